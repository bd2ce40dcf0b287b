// The frame of the engraving preview with its note; the same size before and after the island loads.
import type { ReactNode, Ref } from 'react';
import type { EngravingSceneInput } from './engraving/to-engraving-scene.ts';
import * as styles from './EngravingPreviewWithNote.module.css';

const tallSurfaces: ReadonlySet<EngravingSceneInput['surface']> = new Set(['case_back', 'disc', 'letter', 'ring_pair']);

/** What a drawing shows is named beside it. */
export const toEngravingPreviewNoteKey = (surface: EngravingSceneInput['surface']) =>
  surface === 'letter' ? 'preview.letterNote' : 'preview.note';

export interface EngravingPreviewWithNoteProps {
  surface: EngravingSceneInput['surface'];
  note: string;
  /** Announces the note, because it is new. */
  isNews?: boolean;
  stageRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export const EngravingPreviewWithNote = ({
  surface,
  note,
  isNews = false,
  stageRef,
  children,
}: EngravingPreviewWithNoteProps) => (
  <>
    <div ref={stageRef} className={`${styles.stage ?? ''} ${tallSurfaces.has(surface) ? (styles.tall ?? '') : ''}`}>
      {children}
    </div>
    <p className={styles.note} role={isNews ? 'status' : undefined}>
      {note}
    </p>
  </>
);

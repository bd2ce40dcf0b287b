// The frame of the engraving preview with its note; the same size before and after the island loads.
import type { ReactNode } from 'react';
import type { Engraving } from './engraving/to-engraving-scene.ts';
import * as styles from './EngravingPreviewFrame.module.css';

const tallSurfaces: ReadonlySet<Engraving['surface']> = new Set(['case_back', 'disc', 'ring_pair']);

export interface EngravingPreviewFrameProps {
  surface: Engraving['surface'];
  note: string;
  /** Announces the note, because it is new. */
  isNews?: boolean;
  /** Keeps the note's room without the note: the drawing that it describes has not arrived. */
  isWaiting?: boolean;
  children?: ReactNode;
}

export const EngravingPreviewFrame = ({
  surface,
  note,
  isNews = false,
  isWaiting = false,
  children,
}: EngravingPreviewFrameProps) => (
  <div className={styles.preview}>
    <div className={`${styles.place ?? ''} ${tallSurfaces.has(surface) ? (styles.tall ?? '') : ''}`}>{children}</div>
    <p className={styles.note} data-waiting={isWaiting || undefined} role={isNews ? 'status' : undefined}>
      {note}
    </p>
  </div>
);

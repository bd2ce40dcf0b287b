// The frame of the engraving preview, of one size before and after its island has come, with what the drawing promises.
import type { ReactNode } from 'react';
import type { Engraving } from './engraving/to-engraving-scene.ts';
import * as styles from './EngravingPreview.module.css';

const tallSurfaces: ReadonlySet<Engraving['surface']> = new Set(['case_back', 'disc', 'ring_pair']);

export interface EngravingPreviewFrameProps {
  surface: Engraving['surface'];
  note: string;
  /** The note is news and is said at once. */
  isNews?: boolean;
  children?: ReactNode;
}

export const EngravingPreviewFrame = ({ surface, note, isNews = false, children }: EngravingPreviewFrameProps) => (
  <div className={styles.preview}>
    <div className={`${styles.place ?? ''} ${tallSurfaces.has(surface) ? (styles.tall ?? '') : ''}`}>{children}</div>
    <p className={styles.note} role={isNews ? 'status' : undefined}>
      {note}
    </p>
  </div>
);

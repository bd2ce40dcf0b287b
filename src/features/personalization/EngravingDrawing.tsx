// A drawn engraving in the colours of the house. Its words are said by the label.
import { Fragment } from 'react';
import type { Scene } from './engraving/scene.ts';
import { glintOffset } from './engraving/to-engraving-svg.ts';
import * as styles from './EngravingPreview.module.css';

export interface EngravingDrawingProps {
  scene: Scene;
  label: string;
}

export const EngravingDrawing = ({ scene: { frame, shapes }, label }: EngravingDrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
    role="img"
    aria-label={label}
  >
    {shapes.map(({ path, look }, index) => (
      <Fragment key={index}>
        {look === 'cut' && <path className={styles.glint} d={path} transform={`translate(${glintOffset.join(' ')})`} />}
        <path className={styles[look]} d={path} fillRule={look === 'cut' ? 'nonzero' : 'evenodd'} />
      </Fragment>
    ))}
  </svg>
);

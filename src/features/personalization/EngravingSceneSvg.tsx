// The drawing of an engraved product inside the preview's frame, with its text as label.
import { useId } from 'react';
import type { EngravingScene } from './engraving/engraving-scene-shapes.ts';
import { engravingSceneToSvgContent, toViewBox } from './engraving/to-engraving-svg.ts';
import * as styles from './EngravingPreviewWithNote.module.css';

export const EngravingSceneSvg = ({ scene, label }: { scene: EngravingScene; label: string }) => {
  const id = useId().replace(/\W/g, '');
  return (
    <svg
      className={styles.drawing}
      viewBox={toViewBox(scene.frame)}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: engravingSceneToSvgContent(scene, `engraving${id}`) }}
    />
  );
};

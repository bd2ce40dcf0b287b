// Holds the place of the engraving preview until its island is there. On the first-paint side; nothing without a surface.
import { lazy } from 'react';
import { Island } from '../../ui/Island.tsx';
import * as styles from './EngravingPreview.module.css';
import type { EngravingPreviewProps } from './preview-props.ts';

const Preview = lazy(() => import('./preview-island.tsx'));

export const EngravingPreview = (props: EngravingPreviewProps) =>
  props.personalization.surface === 'none' ? null : (
    <Island fallback={<div className={styles.place} />}>
      <Preview {...props} />
    </Island>
  );

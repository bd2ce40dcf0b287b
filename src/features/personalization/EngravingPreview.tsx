// Holds the place of the engraving preview until its island is there. On the first-paint side; nothing without a surface.
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../ui/Island.tsx';
import type { EngravingPreviewProps } from './preview-props.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const Preview = lazy(() => import('./preview-island.tsx'));

export const EngravingPreview = (props: EngravingPreviewProps) => {
  const { t } = useTranslation('personalization');
  const { surface } = props.personalization;
  return surface === 'none' ? null : (
    <Island fallback={<PreviewFrame surface={surface} note={t('preview.note')} />}>
      <Preview {...props} />
    </Island>
  );
};

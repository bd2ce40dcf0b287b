// Lazy entry point of the engraving preview, with reserved space. Part of the first paint; renders nothing without a
// surface.
import { useTranslation } from 'react-i18next';
import { lazyIsland } from '../../ui/lazyIsland.tsx';
import type { EngravingPreviewProps } from './engraving-preview-island.tsx';
import { EngravingPreviewFrame } from './EngravingPreviewFrame.tsx';

const Placeholder = ({ personalization: { surface } }: EngravingPreviewProps) => {
  const { t } = useTranslation('personalization');
  return surface === 'none' ? null : <EngravingPreviewFrame surface={surface} note={t('preview.note')} isWaiting />;
};

export const LazyEngravingPreview = lazyIsland(() => import('./engraving-preview-island.tsx'), Placeholder);

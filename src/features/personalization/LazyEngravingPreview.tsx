// Lazy entry point of the engraving preview. Part of the first paint: shows the product without its text until the island
// loads. Renders nothing without a surface.
import { useTranslation } from 'react-i18next';
import { lazyIsland } from '../../ui/lazyIsland.tsx';
import { toEngravingScene } from './engraving/to-engraving-scene.ts';
import type { EngravingPreviewProps } from './engraving-preview-island.tsx';
import { EngravingDrawing } from './EngravingDrawing.tsx';
import { EngravingPreviewFrame, toEngravingPreviewNoteKey } from './EngravingPreviewFrame.tsx';

const BlankPreview = ({ personalization: { surface }, look }: EngravingPreviewProps) => {
  const { t } = useTranslation('personalization');
  if (surface === 'none') return null;
  const scene = toEngravingScene({ surface, texts: blankTexts, placement: 'centre', look }, undefined);
  return (
    <EngravingPreviewFrame surface={surface} note={t(toEngravingPreviewNoteKey(surface))}>
      <EngravingDrawing scene={scene} label={t('preview.plain', { piece: t(`preview.pieces.${surface}`) })} />
    </EngravingPreviewFrame>
  );
};

const blankTexts: readonly string[] = [];

export const LazyEngravingPreview = lazyIsland(() => import('./engraving-preview-island.tsx'), BlankPreview);

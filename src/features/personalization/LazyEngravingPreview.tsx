// Lazy entry point of the engraving preview. Part of the first paint: shows the product without its text until the island
// loads. Renders nothing without a surface.
import { useTranslation } from 'react-i18next';
import { createLazyIsland } from '../../ui/createLazyIsland.tsx';
import { toEngravingScene } from './engraving/to-engraving-scene.ts';
import type { EngravingPreviewProps } from './engraving-preview-island.tsx';
import { EngravingSceneSvg } from './EngravingSceneSvg.tsx';
import { EngravingPreviewWithNote, toEngravingPreviewNoteKey } from './EngravingPreviewWithNote.tsx';

const BlankPreview = ({ personalization: { surface }, look }: EngravingPreviewProps) => {
  const { t } = useTranslation('personalization');
  if (surface === 'none') return null;
  const scene = toEngravingScene({ surface, texts: blankTexts, placement: 'centre', look }, undefined);
  return (
    <EngravingPreviewWithNote surface={surface} note={t(toEngravingPreviewNoteKey(surface))}>
      <EngravingSceneSvg scene={scene} label={t('preview.plain', { piece: t(`preview.pieces.${surface}`) })} />
    </EngravingPreviewWithNote>
  );
};

const blankTexts: readonly string[] = [];

export const LazyEngravingPreview = createLazyIsland(() => import('./engraving-preview-island.tsx'), BlankPreview);

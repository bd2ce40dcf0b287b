// The engraving preview: the piece with its text as it will be cut, and the same drawing to be kept. Loaded through
// EngravingPreview only.
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { Personalization } from '../../../contract/shop/personalization.ts';
import type { EngravingFontPaths } from '../../../domain/personalization/engraving-font.ts';
import { type PersonalizationValues, toChosenFont } from '../../../domain/personalization/personalization-values.ts';
import { type Engraving, toEngraving, toEngravingScene } from './engraving/to-engraving-scene.ts';
import { toEngravingSvg } from './engraving/to-engraving-svg.ts';
import { EngravingDrawing } from './EngravingDrawing.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useEngravingFont } from './useEngravingFont.ts';

export interface EngravingPreviewProps {
  personalization: Pick<Personalization, 'fields' | 'surface'>;
  values: PersonalizationValues;
  fontPaths: EngravingFontPaths;
  locale: Locale;
  /**
   * Gets the drawing as an SVG that stands alone whenever it changes, `undefined` while there is none: nothing is engraved,
   * or the face is still coming. Keep the function the same between renders.
   */
  onRender?: (svg: string | undefined) => void;
}

type DrawnProps = Omit<EngravingPreviewProps, 'personalization'> & {
  surface: Engraving['surface'];
  fields: EngravingPreviewProps['personalization']['fields'];
};

const DrawnEngraving = ({ surface, fields, values, fontPaths, locale, onRender }: DrawnProps) => {
  const { t } = useTranslation('personalization');
  const engraving = useMemo(() => toEngraving(surface, fields, values), [surface, fields, values]);
  const written = engraving.texts.filter(Boolean);
  const isEngraved = written.length > 0;
  const fontKey = toChosenFont(fields, values);
  const { font, hasFailed } = useEngravingFont(isEngraved ? fontPaths[fontKey] : undefined);
  const scene = useMemo(() => toEngravingScene(engraving, font), [engraving, font]);
  const quoted = written.map((text) => t('quoted', { text }));
  const piece = t(`preview.pieces.${surface}`);
  const label = isEngraved
    ? t('preview.engraved', {
        piece,
        texts: new Intl.ListFormat(locale, { type: 'unit' }).format(quoted),
        font: t(`fonts.${fontKey}`),
      })
    : t('preview.plain', { piece });

  useEffect(() => {
    onRender?.(isEngraved && font ? toEngravingSvg(engraving, font, label) : undefined);
  }, [onRender, isEngraved, font, engraving, label]);

  return (
    <PreviewFrame surface={surface} note={hasFailed ? t('preview.failed') : t('preview.note')} isNews={hasFailed}>
      <EngravingDrawing scene={scene} label={label} />
    </PreviewFrame>
  );
};

const PreviewIsland = ({ personalization: { surface, fields }, ...props }: EngravingPreviewProps) =>
  surface === 'none' ? null : <DrawnEngraving surface={surface} fields={fields} {...props} />;

export default PreviewIsland;

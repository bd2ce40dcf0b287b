// The engraving preview: draws the product with its text and passes the drawing to the cart.
import { Fragment, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { LocalizedPersonalization } from '../../../domain/localized-personalization.ts';
import {
  type EngravingFontMetrics,
  type EngravingFontFilePaths,
  type PersonalizationValues,
  toSelectedEngravingFont,
} from '../../../domain/personalization.ts';
import type { EngravingScene } from './engraving/engraving-scene.ts';
import { type Engraving, toEngraving, toEngravingScene } from './engraving/to-engraving-scene.ts';
import { engravingHighlightOffset, toEngravingSvg } from './engraving/to-engraving-svg.ts';
import { EngravingPreviewFrame } from './EngravingPreviewFrame.tsx';
import * as styles from './EngravingPreviewFrame.module.css';

export interface EngravingPreviewProps {
  personalization: Pick<LocalizedPersonalization, 'fields' | 'surface'>;
  values: PersonalizationValues;
  fontPaths: EngravingFontFilePaths;
  locale: Locale;
  /**
   * Receives the self-contained SVG whenever it changes; `undefined` without an engraving or while the font loads. Pass
   * a stable function.
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
  const fontKey = toSelectedEngravingFont(fields, values);
  const { font, hasFailed } = useEngravingFont(isEngraved ? fontPaths[fontKey] : undefined);
  const scene = useMemo(() => toEngravingScene(engraving, font), [engraving, font]);
  const quoted = written.map((text) => t('quoted', { text }));
  const productName = t(`preview.pieces.${surface}`);
  const label = isEngraved
    ? t('preview.engraved', {
        piece: productName,
        texts: new Intl.ListFormat(locale, { type: 'unit' }).format(quoted),
        font: t(`fonts.${fontKey}`),
      })
    : t('preview.plain', { piece: productName });

  useEffect(() => {
    onRender?.(isEngraved && font ? toEngravingSvg(engraving, font, label) : undefined);
  }, [onRender, isEngraved, font, engraving, label]);

  return (
    <EngravingPreviewFrame
      surface={surface}
      note={hasFailed ? t('preview.failed') : t('preview.note')}
      isNews={hasFailed}
    >
      <EngravingDrawing scene={scene} label={label} />
    </EngravingPreviewFrame>
  );
};

const PreviewIsland = ({ personalization: { surface, fields }, ...props }: EngravingPreviewProps) =>
  surface === 'none' ? null : <DrawnEngraving surface={surface} fields={fields} {...props} />;

interface EngravingDrawingProps {
  scene: EngravingScene;
  label: string;
}

/** A drawing in the theme's colors, with its text as label. */
const EngravingDrawing = ({ scene: { frame, shapes }, label }: EngravingDrawingProps) => (
  <svg
    className={styles.drawing}
    viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
    role="img"
    aria-label={label}
  >
    {shapes.map(({ path, style }, index) => (
      <Fragment key={index}>
        {style === 'cut' && (
          <path className={styles.glint} d={path} transform={`translate(${engravingHighlightOffset.join(' ')})`} />
        )}
        <path className={styles[style]} d={path} fillRule={style === 'cut' ? 'nonzero' : 'evenodd'} />
      </Fragment>
    ))}
  </svg>
);

interface FontState {
  font: EngravingFontMetrics | undefined;
  hasFailed: boolean;
}

const loadingFont: FontState = { font: undefined, hasFailed: false };

/** @param path `undefined` while no font is needed */
const useEngravingFont = (path: string | undefined): FontState => {
  const [result, setResult] = useState<{ path: string; state: FontState }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isNeeded = true;
    const finish = (state: FontState) => {
      if (isNeeded) setResult({ path, state });
    };
    readEngravingFont(path).then(
      (font) => finish({ font, hasFailed: false }),
      () => finish({ font: undefined, hasFailed: true }),
    );
    return () => {
      isNeeded = false;
    };
  }, [path]);
  return result && result.path === path ? result.state : loadingFont;
};

const reads = new Map<string, Promise<EngravingFontMetrics>>();

/**
 * @param path where the build wrote the font
 * @throws if it fails to load; the next call retries
 */
const readEngravingFont = (path: string): Promise<EngravingFontMetrics> => {
  const read = reads.get(path) ?? fetchFont(path);
  reads.set(path, read);
  read.catch(() => reads.delete(path));
  return read;
};

const fetchFont = async (path: string): Promise<EngravingFontMetrics> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The engraving face ${path} cannot be loaded: HTTP ${response.status}`);
  // A file of this site, validated at build time (src/gatsby/engraving).
  return (await response.json()) as EngravingFontMetrics;
};

export default PreviewIsland;

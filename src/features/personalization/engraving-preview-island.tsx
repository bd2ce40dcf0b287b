// The engraving preview: draws the product with its text and passes the drawing to the cart.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { LocalizedPersonalization } from '../../../domain/localized-personalization.ts';
import {
  type EngravingFontMetrics,
  type EngravingFontFilePaths,
  type PersonalizationValues,
  toSelectedEngravingFont,
} from '../../../domain/personalization.ts';
import type { EngravingPreviewAppearance } from './engraving/ring-drawing-geometry.ts';
import { type EngravingSceneInput, toEngravingSceneInput, toEngravingScene } from './engraving/to-engraving-scene.ts';
import { toEngravingSvg } from './engraving/to-engraving-svg.ts';
import { EngravingSceneSvg } from './EngravingSceneSvg.tsx';
import { EngravingPreviewWithNote, toEngravingPreviewNoteKey } from './EngravingPreviewWithNote.tsx';

export interface EngravingPreviewProps {
  personalization: Pick<LocalizedPersonalization, 'fields' | 'surface'>;
  values: PersonalizationValues;
  /** What is known of the product. Pass a stable object. */
  look?: Partial<EngravingPreviewAppearance> | undefined;
  fontPaths: EngravingFontFilePaths;
  locale: Locale;
  /**
   * Receives the self-contained SVG whenever it changes; `undefined` without an engraving or while the font loads. Pass
   * a stable function.
   */
  onRender?: (svg: string | undefined) => void;
}

type DrawnProps = Omit<EngravingPreviewProps, 'personalization'> & {
  surface: EngravingSceneInput['surface'];
  fields: EngravingPreviewProps['personalization']['fields'];
};

const DrawnEngraving = ({ surface, fields, values, look, fontPaths, locale, onRender }: DrawnProps) => {
  const { t } = useTranslation('personalization');
  const engraving = useMemo(
    () => ({ ...toEngravingSceneInput(surface, fields, values), look }),
    [surface, fields, values, look],
  );
  const stage = useStickyStage();
  const written = engraving.texts.filter(Boolean);
  const isEngraved = written.length > 0;
  const fontKey = toSelectedEngravingFont(fields, values);
  const { font, hasFailed } = useEngravingFont(isEngraved || surface === 'letter' ? fontPaths[fontKey] : undefined);
  const isTextMissing = hasFailed && isEngraved;
  const scene = useMemo(() => toEngravingScene(engraving, font), [engraving, font]);
  const quoted = written.map((text) => t('quoted', { text }));
  const productName = t(`preview.pieces.${surface}`);
  const label = isEngraved
    ? t('preview.engraved', {
        piece: productName,
        texts: new Intl.ListFormat(locale, { type: 'unit' }).format(quoted),
        font: t(`fonts.${fontKey}`),
      })
    : surface === 'letter'
      ? t('preview.letter', { letter: look?.letter })
      : t('preview.plain', { piece: productName });

  useEffect(() => {
    onRender?.(isEngraved && font ? toEngravingSvg(engraving, font, label) : undefined);
  }, [onRender, isEngraved, font, engraving, label]);

  return (
    <EngravingPreviewWithNote
      surface={surface}
      note={t(isTextMissing ? 'preview.failed' : toEngravingPreviewNoteKey(surface))}
      isNews={isTextMissing}
      stageRef={stage}
    >
      <EngravingSceneSvg scene={scene} label={label} />
    </EngravingPreviewWithNote>
  );
};

const PreviewIsland = ({ personalization: { surface, fields }, ...props }: EngravingPreviewProps) =>
  surface === 'none' ? null : <DrawnEngraving surface={surface} fields={fields} {...props} />;

/** Tells the stage where the visible part of the page begins: a phone's keyboard may push its top out of view. */
const useStickyStage = () => {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const update = () => {
      // Zoomed in, nothing follows: it would cover what the visitor looks at.
      const top = view.scale > 1 ? 0 : view.offsetTop;
      stage.current?.style.setProperty('--visible-top', `${top}px`);
    };
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, []);
  return stage;
};

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

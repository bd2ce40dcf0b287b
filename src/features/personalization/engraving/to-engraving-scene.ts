// Maps an engraving to the drawing of its surface, for the preview and for the cart. Pure.
import type { EngravingSurface } from '../../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { PersonalizationFieldDefinition } from '../../../../domain/localized-personalization.ts';
import {
  type EngravingFontMetrics,
  type PersonalizationValues,
  engravingPlacementChoiceKey,
  normalizeEngravingText,
} from '../../../../domain/personalization.ts';
import {
  type EngravingOutlinePrecision,
  type EngravedTextOutline,
  toEngravedTextOutline,
} from './engraved-text-outline.ts';
import {
  toCaseBackEngravingScene,
  toDiscEngravingScene,
  toSignetPlateEngravingScene,
} from './front-view-engraving-scenes.ts';
import { toLetterPendantEngravingScene } from './letter-pendant-engraving-scene.ts';
import { toRingEngravingScene } from './ring-engraving-scene.ts';
import type { EngravingScene } from './engraving-scene-shapes.ts';
import { defaultMetalColor } from './metal-tones.ts';
import type { EngravingPreviewAppearance } from './ring-drawing-geometry.ts';

export interface EngravingSceneInput {
  surface: Exclude<EngravingSurface, 'none'>;
  /** One per text field, in order; empty for a blank field. */
  texts: readonly string[];
  placement: 'centre' | 'rim';
  /** What is known of the product; the drawing assumes the rest. */
  look?: Partial<EngravingPreviewAppearance> | undefined;
}

const assumedLook: EngravingPreviewAppearance = {
  metals: [defaultMetalColor],
  letter: '',
  stones: ['#eff5f9'],
  bandWidthMm: 4,
  profile: 'court',
  head: 'none',
  sizes: [],
};

/** Maps the selected values to an engraving; the second option of a placement field is the rim. */
export const toEngravingSceneInput = (
  surface: EngravingSceneInput['surface'],
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
): EngravingSceneInput => {
  const placement = fields.find(({ key, type }) => key === engravingPlacementChoiceKey && type === 'choice');
  const rim = placement?.type === 'choice' ? placement.options[1]?.value : undefined;
  return {
    surface,
    texts: fields.filter(({ type }) => type === 'text').map(({ key }) => normalizeEngravingText(values[key] ?? '')),
    placement: rim !== undefined && values[engravingPlacementChoiceKey] === rim ? 'rim' : 'centre',
  };
};

/** @param font `undefined` while it loads: draws the surface without text */
export const toEngravingScene = (
  { surface, texts, placement, look: known }: EngravingSceneInput,
  font: EngravingFontMetrics | undefined,
  detail: EngravingOutlinePrecision = 'fine',
): EngravingScene => {
  const look = { ...assumedLook, ...known };
  const set = (text: string | undefined): EngravedTextOutline | undefined =>
    font && text ? toEngravedTextOutline(text, font, detail) : undefined;
  const toOutlines = (lines: readonly string[]) => lines.flatMap((line) => set(line) ?? []);
  switch (surface) {
    case 'ring':
      return toRingEngravingScene([set(texts.filter(Boolean).join(' '))], look);
    case 'ring_pair':
      return toRingEngravingScene([set(texts[0]), set(texts[1])], look);
    case 'case_back':
      return toCaseBackEngravingScene(toOutlines(texts), look.metals);
    case 'disc':
      return toDiscEngravingScene(
        toOutlines(placement === 'rim' ? texts : texts.flatMap(toBalancedLines)),
        placement,
        look.metals,
      );
    case 'plate':
      return toSignetPlateEngravingScene(toOutlines(texts), look.metals);
    case 'letter':
      return toLetterPendantEngravingScene(set(look.letter), look.metals);
  }
};

/** Longer texts are split into two lines at a space near the middle. */
const longLine = 9;

const toBalancedLines = (text: string): string[] => {
  const toDistance = (index: number) => Math.abs(index / text.length - 0.5);
  const [middle] = Array.from(text.matchAll(/ /g), ({ index }) => index)
    .filter((index) => text.length > longLine && toDistance(index) < 0.25)
    .sort((one, other) => toDistance(one) - toDistance(other));
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
};

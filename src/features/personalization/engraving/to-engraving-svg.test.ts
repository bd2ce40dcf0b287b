import { describe, expect, it } from 'vitest';
import {
  engravingSurfaces,
  ringHeadTypes,
  type RingHeadType,
} from '../../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { PersonalizationFieldDefinition } from '../../../../domain/localized-personalization.ts';
import type { EngravingFontMetrics } from '../../../../domain/personalization.ts';
import type { EngravingScene } from './engraving-scene-shapes.ts';
import { toMetalTones } from './metal-tones.ts';
import { type EngravingSceneInput, toEngravingSceneInput, toEngravingScene } from './to-engraving-scene.ts';
import { engravingSceneToSvgContent, toEngravingSvg } from './to-engraving-svg.ts';

/** A test font: every character except the space is a square of half an em. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&♥';
const font: EngravingFontMetrics = {
  unitsPerEm: 1000,
  capHeight: 600,
  descent: 200,
  glyphs: {
    ' ': [300, ''],
    ...Object.fromEntries(Array.from(letters, (letter) => [letter, [600, 'm50 0l0-500l500 0l0 500z'] as const])),
  },
  kerning: { A: { V: -100 } },
};

/** A letter pendant has no engraving. */
const surfaces = engravingSurfaces.filter((surface) => surface !== 'none' && surface !== 'letter');

const toShapes = (engraving: Partial<EngravingSceneInput>) =>
  toEngravingScene({ surface: 'ring', texts: [], placement: 'centre', ...engraving }, font).shapes;
const readCuts = (engraving: Partial<EngravingSceneInput>) =>
  toShapes(engraving)
    .filter(({ style }) => style === 'cut')
    .map(({ path }) => path);

/** The absolute start points of a path's outlines. */
const readStarts = (path: string): [number, number][] => {
  const starts: [number, number][] = [];
  let at: [number, number] = [0, 0];
  for (const outline of path.split('z').filter(Boolean)) {
    const steps = [...outline.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number));
    at = [at[0] + (steps[0] ?? 0), at[1] + (steps[1] ?? 0)];
    starts.push(at);
  }
  return starts;
};

describe.each(surfaces)('surface %s', (surface) => {
  it('draws no text without an engraving or a font', () => {
    expect(readCuts({ surface, texts: ['', ''] })).toEqual([]);
    const scene = toEngravingScene({ surface, texts: ['Anna'], placement: 'centre' }, undefined);
    expect(scene.shapes.length).toBeGreaterThan(3);
    expect(scene.shapes.some(({ style }) => style === 'cut')).toBe(false);
  });

  it('keeps text of any length inside the frame', () => {
    const texts = ['W'.repeat(24), 'W'.repeat(24)];
    const { frame, shapes } = toEngravingScene({ surface, texts, placement: 'centre' }, font);
    const starts = shapes.filter(({ style }) => style === 'cut').flatMap(({ path }) => readStarts(path));
    expect(starts.length).toBeGreaterThanOrEqual(24);
    for (const [x, y] of starts) {
      expect(x).toBeGreaterThan(frame.left);
      expect(x).toBeLessThan(frame.left + frame.width);
      expect(y).toBeGreaterThan(frame.top);
      expect(y).toBeLessThan(frame.top + frame.height);
    }
  });

  it('renders a self-contained SVG with an accessible title', () => {
    const svg = toEngravingSvg({ surface, texts: ['Anna & Paul ♥'], placement: 'centre' }, font, 'Ring: „<b>A & B"“');
    expect(svg).toContain('<title>Ring: „&#60;b&#62;A &#38; B&#34;“</title>');
    expect(svg).not.toMatch(/var\(|script|url\((?!#)|NaN|undefined|Infinity|<image|href="(?!#)/);
    expect(svg.match(/http[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  });
});

describe('the text', () => {
  it('runs from left to right on the far inside of a ring, bent like the band', () => {
    const starts = readStarts(readCuts({ texts: ['ABCDEFGHI'] })[0] ?? '');
    expect(starts).toHaveLength(9);
    const xs = starts.map(([x]) => x);
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    const [first = [0, 0], middle = [0, 0], last = [0, 0]] = [starts[0], starts[4], starts[8]];
    expect(middle[1]).toBeLessThan(first[1]);
    expect(middle[1]).toBeLessThan(last[1]);
  });

  it('gets a separate ring for each of a pair', () => {
    const [one = '', other = ''] = readCuts({ surface: 'ring_pair', texts: ['Anna', 'Paul'] });
    const [[, upper] = [0, 0]] = readStarts(one);
    const [[, lower] = [0, 0]] = readStarts(other);
    expect(lower - upper).toBeGreaterThan(150);
    expect(readCuts({ surface: 'ring_pair', texts: ['', 'Paul'] })).toEqual([other]);
  });

  it('is kerned and skips missing characters', () => {
    const width = (text: string) => {
      const xs = readStarts(readCuts({ surface: 'plate', texts: [text] })[0] ?? '').map(([x]) => x);
      return (xs[1] ?? 0) - (xs[0] ?? 0);
    };
    expect(width('AV')).toBeLessThan(width('VA'));
    expect(readCuts({ surface: 'plate', texts: ['AЖV'] })).toEqual(readCuts({ surface: 'plate', texts: ['AV'] }));
  });

  it('runs around the rim if selected', () => {
    const centre = readCuts({ surface: 'disc', texts: ['Anna Paul'] });
    const rim = readCuts({ surface: 'disc', texts: ['Anna Paul'], placement: 'rim' });
    expect(rim).not.toEqual(centre);
    for (const [x, y] of readStarts(rim[0] ?? '')) expect(Math.hypot(x, y)).toBeGreaterThan(130);
  });

  it('is split into two lines on a disc if it is long', () => {
    expect(readCuts({ surface: 'disc', texts: ['Marie Louise'] })).toHaveLength(2);
    expect(readCuts({ surface: 'disc', texts: ['Marie L'] })).toHaveLength(1);
  });
});

describe('the stored drawing', () => {
  it('stays below 30 kB for the most ornate font and two long texts', () => {
    const flourish = Array.from({ length: 120 }, (_, index) => `q${(index % 7) * 9}-13 ${(index % 5) * 7 - 9} 6`).join(
      '',
    );
    const rich: EngravingFontMetrics = { ...font, glyphs: { W: [900, `m50 0${flourish}z`] } };
    const engraving: EngravingSceneInput = {
      surface: 'ring_pair',
      texts: ['W'.repeat(24), 'W'.repeat(24)],
      placement: 'centre',
    };
    const svg = toEngravingSvg(engraving, rich, 'Ring');
    expect(svg).toContain('<use');
    expect(svg.length).toBeLessThanOrEqual(30_000);
  });

  it('has no id in common with another drawing, and refers to its own ids only', () => {
    const readIds = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const [gold = '', platinum = ''] = ['#d4af5f', '#d2d6d9'].map((metal) =>
      toEngravingSvg({ surface: 'ring', texts: ['Anna'], placement: 'centre', look: { metals: [metal] } }, font, ''),
    );
    expect(new Set(readIds(gold)).size).toBe(readIds(gold).length);
    expect(readIds(gold).filter((id) => readIds(platinum).includes(id))).toEqual([]);
    const references = [...gold.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((id) => !readIds(gold).includes(id))).toEqual([]);
  });

  it('is drawn on the page like it is stored, with the ids of the page', () => {
    const engraving: EngravingSceneInput = { surface: 'ring', texts: ['Anna'], placement: 'centre' };
    const [page, other] = ['a', 'b'].map((ids) => engravingSceneToSvgContent(toEngravingScene(engraving, font), ids));
    const withoutIds = (svg = '') => svg.replace(/((?: id=|href=)"#?|url\(#)[a-z\d]+-/g, '$1');
    expect(withoutIds(page)).toBe(withoutIds(other));
    expect(withoutIds(toEngravingSvg(engraving, font, ''))).toContain(withoutIds(page));
  });

  it('has ids that differ with the drawing', () => {
    const readId = (text: string) =>
      / id="([^"]+)"/.exec(toEngravingSvg({ surface: 'ring', texts: [text], placement: 'centre' }, font, ''))?.[1];
    expect(readId('Anna')).not.toBe(readId('Anton'));
  });
});

describe('the product', () => {
  const toRing = (look: EngravingSceneInput['look'], texts: string[] = []) =>
    toEngravingScene({ surface: 'ring', texts, placement: 'centre', look }, font);
  const toSvg = (look: EngravingSceneInput['look'], surface: EngravingSceneInput['surface'] = 'ring') =>
    toEngravingSvg({ surface, texts: ['Anna'], placement: 'centre', look }, font, '');

  it('is as high as its width in proportion to its diameter', () => {
    const [narrow, wide, wideAndLarge] = [
      { bandWidthMm: 3.5, sizes: [54] },
      { bandWidthMm: 5, sizes: [54] },
      { bandWidthMm: 5, sizes: [64] },
    ].map((look) => toRing({ profile: 'flat', ...look }).frame);
    const unitsPerMm = 480 / (54 / Math.PI);
    // Seen from 31° above; a wider band is thicker by a tenth of its width, too.
    const expected = 1.5 * unitsPerMm * (Math.cos((31 * Math.PI) / 180) + 0.2 * Math.sin((31 * Math.PI) / 180));
    expect((wide?.height ?? 0) - (narrow?.height ?? 0)).toBeCloseTo(expected, 5);
    expect(wideAndLarge?.height).toBeLessThan(wide?.height ?? 0);
  });

  it('shows both rings of a pair in their sizes', () => {
    const toFrame = (sizes: number[]) =>
      toEngravingScene({ surface: 'ring_pair', texts: ['', ''], placement: 'centre', look: { sizes } }, font).frame;
    expect(toFrame([48, 62]).width).toBeLessThan(toFrame([62, 62]).width);
  });

  it('shows the rings of a pair in two widths', () => {
    const toFrame = (look: EngravingSceneInput['look']) =>
      toEngravingScene({ surface: 'ring_pair', texts: ['', ''], placement: 'centre', look }, font).frame;
    const [equal, wider] = [{ bandWidthMm: 4 }, { bandWidthMm: 4, secondBandWidthMm: 8 }].map(toFrame);
    expect(wider?.width).toBeGreaterThan(equal?.width ?? 0);
  });

  it.each(['ring', 'ring_pair', 'case_back', 'disc', 'plate'] as const)('has the color of its metal: %s', (surface) => {
    const readColors = (metal: string) =>
      new Set([...toSvg({ metals: [metal] }, surface).matchAll(/stop-color="([^"]+)"/g)].map(([, color]) => color));
    const [gold, platinum] = [readColors('#d4af5f'), readColors('#d2d6d9')];
    const { light, mid, dark } = toMetalTones('#d4af5f');
    expect([...gold]).toEqual(expect.arrayContaining([light, mid, dark]));
    expect(platinum.has(mid)).toBe(false);
  });

  it('shows two metals side by side', () => {
    const svg = toSvg({ metals: ['#dcdcd8', '#d3a08a'] });
    for (const metal of ['#dcdcd8', '#d3a08a']) expect(svg).toContain(toMetalTones(metal).mid);
  });

  it('shows its profile, and its stones in their color', () => {
    const plain = toRing({ profile: 'flat' }).shapes;
    expect(toRing({ profile: 'court' }).shapes).not.toEqual(plain);
    expect(plain.some(({ style }) => style === 'stone')).toBe(false);
    const readStones = (head: RingHeadType) => toRing({ head }).shapes.filter(({ style }) => style === 'stone').length;
    expect(ringHeadTypes.map(readStones)).toEqual([0, 1, 1, 3, 9]);
    expect(toSvg({ head: 'solitaire', stones: ['#1f3f8f'] })).toContain(toMetalTones('#1f3f8f').mid);
  });

  it.each(ringHeadTypes)('stays inside the frame with stones: %s', (head) => {
    const { frame, shapes } = toRing({ head, bandWidthMm: 1.6 });
    const starts = shapes.map(({ path }) => /^M(\S+) ([^A-Z]+)/.exec(path)?.slice(1).map(Number) ?? []);
    for (const [x = 0, y = 0] of starts) {
      expect(x).toBeGreaterThan(frame.left);
      expect(x).toBeLessThan(frame.left + frame.width);
      expect(y).toBeGreaterThan(frame.top);
      expect(y).toBeLessThan(frame.top + frame.height);
    }
  });

  it('is cut by the engraving: dark above, bright below, never black', () => {
    const cuts = [
      ...toSvg({ metals: ['#d4af5f'] }).matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)"/g),
    ];
    const { glint, deep, cut } = toMetalTones('#d4af5f');
    expect(new Set(cuts.map(([, id]) => id)).size).toBe(1);
    const colors = cuts.map(([, , , y, color]) => ({ y: Number(y), color })).sort((one, other) => one.y - other.y);
    expect(colors.map(({ color }) => color)).toEqual([deep, cut, glint]);
    expect(colors[0]?.y).toBeLessThan(0);
    expect(colors[2]?.y).toBeGreaterThan(0);
  });

  it('is a pendant in the shape of its letter', () => {
    const toPendant = (letter: string, face?: EngravingFontMetrics) =>
      toEngravingScene({ surface: 'letter', texts: [], placement: 'centre', look: { letter } }, face);
    const readLetters = (scene: EngravingScene) => scene.shapes.filter(({ style }) => style === 'letter');
    expect(readLetters(toPendant('A', font))).toHaveLength(1);
    expect(readLetters(toPendant('A'))).toEqual([]);
    expect(toPendant('A').shapes.length).toBeGreaterThan(0);
    expect(readLetters(toPendant('&', { ...font, glyphs: { '&': [900, 'm50 0l0-700l500 0l0 700z'] } }))).not.toEqual(
      readLetters(toPendant('A', font)),
    );
  });
});

it('reads texts and placement from the values', () => {
  const fields: PersonalizationFieldDefinition[] = [
    { key: 'engraving', type: 'text', label: '', required: false, maxLength: 16 },
    {
      key: 'placement',
      type: 'choice',
      label: '',
      required: false,
      options: [
        { value: 'Mitte', label: '' },
        { value: 'Rand', label: '' },
      ],
    },
  ];
  expect(toEngravingSceneInput('disc', fields, { engraving: ' Anna  ❤ ', placement: 'Rand' })).toEqual({
    surface: 'disc',
    texts: ['Anna ♥'],
    placement: 'rim',
  });
  expect(toEngravingSceneInput('disc', fields, {})).toEqual({ surface: 'disc', texts: [''], placement: 'centre' });
});

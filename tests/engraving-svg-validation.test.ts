// The order service accepts the engraving drawings of the site, and rejects SVG that could run scripts, load resources
// or link.
import { describe, expect, it } from 'vitest';
import { isSafeEngravingSvg } from '../backend/extensions/ecom/shop/checkout/validate-engraving-svg.ts';
import { engravingSurfaces } from '../contract/shop/engraving-fonts-and-surfaces.ts';
import type { EngravingFontMetrics } from '../domain/personalization.ts';
import { toEngravingSvg } from '../src/features/personalization/engraving/to-engraving-svg.ts';

/** A font whose glyphs are boxes with curves. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&♥';
const font: EngravingFontMetrics = {
  unitsPerEm: 1000,
  capHeight: 600,
  descent: 200,
  glyphs: {
    ' ': [300, ''],
    ...Object.fromEntries(
      Array.from(letters, (letter) => [letter, [600, 'm50 0l0-500q100-50 200 0t200 0c10 20 30 40 50 60z'] as const]),
    ),
  },
  kerning: {},
};
const surfaces = engravingSurfaces.filter((surface) => surface !== 'none');
const draw = (surface: (typeof surfaces)[number], title = 'Gravur: „A & B“ <3 "♥"') =>
  toEngravingSvg({ surface, texts: ['Anna & Paul', 'Für immer'], placement: 'rim' }, font, title);

it.each(surfaces)('accepts the drawing of the surface %s', (surface) => {
  expect(isSafeEngravingSvg(draw(surface))).toBe(true);
  expect(isSafeEngravingSvg(toEngravingSvg({ surface, texts: [], placement: 'centre' }, font, ''))).toBe(true);
});

it('accepts drawings of earlier releases, which open pages still send', () => {
  const earlier =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-262 -208 524 416" role="img"><title>Siegel</title>' +
    '<g stroke="#857d72"><path d="M-9 9L9 9" fill="none" stroke-width=".7" opacity=".7"/>' +
    '<path d="M-158 0A158 190 0 0 1 158 0Z" fill="#f3efe7" fill-rule="evenodd"/><defs><path id="t5-1ab" d="m0 0z"/></defs>' +
    '<use href="#t5-1ab" x="0.9" y="1.2" fill="#ffffff" stroke="none"/></g></svg>';
  expect(isSafeEngravingSvg(earlier)).toBe(true);
});

const drawing = draw('ring');
const inRoot = (more: string) => drawing.replace('</svg>', `${more}</svg>`);
const inDefs = (more: string) => drawing.replace('</defs>', `${more}</defs>`);
const inGroup = (more: string) => drawing.replace('</g></svg>', `${more}</g></svg>`);

describe('rejects', () => {
  it.each([
    ['an empty string', ''],
    ['text', 'Anna'],
    ['markup around it', `<p>${drawing}</p>`],
    ['two drawings', drawing + drawing],
    ['text after it', `${drawing}x`],
    ['a comment', inRoot('<!-- x -->')],
    ['a declaration', `<?xml version="1.0"?>${drawing}`],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`],
    ['an entity in its title', drawing.replace('<title>', '<title>&lol;')],
    ['a script', inRoot('<script>alert(1)</script>')],
    ['a script in capitals', inRoot('<SCRIPT>alert(1)</SCRIPT>')],
    ['an event handler', drawing.replace('<g ', '<g onload="alert(1)" ')],
    ['an event handler of the root', drawing.replace('<svg ', '<svg onload="alert(1)" ')],
    ['an event handler without quotes', drawing.replace('<g ', '<g onload=alert(1) ')],
    ['a style', inRoot('<style>*{background:url(https://x.example)}</style>')],
    ['a style attribute', drawing.replace('<g ', '<g style="fill:url(https://x.example)" ')],
    ['a fill from another URL', drawing.replace(/fill="#[^"]+"/, 'fill="url(https://x.example#a)"')],
    ['a stroke from another URL', inGroup('<path d="m0 0" stroke="url(//x.example#a)"/>')],
    ['a fill with a fallback', inGroup('<path d="m0 0" fill="url(#a) red"/>')],
    ['a gradient from another file', inDefs('<linearGradient href="https://x.example#a"/>')],
    ['a gradient outside the definitions', inGroup('<linearGradient id="a"></linearGradient>')],
    ['a gradient with other content', inDefs('<linearGradient id="a"><path d="m0 0"/></linearGradient>')],
    ['a stop whose color is a URL', inDefs('<radialGradient id="a"><stop stop-color="url(#b)"/></radialGradient>')],
    ['a pattern', inDefs('<pattern id="a"/>')],
    ['a filter', inDefs('<filter id="a"/>')],
    ['an image', inGroup('<image href="https://x.example/a.png"/>')],
    ['a link', inGroup('<a href="https://x.example"><path d="m0 0"/></a>')],
    ['a foreign object', inGroup('<foreignObject><p>x</p></foreignObject>')],
    ['an animation', inGroup('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['use of another file', inGroup('<use href="https://x.example/a.svg#b"/>')],
    ['use of a data URL', inGroup('<use href="data:image/svg+xml,<svg/>"/>')],
    ['the old link attribute', inGroup('<use xlink:href="#a"/>')],
    ['a duplicate attribute', inGroup('<use href="#a" href="#b"/>')],
    ['an attribute named like an object property', inGroup('<path constructor="x"/>')],
    ['an element named like an object property', inGroup('<constructor/>')],
    ['an element that is not closed', drawing.replace('</svg>', '')],
    ['a closing tag with an attribute', drawing.replace('</svg>', '</svg fill="x">')],
    ['a closing tag that is empty', drawing.replace('</svg>', '</svg/>')],
    ['overlapping elements', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg></g>'],
    ['deep nesting', inGroup('<g><g><path d="m0 0"/></g></g>')],
    ['another namespace', drawing.replace('2000/svg', '1999/xhtml')],
    ['path data with other content', inGroup('<path d="m0 0 url(#a)"/>')],
  ])('%s', (_name, svg) => {
    expect(svg).not.toBe(drawing);
    expect(isSafeEngravingSvg(svg)).toBe(false);
  });

  it('a large invalid drawing within 500 ms', () => {
    const startedAt = performance.now();
    expect(isSafeEngravingSvg(`<svg ${'a="" '.repeat(12_000)}`)).toBe(false);
    expect(isSafeEngravingSvg('<'.repeat(60_000))).toBe(false);
    expect(isSafeEngravingSvg(inGroup(`<path d="${'m0 0'.repeat(12_000)}!"/>`))).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

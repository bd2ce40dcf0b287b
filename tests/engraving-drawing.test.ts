// What the site's pen draws passes the order service's check, and nothing else does that could run, load or link.
import { describe, expect, it } from 'vitest';
import { isEngravingDrawing } from '../backend/extensions/ecom/shop/checkout/engraving-drawing.ts';
import { engravingSurfaces } from '../contract/shop/engraving.ts';
import type { EngravingFont } from '../domain/personalization.ts';
import { toEngravingSvg } from '../src/features/personalization/engraving/to-engraving-svg.ts';

/** A face of boxes and curves. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&♥';
const font: EngravingFont = {
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

it.each(surfaces)('takes the drawing of the surface %s', (surface) => {
  expect(isEngravingDrawing(draw(surface))).toBe(true);
  expect(isEngravingDrawing(toEngravingSvg({ surface, texts: [], placement: 'centre' }, font, ''))).toBe(true);
});

const drawing = draw('ring');
const inRoot = (more: string) => drawing.replace('</svg>', `${more}</svg>`);
const inGroup = (more: string) => drawing.replace('</g></svg>', `${more}</g></svg>`);

describe('refuses', () => {
  it.each([
    ['nothing', ''],
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
    ['a handler', drawing.replace('<g ', '<g onload="alert(1)" ')],
    ['a handler of the root', drawing.replace('<svg ', '<svg onload="alert(1)" ')],
    ['a handler without quotes', drawing.replace('<g ', '<g onload=alert(1) ')],
    ['a style', inRoot('<style>*{background:url(https://x.example)}</style>')],
    ['a style attribute', drawing.replace('<g ', '<g style="fill:url(https://x.example)" ')],
    ['a paint from outside', drawing.replace(/fill="#[^"]+"/, 'fill="url(https://x.example#a)"')],
    ['a picture', inGroup('<image href="https://x.example/a.png"/>')],
    ['a link', inGroup('<a href="https://x.example"><path d="m0 0"/></a>')],
    ['a foreign object', inGroup('<foreignObject><p>x</p></foreignObject>')],
    ['an animation', inGroup('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['use of another file', inGroup('<use href="https://x.example/a.svg#b"/>')],
    ['use of data', inGroup('<use href="data:image/svg+xml,<svg/>"/>')],
    ['the old link attribute', inGroup('<use xlink:href="#a"/>')],
    ['an attribute twice', inGroup('<use href="#a" href="#b"/>')],
    ['a name of every object', inGroup('<path constructor="x"/>')],
    ['a mark of that name', inGroup('<constructor/>')],
    ['a mark that is not closed', drawing.replace('</svg>', '')],
    ['marks that cross', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg></g>'],
    ['depth', inGroup('<g><g><path d="m0 0"/></g></g>')],
    ['another language', drawing.replace('2000/svg', '1999/xhtml')],
    ['path data with more in it', inGroup('<path d="m0 0 url(#a)"/>')],
  ])('%s', (_name, svg) => {
    expect(svg).not.toBe(drawing);
    expect(isEngravingDrawing(svg)).toBe(false);
  });

  it('a large drawing of nothing in no time', () => {
    const startedAt = performance.now();
    expect(isEngravingDrawing(`<svg ${'a="" '.repeat(12_000)}`)).toBe(false);
    expect(isEngravingDrawing('<'.repeat(60_000))).toBe(false);
    expect(isEngravingDrawing(inGroup(`<path d="${'m0 0'.repeat(12_000)}!"/>`))).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

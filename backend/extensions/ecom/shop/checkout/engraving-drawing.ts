// Reads the drawing of an engraving that a browser sends with an order: only what the site's own pen writes
// (src/features/personalization/engraving/to-engraving-svg.ts) passes, mark by mark. The staff looks at it in the studio
// and prints it. Pure.

const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const pathData = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]*$/;
const color = /^(?:none|#[\da-f]{6})$/;
const localId = String.raw`[a-z][\w-]{0,40}`;
const amount = new RegExp(`^${number}$`);

/** What each mark may carry; nothing here can load, link out of the drawing or run. */
const attributes: Record<string, Record<string, RegExp>> = {
  svg: {
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: new RegExp(`^${number}(?: ${number}){3}$`),
    role: /^img$/,
  },
  title: {},
  g: { stroke: color },
  defs: {},
  path: {
    id: new RegExp(`^${localId}$`),
    d: pathData,
    fill: color,
    stroke: color,
    'stroke-width': amount,
    opacity: amount,
    'fill-rule': /^evenodd$/,
  },
  use: { href: new RegExp(`^#${localId}$`), x: amount, y: amount, fill: color, stroke: color, 'stroke-width': amount },
};

/** Which mark may stand in which: a drawing cannot nest without end. */
const parents: Record<string, readonly string[]> = {
  svg: [''],
  title: ['svg'],
  g: ['svg'],
  defs: ['g'],
  path: ['defs', 'g'],
  use: ['g'],
};

const mark = /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<>]*")*)(\/?)>|([^<]+)/y;
const attribute = / ([A-Za-z-]+)="([^"<>]*)"/g;
/** Text with its special characters as numbers, as the pen writes it; what jsonb cannot hold is none. */
const titleText = /^(?:[^<>&\p{Cc}\p{Cs}]|&#\d{1,7};)*$/u;

const hasOwn = (record: object, key: string): boolean => Object.hasOwn(record, key);

const isKnownMark = (name: string, list: string, parent: string): boolean => {
  const allowed = hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!allowed || !parents[name]?.includes(parent)) return false;
  const names = Array.from(list.matchAll(attribute), ([, key = '']) => key);
  if (new Set(names).size !== names.length) return false;
  return Array.from(list.matchAll(attribute)).every(
    ([, key = '', value = '']) => hasOwn(allowed, key) && allowed[key]?.test(value) === true,
  );
};

/** Whether the text is a drawing as the site's own pen writes it. */
export const isEngravingDrawing = (svg: string): boolean => {
  const open: string[] = [];
  let roots = 0;
  mark.lastIndex = 0;
  while (mark.lastIndex < svg.length) {
    const [whole, end, name = '', list = '', isEmpty, text] = mark.exec(svg) ?? [];
    if (whole === undefined) return false;
    if (text !== undefined) {
      if (open.at(-1) !== 'title' || !titleText.test(text)) return false;
    } else if (end) {
      if (list || isEmpty || open.pop() !== name) return false;
    } else {
      if (!isKnownMark(name, list, open.at(-1) ?? '')) return false;
      if (name === 'svg' && (roots += 1) > 1) return false;
      if (!isEmpty) open.push(name);
    }
  }
  return open.length === 0 && roots === 1;
};

// Validates the engraving SVG that a browser sends with an order. Only elements that the site's own editor writes
// (src/features/personalization/engraving/to-engraving-svg.ts) are allowed, because the staff opens the drawing in the
// studio and prints it. Pure.

const number = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;
const pathData = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]*$/;
const localId = String.raw`[a-z][\w-]{0,40}`;
const color = /^#[\da-f]{6}$/;
/** A colour, or a gradient of the same drawing. */
const paint = new RegExp(String.raw`^(?:none|#[\da-f]{6}|url\(#${localId}\))$`);
const numberPattern = new RegExp(`^${number}$`);

/** Attributes allowed per element. None of them can load a resource, link outside the drawing or run a script. */
const allowedAttributes: Record<string, Record<string, RegExp>> = {
  svg: {
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: new RegExp(`^${number}(?: ${number}){3}$`),
    role: /^img$/,
  },
  title: {},
  g: { stroke: paint },
  defs: {},
  path: {
    id: new RegExp(`^${localId}$`),
    d: pathData,
    fill: paint,
    stroke: paint,
    'stroke-width': numberPattern,
    opacity: numberPattern,
    'fill-rule': /^evenodd$/,
  },
  use: {
    href: new RegExp(`^#${localId}$`),
    x: numberPattern,
    y: numberPattern,
    fill: paint,
    stroke: paint,
    'stroke-width': numberPattern,
  },
  linearGradient: { id: new RegExp(`^${localId}$`), x2: numberPattern, y2: numberPattern },
  radialGradient: { id: new RegExp(`^${localId}$`) },
  stop: { offset: numberPattern, 'stop-color': color, 'stop-opacity': numberPattern },
};

/** Allowed parents per element. They bound the nesting depth. */
const allowedParents: Record<string, readonly string[]> = {
  svg: [''],
  title: ['svg'],
  g: ['svg'],
  defs: ['g'],
  path: ['defs', 'g'],
  use: ['g'],
  linearGradient: ['defs'],
  radialGradient: ['defs'],
  stop: ['linearGradient', 'radialGradient'],
};

const tagPattern = /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w-]*="[^"<>]*")*)(\/?)>|([^<]+)/y;
const attributePattern = / ([A-Za-z][\w-]*)="([^"<>]*)"/g;
/** Text with special characters as numeric references, as the editor writes it. Excludes what jsonb cannot store. */
const titleText = /^(?:[^<>&\p{Cc}\p{Cs}]|&#\d{1,7};)*$/u;

const hasOwn = (record: object, key: string): boolean => Object.hasOwn(record, key);

const isAllowedElement = (name: string, attributeList: string, parent: string): boolean => {
  const allowed = hasOwn(allowedAttributes, name) ? allowedAttributes[name] : undefined;
  if (!allowed || !allowedParents[name]?.includes(parent)) return false;
  const names = Array.from(attributeList.matchAll(attributePattern), ([, key = '']) => key);
  if (new Set(names).size !== names.length) return false;
  return Array.from(attributeList.matchAll(attributePattern)).every(
    ([, key = '', value = '']) => hasOwn(allowed, key) && allowed[key]?.test(value) === true,
  );
};

/** Whether the SVG contains only what the site's own editor writes. */
export const isSafeEngravingSvg = (svg: string): boolean => {
  const openElements: string[] = [];
  let roots = 0;
  tagPattern.lastIndex = 0;
  while (tagPattern.lastIndex < svg.length) {
    const [match, closingSlash, name = '', attributeList = '', isEmpty, text] = tagPattern.exec(svg) ?? [];
    if (match === undefined) return false;
    if (text !== undefined) {
      if (openElements.at(-1) !== 'title' || !titleText.test(text)) return false;
    } else if (closingSlash) {
      if (attributeList || isEmpty || openElements.pop() !== name) return false;
    } else {
      if (!isAllowedElement(name, attributeList, openElements.at(-1) ?? '')) return false;
      if (name === 'svg' && (roots += 1) > 1) return false;
      if (!isEmpty) openElements.push(name);
    }
  }
  return openElements.length === 0 && roots === 1;
};

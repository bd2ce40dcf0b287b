// Sanitizes the SVG of a logo and gives it the page's text color.
import sanitize from 'sanitize-html';

const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'title', 'defs'];
const attributes = ['id', 'd', 'fill', 'fill-rule', 'clip-rule', 'stroke', 'stroke-width', 'stroke-linecap'];
const geometry = ['cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'points', 'transform', 'opacity'];
const gradients = ['linearGradient', 'radialGradient', 'stop'];

/**
 * Keeps shapes and gradients only: no script, style, link or foreign content. Replaces `currentColor` by `color`,
 * because an `<img>` inherits nothing from the page.
 */
export const toSafeSvg = (svg: string, color: string): string =>
  sanitize(svg, {
    allowedTags: [...shapes, ...gradients],
    allowedAttributes: {
      '*': [
        ...attributes,
        ...geometry,
        'width',
        'height',
        'offset',
        'stop-color',
        'gradientUnits',
        'gradientTransform',
      ],
      svg: ['xmlns', 'viewBox', 'width', 'height', 'fill', 'stroke', 'role', 'aria-hidden'],
    },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).replace(/currentColor/gi, color);

/** Natural size of an SVG from its viewBox or its width and height, in CSS pixels; `undefined` if it states none. */
export const parseSvgSize = (svg: string): { width: number; height: number } | undefined => {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? '';
  const [, , width, height] =
    /viewBox=["']\s*([\d.-]+)[\s,]+([\d.-]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(root)?.slice(1).map(Number) ?? [];
  if (width && height) return { width, height };
  const [plainWidth, plainHeight] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)`, 'i').exec(root)?.[1]),
  );
  return plainWidth && plainHeight ? { width: plainWidth, height: plainHeight } : undefined;
};

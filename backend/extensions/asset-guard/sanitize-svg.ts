// Removes everything from an SVG that could run, load or link something; shapes, texts, gradients and filters remain.
// An allow list, because browsers learn new elements. The site build has a narrower list for logos. Pure.
import { Parser } from 'htmlparser2';

const elements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'switch',
  'title',
  'desc',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComposite',
  'feDropShadow',
  'feFlood',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feOffset',
]);

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Styles that load nothing, without escapes that could hide it. */
const isSafeStyle = (css: string): boolean => !/[@\\<]|javascript:|expression|url\(\s*(?!["']?#)/i.test(css);

const isSafeAttribute = (name: string, value: string): boolean => {
  if (name in namespaces) return value === namespaces[name];
  if (name === 'href' || name === 'xlink:href') return value.trim().startsWith('#');
  if (name === 'xml:space') return true;
  return /^(?!on)[a-z][\w-]*$/i.test(name) && isSafeStyle(value);
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Empty if the text is not an SVG. */
export const sanitizeSvg = (svg: string): string => {
  const parts: string[] = [];
  const open: string[] = [];
  let style: string[] | undefined;
  /** Nesting depth inside a removed element; 0 outside. */
  let removedDepth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const isRoot = open.length === 0;
        if (removedDepth > 0 || style || !elements.has(name) || (isRoot && (name !== 'svg' || parts.length > 0))) {
          removedDepth += 1;
          return;
        }
        open.push(name);
        if (name === 'style') {
          style = [];
          return;
        }
        const safe = Object.entries(attributes).filter(([key, value]) => isSafeAttribute(key, value));
        parts.push(`<${name}${safe.map(([key, value]) => ` ${key}="${escape(value)}"`).join('')}>`);
      },
      ontext: (text) => {
        if (removedDepth > 0 || open.length === 0) return;
        if (style) style.push(text);
        else parts.push(escape(text));
      },
      onclosetag: (name) => {
        if (removedDepth > 0) {
          removedDepth -= 1;
          return;
        }
        open.pop();
        if (style) {
          const css = style.join('');
          if (isSafeStyle(css)) parts.push(`<style>${escape(css)}</style>`);
          style = undefined;
        } else parts.push(`</${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return parts.join('');
};

// Converts the engraving data that the studio passes to a display: drawings to image URLs, personalization to texts.
// Browsers run no scripts and load nothing inside an image. Pure.
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';

const isDrawing = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<svg ');

/** Directus passes a JSON field parsed, as stored, or, in a table, element by element. */
const toList = (value: unknown): unknown[] => {
  const list: unknown = typeof value === 'string' && !isDrawing(value) ? parseJsonOrUndefined(value) : value;
  return Array.isArray(list) ? list : [list];
};

/** Data URLs of the drawings in a list of SVG texts. */
export const toEngravingDrawingDataUrls = (value: unknown): string[] =>
  toList(value)
    .filter(isDrawing)
    .map((drawing) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);

/** Such as "Gravur: Anna", from a list of labels and values. */
export const toPersonalizationLabelValueLines = (value: unknown): string[] =>
  toList(value).flatMap((entry) => {
    const { label, value: text } = { ...(typeof entry === 'object' ? entry : {}) } as Record<string, unknown>;
    return typeof label === 'string' && typeof text === 'string' ? [`${label}: ${text}`] : [];
  });

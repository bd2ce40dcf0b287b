// What the studio gives of an engraving, as it is shown: drawings as addresses of pictures, wishes in words. A browser runs
// nothing and loads nothing inside of a picture, whatever stands in it. Pure.

const isDrawing = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<svg ');

/** A JSON field as the studio gives it: read, as it is stored, or, in a table, each of its elements by itself. */
const toList = (value: unknown): unknown[] => {
  const list: unknown = typeof value === 'string' && !isDrawing(value) ? parseJson(value) : value;
  return Array.isArray(list) ? list : [list];
};

/** Addresses of the drawings in a list of SVG texts. */
export const toDrawingUrls = (value: unknown): string[] =>
  toList(value)
    .filter(isDrawing)
    .map((drawing) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);

/** Such as "Gravur: Anna", of a list of labels and values. */
export const toPersonalizationTexts = (value: unknown): string[] =>
  toList(value).flatMap((wish) => {
    const { label, value: text } = { ...(typeof wish === 'object' ? wish : {}) } as Record<string, unknown>;
    return typeof label === 'string' && typeof text === 'string' ? [`${label}: ${text}`] : [];
  });

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

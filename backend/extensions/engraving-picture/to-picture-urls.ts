// The drawings of an engraving as addresses of pictures. A browser runs nothing and loads nothing inside of a picture,
// whatever stands in it. Pure.

/** `value` as the studio gives it: a list of SVG texts, or their JSON. */
export const toPictureUrls = (value: unknown): string[] => {
  const drawings: unknown = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(drawings)) return [];
  return drawings
    .filter((drawing): drawing is string => typeof drawing === 'string' && drawing.startsWith('<svg '))
    .map((drawing) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
};

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

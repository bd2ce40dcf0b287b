// Loads an engraving face, once per page and only when something is engraved. Called by the preview's island.
import type { EngravingFont } from '../../../domain/personalization/engraving-font.ts';

const reads = new Map<string, Promise<EngravingFont>>();

/**
 * @param path where the build wrote the face
 * @throws when it cannot be loaded; the next call asks again
 */
export const readEngravingFont = (path: string): Promise<EngravingFont> => {
  const read = reads.get(path) ?? fetchFont(path);
  reads.set(path, read);
  read.catch(() => reads.delete(path));
  return read;
};

const fetchFont = async (path: string): Promise<EngravingFont> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The engraving face ${path} cannot be loaded: HTTP ${response.status}`);
  // The site's own file, checked where it is made (src/gatsby/engraving).
  return (await response.json()) as EngravingFont;
};

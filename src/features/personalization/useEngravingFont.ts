// The face an engraving is set in, while it loads, once it is there, or when it cannot come. Used by the preview's island.
import { useEffect, useState } from 'react';
import type { EngravingFont } from '../../../domain/personalization/engraving-font.ts';

interface FontState {
  font: EngravingFont | undefined;
  hasFailed: boolean;
}

const waiting: FontState = { font: undefined, hasFailed: false };

/** @param path `undefined` while no face is needed */
export const useEngravingFont = (path: string | undefined): FontState => {
  const [result, setResult] = useState<{ path: string; state: FontState }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isWanted = true;
    const finish = (state: FontState) => {
      if (isWanted) setResult({ path, state });
    };
    readEngravingFont(path).then(
      (font) => finish({ font, hasFailed: false }),
      () => finish({ font: undefined, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return result && result.path === path ? result.state : waiting;
};

const reads = new Map<string, Promise<EngravingFont>>();

/**
 * @param path where the build wrote the face
 * @throws when it cannot be loaded; the next call asks again
 */
const readEngravingFont = (path: string): Promise<EngravingFont> => {
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

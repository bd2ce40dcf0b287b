// The face an engraving is set in, while it loads, once it is there, or when it cannot come. Used by the preview's island.
import { useEffect, useState } from 'react';
import type { EngravingFont } from '../../../domain/personalization/engraving-font.ts';
import { readEngravingFont } from './read-engraving-font.ts';

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

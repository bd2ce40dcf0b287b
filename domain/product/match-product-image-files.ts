// Which product or variant an image belongs to by the name of its file, and its place among the images. For the studio's
// sheet, where editors add many files at once. Pure.

interface ImageFileTarget {
  /** Reference number and GTIN. */
  keys: readonly string[];
}

export type ImageFileMatch<Target> =
  | { kind: 'none' }
  /** Several have this key. */
  | { kind: 'ambiguous' }
  /** `number` is that of the file name, from 1; `null` without one. */
  | { kind: 'match'; target: Target; number: number | null };

/** Case and separators do not count: a slash cannot be in a file name, and macOS separates letters from their marks. */
const toComparable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Matches "AT-1042.jpg", "AT-1042_2.jpg" and "at-1042 (2).jpg". The whole name comes first: with a variant "AT-1-52",
 * "AT-1-52.jpg" is its image, otherwise the 52nd of "AT-1". Longer numbers, such as years, are no place.
 */
export const createProductImageFileMatcher = <Target extends ImageFileTarget>(
  targets: readonly Target[],
): ((fileName: string) => ImageFileMatch<Target>) => {
  const targetsByKey = new Map<string, Set<Target>>();
  for (const target of targets)
    for (const key of target.keys.map(toComparable).filter(Boolean))
      targetsByKey.set(key, (targetsByKey.get(key) ?? new Set()).add(target));
  const find = (key: string, number: number | null): ImageFileMatch<Target> | undefined => {
    const [target, ...others] = targetsByKey.get(key) ?? [];
    if (target === undefined) return undefined;
    return others.length > 0 ? { kind: 'ambiguous' } : { kind: 'match', target, number };
  };
  return (fileName) => {
    const name = toComparable(fileName.replace(/\.[a-z\d]{2,5}$/i, ''));
    const [, key = '', digits = ''] = /^(.+)-(\d{1,2})$/.exec(name) ?? [];
    return find(name, null) ?? find(key, Math.max(1, Number(digits))) ?? { kind: 'none' };
  };
};

/** Puts numbered images at their place, so that 1 comes first, and the others behind the images that are there. */
export const insertImagesAtNumberedPositions = <Image>(
  images: readonly Image[],
  added: readonly { image: Image; number: number | null }[],
): Image[] => {
  const toOrder = (number: number | null) => number ?? Number.MAX_SAFE_INTEGER;
  return added
    .toSorted((one, other) => toOrder(one.number) - toOrder(other.number))
    .reduce<Image[]>(
      (placed, { image, number }) => placed.toSpliced(number === null ? placed.length : number - 1, 0, image),
      [...images],
    );
};

// What jsdom lacks: media queries, for unit tests that stub `matchMedia`.

/** @param matches whether every query matches */
export const createTestMatchMedia =
  (matches: boolean) =>
  (media: string): Pick<MediaQueryList, 'addEventListener' | 'matches' | 'media' | 'removeEventListener'> => ({
    media,
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });

// Which pages stand for a site on a contact sheet: of each kind in each language the fullest and the barest.
import type { PageWeight } from '../page-weights.ts';

type Page = Pick<PageWeight, 'htmlBytes' | 'kind' | 'path'>;

const languageOf = (path: string): string => /^\/(en|fr)(\/|$)/.exec(path)?.[1] ?? 'de';

/** Paths, at most two per kind and language. */
export const toPageSamples = (pages: readonly Page[]): string[] => {
  const groups = new Map<string, Page[]>();
  for (const page of pages.toSorted((a, b) => b.htmlBytes - a.htmlBytes)) {
    const name = `${page.kind} ${languageOf(page.path)}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups.values()].flatMap((group) =>
    [...new Set([group[0], group.at(-1)])].flatMap((page) => page?.path ?? []),
  );
};

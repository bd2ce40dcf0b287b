// The content of both demo houses in the order in which it can be created. Given to the backend's start by the commands and tests
// that want them.
import { fileURLToPath } from 'node:url';
import type { Locale } from '../contract/locale.ts';
import de from '../locales/de/product.json' with { type: 'json' };
import en from '../locales/en/product.json' with { type: 'json' };
import fr from '../locales/fr/product.json' with { type: 'json' };
import { basicContent } from '../backend/seed/basic-content.ts';
import type { SeedContent, SeedItem } from '../backend/seed/seed-items.ts';
import { loadHouse } from './load/load-house.ts';
import { demoPeriods, retentionSet, toPeriodWords } from './retention.ts';

const products = { de, en, fr };
const root = fileURLToPath(new URL('.', import.meta.url));

/** A house with texts that say these periods. */
export const loadDemoHouse = (house: string, periods: Readonly<Record<string, number>> = demoPeriods) => {
  const toValue = (name: string, locale: Locale): string | undefined => {
    if (name === 'battery') return products[locale].battery.text;
    const [, period] = /^period\.(\w+)$/.exec(name) ?? [];
    const days = period === undefined ? undefined : periods[period];
    return days === undefined ? undefined : toPeriodWords(days, locale);
  };
  const { files, sets } = loadHouse({ root, house, toValue });
  return { files, sets: [...sets, retentionSet(house)] };
};

const houses = ['arnsberg', 'nordlicht'].map((house) => loadDemoHouse(house));

export const demoContent: SeedContent = {
  name: 'Demo content',
  filesFolder: fileURLToPath(new URL('files', import.meta.url)),
  files: houses.flatMap(({ files }) => files),
  sets: [...basicContent.sets, ...houses.flatMap(({ sets }) => sets)],
};

/** The items of a collection, of both houses. */
export const readDemoItems = (collection: string): SeedItem[] =>
  demoContent.sets.filter((set) => set.collection === collection).flatMap(({ items }) => items);

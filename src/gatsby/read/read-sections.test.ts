// Which products the build reads for sections: chosen ones, and the first ones of categories that are rows.
import { expect, it } from 'vitest';
import type { ProjectRecord } from './read-project.ts';
import type { SiteBuildReadContext } from './read-records.ts';
import { readSectionProducts, type SectionRecord } from './read-sections.ts';

const section = (key: string, changes: Partial<SectionRecord> = {}) =>
  ({
    page: { key },
    type: 'products',
    category: key,
    products: [],
    hotspots: [],
    ...changes,
  }) as unknown as SectionRecord;

const sections = [
  section('home', { category: 'rings' }),
  section('jewelry'),
  section('jewelry', { category: 'pearls' }),
  section('watches', { products: [{ product_id: 'a' }] }),
  section('watches'),
  section('window', { type: 'window', hotspots: [{ product: 'b' }] as SectionRecord['hotspots'] }),
];

const readFilters = async (hasLists: boolean) => {
  const filters: unknown[] = [];
  const request = (command: () => { params: { filter: { category?: { _eq: string }; id?: { _in: string[] } } } }) => {
    const { category, id } = command().params.filter;
    filters.push(category?._eq ?? id?._in ?? {});
    return Promise.resolve([]);
  };
  const source = { directus: { request } } as unknown as SiteBuildReadContext;
  await readSectionProducts(source, { id: 'project' } as ProjectRecord, sections, hasLists);
  return filters;
};

it('asks for no products of a section that is the list of its department', async () => {
  expect(await readFilters(true)).toEqual([['a', 'b'], 'rings', 'pearls']);
});

it('asks for the products of every category where products have no pages, and so no lists', async () => {
  expect(await readFilters(false)).toEqual([['a', 'b'], 'rings', 'jewelry', 'pearls', 'watches']);
});

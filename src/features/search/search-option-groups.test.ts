// Where the suggestions lead.
import { expect, it } from 'vitest';
import type { SuggestedPage } from '../../../contract/shop/product-search.ts';
import { localizedSiteRouteTable, toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { menuToDepartmentSearchOptions, toSearchSuggestionOptionGroups } from './search-option-groups.ts';

const list = toPaginatedProductListPath(1, 'en');

const readHrefs = (suggestions: Parameters<typeof toSearchSuggestionOptionGroups>[0]['suggestions']) =>
  toSearchSuggestionOptionGroups({ products: [], suggestions }, 'en').map(({ key, options }) => [
    key,
    options.map(({ href }) => href),
  ]);

it('links categories, subcategories and brands to the filtered list, and leaves out empty groups', () => {
  const suggestions = {
    categories: [
      { filter: 'category', value: 'uhren', label: 'Watches' } as const,
      { filter: 'subcategory', value: 'trauringe', label: 'Wedding rings' } as const,
    ],
    manufacturers: [{ value: 'arnsberg & söhne', label: 'Arnsberg & Söhne' }],
    pages: [],
  };
  expect(readHrefs(suggestions)).toEqual([
    ['categories', [`${list}?category=uhren`, `${list}?subcategory=trauringe`]],
    ['manufacturers', [`${list}?manufacturer=arnsberg+%26+s%C3%B6hne`]],
  ]);
});

it('links pages in the language of the page, brands below their department, and leaves out unknown ones', () => {
  const pages: SuggestedPage[] = [
    { kind: 'page', key: 'service', title: 'Service' },
    { kind: 'page', key: 'a_page_of_a_newer_release', title: 'New' },
    { kind: 'brand', slug: 'marenholt', department: 'watches', title: 'Marenholt' },
    { kind: 'brand', slug: 'nobody', department: 'toString', title: 'Nobody' },
  ];
  expect(readHrefs({ categories: [], manufacturers: [], pages })).toEqual([
    ['pages', [localizedSiteRouteTable.service.en, `${localizedSiteRouteTable.watches.en}/marenholt`]],
  ]);
});

it('has the departments of the menu once each, and none of its other pages', () => {
  const { jewelry, beads, service, watches } = localizedSiteRouteTable;
  const link = (label: string, href: string) => ({ label, href, type: null });
  const entry = { label: '', href: null, type: null, links: [], groups: [], image: null };
  const menu = [
    { ...entry, ...link('Jewellery', jewelry.en), links: [link('All our jewellery', jewelry.en)] },
    { ...entry, groups: [{ label: 'Pieces', links: [link('Pearls', beads.en), link('Service', service.en)] }] },
    { ...entry, ...link('Watches', watches.en) },
  ];
  expect(menuToDepartmentSearchOptions(menu, 'en').map(({ label }) => label)).toEqual([
    'Jewellery',
    'Pearls',
    'Watches',
  ]);
});

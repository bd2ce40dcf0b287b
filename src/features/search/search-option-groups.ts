// Maps the answer of the search service to groups of links: products, categories, brands, pages of the site. Pure.
import type { Locale } from '../../../contract/locale.ts';
import type { SuggestedPage } from '../../../contract/shop/product-search.ts';
import type { MainMenuItemData } from '../../../domain/site-content.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { departmentPageKeys } from '../../i18n/special-page-paths-and-keys.ts';
import { isPageKey, localizedSiteRouteTable, toFilteredProductListPath, toProductPath } from '../../i18n/site-paths.ts';
import type { SearchSuggestionsForQuery } from './search-suggestions-query.ts';

export interface SearchOption {
  /** Unique among all options; part of an element's id. */
  value: string;
  label: string;
  href: string;
  product?: ProductSummary;
}

export interface SearchOptionGroup {
  key: 'categories' | 'departments' | 'manufacturers' | 'pages' | 'products';
  options: SearchOption[];
}

/** Groups without options are left out. */
export const toSearchSuggestionOptionGroups = (
  { products, suggestions }: Pick<SearchSuggestionsForQuery, 'products' | 'suggestions'>,
  locale: Locale,
): SearchOptionGroup[] => {
  const groups: SearchOptionGroup[] = [
    {
      key: 'products',
      options: products.map((product) => ({
        value: `product-${product.id}`,
        label: product.name,
        href: toProductPath(product.slug, locale),
        product,
      })),
    },
    {
      key: 'categories',
      options: (suggestions?.categories ?? []).map(({ filter, value, label }) => ({
        value: `${filter}-${encodeURIComponent(value)}`,
        label,
        href: toFilteredProductListPath(filter === 'category' ? { category: value } : { subcategory: [value] }, locale),
      })),
    },
    {
      key: 'manufacturers',
      options: (suggestions?.manufacturers ?? []).map(({ value, label }) => ({
        value: `manufacturer-${encodeURIComponent(value)}`,
        label,
        href: toFilteredProductListPath({ manufacturer: [value] }, locale),
      })),
    },
    { key: 'pages', options: (suggestions?.pages ?? []).flatMap((page) => toPageOption(page, locale)) },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

/** The pages of departments that the menu links, in its order. */
export const menuToDepartmentSearchOptions = (menu: readonly MainMenuItemData[], locale: Locale): SearchOption[] => {
  const paths = new Set<string | undefined>(departmentPageKeys.map((key) => localizedSiteRouteTable[key][locale]));
  const links = menu.flatMap(({ label, href, links: own, groups }) => [
    { label, href: href ?? '' },
    ...own,
    ...groups.flatMap((group) => group.links),
  ]);
  return links
    .filter(({ href }, index) => paths.has(href) && links.findIndex((link) => link.href === href) === index)
    .map(({ label, href }) => ({ value: `department-${href}`, label, href }));
};

/** None for a page that this site does not know, such as one of a newer release. */
const toPageOption = (page: SuggestedPage, locale: Locale): SearchOption[] => {
  const key = page.kind === 'brand' ? page.department : page.key;
  const path = isPageKey(key) ? localizedSiteRouteTable[key]?.[locale] : undefined;
  if (path === undefined) return [];
  const slug = page.kind === 'brand' ? `/${page.slug}` : '';
  return [{ value: `page-${key}${slug}`, label: page.title, href: path + slug }];
};

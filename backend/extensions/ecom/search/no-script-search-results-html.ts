// The results page without JavaScript, of a search or of a list's filters: how the query was understood, what of the site
// matches, products, and links to their further pages. All links lead to the page itself or to the site.
import type { Locale } from '../../../../contract/locale.ts';
import { productListItemSchema } from '../../../../contract/shop/product-list-item-record.ts';
import type { ProductSearchResponse, SearchSuggestionsResponsePart } from '../../../../contract/shop/product-search.ts';
import { fixedSitePagePaths } from '../../../../contract/site-page-paths.ts';
import { productImageWidths } from '../../../../domain/content-image-data.ts';
import { formatPrice } from '../../../../domain/format-amounts.ts';
import { escapeHtml } from '../../../../domain/html-and-plain-text.ts';
import { parseValidProducts } from '../../../../domain/parse-product-records.ts';
import { toActiveProductFilters } from '../../../../domain/product-list/active-product-filters.ts';
import { toProductListPagination } from '../../../../domain/product-list/pagination-and-sorting.ts';
import {
  countActiveProductFilters,
  formatProductListQuery,
  initialProductListState,
  maxProductSearchLength,
  type ProductListState,
  productsPerPage,
  updateProductListStateAndResetPage,
} from '../../../../domain/product-list/product-list-state.ts';
import { removeInterpretedWords } from '../../../../domain/product-search/remove-interpreted-words.ts';
import { type ProductSummary, toProductSummary } from '../../../../domain/product/to-product.ts';
import { createRecordFieldTranslator } from '../../../../domain/record-translation.ts';
import { toNoScriptPageHtml } from '../platform/no-script-page-html.ts';
import { getNoScriptSearchPageTranslator, type NoScriptSearchPageTranslator } from '../platform/service-translators.ts';

export interface SearchResultsPageTemplateData {
  state: ProductListState;
  language: Locale;
  /** Domain of the project. */
  domain: string;
  projectName: string;
  siteUrl: string;
  /** Path of the product list on the site. */
  productsPath: string;
  /** `undefined`: the search did not answer. */
  answer: ProductSearchResponse | undefined;
  suggestions: SearchSuggestionsResponsePart | null;
}

export const toNoScriptSearchResultsHtml = (page: SearchResultsPageTemplateData): string => {
  const { state, language, productsPath, answer } = page;
  const t = getNoScriptSearchPageTranslator(language);
  const listUrl = page.siteUrl + productsPath.replace(/\/+$/, '');
  const homeUrl = page.siteUrl + fixedSitePagePaths.home[language];
  const filters = toFilters(page, t);
  return toNoScriptPageHtml({
    language,
    title: toTitle(state, filters, t),
    projectName: page.projectName,
    content: [
      toForm(page, t),
      toFilterList(page, filters, t),
      toSiteParts(page, t),
      ...toNotes(page, t).map((note) => `<p class="note">${escapeHtml(note)}</p>`),
      toProductList(answer?.products ?? [], listUrl, language),
      toPageLinks(page, t),
      `<p class="back"><a href="${escapeHtml(listUrl)}">${escapeHtml(t('all'))}</a></p>`,
      `<p><a href="${escapeHtml(homeUrl)}">${escapeHtml(t('home'))}</a></p>`,
    ]
      .filter((part) => part !== '')
      .join('\n'),
  });
};

type PageAddress = Pick<SearchResultsPageTemplateData, 'domain' | 'language' | 'productsPath'>;

/** Parameters besides the list's own. */
const toServiceParameters = ({ domain, language, productsPath }: PageAddress): Record<string, string> => ({
  project: domain,
  language,
  products_path: productsPath,
});

const toHref = (page: PageAddress, state: ProductListState): string => {
  const parameters = new URLSearchParams(formatProductListQuery(state, false));
  for (const [name, value] of Object.entries(toServiceParameters(page))) parameters.set(name, value);
  return escapeHtml(`?${parameters.toString()}`);
};

const toForm = (page: SearchResultsPageTemplateData, t: NoScriptSearchPageTranslator): string =>
  [
    '<form method="get" action="">',
    ...Object.entries(toServiceParameters(page)).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    ),
    `<div class="field"><label for="q">${escapeHtml(t('label'))}</label>`,
    `<input id="q" name="q" type="search" maxlength="${maxProductSearchLength}" value="${escapeHtml(page.state.search)}"></div>`,
    `<button>${escapeHtml(t('submit'))}</button></form>`,
  ].join('\n');

/** What limits the results besides the words of the search. */
const toFilters = ({ state, language, answer }: SearchResultsPageTemplateData, t: NoScriptSearchPageTranslator) => {
  const searched = (answer?.interpretation.filters ?? []).map((filter) => ({
    ...filter,
    remainingSearch: removeInterpretedWords(state.search, filter.words),
  }));
  return toActiveProductFilters(state, answer?.facets, searched, {
    price: ({ minCents, maxCents }) => {
      const min = minCents === null ? null : formatPrice(minCents, language);
      const max = maxCents === null ? null : formatPrice(maxCents, language);
      return min && max ? `${min} – ${max}` : min ? `${t('list.from')} ${min}` : `${t('list.upTo')} ${max ?? ''}`;
    },
    stock: t('list.filters.stock'),
  });
};

type Filters = ReturnType<typeof toFilters>;

/** Without a search, the name of the department or the brand whose list led here, with further filters. */
const toTitle = ({ search }: ProductListState, filters: Filters, t: NoScriptSearchPageTranslator): string => {
  if (search !== '') return t('headingFor', { query: search });
  return filters.length > 0 ? filters.map(({ label }) => label).join(', ') : t('heading');
};

/** Each filter is a link to the results without it. */
const toFilterList = (
  page: SearchResultsPageTemplateData,
  filters: Filters,
  t: NoScriptSearchPageTranslator,
): string => {
  if (filters.length === 0) return '';
  const items = filters.map(({ label, without }) => {
    const name = escapeHtml(t('list.removeFilter', { name: label }));
    return `<li><a href="${toHref(page, without)}" aria-label="${name}">${escapeHtml(label)} <span aria-hidden="true">×</span></a></li>`;
  });
  return `<ul class="filters" aria-label="${escapeHtml(t('list.activeFilters'))}">${items.join('')}</ul>`;
};

/** Categories, brands and pages of the site that the query names. */
const toSiteParts = (page: SearchResultsPageTemplateData, t: NoScriptSearchPageTranslator): string => {
  const { suggestions, siteUrl, language } = page;
  if (!suggestions) return '';
  const toFiltered = (filter: Partial<ProductListState>) => toHref(page, { ...initialProductListState, ...filter });
  const groups = [
    {
      name: t('groups.pages'),
      links: suggestions.pages.flatMap((suggested) => {
        const key = suggested.kind === 'brand' ? suggested.department : suggested.key;
        // A newer version may have further pages.
        if (!isFixedPage(key)) return [];
        const slug = suggested.kind === 'brand' ? `/${encodeURIComponent(suggested.slug)}` : '';
        return [{ label: suggested.title, href: escapeHtml(siteUrl + fixedSitePagePaths[key][language] + slug) }];
      }),
    },
    {
      name: t('groups.categories'),
      links: suggestions.categories.map(({ filter, value, label }) => ({
        label,
        href: toFiltered(filter === 'category' ? { category: value } : { subcategory: [value] }),
      })),
    },
    {
      name: t('groups.manufacturers'),
      links: suggestions.manufacturers.map(({ value, label }) => ({
        label,
        href: toFiltered({ manufacturer: [value] }),
      })),
    },
  ].filter(({ links }) => links.length > 0);
  return groups
    .map(({ name, links }) => {
      const items = links.map(({ label, href }) => `<li><a href="${href}">${escapeHtml(label)}</a></li>`);
      return `<section class="group"><h2>${escapeHtml(name)}</h2><ul>${items.join('')}</ul></section>`;
    })
    .join('\n');
};

const isFixedPage = (key: string): key is keyof typeof fixedSitePagePaths => Object.hasOwn(fixedSitePagePaths, key);

const toNotes = (
  { state, language, answer }: SearchResultsPageTemplateData,
  t: NoScriptSearchPageTranslator,
): string[] => {
  if (!answer) return [t('failed')];
  const { correctedQuery, ignoredWords, isNearest } = answer.interpretation;
  const quote = (text: string): string => t('list.quoted', { text });
  const words = new Intl.ListFormat(language, { type: 'conjunction' }).format(ignoredWords.map(quote));
  const isBeyond = answer.products.length === 0 && answer.total > 0;
  return [
    ...(answer.hasUnknownFilter ? [t('list.unknownFilter')] : []),
    ...(correctedQuery === null
      ? []
      : [t('list.corrected', { typed: quote(state.search), corrected: quote(correctedQuery) })]),
    ...(ignoredWords.length > 0 && !isNearest ? [t('list.ignoredWords', { words })] : []),
    isNearest ? t('list.nearest') : t('count', { count: answer.total }),
    ...(isBeyond ? [t('list.beyond', { count: Math.ceil(answer.total / productsPerPage) })] : []),
    ...(answer.total === 0 && countActiveProductFilters(state) > 0 ? [t('list.emptyText')] : []),
  ];
};

const translate = createRecordFieldTranslator(() => undefined);

const toProducts = (records: readonly unknown[], locale: Locale): ProductSummary[] =>
  parseValidProducts(productListItemSchema, records).products.map((record) =>
    toProductSummary(record, {
      locale,
      translate,
      toFiles: ({ id, width, height }) => ({
        images: { sources: [], fallback: { src: `/assets/${id}?key=webp-${productImageWidths[0]}` } },
        width: width ?? 4,
        height: height ?? 5,
      }),
    }),
  );

const toPrice = ({ price, isPair }: ProductSummary, locale: Locale): string => {
  const t = getNoScriptSearchPageTranslator(locale);
  if (!price) return t('onRequest');
  const lowest = formatPrice(price.fromCents, locale);
  const shown = price.fromCents === price.toCents ? lowest : t('from', { price: lowest });
  return isPair ? t('forPair', { price: shown }) : shown;
};

const toProductItem = (product: ProductSummary, listUrl: string, locale: Locale): string => {
  const { files } = product.image ?? {};
  return [
    '<li>',
    files
      ? `<img src="${escapeHtml(files.images.fallback.src)}" alt="" width="${files.width}" height="${files.height}" loading="lazy">`
      : '<span></span>',
    `<a href="${escapeHtml(`${listUrl}/${encodeURIComponent(product.slug)}`)}">${escapeHtml(product.name)}</a>`,
    `<span>${escapeHtml(product.manufacturer)} · <span>${escapeHtml(toPrice(product, locale))}</span></span>`,
    '</li>',
  ].join('');
};

const toProductList = (records: readonly unknown[], listUrl: string, locale: Locale): string => {
  const items = toProducts(records, locale).map((product) => toProductItem(product, listUrl, locale));
  return items.length === 0 ? '' : `<ul class="results">${items.join('')}</ul>`;
};

const toPageLinks = (page: SearchResultsPageTemplateData, t: NoScriptSearchPageTranslator): string => {
  const { state, answer } = page;
  if (!answer || answer.total <= productsPerPage) return '';
  const { links } = toProductListPagination({
    page: state.page,
    limit: productsPerPage,
    filterCount: answer.total,
    resultCount: answer.products.length,
  });
  const items = links.map((number) => {
    if (number === null) return '<li aria-hidden="true">…</li>';
    const label = `${t('list.page')} ${number}`;
    return number === state.page
      ? `<li><a aria-current="page" aria-label="${escapeHtml(label)}">${number}</a></li>`
      : `<li><a href="${toHref(page, updateProductListStateAndResetPage(state, { page: number }))}" aria-label="${escapeHtml(label)}">${number}</a></li>`;
  });
  return `<nav aria-label="${escapeHtml(t('list.pages'))}"><ol class="pages">${items.join('')}</ol></nav>`;
};

// GET /ecom/search/page: the results of the search form for browsers without JavaScript.
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Locale } from '../../../../contract/locale.ts';
import { productListItemSchema } from '../../../../contract/shop/product-list-item-record.ts';
import { type ProductSearchResponse, productSearchParametersSchema } from '../../../../contract/shop/product-search.ts';
import { productImageWidths } from '../../../../domain/content-image.ts';
import { formatPrice } from '../../../../domain/format-amounts.ts';
import { escapeHtml } from '../../../../domain/html-text.ts';
import {
  maxProductSearchLength,
  parseProductListQuery,
  productsPerPage,
} from '../../../../domain/product-list/product-list-state.ts';
import { parseValidProducts } from '../../../../domain/parse-product-records.ts';
import { type ProductSummary, toProductSummary } from '../../../../domain/product/product.ts';
import { createRecordFieldTranslator } from '../../../../domain/record-translation.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { toConfiguredSiteUrl } from '../mail/site-base-url.ts';
import { noScriptPageHeaders, toNoScriptPageHtml } from '../platform/no-script-page-html.ts';
import { readProjectId } from '../platform/read-shop-and-branch-records.ts';
import { createAsyncHandler, type DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import { getSearchPageTranslator } from '../platform/service-translators.ts';
import { answerProductSearch, isStatementTimeout, toUrlQuery } from './product-search-route.ts';

/** A path of the site, so that the page links nowhere else. */
const productsPathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w/.-]*$/)
  .catch('/');

/** With images of the products, from this server. */
const searchPageHeaders = {
  ...noScriptPageHeaders,
  'content-security-policy': `${noScriptPageHeaders['content-security-policy']}; img-src 'self'`,
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

const toPrice = ({ price }: ProductSummary, locale: Locale): string => {
  const t = getSearchPageTranslator(locale);
  if (!price) return t('onRequest');
  const lowest = formatPrice(price.fromCents, locale);
  return price.fromCents === price.toCents ? lowest : t('from', { price: lowest });
};

const toItem = (product: ProductSummary, listUrl: string, locale: Locale): string => {
  const image = product.picture?.files.images.fallback.src;
  return [
    '<li>',
    image ? `<img src="${escapeHtml(image)}" alt="" width="96" loading="lazy">` : '<span></span>',
    `<a href="${escapeHtml(`${listUrl}/${encodeURIComponent(product.slug)}`)}">${escapeHtml(product.name)}</a>`,
    `<span>${escapeHtml(product.manufacturer)} · ${escapeHtml(toPrice(product, locale))}</span>`,
    '</li>',
  ].join('');
};

interface SearchPage {
  query: string;
  language: Locale;
  domain: string;
  projectName: string;
  productsPath: string;
  page: number;
  /** `undefined`: the search did not answer. */
  answer: ProductSearchResponse | undefined;
}

const toSearchPageHtml = ({ query, language, domain, projectName, productsPath, page, answer }: SearchPage): string => {
  const t = getSearchPageTranslator(language);
  const listUrl = `${toConfiguredSiteUrl(domain)}${productsPath.replace(/\/+$/, '')}`;
  const hidden = { project: domain, language, products_path: productsPath };
  const products = answer ? toProducts(answer.products, language) : [];
  const { correctedQuery, isNearest } = answer?.interpretation ?? { correctedQuery: null, isNearest: false };
  const notes = [
    ...(answer ? [] : [t('failed')]),
    ...(correctedQuery === null ? [] : [t('corrected', { query: correctedQuery })]),
    ...(isNearest ? [t('nearest')] : []),
    ...(answer ? [t('count', { count: answer.total })] : []),
  ];
  return toNoScriptPageHtml({
    language,
    title: query === '' ? t('heading') : t('headingFor', { query }),
    projectName,
    content: [
      '<form method="get" action="">',
      ...Object.entries(hidden).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
      ),
      `<div class="field"><label for="q">${escapeHtml(t('label'))}</label>`,
      `<input id="q" name="q" type="search" maxlength="${maxProductSearchLength}" value="${escapeHtml(query)}"></div>`,
      `<button>${escapeHtml(t('submit'))}</button></form>`,
      ...notes.map((note) => `<p>${escapeHtml(note)}</p>`),
      `<ul class="results">${products.map((product) => toItem(product, listUrl, language)).join('')}</ul>`,
      ...(answer && answer.total > page * productsPerPage
        ? [
            `<p><a href="${escapeHtml(`?${new URLSearchParams({ ...hidden, q: query, page: String(page + 1) }).toString()}`)}">${escapeHtml(t('more'))}</a></p>`,
          ]
        : []),
      `<p class="back"><a href="${escapeHtml(listUrl)}">${escapeHtml(t('all'))}</a></p>`,
    ].join('\n'),
  });
};

export const createSearchPageHandler = (context: DirectusExtensionContext): RequestHandler =>
  createAsyncHandler(async (request, response) => {
    const parameters = new URLSearchParams(toUrlQuery(request));
    const { success, data } = productSearchParametersSchema
      .omit({ view: true })
      .safeParse(Object.fromEntries(parameters));
    const language = data?.language ?? 'de';
    const project = success ? await readProjectId(context.database, data.project) : undefined;
    if (!data || project === undefined) {
      response
        .status(404)
        .set(searchPageHeaders)
        .send(
          toNoScriptPageHtml({
            language,
            title: getSearchPageTranslator(language)('heading'),
            projectName: '',
            content: `<p>${escapeHtml(getSearchPageTranslator(language)('unknownProject'))}</p>`,
          }),
        );
      return;
    }
    const state = parseProductListQuery(toUrlQuery(request));
    const answer = await answerProductSearch(
      context,
      { database: context.database, project, language },
      { view: 'list', state },
    ).catch((error: unknown) => {
      if (!isStatementTimeout(error)) throw error;
      return undefined;
    });
    response
      .status(200)
      .set(searchPageHeaders)
      .send(
        toSearchPageHtml({
          query: state.search,
          language,
          domain: data.project,
          projectName: (await readSenderCompany(context.database, project)).displayName,
          page: state.page,
          productsPath: productsPathSchema.parse(parameters.get('products_path')),
          answer,
        }),
      );
  });

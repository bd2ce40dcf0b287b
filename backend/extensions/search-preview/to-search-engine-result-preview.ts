// How search engines list the page of a record: title, path and description by the rules of the site, and what an editor
// could improve. Pure.
import type { Locale } from '../../../contract/locale.ts';
import { type UntypedContentRecord, listTranslationsOfRecord } from '../../../domain/content-checks/content-rules.ts';
import { toRelatedPrimaryKey } from '../../../domain/content-checks/merge-nested-changes.ts';
import {
  seoTitleAndDescriptionLengthRanges,
  toBrandPageTitle,
  toPageHeadTexts,
  toProductPageTitle,
} from '../../../domain/page-metadata.ts';
import { toMetaDescription } from '../../../domain/product/product-structured-data.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';
import { createLocalizedRouteTable, type LocalizedRouteTable } from '../../../domain/localized-route-table.ts';

/** A shop below another path is a setting of the build, which the studio does not know. */
const routeTable: Readonly<Record<string, LocalizedRouteTable['home']>> = createLocalizedRouteTable('/');

const translateField = createRecordFieldTranslator(() => undefined);

const translate = (record: UntypedContentRecord, field: string, language: Locale): string | null =>
  translateField('', { ...record, id: '', translations: listTranslationsOfRecord(record) }, field as never, language);

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the page of a record takes from other records. */
export interface SearchEngineResultRelatedRecords {
  project: UntypedContentRecord;
  /** Of a brand: the page of its department; of a product: its manufacturer. */
  parent: UntypedContentRecord;
}

interface ResultSource {
  toTitle: (record: UntypedContentRecord, parent: UntypedContentRecord, language: Locale) => string;
  toDescription: (record: UntypedContentRecord, language: Locale) => string | null;
  toPath: (record: UntypedContentRecord, language: Locale) => string | undefined;
}

const toPathBelow = (key: unknown, { slug }: UntypedContentRecord, language: Locale): string | undefined => {
  const parent = routeTable[toText(key)]?.[language];
  return parent === undefined ? undefined : `${parent}/${toText(slug)}`;
};

const sources: Readonly<Record<string, ResultSource>> = {
  page: {
    toTitle: (page, _, language) => translate(page, 'title', language) ?? '',
    toDescription: (page, language) => translate(page, 'description', language),
    toPath: ({ key }, language) => routeTable[toText(key)]?.[language],
  },
  brand: {
    toTitle: ({ display_name }, department, language) =>
      toBrandPageTitle(toText(display_name), translate(department, 'heading', language) ?? ''),
    toDescription: (brand, language) => translate(brand, 'lead', language),
    toPath: (brand, language) => toPathBelow(brand['brand_type'], brand, language),
  },
  ecommerce_product: {
    toTitle: (product, { display_name }, language) =>
      toProductPageTitle(translate(product, 'display_name', language) ?? '', toText(display_name)),
    toDescription: (product, language) => toMetaDescription(translate(product, 'description', language)),
    toPath: (product, language) => toPathBelow('products', product, language),
  },
};

/** `length` in characters, `min` and `max` of a good one. */
interface SearchResultHint {
  code:
    'description_long' | 'description_missing' | 'description_short' | 'title_long' | 'title_missing' | 'title_short';
  length: number;
  min: number;
  max: number;
}

interface SearchEngineResult {
  title: string;
  description: string;
  /** Without the protocol. */
  address: string;
  hints: SearchResultHint[];
}

/** `undefined` as long as the record has no page in the language. */
export const toSearchEngineResultPreview = (
  collection: string,
  record: UntypedContentRecord,
  { project, parent }: SearchEngineResultRelatedRecords,
  language: Locale,
): SearchEngineResult | undefined => {
  const source = sources[collection];
  const path = source?.toPath(record, language);
  if (!source || path === undefined) return undefined;
  const own = {
    title: source.toTitle(record, parent, language).trim(),
    description: source.toDescription(record, language),
  };
  const site = {
    title: translate(project, 'seo_title', language) ?? '',
    description: translate(project, 'seo_description', language),
  };
  const shown = toPageHeadTexts(own, site);
  return { ...shown, address: `${toText(project['domain'])}${path}`, hints: toHints(own, shown.title) };
};

/** The name of the site at the end of a title may be cut, but helps a short one. */
const toHints = (own: { title: string; description: string | null }, documentTitle: string): SearchResultHint[] => {
  const { title, description } = seoTitleAndDescriptionLengthRanges;
  const hints: SearchResultHint[] = [];
  const length = own.description?.trim().length ?? 0;
  if (own.title === '') hints.push({ code: 'title_missing', length: 0, ...title });
  else if (own.title.length > title.max) hints.push({ code: 'title_long', length: own.title.length, ...title });
  else if (documentTitle.length < title.min)
    hints.push({ code: 'title_short', length: documentTitle.length, ...title });
  if (length === 0) hints.push({ code: 'description_missing', length, ...description });
  else if (length > description.max) hints.push({ code: 'description_long', length, ...description });
  else if (length < description.min) hints.push({ code: 'description_short', length, ...description });
  return hints;
};

/** "example.org › uhren › rolex". */
export const toSearchPreviewBreadcrumbText = (address: string): string => {
  const [domain = '', ...segments] = address.split('/');
  return [domain, ...segments.filter((segment) => segment !== '')].join(' › ');
};

/** Finds the records of a project whose page has the same title or description. */
interface DuplicateQuery {
  collection: string;
  filter: object;
  fields: string[];
}

/** @param key `+` for a new record. @returns `undefined` if there is nothing to compare */
export const toDuplicateSeoMetadataQuery = (
  collection: string,
  record: UntypedContentRecord,
  key: string,
  language: Locale,
): DuplicateQuery | undefined => {
  const isOther = key === '+' ? {} : { id: { _neq: key } };
  if (collection === 'ecommerce_product') {
    const { display_name, manufacturer } = record;
    const filter = {
      ...isOther,
      display_name: { _eq: display_name },
      manufacturer: { _eq: toRelatedPrimaryKey(manufacturer) },
    };
    const isNamed = toText(display_name) !== '' && Boolean(manufacturer);
    return isNamed ? { collection, filter, fields: ['display_name', 'reference_number'] } : undefined;
  }
  const [texts, name] = collection === 'brand' ? [['lead'], 'display_name'] : [['title', 'description'], 'key'];
  const entry = listTranslationsOfRecord(record).find((candidate) => candidate.language === language);
  const equal = texts
    .filter((field) => toText(entry?.[field]) !== '')
    .map((field) => ({ [field]: { _eq: entry?.[field] } }));
  const filter = { language: { _eq: language }, _or: equal, ...(key !== '+' && { [collection]: isOther }) };
  return equal.length === 0
    ? undefined
    : { collection: `${collection}_translations`, filter, fields: [`${collection}.${name}`] };
};

/** What an editor knows the found records by. */
export const toDuplicateMetadataRecordNames = (
  collection: string,
  rows: readonly UntypedContentRecord[],
  language: Locale,
): string[] => {
  const names = rows.map((row) => {
    if (collection === 'ecommerce_product')
      return `${toText(row['display_name'])} (${toText(row['reference_number'])})`;
    const { key, display_name } = (row[collection] ?? {}) as UntypedContentRecord;
    return routeTable[toText(key)]?.[language] ?? toText(display_name);
  });
  return [...new Set(names)];
};

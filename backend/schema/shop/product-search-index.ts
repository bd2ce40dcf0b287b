// The search index: one row per published product and language, with its texts as word vectors and its filter values.
// The database fills it from the content; triggers only note which products have changed, so that saving and ordering
// never wait for the index (docs/decisions/062). backend/extensions/ecom/search reads it and processes the noted changes.
import { createHash } from 'node:crypto';
import { locales } from '../../../contract/locale.ts';
import { unsearchablePageKeys } from '../../../contract/site-page-paths.ts';
import { compoundWordPatterns, minCompoundRemainder } from '../../../domain/product-search/compound-words.ts';
import { triggerFunctionSettingsSql } from './product-derived-column-triggers.ts';

/** PostgreSQL's text search configuration of each language. */
export const textSearchConfigurations = { de: 'german', en: 'english', fr: 'french' } as const;

/** Tables of the index, which Directus ignores. */
export const searchIndexTables = [
  'product_search_document',
  'product_search_facet_set',
  'product_search_pending',
  'product_search_word',
  'page_search_document',
  'search_rebuild_pending',
];

/** Taken by every transaction that writes the index or creates it anew; released at its end. */
export const searchIndexLockSql = `select pg_advisory_xact_lock(hashtext('product search index'))`;

/** What visitors search for to find reduced products. */
const reducedWords = {
  de: 'Angebot Sale reduziert Sonderangebot',
  en: 'Sale offer reduced special',
  fr: 'Soldes promotion offre remise',
} as const;

/** Longer texts are cut; a description is a few kilobytes. */
const maxTextLength = 20_000;

/**
 * `ranked`: names, brand, classification, attributes, by which products are ranked; small, so stored in the row.
 * `matched`: with descriptions, for matching by the index; stored apart, like the words for corrections. What most
 * searches read comes first, because reading a column takes the longer the more columns precede it.
 */
const tableDefinitions = [
  `create table product_search_document (
     project uuid not null,
     product uuid not null,
     facet_set integer not null,
     in_stock boolean not null,
     can_reorder boolean not null,
     sold integer not null,
     sort integer,
     price_from_cents bigint,
     ranked tsvector not null,
     price_to_cents bigint,
     date_created timestamptz,
     name text not null,
     matched tsvector not null,
     words text not null,
     language text not null,
     primary key (product, language)
   ) with (toast_tuple_target = 128)`,
  `alter table product_search_document
     alter column ranked set storage main,
     alter column matched set storage external,
     alter column words set storage external`,
  // With what a list without words is counted, filtered and ordered by, so that it need not read the table.
  `create index product_search_document_project on product_search_document (project, language)
     include (product, facet_set, price_from_cents, price_to_cents, sort, sold, in_stock, can_reorder)`,
  ...locales.map(
    (locale) => `create index product_search_document_${locale} on product_search_document using gin (matched)
      where language = '${locale}'`,
  ),
  // Many products share their filter values; counting sets and then their values is several times as fast.
  `create table product_search_facet_set (
     id integer generated always as identity primary key,
     content uuid not null unique,
     category uuid,
     manufacturer uuid,
     subcategories uuid[] not null,
     attributes uuid[] not null,
     tags uuid[] not null,
     branches uuid[] not null,
     sizes text[] not null
   )`,
  'create table product_search_pending (product uuid not null)',
  'create index product_search_pending_product on product_search_pending (product)',
  `create table product_search_word (
     project uuid not null, language text not null, word text not null, stem text not null, products integer not null,
     primary key (project, language, word)
   )`,
  `create table page_search_document (
     project uuid not null, language text not null, kind text not null, key text not null, department text not null,
     title text not null, document tsvector not null,
     primary key (project, language, kind, department, key)
   )`,
  // `words` of a project, or the `pages` of all.
  'create table search_rebuild_pending (part text not null, project uuid)',
];

const tableFingerprint = createHash('sha256').update(tableDefinitions.join()).digest('hex').slice(0, 16);

/** Creates the tables anew if their definition has changed; otherwise they are refilled row by row. */
const tables = `
  do $$ begin
    if coalesce(obj_description(to_regclass('product_search_document')), '') <> '${tableFingerprint}' then
      ${searchIndexTables.map((table) => `drop table if exists ${table};`).join(' ')}
      ${tableDefinitions.join(';\n      ')};
      comment on table product_search_document is '${tableFingerprint}';
    end if;
  end $$`;

/** Equivalent of `toSearchWords` in domain/product-search/parse-product-search-text.ts, joined by spaces. */
const cleanText = String.raw`
  create function sf_search_clean(folded text) returns text language sql immutable parallel safe as $$
    select trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '(\d)[.,](\d*[1-9])0*(?!\d)', '\1p\2', 'g'),
      '[^[:alnum:]]+', ' ', 'g'),
      '(\d)er\y', '\1', 'g'),
      '(\y\d+(?:p\d+)?)(?=[[:alpha:]])(?!p\d)', '\1 ', 'g'))
  $$`;

/** Parts of German compounds, as in domain/product-search/compound-words.ts. */
const compoundParts = `
  create function sf_compound_parts(clean text) returns text language sql immutable parallel safe as $$
    select string_agg(part, ' ') from (
      select distinct part
        from unnest(string_to_array(clean, ' ')) as word,
             unnest(array[
               case when position(substring(word from '${compoundWordPatterns.head}') in word) > ${minCompoundRemainder + 1}
                    then substring(word from '${compoundWordPatterns.head}') end,
               case when length(word) > length(substring(word from '${compoundWordPatterns.modifier}')) + ${minCompoundRemainder}
                    then substring(word from '${compoundWordPatterns.modifier}') end
             ]) as part
       where part is not null
    ) as parts
  $$`;

/** Umlauts are indexed in both spellings, "gurtel" and "guertel". */
const searchVector = String.raw`
  create function sf_search_vector(config regconfig, value text) returns tsvector language plpgsql immutable parallel safe as $$
  declare
    text_value text := left(regexp_replace(value, '<[^>]*>|&[a-z]+;', ' ', 'g'), ${maxTextLength});
    narrow text := sf_search_clean(sf_fold(text_value, false));
    wide text := case when text_value ~ '[äöüÄÖÜ\u0308]' then sf_search_clean(sf_fold(text_value, true)) else narrow end;
    vector tsvector := to_tsvector(config, narrow);
  begin
    if wide <> narrow then vector := vector || to_tsvector(config, wide); end if;
    if config = 'german'::regconfig then
      vector := vector || to_tsvector(config, coalesce(sf_compound_parts(narrow), ''));
      if wide <> narrow then vector := vector || to_tsvector(config, coalesce(sf_compound_parts(wide), '')); end if;
    end if;
    return vector;
  end $$`;

/** The text in a language, or in the default language. */
const translated = (translation: string, original: string): string =>
  `coalesce(nullif(trim(${translation}), ''), ${original})`;

/** The names of records that a product refers to, in a language. */
const linkedNames = (table: string, junction: string, key: string, column = 'display_name'): string => `
  (select string_agg(${translated(`text.${column}`, `named.${column}`)}, ' ')
     from ${junction} link join ${table} named on named.id = link.${key}
     left join ${table}_translations text on text.${table} = named.id and text.language = wanted
    where link.product = item.id)`;

/**
 * Texts by weight: A name and references; B brand and subcategories; C category, which says less, attributes and the like;
 * D descriptions.
 */
const productTexts = `
  create function sf_product_search_texts(product_id uuid, wanted text)
  returns table (a text, b text, c text, d text) language sql stable as $$
    select
      concat_ws(' ', ${translated('own.display_name', 'item.display_name')}, item.reference_number,
        regexp_replace(item.reference_number, '[^[:alnum:]]', '', 'g'), item.gtin, item.identifier,
        (select string_agg(gtin, ' ') from ecommerce_product_variant where product = item.id and active)),
      concat_ws(' ', manufacturer.display_name,
        ${linkedNames('ecommerce_subcategory', 'ecommerce_product_subcategory', 'subcategory_id')}),
      concat_ws(' ',
        (select ${translated('text.display_name', 'named.display_name')} from ecommerce_category named
           left join ecommerce_category_translations text on text.ecommerce_category = named.id and text.language = wanted
          where named.id = item.category),
        ${linkedNames('ecommerce_attribute', 'ecommerce_product_attribute', 'attribute_id')},
        ${linkedNames('ecommerce_tag', 'ecommerce_product_tag', 'tag_id', 'name')},
        (select string_agg(${translated('text.display_name', 'variant.display_name')}, ' ')
           from ecommerce_product_variant variant
           left join ecommerce_product_variant_translations text
             on text.ecommerce_product_variant = variant.id and text.language = wanted
          where variant.product = item.id and variant.active),
        case when item.price_brutto_old > item.price_brutto
                  or exists (select 1 from ecommerce_product_variant variant where variant.product = item.id
                              and variant.active and variant.price_brutto_old > variant.price_brutto)
             then case wanted ${locales.map((locale) => `when '${locale}' then '${reducedWords[locale]}'`).join(' ')} end end,
        own.keywords),
      concat_ws(' ', ${translated('own.description', 'item.description')},
        (select ${translated('text.display_name', 'named.display_name')} from ecommerce_personalization named
           left join ecommerce_personalization_translations text
             on text.ecommerce_personalization = named.id and text.language = wanted
          where named.id = item.personalization))
      from ecommerce_product item
      left join ecommerce_manufacturer manufacturer on manufacturer.id = item.manufacturer
      left join ecommerce_product_translations own on own.ecommerce_product = item.id and own.language = wanted
     where item.id = product_id
  $$`;

/** What PostgreSQL calls the languages: their text search configurations, and the dictionaries that take off endings. */
const languagesSql = `(values ${locales
  .map((locale) => `('${locale}', '${textSearchConfigurations[locale]}', '${textSearchConfigurations[locale]}_stem')`)
  .join(', ')}) as spoken(language, config, stemmer)`;

const weightedVector = (weight: 'a' | 'b' | 'c' | 'd'): string =>
  `setweight(sf_search_vector(config::regconfig, ${weight}), '${weight.toUpperCase()}')`;

/** Quantity sold in the last 90 days. */
const productSales = `
  create function sf_product_sales(product_id uuid) returns integer language sql stable as $$
    select coalesce(sum(line.count), 0)::integer
      from ecommerce_order_line line join ecommerce_order placed on placed.id = line."order"
     where line.product = product_id and placed.state <> 'cancelled'
       and placed.date_created > now() - interval '90 days'
  $$`;

/** Whether a condition holds for any of the product's items, which is `row` in it. */
const anyItem = (condition: string): string => `case
    when exists (select 1 from ecommerce_product_variant variant where variant.product = item.id and variant.active)
    then exists (select 1 from ecommerce_product_variant variant
                  where variant.product = item.id and variant.active and (${condition.replaceAll('row.', 'variant.')}))
    else ${condition.replaceAll('row.', 'item.')} end`;

const linkedIds = (junction: string, key: string): string =>
  `coalesce((select array_agg(${key} order by ${key}) from ${junction} where product = item.id), '{}')`;

/** Project and hash of the words of each product, to find those whose words have changed. */
const wordsOfProducts = `(
    select coalesce(array_agg(concat_ws(' ', project, product, language, md5(words))), '{}')
      from product_search_document where product = any (ids))`;

const refreshProducts = `
  create function sf_refresh_product_search(ids uuid[]) returns void language plpgsql ${triggerFunctionSettingsSql} as $$
  declare words_before text[] := ${wordsOfProducts};
  begin
    delete from product_search_document where product = any (ids);
    with facets as materialized (
      select *, md5(row(category, manufacturer, subcategories, attributes, tags, branches, sizes)::text)::uuid as content
        from (select item.id, item.category, item.manufacturer,
                     ${linkedIds('ecommerce_product_subcategory', 'subcategory_id')} as subcategories,
                     ${linkedIds('ecommerce_product_attribute', 'attribute_id')} as attributes,
                     ${linkedIds('ecommerce_product_tag', 'tag_id')} as tags,
                     -- As toBranches in domain/product/to-product.ts: what is sold out can be seen nowhere.
                     case when ${anyItem('row.stock > 0 or row.reorder_possible')}
                          then ${linkedIds('ecommerce_product_branch', 'branch_id')} else '{}' end as branches,
                     coalesce((select array_agg(distinct variant.display_name) from ecommerce_product_variant variant
                                where variant.product = item.id and variant.active and item.varies_by = 'size'), '{}')::text[]
                       as sizes,
                     ${anyItem('row.stock > 0')} as in_stock, ${anyItem('row.reorder_possible')} as can_reorder,
                     sf_product_sales(item.id) as sold
                from ecommerce_product item where item.id = any (ids) and item.status = 'published') as items
    ), stored as (
      insert into product_search_facet_set (content, category, manufacturer, subcategories, attributes, tags, branches, sizes)
        select distinct on (content) content, category, manufacturer, subcategories, attributes, tags, branches, sizes
          from facets order by content
      -- Also returns the sets that another transaction is adding.
      on conflict (content) do update set content = excluded.content
      returning id, content
    )
    insert into product_search_document
      select item.project, item.id, stored.id, in_stock, can_reorder, sold, item.sort,
             (item.price_from * 100)::bigint, main, (item.price_to * 100)::bigint, item.date_created, item.display_name,
             main || ${weightedVector('d')},
             sf_search_clean(sf_fold(concat_ws(' ', a, b, c), false)),
             language
        from facets
        join stored on stored.content = facets.content
        join ecommerce_product item on item.id = facets.id
       cross join ${languagesSql}
       cross join lateral sf_product_search_texts(item.id, language) as texts
       -- Without the limit, the planner would compute the vector once per use.
       cross join lateral (
         select ${(['a', 'b', 'c'] as const).map(weightedVector).join(' || ')} as main offset 0
       ) as vectors
       -- So that a search reads few pages: those of its language, with many products of the same words on each.
       order by language, facets.category, facets.id;
    insert into search_rebuild_pending
      select distinct 'words', split_part(changed, ' ', 1)::uuid
        from unnest(array_cat(words_before, ${wordsOfProducts})) as changed
       group by changed having count(*) = 1;
  end $$`;

const refreshPages = `
  create function sf_refresh_page_search() returns void language plpgsql set search_path from current as $$
  begin
    delete from page_search_document;
    ${locales
      .map(
        (locale) => `
    insert into page_search_document
      select page.project, '${locale}', 'page', page.key, '', coalesce(nullif(trim(text.heading), ''), text.title),
             setweight(sf_search_vector('${textSearchConfigurations[locale]}', concat_ws(' ', text.title, text.heading)), 'A')
          || setweight(sf_search_vector('${textSearchConfigurations[locale]}', coalesce(text.keywords, '')), 'B')
          || setweight(sf_search_vector('${textSearchConfigurations[locale]}', concat_ws(' ', text.description, text.lead)), 'C')
          || setweight(sf_search_vector('${textSearchConfigurations[locale]}', coalesce(text.body, '')), 'D')
        from page join page_translations text on text.page = page.id and text.language = '${locale}'
       where page.status = 'published' and page.key not in (${unsearchablePageKeys.map((key) => `'${key}'`).join(', ')})
      on conflict do nothing;
    insert into page_search_document
      select brand.project, '${locale}', 'brand', brand.slug, brand.brand_type, brand.display_name,
             setweight(sf_search_vector('${textSearchConfigurations[locale]}', brand.display_name), 'A')
          || setweight(sf_search_vector('${textSearchConfigurations[locale]}', coalesce(text.keywords, '')), 'B')
        from brand left join brand_translations text on text.brand = brand.id and text.language = '${locale}'
       where brand.status = 'published'
      on conflict do nothing;`,
      )
      .join('')}
  end $$`;

/** The words of a project's products, to correct typing errors with. */
const refreshWords = `
  create function sf_refresh_search_words(owner uuid) returns void language plpgsql set search_path from current as $$
  begin
    delete from product_search_word where project = owner;
    insert into product_search_word
      select project, language, word, coalesce((ts_lexize(stemmer::regdictionary, word))[1], word), products
        from (select project, language, word, count(*) as products
                from (select distinct product, project, language, unnest(string_to_array(words, ' ')) as word
                        from product_search_document where project = owner) as words
               where length(word) between 3 and 40 and word !~ '[0-9]'
               group by project, language, word) as counted
        join ${languagesSql} using (language);
  end $$`;

/** In the order of their creation. */
export const productSearchIndexSqlStatements = [
  tables,
  cleanText,
  compoundParts,
  searchVector,
  productTexts,
  productSales,
  refreshProducts,
  refreshPages,
  refreshWords,
];

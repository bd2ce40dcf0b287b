// Triggers that note which products of the search index have changed. They only insert ids, so that saving and ordering
// never wait for the index or for each other; the job of the search refreshes the noted products.
import type { DerivedColumnTriggers } from '../content-model-types.ts';
import { triggerFunctionSettingsSql } from './product-derived-column-triggers.ts';
import { productSearchIndexSqlStatements } from './product-search-index.ts';

type Event = 'delete' | 'insert' | 'update';

interface Source {
  table: string;
  /** Selects product ids from the changed rows, which are called `changed`. */
  products: string;
  /** Columns that the index depends on; a change of others is ignored. */
  columns: string[];
  events: Event[];
}

const changes: Event[] = ['insert', 'update', 'delete'];

const junctionSource = (junction: string, key: string): Source => ({
  table: junction,
  products: 'select product from changed',
  columns: ['product', key],
  events: changes,
});

/** A record that products refer to by a junction, and whose name is in the index. */
const linkedSources = (table: string, junction: string, key: string, column = 'display_name'): Source[] => [
  junctionSource(junction, key),
  {
    table,
    products: `select product from ${junction} where ${key} in (select id from changed)`,
    columns: ['id', column],
    events: ['update'],
  },
  {
    table: `${table}_translations`,
    products: `select product from ${junction} where ${key} in (select ${table} from changed)`,
    columns: [table, 'language', column],
    events: changes,
  },
];

/** A record that products refer to by a column. */
const referencedSources = (table: string, reference: string, hasTranslations = true): Source[] => [
  {
    table,
    products: `select id from ecommerce_product where ${reference} in (select id from changed)`,
    columns: ['id', 'display_name'],
    events: ['update'],
  },
  ...(hasTranslations
    ? [
        {
          table: `${table}_translations`,
          products: `select id from ecommerce_product where ${reference} in (select ${table} from changed)`,
          columns: [table, 'language', 'display_name'],
          events: changes,
        },
      ]
    : []),
];

const sources: Source[] = [
  {
    table: 'ecommerce_product',
    products: 'select id from changed',
    columns: [
      'id',
      'project',
      'status',
      'display_name',
      'reference_number',
      'gtin',
      'identifier',
      'description',
      'category',
      'manufacturer',
      'personalization',
      'varies_by',
      'price_from',
      'price_to',
      'price_brutto',
      'price_brutto_old',
      'sort',
      'date_created',
      '(stock > 0)',
      'reorder_possible',
    ],
    events: changes,
  },
  {
    table: 'ecommerce_product_translations',
    products: 'select ecommerce_product from changed',
    columns: ['ecommerce_product', 'language', 'display_name', 'description', 'keywords'],
    events: changes,
  },
  {
    table: 'ecommerce_product_variant',
    products: 'select product from changed',
    columns: [
      'product',
      'display_name',
      'gtin',
      'active',
      'price_brutto',
      'price_brutto_old',
      '(stock > 0)',
      'reorder_possible',
    ],
    events: changes,
  },
  {
    table: 'ecommerce_product_variant_translations',
    products: `select product from ecommerce_product_variant where id in (select ecommerce_product_variant from changed)`,
    columns: ['ecommerce_product_variant', 'language', 'display_name'],
    events: changes,
  },
  ...linkedSources('ecommerce_subcategory', 'ecommerce_product_subcategory', 'subcategory_id'),
  ...linkedSources('ecommerce_attribute', 'ecommerce_product_attribute', 'attribute_id'),
  ...linkedSources('ecommerce_tag', 'ecommerce_product_tag', 'tag_id', 'name'),
  junctionSource('ecommerce_product_branch', 'branch_id'),
  ...referencedSources('ecommerce_category', 'category'),
  ...referencedSources('ecommerce_manufacturer', 'manufacturer', false),
  ...referencedSources('ecommerce_personalization', 'personalization'),
];

const toName = ({ table }: Source, event: Event): string => `sf_search_${table.replace('ecommerce_', '')}_${event}`;

/** Old and new rows of an update whose indexed columns differ, compared row by row. */
const updatedRows = ({ columns }: Source): string => {
  const list = (row: string) =>
    columns.map((column) => (column.startsWith('(') ? column.replace('(', `(${row}.`) : `${row}.${column}`)).join(', ');
  return `select side.* from old_rows o join new_rows n on n.id = o.id, lateral (select o.* union all select n.*) as side
           where (${list('o')}) is distinct from (${list('n')})`;
};

const changedRows: Record<Event, (source: Source) => string> = {
  insert: () => 'select * from new_rows',
  update: updatedRows,
  delete: () => 'select * from old_rows',
};

const noteChange = (source: Source, event: Event): string => `
  create function ${toName(source, event)}() returns trigger language plpgsql ${triggerFunctionSettingsSql} as $$
  begin
    insert into product_search_pending
      with changed as (${changedRows[event](source)})
      select distinct noted.product from (${source.products}) as noted(product) where noted.product is not null;
    return null;
  end $$`;

const rowsOf: Record<Event, string> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const noted = sources.flatMap((source) => source.events.map((event) => ({ source, event })));

/** Tables with texts of the site's pages, which are rebuilt together. */
const pageTables = ['page', 'page_translations', 'brand', 'brand_translations'];

const notePages = `
  create function sf_search_pages() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into search_rebuild_pending values ('pages', null);
    return null;
  end $$`;

export const productSearchIndexTriggers: DerivedColumnTriggers = {
  functions: [
    ...productSearchIndexSqlStatements,
    ...noted.map(({ source, event }) => noteChange(source, event)),
    notePages,
  ],
  triggers: [
    ...noted.map(({ source, event }) => ({
      name: toName(source, event),
      on: source.table,
      sql: `create trigger ${toName(source, event)} after ${event} on ${source.table} referencing ${rowsOf[event]}
            for each statement execute function ${toName(source, event)}()`,
    })),
    ...pageTables.map((table) => ({
      name: `sf_search_${table}`,
      on: table,
      sql: `create trigger sf_search_${table} after insert or update or delete on ${table}
              for each statement execute function sf_search_pages()`,
    })),
  ],
  // The job of the search fills the index.
  fill: [
    'insert into product_search_pending select id from ecommerce_product',
    'insert into product_search_pending select product from product_search_document',
    `insert into search_rebuild_pending values ('pages', null)`,
  ],
};

// Derived columns of products, maintained by triggers: lowest and highest price, the normalized search text, a random
// number. In the database, because prices and names change in several ways (studio, import, order service, seeder) and
// product lists sort, filter and count by these columns. Applied by backend/apply/derived-column-triggers.ts.
import type { DerivedColumnTriggers, FieldDefinition } from '../content-model-types.ts';
import { createStudioLabel, defineMoneyField } from '../define-fields.ts';

const internal = { public: true, hidden: true, readonly: true } as const;
const maintainedByDatabaseNote = createStudioLabel('Von der Datenbank gepflegt', 'Maintained by the database');

export const derivedProductFieldDefinitions: FieldDefinition[] = [
  defineMoneyField('price_from', createStudioLabel('Preis ab', 'Price from'), {
    ...internal,
    note: maintainedByDatabaseNote,
  }),
  defineMoneyField('price_to', createStudioLabel('Preis bis', 'Price to'), {
    ...internal,
    note: maintainedByDatabaseNote,
  }),
  {
    name: 'search_text',
    type: 'text',
    label: createStudioLabel('Suchtext', 'Search text'),
    note: maintainedByDatabaseNote,
    interface: 'input-multiline',
    ...internal,
    column: { nullable: false, derived: true },
  },
  {
    name: 'random_key',
    type: 'float',
    label: createStudioLabel('Zufallszahl', 'Random number'),
    note: createStudioLabel(
      'Von der Datenbank gepflegt; für zufällige Auswahlen',
      'Maintained by the database; used for random selections',
    ),
    interface: 'input',
    ...internal,
    column: { nullable: false, derived: true },
  },
];

/**
 * Set while a function writes derived columns, so the trigger on products does not compute them again. The setting is
 * scoped to the function, so it also ends on an error.
 */
const deriving = `set storefront.deriving = 'on'`;
/**
 * Makes triggers independent of the caller's search path, and forces index scans, because the planner's statistics are
 * outdated during an import.
 */
export const triggerFunctionSettingsSql = 'set search_path from current set enable_seqscan = off';

/**
 * Equivalent of `normalizeForSearch` in domain/normalize-for-search.ts; with `wide`, umlauts become vowel and e: "ä" → "ae".
 */
const fold = String.raw`
  create function sf_fold(value text, wide boolean) returns text language sql immutable parallel safe as $$
    select trim(regexp_replace(lower(
      translate(
        replace(replace(replace(replace(replace(replace(
          regexp_replace(
            case when wide then regexp_replace(normalize(value, NFKD), '([aouAOU])\u0308', '\1e', 'g')
                 else normalize(value, NFKD) end,
            '[\u0300-\u036f]', '', 'g'),
          'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
        'øØłŁđĐ‘’ʼ‐–—', 'oOlLdD''''''---')),
      '\s+', ' ', 'g'))
  $$`;

/**
 * The distinct normalized parts, in order. A loop, because a separate query per product would cost twice as much as the
 * normalization itself.
 */
const searchText = `
  create function sf_search_text(parts text[]) returns text language plpgsql immutable parallel safe as $$
  declare
    part text;
    folded text;
    found text[] := '{}';
  begin
    foreach part in array parts loop
      folded := sf_fold(part, false);
      if folded is null or folded = '' or folded = any (found) then continue; end if;
      found := found || folded;
      folded := sf_fold(part, true);
      if not folded = any (found) then found := found || folded; end if;
    end loop;
    return array_to_string(found, ' ');
  end $$`;

/** Lowest and highest price of the active variants, or the price of the product itself without variants. */
const priceSpan = `
  create function sf_price_span(product_id uuid, own_price numeric)
  returns table (price_from numeric, price_to numeric) language sql stable as $$
    select coalesce(min(price_brutto), own_price), coalesce(max(price_brutto), own_price)
      from ecommerce_product_variant where product = product_id and active
  $$`;

const derive = `
  create function sf_derive_product(
    product_id uuid, own_name text, reference text, own_price numeric, maker_id uuid
  ) returns table (price_from numeric, price_to numeric, search_text text) language sql stable as $$
    select span.price_from, span.price_to,
           sf_search_text(array[own_name] || names.texts || array[reference] || variant.refs || variant.gtins
                          || array[maker.title::text])
      from sf_price_span(product_id, own_price) as span,
           (select array_agg(reference || reference_number_suffix order by sort, id)
                     filter (where reference_number_suffix <> '') as refs,
                   array_agg(gtin::text order by sort, id) filter (where gtin <> '') as gtins
              from ecommerce_product_variant where product = product_id) as variant,
           (select array_agg(display_name::text order by language) as texts
              from ecommerce_product_translations where ecommerce_product = product_id) as names,
           (select (select display_name from ecommerce_manufacturer where id = maker_id) as title) as maker
  $$`;

/**
 * Updates the derived columns of products if they differ. Locks the products first, in a stable order, so the values
 * are read after concurrent changes to the same products are committed; otherwise concurrent changes of two variants
 * would miss each other.
 */
const refresh = `
  create function sf_refresh_products(ids uuid[]) returns void language plpgsql ${triggerFunctionSettingsSql} ${deriving} as $$
  begin
    perform 1 from ecommerce_product where id = any (ids) order by id for no key update;
    update ecommerce_product product
       set price_from = wanted.price_from, price_to = wanted.price_to, search_text = wanted.search_text
      from (select id, derived.*
              from ecommerce_product,
                   lateral sf_derive_product(id, display_name, reference_number, price_brutto, manufacturer) as derived
             where id = any (ids)) as wanted
     where product.id = wanted.id
       and (product.price_from, product.price_to, product.search_text)
           is distinct from (wanted.price_from, wanted.price_to, wanted.search_text);
  end $$`;

const productChange = `
  create function sf_on_product() returns trigger language plpgsql ${triggerFunctionSettingsSql} as $$
  declare derived record;
  begin
    if current_setting('storefront.deriving', true) = 'on' then return new; end if;
    -- A change of prices alone, perhaps of all products at once: the text is not folded again.
    if tg_op = 'UPDATE'
       and (new.display_name, new.reference_number, new.manufacturer, new.search_text)
           is not distinct from (old.display_name, old.reference_number, old.manufacturer, old.search_text) then
      select * into new.price_from, new.price_to from sf_price_span(new.id, new.price_brutto);
      return new;
    end if;
    if tg_op = 'INSERT' then
      new.random_key := coalesce(new.random_key, random());
      -- A maker who is being renamed is waited for: the renaming does not see this product yet.
      perform 1 from ecommerce_manufacturer where id = new.manufacturer for share;
    elsif new.manufacturer is distinct from old.manufacturer then
      perform 1 from ecommerce_manufacturer where id = new.manufacturer for share;
    end if;
    select * into derived
      from sf_derive_product(new.id, new.display_name, new.reference_number, new.price_brutto, new.manufacturer);
    new.price_from := derived.price_from;
    new.price_to := derived.price_to;
    new.search_text := derived.search_text;
    return new;
  end $$`;

/** One function per event, since the transition tables differ by event. */
const childChange = (
  child: 'variant' | 'translation' | 'manufacturer',
  event: 'insert' | 'update' | 'delete',
): string => {
  const columns = {
    variant: {
      key: 'id',
      product: 'product',
      read: ['product', 'price_brutto', 'active', 'reference_number_suffix', 'gtin'],
    },
    translation: { key: 'id', product: 'ecommerce_product', read: ['ecommerce_product', 'language', 'display_name'] },
    manufacturer: { key: 'id', product: 'id', read: ['display_name'] },
  }[child];
  const list = (of: string): string => columns.read.map((column) => `${of}.${column}`).join(', ');
  const changed = {
    insert: `select ${columns.product} as owner from new_rows`,
    delete: `select ${columns.product} as owner from old_rows`,
    // Nothing derived depends on the stock, which every order changes.
    update: `select unnest(array[o.${columns.product}, n.${columns.product}]) as owner
               from old_rows o join new_rows n on n.${columns.key} = o.${columns.key}
              where (${list('o')}) is distinct from (${list('n')})`,
  }[event];
  const ids =
    child === 'manufacturer'
      ? `select array_agg(id) from ecommerce_product where manufacturer in (${changed})`
      : `select array_agg(distinct owner) from (${changed}) as changed`;
  return `
    create function sf_on_${child}_${event}() returns trigger language plpgsql ${triggerFunctionSettingsSql} as $$
    declare ids uuid[] := (${ids});
    begin
      if ids is not null then perform sf_refresh_products(ids); end if;
      return null;
    end $$`;
};

const childTrigger = (
  child: 'variant' | 'translation' | 'manufacturer',
  on: string,
  event: 'insert' | 'update' | 'delete',
) => {
  const tables = { insert: 'new table as new_rows', delete: 'old table as old_rows' };
  const rows = event === 'update' ? `${tables.delete} ${tables.insert}` : tables[event];
  const name = `sf_on_${child}_${event}`;
  return {
    name,
    on,
    sql: `create trigger ${name} after ${event} on ${on} referencing ${rows} for each statement execute function ${name}()`,
  };
};

const events = ['insert', 'update', 'delete'] as const;
const product = 'ecommerce_product';

/** Columns that the derived ones depend on, and the derived ones themselves, so they cannot be overwritten. */
const watchedColumns = 'display_name, reference_number, price_brutto, manufacturer, price_from, price_to, search_text';

export const productDerivedColumnTriggers: DerivedColumnTriggers = {
  functions: [
    fold,
    searchText,
    priceSpan,
    derive,
    refresh,
    productChange,
    ...events.map((event) => childChange('variant', event)),
    ...events.map((event) => childChange('translation', event)),
    childChange('manufacturer', 'update'),
  ],
  triggers: [
    {
      name: 'sf_on_product_insert',
      on: product,
      sql: `create trigger sf_on_product_insert before insert on ${product} for each row execute function sf_on_product()`,
    },
    {
      name: 'sf_on_product_update',
      on: product,
      sql: `create trigger sf_on_product_update before update of ${watchedColumns} on ${product} for each row execute function sf_on_product()`,
    },
    ...events.map((event) => childTrigger('variant', 'ecommerce_product_variant', event)),
    ...events.map((event) => childTrigger('translation', 'ecommerce_product_translations', event)),
    childTrigger('manufacturer', 'ecommerce_manufacturer', 'update'),
  ],
  // Rows that existed before the triggers.
  fill: [
    `alter table ${product} alter column random_key set default random()`,
    `update ${product} set random_key = random() where random_key is null`,
    `select sf_refresh_products(array_agg(id)) from ${product}`,
    `update ${product} set search_text = '' where search_text is null`,
    `alter table ${product} alter column random_key set not null, alter column search_text set not null, alter column search_text set default ''`,
  ],
};

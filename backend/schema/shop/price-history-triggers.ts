// Triggers that maintain price history and reference price of a reduction (law row L6, PAngV § 11; docs/decisions/044).
// In the database, because prices change in several ways (studio, import, SQL) and a crossed-out price must never be
// typed. The only implementation of the rule; domain/lowest-and-unit-prices.ts reads its result.
import type { DerivedColumnTriggers } from '../content-model-types.ts';
import { triggerFunctionSettingsSql } from './product-derived-column-triggers.ts';

/** Set while the functions below write, so the guard lets their writes pass and the triggers do not run recursively. */
const pricing = `set storefront.pricing = 'on'`;
const isPricing = `current_setting('storefront.pricing', true) = 'on'`;

/**
 * Prices currently offered to visitors: none for drafts and inactive variants, and not the price of the product itself
 * if it has active variants. Prices that nobody could pay must not count as previous prices.
 */
const offered = `
  create function sf_offered_prices(product_ids uuid[])
  returns table (product uuid, variant uuid, price numeric, is_reduced boolean) language sql stable as $$
    select owner.id, null::uuid,
           case when owner.status = 'published' and not exists (
                  select 1 from ecommerce_product_variant own where own.product = owner.id and own.active)
                then owner.price_brutto end,
           owner.is_reduced
      from ecommerce_product owner where owner.id = any (product_ids)
    union all
    select owner.id, own.id, case when owner.status = 'published' and own.active then own.price_brutto end, own.is_reduced
      from ecommerce_product_variant own join ecommerce_product owner on owner.id = own.product
     where owner.id = any (product_ids)
  $$`;

/** Lowest price offered in the 30 days before `moment`; null without an offer. */
const lowest = `
  create function sf_lowest_price(of_product uuid, of_variant uuid, moment timestamptz)
  returns numeric language sql stable as $$
    select min(price_brutto)
      from (select price_brutto, valid_from, lead(valid_from) over (order by valid_from) as valid_to
              from ecommerce_price_history
             where product = of_product and variant is not distinct from of_variant) as entry
     where valid_from < moment and (valid_to is null or valid_to > moment - interval '30 days')
  $$`;

/**
 * Computes the start of a reduction and the crossed-out price from the complete history. A reduction starts when it is
 * marked, or with the price cut if that was at most one day earlier. A further cut without interruption keeps the start
 * (PAngV § 11 (2)); a price increase, or a cut while no price was crossed out, restarts it. While the product is not
 * offered, the reduction is suspended. The start does not move, so the reference price stays the same.
 */
const reduction = `
  create function sf_reduction(of_product uuid, of_variant uuid, is_marked boolean)
  returns table (since timestamptz, lowest numeric, state text) language plpgsql stable as $$
  declare
    entry record;
    last_price numeric;
    current_price numeric;
    lowered_at timestamptz;
  begin
    if not is_marked then return; end if;
    for entry in
      select price_brutto as price, is_reduced, valid_from from ecommerce_price_history
       where product = of_product and variant is not distinct from of_variant order by valid_from
    loop
      if not entry.is_reduced then
        since := null;
      elsif entry.price is not null then
        if since is null then
          since := case when entry.price = last_price and lowered_at > entry.valid_from - interval '1 day'
                        then lowered_at else entry.valid_from end;
        elsif entry.price > last_price
           or (entry.price < last_price
               and coalesce(sf_lowest_price(of_product, of_variant, since) <= last_price, true)) then
          since := entry.valid_from;
        end if;
      end if;
      current_price := entry.price;
      if entry.price is distinct from last_price and entry.price is not null then
        lowered_at := case when entry.price < last_price then entry.valid_from end;
        last_price := entry.price;
      end if;
    end loop;
    if current_price is null then
      state := 'not_offered';
    else
      lowest := sf_lowest_price(of_product, of_variant, since);
      state := case when lowest is null then 'no_history' when lowest <= current_price then 'not_lower' else 'shown' end;
      if state <> 'shown' then lowest := null; end if;
    end if;
    return next;
  end $$`;

const refreshReductions = (table: string, ids: string, product: string, variant: string): string => `
    update ${table} item
       set price_brutto_old = wanted.lowest, reduced_since = wanted.since, reduction_state = wanted.state
      from (select own.id, reduction.*
              from ${table} own left join lateral sf_reduction(${product}, ${variant}, own.is_reduced) reduction on true
             where ${ids}) as wanted
     where item.id = wanted.id
       and (item.price_brutto_old, item.reduced_since, item.reduction_state)
           is distinct from (wanted.lowest, wanted.since, wanted.state);`;

/**
 * Records changes of the offered prices, then updates the reductions. Locks the products first, in a stable order, as
 * in sf_refresh_products. Several changes in one transaction are one entry with the last price, since the others were
 * never visible. If a transaction that began later was committed earlier, the entry directly follows that one's.
 */
const record = `
  create function sf_record_prices(product_ids uuid[]) returns void language plpgsql ${triggerFunctionSettingsSql} ${pricing} as $$
  begin
    perform 1 from ecommerce_product where id = any (product_ids) order by id for no key update;
    update ecommerce_price_history entry
       set price_brutto = offer.price, is_reduced = offer.is_reduced
      from sf_offered_prices(product_ids) as offer
     where entry.product = offer.product and entry.variant is not distinct from offer.variant
       and entry.valid_from = now() and entry.origin = 'recorded'
       and (entry.price_brutto, entry.is_reduced) is distinct from (offer.price, offer.is_reduced);
    insert into ecommerce_price_history (id, product, variant, price_brutto, is_reduced, valid_from, origin)
    select gen_random_uuid(), offer.product, offer.variant, offer.price, offer.is_reduced,
           greatest(now(), last.valid_from + interval '1 microsecond'), 'recorded'
      from sf_offered_prices(product_ids) as offer
           left join lateral (
             select valid_from, price_brutto, entry.is_reduced from ecommerce_price_history entry
              where entry.product = offer.product and entry.variant is not distinct from offer.variant
              order by valid_from desc limit 1) as last on true
     where (last.price_brutto, coalesce(last.is_reduced, false)) is distinct from (offer.price, offer.is_reduced)
       and (last.valid_from is not null or offer.price is not null);
    ${refreshReductions('ecommerce_product', 'own.id = any (product_ids)', 'own.id', 'null')}
    ${refreshReductions('ecommerce_product_variant', 'own.product = any (product_ids)', 'own.product', 'own.id')}
  end $$`;

/** Discards writes to the computed columns by anything but these functions, such as an old import. */
const guard = `
  create function sf_guard_reduction() returns trigger language plpgsql as $$
  begin
    if ${isPricing} then return new; end if;
    if tg_op = 'INSERT' then
      new.price_brutto_old := null;
      new.reduced_since := null;
      new.reduction_state := null;
    else
      new.price_brutto_old := old.price_brutto_old;
      new.reduced_since := old.reduced_since;
      new.reduction_state := old.reduction_state;
    end if;
    return new;
  end $$`;

type Event = 'delete' | 'insert' | 'update';

/** Statement-level trigger for inserts and deletes; `column` contains the id of the product. */
const statementChange = (name: string, table: string, column: string, event: Event) => {
  const rows = event === 'delete' ? 'old table as changed_rows' : 'new table as changed_rows';
  return {
    function: `
  create function ${name}() returns trigger language plpgsql ${triggerFunctionSettingsSql} as $$
  declare ids uuid[];
  begin
    if ${isPricing} then return null; end if;
    select array_agg(distinct ${column}) into ids from changed_rows;
    if ids is not null then perform sf_record_prices(ids); end if;
    return null;
  end $$`,
    trigger: {
      name,
      on: table,
      sql: `create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`,
    },
  };
};

const statements = [
  statementChange('sf_price_product_insert', 'ecommerce_product', 'id', 'insert'),
  statementChange('sf_price_variant_insert', 'ecommerce_product_variant', 'product', 'insert'),
  statementChange('sf_price_variant_delete', 'ecommerce_product_variant', 'product', 'delete'),
  statementChange('sf_price_history_insert', 'ecommerce_price_history', 'product', 'insert'),
  statementChange('sf_price_history_update', 'ecommerce_price_history', 'product', 'update'),
  statementChange('sf_price_history_delete', 'ecommerce_price_history', 'product', 'delete'),
];

/**
 * Statement-level trigger for updates: a row-level trigger would take minutes for 50,000 price changes. Ignores updates
 * of other columns, such as the stock, which every order changes.
 */
const updateChange = (
  name: string,
  table: string,
  { owner, columns, before = '' }: { owner: string; columns: string[]; before?: string },
) => {
  const list = (of: string): string => columns.map((column) => `${of}.${column}`).join(', ');
  return {
    function: `
  create function ${name}() returns trigger language plpgsql ${triggerFunctionSettingsSql} ${pricing} as $$
  declare ids uuid[] := (
    select array_agg(distinct changed.owner)
      from (select unnest(array[o.${owner}, n.${owner}]) as owner from old_rows o join new_rows n on n.id = o.id
             where (${list('o')}) is distinct from (${list('n')})) as changed);
  begin
    if ids is null then return null; end if;
    ${before}
    perform sf_record_prices(ids);
    return null;
  end $$`,
    trigger: {
      name,
      on: table,
      sql: `create trigger ${name} after update on ${table} referencing old table as old_rows new table as new_rows
              for each statement execute function ${name}()`,
    },
  };
};

const updates = [
  updateChange('sf_price_product_update', 'ecommerce_product', {
    owner: 'id',
    columns: ['status', 'price_brutto', 'is_reduced'],
  }),
  updateChange('sf_price_variant_update', 'ecommerce_product_variant', {
    owner: 'product',
    columns: ['price_brutto', 'active', 'product', 'is_reduced'],
    before: `
    update ecommerce_price_history entry set product = n.product from old_rows o join new_rows n on n.id = o.id
     where n.product <> o.product and entry.variant = n.id;`,
  }),
];

const guardTriggers = (table: string) => [
  {
    name: 'sf_guard_reduction_insert',
    on: table,
    sql: `create trigger sf_guard_reduction_insert before insert on ${table} for each row execute function sf_guard_reduction()`,
  },
  {
    name: 'sf_guard_reduction_update',
    on: table,
    sql: `create trigger sf_guard_reduction_update before update of price_brutto_old, reduced_since, reduction_state on ${table}
            for each row execute function sf_guard_reduction()`,
  },
];

/**
 * One-time migration for installations whose editors typed the reference price, labelled "lowest price of the last 30
 * days": it is kept if plausible, that is above the price and at most twice as high. Otherwise it is dropped and the
 * product is not marked.
 */
const takeOver = `
  create function sf_take_over_prices() returns void language plpgsql ${triggerFunctionSettingsSql} ${pricing} as $$
  begin
    with typed as (
      select id, price_brutto_old as price from ecommerce_product item
       where price_brutto_old > price_brutto and price_brutto_old <= 2 * price_brutto and status = 'published'
         and not exists (select 1 from ecommerce_price_history entry where entry.product = item.id)
         and not exists (select 1 from ecommerce_product_variant own where own.product = item.id and own.active)
    ), marked as (update ecommerce_product item set is_reduced = true from typed where item.id = typed.id)
    insert into ecommerce_price_history (id, product, price_brutto, is_reduced, valid_from, origin)
    select gen_random_uuid(), id, price, false, now() - interval '30 days', 'taken_over' from typed;
  end $$`;

export const priceHistoryTriggers: DerivedColumnTriggers = {
  functions: [
    offered,
    lowest,
    reduction,
    record,
    guard,
    takeOver,
    ...[...statements, ...updates].map((change) => change.function),
  ],
  triggers: [
    ...['ecommerce_product', 'ecommerce_product_variant'].flatMap(guardTriggers),
    ...[...statements, ...updates].map((change) => change.trigger),
  ],
  fill: ['select sf_take_over_prices()', 'select sf_record_prices(array_agg(id)) from ecommerce_product'],
};

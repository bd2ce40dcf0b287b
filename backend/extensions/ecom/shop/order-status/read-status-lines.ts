// The pieces of an order as its page shows them, with the way to the page of each and the key with which its buyer rates it.
import type { Knex } from 'knex';
import { centsSchema } from '../../../../../contract/cents.ts';
import type { StatusLine } from '../../../../../contract/shop/order-status.ts';
import type { MailedOrder } from '../../mail/mailed-order.ts';
import { toDateSpan } from '../orders/read-order.ts';
import { isHandedOver } from '../ratings.ts';

interface Row {
  id: string;
  count: number;
  name: string;
  variant_name: string | null;
  reference_number: string | null;
  total_brutto: string;
  shipping_time: string | null;
  expected_from: string | null;
  expected_to: string | null;
  is_made_to_order: boolean;
  labels: StatusLine['labels'] | null;
  unit_price: StatusLine['unit_price'];
  essential_features: StatusLine['essential_features'] | null;
  previews: string[] | null;
  rating_key: string | null;
  /** `null` for a piece that is not published (any more). */
  slug: string | null;
  is_rated: boolean;
  takes_ratings: boolean | null;
}

const toLine = (row: Row, order: MailedOrder): StatusLine => ({
  ...{ id: row.id, count: row.count, name: row.name, variant_name: row.variant_name },
  reference_number: row.reference_number,
  total_price_brutto: centsSchema.parse(row.total_brutto),
  ...{ shipping_time: row.shipping_time, is_made_to_order: row.is_made_to_order },
  expected: toDateSpan(row.expected_from, row.expected_to),
  unit_price: row.unit_price,
  essential_features: row.essential_features ?? [],
  ...{ labels: row.labels ?? [], previews: row.previews ?? [], slug: row.slug },
  rating_key:
    isHandedOver(order.state) && row.slug !== null && row.takes_ratings === true && !row.is_rated
      ? row.rating_key
      : null,
});

export const readStatusLines = async (database: Knex, order: MailedOrder): Promise<StatusLine[]> => {
  const rows = await database('ecommerce_order_line as line')
    .leftJoin('ecommerce_product as product', (join) =>
      join
        .on('product.id', 'line.product')
        .andOnVal('product.status', 'published')
        .andOnVal('product.project', order.project),
    )
    .leftJoin('ecommerce_settings as shop', 'shop.project', 'product.project')
    .where({ 'line.order': order.id })
    .orderBy('line.sort')
    .select<Row[]>(
      ...['line.id', 'line.count', 'line.name', 'line.variant_name', 'line.reference_number', 'line.total_brutto'],
      ...['line.shipping_time', 'line.is_made_to_order', 'line.previews', 'line.rating_key', 'product.slug'],
      'line.unit_price',
      database.raw('coalesce(line.essential_features_shown, line.essential_features) as essential_features'),
      database.raw('line.delivery_from::text as expected_from, line.delivery_to::text as expected_to'),
      database.raw('coalesce(line.labels_shown, line.labels) as labels'),
      database.raw('shop.allow_ratings and not shop.maintenance_mode as takes_ratings'),
      database.raw('exists (select 1 from ecommerce_product_rating r where r.order_line = line.id) as is_rated'),
    );
  return rows.map((row) => toLine(row, order));
};

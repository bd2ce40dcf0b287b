// The pieces that were ticked on the page of an order, by their names: what was declared must be readable without the order.
import type { Knex } from 'knex';
import type { WithdrawalBody } from '../../../../../contract/shop/withdrawal.ts';

/** As the column `lines` keeps it. */
export interface WithdrawnLine {
  /** Of the order's line; not kept before there were refunds. */
  id?: string;
  count: number;
  name: string;
}

interface Row {
  id: string;
  count: number;
  name: string;
  variant_name: string | null;
}

/** `undefined` where a line is none of the order's, or more is named than was ordered. */
export const readWithdrawnLines = async (
  transaction: Knex.Transaction,
  order: string,
  wanted: NonNullable<WithdrawalBody['lines']>,
): Promise<WithdrawnLine[] | undefined> => {
  const rows = await transaction('ecommerce_order_line')
    .where({ order })
    .orderBy('sort')
    .select<Row[]>('id', 'count', 'name', 'variant_name');
  const toCount = (id: string) => wanted.filter((line) => line.id === id).reduce((sum, { count }) => sum + count, 0);
  const isKnown = wanted.every(({ id }) => rows.some((row) => row.id === id && toCount(id) <= row.count));
  if (!isKnown) return undefined;
  return rows.flatMap(({ id, name, variant_name }) => {
    const count = toCount(id);
    return count > 0 ? [{ id, count, name: [name, variant_name].filter(Boolean).join(', ') }] : [];
  });
};

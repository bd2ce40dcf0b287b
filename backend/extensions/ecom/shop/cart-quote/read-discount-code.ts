// Reads a discount code with its uses, and locks it for the order that uses it.
import type { Knex } from 'knex';
import { decimalAmountToCents } from '../../../../../contract/cents.ts';
import type { DiscountCode, DiscountCodeUsageCounts } from '../../../../../domain/discount-code.ts';

interface DiscountRow extends Pick<DiscountCode, 'code' | 'id' | 'kind' | 'scope'> {
  percent: string | null;
  amount_brutto: string | null;
  minimum_brutto: string | null;
  valid_from: string | null;
  valid_until: string | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  used_count: number;
  customer_uses: number | null;
}

export interface DiscountCodeWithUses extends Omit<DiscountCodeUsageCounts, 'today'> {
  discount: DiscountCode;
}

export interface DiscountCodeLookupParameters {
  /** Id. */
  project: string;
  /** Of the customer; `null` while unknown. */
  email: string | null;
}

const toCents = (amount: string | null): number => (amount === null ? 0 : decimalAmountToCents(amount));

/** `undefined` for an unknown code, one of another project, and one that is switched off. */
export const readDiscountCode = async (
  database: Knex,
  code: string,
  { project, email }: DiscountCodeLookupParameters,
): Promise<DiscountCodeWithUses | undefined> => {
  const row = await database('ecommerce_discount_code as code')
    .where({ 'code.project': project, 'code.code': code, 'code.active': true })
    .first<DiscountRow | undefined>(
      'code.*',
      database.raw('code.valid_from::text, code.valid_until::text'),
      database.raw(
        `array(select category_id from ecommerce_discount_code_category where discount_code = code.id
               union all
               select subcategory_id from ecommerce_discount_code_subcategory where discount_code = code.id) as scope`,
      ),
      database.raw(
        `case when ?::text is not null then
           (select count(*)::int from ecommerce_order placed
             where placed.discount = code.id and placed.state <> 'cancelled' and lower(placed.email) = lower(?)) end
         as customer_uses`,
        [email, email],
      ),
    );
  return (
    row && {
      discount: {
        id: row.id,
        code: row.code,
        kind: row.kind,
        percent: Number(row.percent ?? 0),
        amountCents: toCents(row.amount_brutto),
        minimumCents: toCents(row.minimum_brutto),
        validFrom: row.valid_from,
        validUntil: row.valid_until,
        maxUses: row.max_uses,
        maxUsesPerCustomer: row.max_uses_per_customer,
        scope: row.scope,
      },
      uses: row.used_count,
      customerUses: row.customer_uses,
    }
  );
};

/**
 * Other orders with the code wait until the transaction ends. Its uses must be read afterwards: a statement that waits
 * for the lock does not see the orders of the transaction it waited for.
 */
export const lockDiscountCode = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await transaction('ecommerce_discount_code').where({ id }).forNoKeyUpdate().first('id');
};

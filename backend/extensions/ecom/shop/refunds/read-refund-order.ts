// An order as a refund sees it: what was charged, what came in by which way, what went back. Read under the order's lock where
// something follows from it, and without one for the studio's form.
import type { Knex } from 'knex';
import { type Cents, centsSchema } from '../../../../../contract/cents.ts';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';
import type { RefundSource, RefundWay } from '../../../../../contract/shop/refund.ts';
import { type ChargedOrder, toRefundableCents } from '../../../../../domain/refund.ts';
import { type PaymentState, settledStates } from '../payments/payment-rows.ts';
import { countedStates, doneStates, readRefunds, type Refund } from './refund-rows.ts';

type Row = Record<string, unknown>;

export interface RefundOrderLine {
  id: string;
  name: string;
  quantity: number;
  priceCents: Cents;
  taxPercent: number;
  isMadeToOrder: boolean;
  product: string | null;
  variant: string | null;
}

export interface RefundOrder extends ChargedOrder {
  id: string;
  project: string;
  number: string;
  state: OrderState;
  email: string;
  customer: string;
  isPaid: boolean;
  /** Whether the pieces were sent or handed over, and whether work on them had begun. */
  hasLeft: boolean;
  isWorkBegun: boolean;
  lines: RefundOrderLine[];
  totalCents: Cents;
  sources: RefundSource[];
  refunds: Refund[];
}

const toCents = (value: unknown): Cents => centsSchema.parse(value);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readLines = async (database: Knex, order: string): Promise<RefundOrderLine[]> =>
  (await database('ecommerce_order_line').where({ order }).orderBy('sort').select<Row[]>('*')).map((row) => ({
    id: String(row['id']),
    name: [row['name'], row['variant_name']].map(toText).filter(Boolean).join(', '),
    quantity: Number(row['count']),
    priceCents: toCents(row['price_brutto']),
    taxPercent: Number(row['tax_percent']),
    isMadeToOrder: row['is_made_to_order'] === true,
    product: toText(row['product']) || null,
    variant: toText(row['variant']) || null,
  }));

interface PaymentRow {
  id: string;
  provider: 'klarna' | 'paypal';
  state: PaymentState;
  amount_brutto: string;
}

const toSource = (
  source: { payment: string | null; way: RefundWay; isAuthorizedOnly: boolean; capturedCents: Cents },
  refunds: readonly Refund[],
): RefundSource => {
  const own = refunds.filter(({ payment, state }) => payment === source.payment && countedStates.includes(state));
  const sum = (of: readonly Refund[]) => of.reduce((total, { amountCents }) => total + amountCents, 0);
  const refundedCents = sum(own.filter(({ state }) => doneStates.includes(state)));
  return {
    ...source,
    refundedCents,
    openCents: sum(own) - refundedCents,
    refundableCents: toRefundableCents(
      source.capturedCents,
      own.map(({ amountCents }) => amountCents),
    ),
  };
};

/** Every payment that came; an order that is paid without one was paid by transfer or in cash. */
const readSources = async (
  database: Knex,
  order: string,
  paid: { isPaid: boolean; totalCents: Cents },
  refunds: readonly Refund[],
): Promise<RefundSource[]> => {
  const payments = await database('ecommerce_payment')
    .where({ order })
    .whereIn('state', settledStates)
    .orderBy('date_created')
    .select<PaymentRow[]>('id', 'provider', 'state', 'amount_brutto');
  const sources = payments.map(({ id, provider, state, amount_brutto }) =>
    toSource(
      {
        ...{ payment: id, way: provider, isAuthorizedOnly: state === 'authorized' || state === 'released' },
        capturedCents: toCents(amount_brutto),
      },
      refunds,
    ),
  );
  if (sources.length > 0 || !paid.isPaid) return sources;
  const transfer = { payment: null, way: 'transfer' as const, isAuthorizedOnly: false };
  return [toSource({ ...transfer, capturedCents: paid.totalCents }, refunds)];
};

const left: readonly OrderState[] = ['shipped', 'completed'];
const begun: readonly OrderState[] = ['in_progress', 'ready_for_pickup', ...left];

/** Locks the order until the end of the transaction; whoever else wants to give back waits and sees the sum of before. */
export const lockRefundOrder = async (transaction: Knex.Transaction, order: string): Promise<void> => {
  await transaction('ecommerce_order').where({ id: order }).forUpdate().first('id');
};

/** `undefined` where there is no such order. */
export const readRefundOrder = async (database: Knex, id: string): Promise<RefundOrder | undefined> => {
  const row = await database('ecommerce_order').where({ id }).first<Row | undefined>('*');
  if (!row) return undefined;
  const refunds = await readRefunds(database, { order: id });
  const history = await database('ecommerce_order_history')
    .where({ order: id })
    .select<{ to_state: OrderState }[]>('to_state');
  const state = row['state'] as OrderState;
  const wasIn = (states: readonly OrderState[]) =>
    states.includes(state) || history.some(({ to_state }) => states.includes(to_state));
  const isPaid = row['paid_at'] !== null;
  const totalCents = toCents(row['total_brutto']);
  return {
    ...{ id, project: String(row['project']), number: String(row['number']), state, email: toText(row['email']) },
    customer: [row['shipping_first_name'], row['shipping_last_name']].map(toText).filter(Boolean).join(' '),
    ...{ isPaid, hasLeft: wasIn(left), isWorkBegun: wasIn(begun) },
    lines: await readLines(database, id),
    shippingCents: toCents(row['shipping_brutto']),
    presentWrapCents: toCents(row['present_wrap_brutto']),
    totalCents,
    sources: await readSources(database, id, { isPaid, totalCents }, refunds),
    refunds,
  };
};

/** As the arithmetic of domain/refund.ts takes what went back already. */
export const toCountedParts = ({ refunds }: Pick<RefundOrder, 'refunds'>): Refund[] =>
  refunds.filter(({ state }) => countedStates.includes(state));

/** Whether all that came has gone back for good. */
export const isAllReturned = ({ sources }: Pick<RefundOrder, 'sources'>): boolean =>
  sources.length > 0 && sources.every(({ capturedCents, refundedCents }) => refundedCents >= capturedCents);

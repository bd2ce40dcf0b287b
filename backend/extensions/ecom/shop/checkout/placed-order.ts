// How an order that is written stands, as its browser is answered: after placing it, and whenever it asks again.
import { centsSchema } from '../../../../../contract/cents.ts';
import type { Refusal } from '../../../../../contract/shop/order-answer.ts';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';
import type { OrderPaymentBody, PlacedOrder } from '../../../../../contract/shop/order.ts';
import { type DateSpan, toLatestDates } from '../../../../../domain/delivery-dates.ts';
import { retryOnSerializationFailure } from '../../platform/database.ts';
import type { Service } from '../../platform/http.ts';
import { toDateSpan } from '../orders/read-order.ts';
import { toRefusal } from '../payments/payment-answers.ts';
import { startPayment } from '../payments/start-payment.ts';

export interface PlacedRow {
  id: string;
  domain: string;
  number: string;
  state: OrderState;
  total_brutto: string;
  body_hash: string | null;
}

export const readPlacedRow = ({ database }: Service, orderUuid: string): Promise<PlacedRow | undefined> =>
  database('ecommerce_order as placed')
    .join('project', 'project.id', 'placed.project')
    .where({ 'placed.id': orderUuid })
    .first<PlacedRow | undefined>(
      'placed.id',
      'project.domain',
      'placed.number',
      'placed.state',
      'placed.total_brutto',
      'placed.body_hash',
    );

/** What was told of the delivery when the order was placed. */
const readExpected = async ({ database }: Service, id: string): Promise<DateSpan | null> => {
  const lines = await database('ecommerce_order_line')
    .where({ order: id })
    .select<{ from: string | null; to: string | null }[]>(
      database.raw('delivery_from::text as "from", delivery_to::text as "to"'),
    );
  return toLatestDates(lines.map(({ from, to }) => toDateSpan(from, to)));
};

const readState = async ({ database }: Service, id: string): Promise<OrderState | undefined> =>
  (await database('ecommerce_order').where({ id }).first<{ state: OrderState } | undefined>('state'))?.state;

/**
 * The order with the state of the moment. With `resumes` the payment of a waiting one is begun or taken up at its provider,
 * which may also find that it is paid, or refuse. The order stands all the same.
 */
export const toPlacedOrder = async (
  service: Service,
  row: PlacedRow,
  { resumes }: { resumes: boolean },
): Promise<PlacedOrder | Refusal> => {
  const isResumed = resumes && row.state === 'awaiting_payment';
  const payment = isResumed ? await startPayment(service, row.id) : { kind: 'none' as const };
  if (typeof payment === 'string') return toRefusal(payment);
  // Asking the provider may have settled what the shopper has agreed to meanwhile.
  const state = isResumed && payment.kind === 'none' ? await readState(service, row.id) : row.state;
  return {
    status: 'ok',
    order_uuid: row.id,
    order_number: row.number,
    state: state ?? row.state,
    total_price_brutto: centsSchema.parse(row.total_brutto),
    expected: await readExpected(service, row.id),
    payment,
  };
};

/** POST /ecom/order/payment. Knowing the `order_uuid` is the right to ask: only the browser that made it knows it. */
export const answerOrderPayment = (body: OrderPaymentBody, service: Service): Promise<PlacedOrder | Refusal> =>
  retryOnSerializationFailure(async () => {
    const row = await readPlacedRow(service, body.order_uuid);
    if (row?.domain !== body.project) return { status: 'error', code: 'unknown_order' };
    return toPlacedOrder(service, row, { resumes: body.resume });
  });

// Places paid orders and refunds them like the studio's form.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RefundRequest, OrderRefundOverview } from '../../../contract/shop/refund.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import type { DirectusRestClient } from '../../rest/directus-rest-client.ts';
import { postToTestOrderService, toTestOrderLineInput, toTestOrderBody } from '../orders/test-shop.ts';
import {
  postPaymentWindowDecision,
  placeTestOrder,
  type PaymentTestShop,
  postTestPaypalConfirmation,
  readTestPaypalOrderId,
} from '../payments/payment-test-shop.ts';

export interface PaidTestOrder {
  uuid: string;
  number: string;
}

const toOrderChanges = (current: PaymentTestShop, quantity: number) => ({
  lines: [toTestOrderLineInput(current.product, { count: quantity })],
  total_cents: quantity * 10_000 + 490,
});

/** Places an order of rings at 100 € and a parcel for 4.90 €, paid with PayPal. */
export const placePaypalPaidTestOrder = async (current: PaymentTestShop, quantity = 1): Promise<PaidTestOrder> => {
  const { body, reply } = await placeTestOrder(current, 'paypal', toOrderChanges(current, quantity));
  const id = readTestPaypalOrderId(reply);
  await postPaymentWindowDecision(current, 'paypal', { order_id: id, decision: 'approve' });
  expect(await postTestPaypalConfirmation(current, body.order_uuid, id)).toMatchObject({ status: 200 });
  return { uuid: body.order_uuid, number: String(reply.answer.order_number) };
};

/** The same with Klarna: authorized, not captured yet. */
export const placeKlarnaPaidTestOrder = async (current: PaymentTestShop, quantity = 1): Promise<PaidTestOrder> => {
  const { body, reply } = await placeTestOrder(current, 'klarna', toOrderChanges(current, quantity));
  const { payment } = reply.answer;
  if (payment?.kind !== 'klarna') throw new Error(`No step of Klarna: ${JSON.stringify(payment)}`);
  const decided = await postPaymentWindowDecision(current, 'klarna', {
    client_token: payment.client_token,
    decision: 'approve',
  });
  const paid = await postToTestOrderService(current.url, 'klarna/order', {
    project: current.shop.domain,
    order_uuid: body.order_uuid,
    authorization_token: decided['authorization_token'],
  });
  expect(paid).toMatchObject({ status: 200 });
  return { uuid: body.order_uuid, number: String(reply.answer.order_number) };
};

/** The same by bank transfer, marked as paid by the staff. */
export const placeTransferPaidTestOrder = async (
  current: PaymentTestShop,
  staff: DirectusRestClient,
  quantity = 1,
): Promise<PaidTestOrder> => {
  const lines = [toTestOrderLineInput(current.product, { count: quantity })];
  const body = toTestOrderBody(current.shop, lines, { payment_method: paymentMethodIds.prepayment });
  const reply = await postToTestOrderService(current.url, 'order', body);
  expect(reply).toMatchObject({ status: 200 });
  await staff.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'paid' });
  return { uuid: body.order_uuid, number: String(reply.answer.order_number) };
};

const toRefundsPath = (uuid: string): string => `/ecom/staff/orders/${uuid}/refunds`;

export const readTestRefundOverview = (staff: DirectusRestClient, uuid: string): Promise<OrderRefundOverview> =>
  staff.get<OrderRefundOverview>(toRefundsPath(uuid));

/** Request body of the form, with the sum that its button shows. */
export const toTestRefundRequest = (
  view: OrderRefundOverview,
  { quantity = 0, shipping = false, ...changes }: Partial<RefundRequest> & { quantity?: number } = {},
): RefundRequest => {
  const [line] = view.lines;
  const otherCents = changes.other_cents ?? 0;
  return {
    refund: randomUUID(),
    payment: view.sources[0]?.payment ?? null,
    shipping,
    present_wrap: false,
    lines: line && quantity > 0 ? [{ line: line.id, quantity }] : [],
    amount_cents:
      Math.round((quantity * (line?.totalCents ?? 0)) / (line?.quantity ?? 1)) +
      (shipping ? view.shipping.openCents : 0) +
      otherCents,
    other_cents: otherCents,
    reason: '',
    restock: false,
    ...changes,
  };
};

export const postTestStaffRefund = (
  staff: DirectusRestClient,
  uuid: string,
  body: unknown,
): Promise<OrderRefundOverview> => staff.post<OrderRefundOverview>(toRefundsPath(uuid), body);

/** Reads the refund form's data and requests a refund. */
export const refundTestOrder = async (
  staff: DirectusRestClient,
  uuid: string,
  choice: Parameters<typeof toTestRefundRequest>[1] = {},
): Promise<OrderRefundOverview> =>
  postTestStaffRefund(staff, uuid, toTestRefundRequest(await readTestRefundOverview(staff, uuid), choice));

export const postStaffRefundRetry = (staff: DirectusRestClient, refund: string): Promise<OrderRefundOverview> =>
  staff.post<OrderRefundOverview>(`/ecom/staff/refunds/${refund}/attempts`, {});

/** Refunds and released amounts of an order at the providers. */
export const findStandInRefunds = ({ standInState }: PaymentTestShop, { number }: PaidTestOrder) =>
  standInState.refunds
    .filter((moved) => moved.order === number)
    .map(({ kind, amountCents }) => ({ kind, amountCents }));

/** Reads the state directly from the database. */
export const readStoredRefunds = async ({ read, product }: PaymentTestShop, uuid: string) => {
  const [row] = await read(
    `select o.state,
       (select coalesce(json_agg(json_build_object('state', r.state, 'amount', r.amount_brutto::text, 'attempts', r.attempts,
          'failure', r.failure) order by r.date_created), '[]') from ecommerce_refund r where r."order" = o.id) as refunds,
       (select json_agg(json_build_object('state', p.state, 'refunded', p.refunded_brutto::text) order by p.date_created)
          from ecommerce_payment p where p."order" = o.id) as payments,
       (select coalesce(json_agg(json_build_object('kind', m.kind, 'to', m.recipient, 'text', m.text) order by m.date_created), '[]')
          from ecommerce_mail m join ecommerce_refund r on split_part(m.about, ':', 2) = r.id::text
          where r."order" = o.id) as mails,
       (select coalesce(json_agg(h.note order by h.date_created), '[]') from ecommerce_order_history h
          where h."order" = o.id and h.note like '%rstatt%') as notes,
       (select stock from ecommerce_product where id = $2) as stock
     from ecommerce_order o where o.id = $1`,
    [uuid, product],
  );
  return row as {
    state: string;
    refunds: { state: string; amount: string; attempts: number; failure: string | null }[];
    payments: { state: string; refunded: string | null }[] | null;
    mails: { kind: string; to: string; text: string }[];
    notes: string[];
    stock: number;
  };
};

/** Makes open refunds due, so that the next run of the job handles them. */
export const makeRefundsDue = async ({ read }: PaymentTestShop, uuid: string): Promise<void> => {
  await read(
    `update ecommerce_refund set next_attempt_at = now() where "order" = $1 and state in ('requested', 'pending')`,
    [uuid],
  );
};

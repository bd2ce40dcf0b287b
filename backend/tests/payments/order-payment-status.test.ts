// POST /ecom/order/payment: the browser that placed an order reads the state of its payment and resumes it. The
// order's id is enough; the browser need not keep the order's body.
import { expect, it } from 'vitest';
import { postToTestOrderService } from '../orders/test-shop.ts';
import {
  postPaymentWindowDecision,
  placeTestOrder,
  postTestPaypalConfirmation,
  readStoredTestOrderWithPayments,
  findStandInCaptures,
  readTestPaypalOrderId,
  usePaymentTestShop,
} from './payment-test-shop.ts';

const shop = usePaymentTestShop();

const requestPayment = (orderUuid: string, resume: boolean, project = shop.current().shop.domain) =>
  postToTestOrderService(shop.current().url, 'order/payment', { project, order_uuid: orderUuid, resume });

const readProviderIds = async (orderUuid: string) =>
  (await readStoredTestOrderWithPayments(shop.current(), orderUuid)).payments.map(({ provider_id: id }) => id);

it('returns the state without asking the provider, and the payment step when the shopper resumes', async () => {
  const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
  const uuid = body.order_uuid;
  const startedIds = await readProviderIds(uuid);
  shop.current().standInState.behaviors.paypal.isUnavailable = true;
  expect(await requestPayment(uuid, false)).toMatchObject({
    status: 200,
    answer: {
      order_number: reply.answer.order_number,
      state: 'awaiting_payment',
      total_cents: 10_490,
      payment: { kind: 'none' },
    },
  });
  shop.current().standInState.behaviors.paypal.isUnavailable = false;
  expect(readTestPaypalOrderId(await requestPayment(uuid, true))).toBe(readTestPaypalOrderId(reply));
  expect(await readProviderIds(uuid)).toEqual(startedIds);
});

it('captures what was approved in the meantime when the shopper resumes', async () => {
  const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
  shop.current().standInState.behaviors.paypal.notificationCount = 0;
  await postPaymentWindowDecision(shop.current(), 'paypal', {
    order_id: readTestPaypalOrderId(reply),
    decision: 'approve',
  });
  expect((await requestPayment(body.order_uuid, true)).answer).toMatchObject({
    state: 'paid',
    payment: { kind: 'none' },
  });
  expect((await requestPayment(body.order_uuid, false)).answer).toMatchObject({ state: 'paid' });
});

it('reports an order that was cancelled in another tab, whose payment is no longer captured', async () => {
  const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
  const uuid = body.order_uuid;
  const { shop: selling, url, standInState } = shop.current();
  standInState.behaviors.paypal.notificationCount = 0;
  await postPaymentWindowDecision(shop.current(), 'paypal', {
    order_id: readTestPaypalOrderId(reply),
    decision: 'approve',
  });
  await postToTestOrderService(url, 'order/cancellation', { project: selling.domain, order_uuid: uuid });
  expect((await requestPayment(uuid, true)).answer).toMatchObject({ state: 'cancelled', payment: { kind: 'none' } });
  expect((await postTestPaypalConfirmation(shop.current(), uuid, readTestPaypalOrderId(reply))).answer).toMatchObject({
    code: 'order_closed',
  });
  expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
});

it('rejects orders of other shops and unknown orders', async () => {
  const { body } = await placeTestOrder(shop.current(), 'paypal');
  const unknown = { status: 404, answer: { code: 'unknown_order' } };
  expect(await requestPayment(crypto.randomUUID(), true)).toMatchObject(unknown);
  expect(await requestPayment(body.order_uuid, false, 'elsewhere.example')).toMatchObject(unknown);
});

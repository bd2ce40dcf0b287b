// POST /ecom/order/payment: the browser that made an order asks how its payment stands, and takes it up again, by the order's
// id alone: what it has sent, drawings and all, need not be in its cart any more.
import { expect, it } from 'vitest';
import { postToEcom } from '../orders/test-shop.ts';
import {
  decidePayment,
  placeTestOrder,
  confirmPaypal,
  readStoredPayment,
  findCaptures,
  toPaypalOrderId,
  usePaymentTestShop,
} from './payment-test-shop.ts';

const shop = usePaymentTestShop();

const ask = (orderUuid: string, resume: boolean, project = shop.current().shop.domain) =>
  postToEcom(shop.current().url, 'order/payment', { project, order_uuid: orderUuid, resume });

const readProviderIds = async (orderUuid: string) =>
  (await readStoredPayment(shop.current(), orderUuid)).payments.map(({ provider_id: id }) => id);

it('returns the state without asking the provider, and the payment step when the shopper resumes', async () => {
  const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
  const uuid = body.order_uuid;
  const begun = await readProviderIds(uuid);
  shop.current().world.moods.paypal.isDown = true;
  expect(await ask(uuid, false)).toMatchObject({
    status: 200,
    answer: {
      order_number: reply.answer.order_number,
      state: 'awaiting_payment',
      total_cents: 10_490,
      payment: { kind: 'none' },
    },
  });
  shop.current().world.moods.paypal.isDown = false;
  expect(toPaypalOrderId(await ask(uuid, true))).toBe(toPaypalOrderId(reply));
  expect(await readProviderIds(uuid)).toEqual(begun);
});

it('captures what was approved in the meantime when the shopper resumes', async () => {
  const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
  shop.current().world.moods.paypal.hints = 0;
  await decidePayment(shop.current(), 'paypal', { order_id: toPaypalOrderId(reply), decision: 'approve' });
  expect((await ask(body.order_uuid, true)).answer).toMatchObject({ state: 'paid', payment: { kind: 'none' } });
  expect((await ask(body.order_uuid, false)).answer).toMatchObject({ state: 'paid' });
});

it('reports an order that was cancelled in another tab, whose payment is not captured any more', async () => {
  const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
  const uuid = body.order_uuid;
  const { shop: selling, url, world } = shop.current();
  world.moods.paypal.hints = 0;
  await decidePayment(shop.current(), 'paypal', { order_id: toPaypalOrderId(reply), decision: 'approve' });
  await postToEcom(url, 'order/cancellation', { project: selling.domain, order_uuid: uuid });
  expect((await ask(uuid, true)).answer).toMatchObject({ state: 'cancelled', payment: { kind: 'none' } });
  expect((await confirmPaypal(shop.current(), uuid, toPaypalOrderId(reply))).answer).toMatchObject({
    code: 'order_closed',
  });
  expect(findCaptures(shop.current(), reply)).toEqual([]);
});

it('rejects orders of other shops and unknown orders', async () => {
  const { body } = await placeTestOrder(shop.current(), 'paypal');
  const unknown = { status: 404, answer: { code: 'unknown_order' } };
  expect(await ask(crypto.randomUUID(), true)).toMatchObject(unknown);
  expect(await ask(body.order_uuid, false, 'elsewhere.example')).toMatchObject(unknown);
});

// Promise 5 when the service is killed during a capture: after the restart every payment is completed exactly once.
import { expect, it } from 'vitest';
import {
  backdatePayments,
  postPaymentWindowDecision,
  waitForJobEffect,
  placeTestOrder,
  postTestPaypalConfirmation,
  readStoredTestOrderWithPayments,
  findStandInCaptures,
  readTestPaypalOrderId,
  usePaymentTestShop,
} from './payment-test-shop.ts';

const shop = usePaymentTestShop();

/**
 * Moment of the kill after the capture was requested, in milliseconds: before PayPal captures, after it, and after
 * its response.
 */
const momentsMs = [150, 450, 700];

const orderCount = 4;

it.each(momentsMs)(
  'pays once for a payment in progress %i ms before the kill',
  async (momentMs) => {
    const current = shop.current();
    // PayPal captures 300 ms after the request.
    Object.assign(current.standInState.behaviors.paypal, { notificationCount: 0, delayMs: { capture: 300 } });
    const orders = await Promise.all(
      Array.from({ length: orderCount }, async () => {
        const { body, reply } = await placeTestOrder(current, 'paypal');
        const id = readTestPaypalOrderId(reply);
        await postPaymentWindowDecision(current, 'paypal', { order_id: id, decision: 'approve' });
        return { id, uuid: body.order_uuid, reply };
      }),
    );
    const calls = orders.map(({ id, uuid }) =>
      postTestPaypalConfirmation(current, uuid, id).catch(() => 'lost' as const),
    );
    await new Promise((resolve) => setTimeout(resolve, momentMs));
    await current.kill();
    const answers = await Promise.all(calls);
    await current.restart();
    current.standInState.behaviors.paypal.delayMs = {};
    for (const { uuid } of orders) await backdatePayments(current, uuid);
    await waitForJobEffect(async () => {
      for (const { uuid } of orders)
        expect(await readStoredTestOrderWithPayments(current, uuid)).toMatchObject({ state: 'paid' });
    });
    for (const [index, { uuid, id, reply }] of orders.entries()) {
      const paid = await readStoredTestOrderWithPayments(current, uuid);
      expect(paid, JSON.stringify(answers[index])).toMatchObject({ paidSteps: 1, mails: 1 });
      expect(paid.payments).toMatchObject([{ state: 'captured', provider_id: id }]);
      expect(findStandInCaptures(current, reply)).toHaveLength(1);
    }
  },
  180_000,
);

// Promise 5 where the service is killed while money is taken: after the next start every payment is settled, once.
import { expect, it } from 'vitest';
import {
  agePayments,
  decidePayment,
  waitForJob,
  placeTestOrder,
  confirmPaypal,
  readStoredPayment,
  findCaptures,
  toPaypalOrderId,
  usePaymentTestShop,
} from './payment-test-shop.ts';

const shop = usePaymentTestShop();

/** Where the process is killed: before PayPal has taken the money, after it, and after its answer. */
const momentsMs = [150, 450, 700];

const pieces = 4;

it.each(momentsMs)(
  'pays once for a payment in progress %i ms before the kill',
  async (momentMs) => {
    const current = shop.current();
    // PayPal takes the money 300 ms after it was asked.
    Object.assign(current.world.moods.paypal, { hints: 0, delayMs: { capture: 300 } });
    const orders = await Promise.all(
      Array.from({ length: pieces }, async () => {
        const { body, reply } = await placeTestOrder(current, 'paypal');
        const id = toPaypalOrderId(reply);
        await decidePayment(current, 'paypal', { order_id: id, decision: 'approve' });
        return { id, uuid: body.order_uuid, reply };
      }),
    );
    const calls = orders.map(({ id, uuid }) => confirmPaypal(current, uuid, id).catch(() => 'lost' as const));
    await new Promise((resolve) => setTimeout(resolve, momentMs));
    await current.kill();
    const answers = await Promise.all(calls);
    await current.restart();
    current.world.moods.paypal.delayMs = {};
    for (const { uuid } of orders) await agePayments(current, uuid);
    await waitForJob(async () => {
      for (const { uuid } of orders) expect(await readStoredPayment(current, uuid)).toMatchObject({ state: 'paid' });
    });
    for (const [index, { uuid, id, reply }] of orders.entries()) {
      const paid = await readStoredPayment(current, uuid);
      expect(paid, JSON.stringify(answers[index])).toMatchObject({ paidSteps: 1, mails: 1 });
      expect(paid.payments).toMatchObject([{ state: 'captured', provider_id: id }]);
      expect(findCaptures(current, reply)).toHaveLength(1);
    }
  },
  180_000,
);

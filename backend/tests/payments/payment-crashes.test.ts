// Promise 5 where the service is killed while money is taken: after the next start every payment is settled, once.
import { expect, it } from 'vitest';
import {
  age,
  decide,
  eventually,
  order,
  postTransaction,
  readPaid,
  takenOf,
  toPaypalId,
  usePayingShop,
} from './paying-shop.ts';

const shop = usePayingShop();

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
        const { body, reply } = await order(current, 'paypal');
        const id = toPaypalId(reply);
        await decide(current, 'paypal', { order_id: id, decision: 'approve' });
        return { id, uuid: body.order_uuid, reply };
      }),
    );
    const calls = orders.map(({ id, uuid }) => postTransaction(current, uuid, id).catch(() => 'lost' as const));
    await new Promise((resolve) => setTimeout(resolve, momentMs));
    await current.kill();
    const answers = await Promise.all(calls);
    await current.restart();
    current.world.moods.paypal.delayMs = {};
    for (const { uuid } of orders) await age(current, uuid);
    await eventually(async () => {
      for (const { uuid } of orders) expect(await readPaid(current, uuid)).toMatchObject({ state: 'paid' });
    });
    for (const [index, { uuid, id, reply }] of orders.entries()) {
      const paid = await readPaid(current, uuid);
      expect(paid, JSON.stringify(answers[index])).toMatchObject({ paidSteps: 1, mails: 1 });
      expect(paid.payments).toMatchObject([{ state: 'captured', provider_id: id }]);
      expect(takenOf(current, reply)).toHaveLength(1);
    }
  },
  180_000,
);

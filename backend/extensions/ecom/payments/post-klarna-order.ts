// POST /ecom/klarna/order: Klarna has authorized, says the browser, and gives a token; the order is placed with it at Klarna.
// (specification §7)
import type { KlarnaOrderBody } from '../../../../contract/shop/order.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { Service } from '../http.ts';
import { readPayments } from './payment-rows.ts';
import { readPaidOrder } from './read-order.ts';
import { settleKlarna } from './settle-klarna.ts';
import { toAnswer } from './to-answer.ts';

export const postKlarnaOrder = async (body: KlarnaOrderBody, service: Service): Promise<Answer> => {
  const order = await readPaidOrder(service, body.order_uuid);
  if (order?.domain !== body.project) return { status: 'error', code: 'unknown_order', field: 'order_uuid' };
  const payment = (await readPayments(service.database, { order: order.id, provider: 'klarna' })).at(-1);
  if (!payment) return { status: 'error', code: 'payment_refused', field: 'authorization_token' };
  const answer = toAnswer(await settleKlarna(service, payment.id, body.authorization_token));
  // The specification wants a message in the answer of this call.
  const ok = { status: 'ok', message: 'ok' } as const;
  return answer.status === 'ok' ? ok : answer;
};

// POST /ecom/klarna/callback/{payment}: Klarna has authorized and gives the token a second time, in case the shopper's browser
// was lost. A hint with a token: the session is asked, like with the browser's own word.
import type { KlarnaCallback } from '../../../../contract/payments/klarna.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { Request, Service } from '../http.ts';
import { readPayment } from './payment-rows.ts';
import { settleKlarna } from './settle-klarna.ts';
import { toHintAnswer } from './to-answer.ts';

export const hearKlarna = async (
  { authorization_token: token, session_id: session }: KlarnaCallback,
  service: Service,
  { params }: Request,
): Promise<Answer> => {
  const payment = await readPayment(service.database, params['payment'] ?? '');
  const isOurs = payment?.provider === 'klarna' && (session === undefined || session === payment.details.session_id);
  if (!payment || !isOurs) return { status: 'error', code: 'unknown_order' };
  return toHintAnswer(await settleKlarna(service, payment.id, token));
};

// What the service answers about a payment, to the browser and to the providers' own calls.
import type { Answer, Refusal } from '../../../../contract/shop/order-answer.ts';
import type { Settlement } from './record-payment.ts';

/** `open` is not yet known to the provider, though the browser says it is done: sending the same again may help. */
export const toAnswer = (settlement: Settlement): Answer =>
  settlement === 'settled' ? { status: 'ok' } : toRefusal(settlement);

/** Of whatever is not paid. */
export const toRefusal = (settlement: Exclude<Settlement, 'settled'>): Refusal => {
  switch (settlement) {
    case 'refused':
      return { status: 'error', code: 'payment_refused', advice: 'pay_another_way' };
    case 'reported':
      return { status: 'error', code: 'payment_refused', advice: 'alert_staff' };
    case 'returned':
      return { status: 'error', code: 'payment_refused', advice: 'return_to_provider' };
    case 'closed':
      return { status: 'error', code: 'order_closed' };
    case 'waiting':
      return { status: 'error', code: 'payment_pending', advice: 'wait' };
    case 'open':
    case 'pending':
      return { status: 'error', code: 'payment_pending' };
  }
};

/** For a hint, which is not about the answer: done, unless asking again can change something. */
export const toHintAnswer = (settlement: Settlement): Answer =>
  settlement === 'pending' ? toAnswer(settlement) : { status: 'ok' };

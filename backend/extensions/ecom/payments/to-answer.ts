// What the service answers about a payment, to the browser and to the providers' own calls.
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { Settlement } from './record-payment.ts';

/** `open` is not yet known to the provider, though the browser says it is done: sending the same again may help. */
export const toAnswer = (settlement: Settlement): Answer => {
  switch (settlement) {
    case 'settled':
      return { status: 'ok' };
    case 'refused':
      return { status: 'error', code: 'payment_refused' };
    case 'closed':
      return { status: 'error', code: 'order_closed' };
    case 'open':
    case 'pending':
      return { status: 'error', code: 'payment_pending' };
  }
};

/** For a hint, which is not about the answer: done, unless asking again can change something. */
export const toHintAnswer = (settlement: Settlement): Answer =>
  settlement === 'pending' ? toAnswer(settlement) : { status: 'ok' };

// What came of beginning a payment: the step that is left to the shopper, or why there is none (to-answer.ts puts it into words).
import type { PaymentStep } from '../../../../contract/shop/order.ts';
import type { Settlement } from './record-payment.ts';

export type StartedPayment = PaymentStep | Extract<Settlement, 'pending' | 'refused' | 'reported' | 'waiting'>;

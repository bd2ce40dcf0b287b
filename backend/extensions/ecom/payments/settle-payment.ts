// Settles a payment at whichever provider it is.
import type { Service } from '../http.ts';
import type { Payment } from './payment-rows.ts';
import type { Settlement } from './record-payment.ts';
import { settleKlarna } from './settle-klarna.ts';
import { settlePaypal, type SettlePaypalOptions } from './settle-paypal.ts';

export const settlePayment = (
  service: Service,
  { id, provider }: Payment,
  options: SettlePaypalOptions = {},
): Promise<Settlement> => (provider === 'paypal' ? settlePaypal(service, id, options) : settleKlarna(service, id));

// What is left to do for the shopper once an order is written: asked after the transaction, and again with every
// repetition of the order.
import type { PaymentStep } from '../../../../contract/shop/order.ts';
import type { Service } from '../http.ts';

/** `undefined` where the provider does not answer: the order stands, and the same order sent again asks it again. */
export const startPayment = (service: Service, order: string): Promise<PaymentStep | undefined> => {
  service.logger.info(`Nothing is to be paid beforehand for ${order}.`);
  return Promise.resolve({ kind: 'none' });
};

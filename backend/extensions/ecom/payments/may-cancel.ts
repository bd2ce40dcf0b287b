// Asked before an unpaid order is cancelled: whether its payment has meanwhile come, or may still come.
import type { Service } from '../http.ts';

/**
 * `free`: nothing was paid and nothing can be paid any more, so the order may be cancelled. `settled`: the money is there,
 * and the order is paid. `unknown`: the provider does not answer; ask again later. Called outside of transactions.
 */
export const settleOrRelease = (service: Service, order: string): Promise<'free' | 'settled' | 'unknown'> => {
  service.logger.info(`Nothing was begun to pay ${order}.`);
  return Promise.resolve('free');
};

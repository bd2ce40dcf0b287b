// POST /ecom/order/status: reads the order behind a link in its e-mails.
import type { z } from 'zod';
import type { RefusalCode } from '../../../contract/shop/order-answer.ts';
import {
  type OrderStatus,
  orderStatusAnswerSchema,
  type OrderStatusBody,
} from '../../../contract/shop/order-status.ts';
import { createOrderServicePost } from './post.ts';

/** Reads the order of a key. @throws OrderServiceError 'Could not read order' */
const postOrderStatus = createOrderServicePost<OrderStatusBody, z.infer<typeof orderStatusAnswerSchema>>(
  'order/status',
  orderStatusAnswerSchema,
  'Could not read order',
);

export type OrderStatusResult = { ok: true; order: OrderStatus } | { ok: false; code: RefusalCode };

/** React Query options of the order status. */
export const orderStatusQuery = (key: string) => ({
  queryKey: ['order-status', key],
  queryFn: async (): Promise<OrderStatusResult> => {
    const outcome = await postOrderStatus({ key });
    return outcome.ok ? { ok: true, order: outcome.answer.order } : { ok: false, code: outcome.code };
  },
});

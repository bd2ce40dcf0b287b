// POST /ecom/order/status: reads the order behind a link in its e-mails.
import type { z } from 'zod';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import {
  type OrderStatusOrder,
  orderStatusResponseSchema,
  type OrderStatusRequestBody,
} from '../../../contract/shop/order-status-page.ts';
import { createOrderServicePostWithResponse } from './order-service-post.ts';

/** Reads the order of a key. @throws OrderServiceError 'Could not read order' */
const postOrderStatus = createOrderServicePostWithResponse<
  OrderStatusRequestBody,
  z.infer<typeof orderStatusResponseSchema>
>('order/status', 'Could not read order', orderStatusResponseSchema);

export type OrderStatusResult = { ok: true; order: OrderStatusOrder } | { ok: false; code: OrderServiceErrorCode };

export const orderStatusQueryOptions = (key: string) => ({
  queryKey: ['order-status', key],
  queryFn: async (): Promise<OrderStatusResult> => {
    const outcome = await postOrderStatus({ key });
    return outcome.ok ? { ok: true, order: outcome.answer.order } : { ok: false, code: outcome.code };
  },
});

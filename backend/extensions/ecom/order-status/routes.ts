// The routes of this part of the service. The page of an order behind the link of its mails.
import { orderStatusSchema } from '../../../../contract/shop/order-status.ts';
import { createAddressLimit, statusesPerAddress } from '../address-limit.ts';
import { createHandler, type Router } from '../create-handler.ts';
import type { Context } from '../http.ts';
import { readOrderStatus } from './read-order-status.ts';

export const registerOrderStatus = (router: Router, context: Context): void => {
  const limit = createAddressLimit(context, { name: 'order-status', limit: statusesPerAddress });
  router.post('/order/status', limit, createHandler(orderStatusSchema, readOrderStatus, context));
};

// The routes of this part of the service. Withdrawals from contracts, by script and by plain form.
import { withdrawalSchema } from '../../../../contract/shop/withdrawal.ts';
import { createAddressLimit, withdrawalsPerAddress } from '../address-limit.ts';
import { createHandler, type Router } from '../create-handler.ts';
import type { Context } from '../http.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import {
  createConfirmHandler,
  createFormHandler,
  createReviewHandler,
  createTooManyHandler,
} from './plain/plain-routes.ts';

export const registerWithdrawals = (router: Router, context: Context): void => {
  const limit = createAddressLimit(context, { name: 'withdrawals', limit: withdrawalsPerAddress });
  router.post('/withdrawal', limit, createHandler(withdrawalSchema, createWithdrawal, context));
  // Looking writes nothing and is not counted.
  router.post('/withdrawal/review', createReviewHandler(context));
  router.post('/withdrawal/form', createFormHandler(context));
  const plainLimit = createAddressLimit(context, {
    ...{ name: 'plain-withdrawals', limit: withdrawalsPerAddress, handler: createTooManyHandler(context) },
  });
  router.post('/withdrawal/confirm', plainLimit, createConfirmHandler(context));
};

// POST /ecom/withdrawal: the form for withdrawing from a contract.
import {
  withdrawalResponseSchema,
  type WithdrawalResponse,
  type WithdrawalRequestBody,
} from '../../../contract/shop/withdrawal.ts';
import { createOrderServicePostWithResponse } from './order-service-post.ts';

/** Declares the withdrawal from a contract. @throws OrderServiceError 'Could not post withdrawal' */
export const postWithdrawal = createOrderServicePostWithResponse<WithdrawalRequestBody, WithdrawalResponse>(
  'withdrawal',
  'Could not post withdrawal',
  withdrawalResponseSchema,
);

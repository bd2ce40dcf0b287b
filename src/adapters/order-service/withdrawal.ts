// POST /ecom/withdrawal: the form for withdrawing from a contract.
import {
  withdrawalResponseSchema,
  type WithdrawalResponse,
  type WithdrawalBody,
} from '../../../contract/shop/withdrawal.ts';
import { createOrderServicePost } from './post.ts';

/** Declares the withdrawal from a contract. @throws OrderServiceError 'Could not post withdrawal' */
export const postWithdrawal = createOrderServicePost<WithdrawalBody, WithdrawalResponse>(
  'withdrawal',
  withdrawalResponseSchema,
  'Could not post withdrawal',
);

// POST /ecom/withdrawal: the form for withdrawing from a contract.
import {
  withdrawalAnswerSchema,
  type WithdrawalAnswer,
  type WithdrawalBody,
} from '../../../contract/shop/withdrawal.ts';
import { createOrderServicePost } from './post.ts';

/** Declares the withdrawal from a contract. @throws OrderServiceError 'Could not post withdrawal' */
export const postWithdrawal = createOrderServicePost<WithdrawalBody, WithdrawalAnswer>(
  'withdrawal',
  withdrawalAnswerSchema,
  'Could not post withdrawal',
);

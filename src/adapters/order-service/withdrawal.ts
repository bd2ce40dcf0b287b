// POST /ecom/withdrawal. Called by the form for withdrawing from a contract.
import {
  withdrawalAnswerSchema,
  type WithdrawalAnswer,
  type WithdrawalBody,
} from '../../../contract/shop/withdrawal.ts';
import { createOrderServicePost } from './post.ts';

/** Declares the withdrawal from a contract of this site's project. @throws OrderServiceError 'Could not post withdrawal' */
export const postWithdrawal = createOrderServicePost<WithdrawalBody, WithdrawalAnswer>(
  'withdrawal',
  withdrawalAnswerSchema,
  'Could not post withdrawal',
);

import { expect, it } from 'vitest';
import { withdrawalLimits } from '../../../contract/shop/withdrawal.ts';
import { fieldLimits } from './WithdrawalFields.tsx';

it('are those of the contract', () => {
  expect(fieldLimits).toEqual(withdrawalLimits);
});

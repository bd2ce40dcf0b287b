// What the form gets of the order whose link led to it: made by order-island.tsx, shown by the form.
import type { ReactNode } from 'react';
import type { WithdrawalBody } from '../../../contract/shop/withdrawal.ts';

export interface LinkedOrder {
  key: string;
  /** What the visitor should know before declaring anything. */
  notice: ReactNode;
  /** Its pieces as check boxes. */
  pieces: ReactNode;
  /** Ticked lines as the visitor read them. */
  toPieces: (lines: NonNullable<WithdrawalBody['lines']>) => string[];
  /** What the form is filled with. */
  filled: Record<'contract' | 'email' | 'name', string>;
}

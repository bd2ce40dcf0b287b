// What the form for withdrawing from a contract needs, and what its parts hand to one another.
import type { WithdrawalBody } from '../../../contract/shop/withdrawal.ts';
import type { Locale } from '../../../contract/locale.ts';

export interface WithdrawalFormProps {
  language: Locale;
}

/** What is declared, checked, before it is sent. */
export type Declaration = Pick<WithdrawalBody, 'contract' | 'email' | 'homepage' | 'language' | 'name' | 'part'> &
  Partial<Pick<WithdrawalBody, 'lines' | 'order_key'>>;

export interface DeclarationProps {
  declaration: Declaration;
  /** The ticked pieces as the visitor read them; empty where none are. */
  pieces: string[];
  /** How long the form was open before, in milliseconds. */
  openMs: number;
  language: Locale;
  /** Back to the form. */
  onChange: () => void;
}

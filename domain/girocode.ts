// Content of the GiroCode (EPC069-12, version 002): the QR code from which a banking app fills in a SEPA credit transfer.
// Pure.
import type { Cents } from '../contract/cents.ts';
import type { BankAccountFoundInText } from './bank-account-found-in-text.ts';

/** Limits of the standard: characters of name and remittance, bytes of the whole. */
const limits = { holder: 70, remittance: 140, bytes: 331, amountCents: 99_999_999_999 };

const toSingleLine = (text: string, maxLength: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, maxLength).trimEnd();

export interface GiroCodeTransfer {
  account: Pick<BankAccountFoundInText, 'bic' | 'holder' | 'iban'>;
  amountCents: Cents;
  /** Unstructured reference. */
  remittance: string;
}

/** `null` if the standard does not allow it: without an account holder, or with an amount outside its limits. */
export const toGiroCodePayload = ({ account, amountCents, remittance }: GiroCodeTransfer): string | null => {
  const holder = toSingleLine(account.holder ?? '', limits.holder);
  if (holder === '' || amountCents < 1 || amountCents > limits.amountCents) return null;
  const payload = [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    account.bic ?? '',
    holder,
    account.iban,
    `EUR${(amountCents / 100).toFixed(2)}`,
    // Neither a purpose code nor a structured reference.
    '',
    '',
    toSingleLine(remittance, limits.remittance),
  ].join('\n');
  return new TextEncoder().encode(payload).length > limits.bytes ? null : payload;
};

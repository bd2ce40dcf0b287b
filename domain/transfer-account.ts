// Finds the account in the shop's bank details, which editors write as free text. Only a valid IBAN counts. Pure.
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

export interface TransferAccount {
  /** Without spaces. */
  iban: string;
  /** Where the text contains the IBAN. */
  start: number;
  end: number;
  bic: string | null;
  /** Name of the account holder; `null` unless a label such as "Kontoinhaber:" marks it. */
  holder: string | null;
}

const ibanCandidate = /\b[a-z]{2}\d{2}[a-z\d \u00a0\u202f]{11,}/gi;
const labelledBic = /\b(?:BIC|SWIFT)\b[^A-Z\d\n]*([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)\b/;
const labelledHolder =
  /^\s*(?:Kontoinhaber(?:in)?|Inhaber(?:in)?|Empfänger(?:in)?|Account holder|Account name|Beneficiary|Payee|Titulaire(?: du compte)?|Bénéficiaire)\s*:\s*(\S.*)$/im;

const shortestIban = 15;

/** The longest valid IBAN at the start of a text, because other words may follow in the same line. */
const findLeadingIban = (text: string): { iban: string; length: number } | null => {
  for (let length = text.length; length >= shortestIban; length -= 1) {
    const written = text.slice(0, length).trimEnd();
    const iban = written.replace(/\s/g, '').toUpperCase();
    if (isValidIBAN(iban)) return { iban, length: written.length };
  }
  return null;
};

/** `null` without a valid IBAN of a country that takes SEPA credit transfers. */
export const findTransferAccount = (bankDetails: string): TransferAccount | null => {
  for (const { 0: candidate, index: start } of bankDetails.matchAll(ibanCandidate)) {
    const found = findLeadingIban(candidate);
    if (!found || !isSEPACountry(found.iban.slice(0, 2))) continue;
    const bic = labelledBic.exec(bankDetails)?.[1] ?? '';
    return {
      iban: found.iban,
      start,
      end: start + found.length,
      bic: isValidBIC(bic) ? bic : null,
      holder: labelledHolder.exec(bankDetails)?.[1]?.trim() ?? null,
    };
  }
  return null;
};

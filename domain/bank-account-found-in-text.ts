// Finds the account in the shop's bank details, which editors write as free text. Only a valid IBAN counts. Pure.
import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

export interface BankAccountFoundInText {
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
const labelledBic = /\b(?:BIC|SWIFT)\b[^A-Z\d\n]*([A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)\b/g;
/** Up to the end of the line, or to what follows in it. */
const labelledHolder =
  /^\s*(?:Kontoinhaber(?:in)?|Inhaber(?:in)?|Empfänger(?:in)?|Account holder|Account name|Beneficiary|Payee|Titulaire(?: du compte)?|Bénéficiaire)[^\S\n]*:[^\S\n]*(?!(?:IBAN|BIC|SWIFT)\b)([^\s,;|][^\n,;|]*?)[\s(/–—-]*(?:$|[,;|]|\b(?:IBAN|BIC|SWIFT)\b)/im;

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

interface WrittenIban {
  iban: string;
  start: number;
  end: number;
}

const findIbans = (bankDetails: string): WrittenIban[] =>
  [...bankDetails.matchAll(ibanCandidate)].flatMap(({ 0: candidate, index: start }) => {
    const found = findLeadingIban(candidate);
    return found ? { iban: found.iban, start, end: start + found.length } : [];
  });

/** Of several accounts, or with several BICs, only a BIC between this IBAN and the next one is sure to belong to it. */
const findBic = (bankDetails: string, ibans: readonly WrittenIban[], { end }: WrittenIban): string | null => {
  const bics = [...bankDetails.matchAll(labelledBic)].filter(([, bic = '']) => isValidBIC(bic));
  const nextStart = ibans.find(({ start }) => start >= end)?.start ?? bankDetails.length;
  const isUnambiguous = ibans.length === 1 && bics.length === 1;
  const own = isUnambiguous ? bics[0] : bics.find(({ index }) => index >= end && index < nextStart);
  return own?.[1] ?? null;
};

const findHolder = (bankDetails: string, iban: string): string | null => {
  const holder = labelledHolder.exec(bankDetails)?.[1] ?? null;
  return holder?.replace(/\s/g, '').toUpperCase().includes(iban) ? null : holder;
};

/** `null` without a valid IBAN of a country that takes SEPA credit transfers. */
export const parseTransferAccount = (bankDetails: string): BankAccountFoundInText | null => {
  const ibans = findIbans(bankDetails);
  const account = ibans.find(({ iban }) => isSEPACountry(iban.slice(0, 2)));
  if (!account) return null;
  return {
    ...account,
    bic: findBic(bankDetails, ibans, account),
    holder: findHolder(bankDetails, account.iban),
  };
};

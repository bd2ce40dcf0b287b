// An address while it is filled in: every field a text, checked when it is left. Pure; the lengths are the contract's.
import { z } from 'zod';
import { type Address, addressLimits } from '../../contract/shop/address.ts';

const typed = (maxLength: number) => z.string().max(maxLength);

export const addressDraftSchema = z.object({
  company: typed(addressLimits.company),
  first_name: typed(addressLimits.first_name),
  last_name: typed(addressLimits.last_name),
  street: typed(addressLimits.street),
  address_addition: typed(addressLimits.address_addition),
  zip: typed(addressLimits.zip),
  city: typed(addressLimits.city),
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** As it was typed, in international form once it has been understood. */
  phone: typed(addressLimits.phone * 2),
});

export type AddressDraft = z.infer<typeof addressDraftSchema>;

export type AddressField = keyof AddressDraft;

export const emptyAddress: AddressDraft = {
  company: '',
  first_name: '',
  last_name: '',
  street: '',
  address_addition: '',
  zip: '',
  city: '',
  country: '',
  phone: '',
};

/** What is wrong with a field; said in words by the form. */
export type FieldProblem = 'missing' | 'implausible';

/** Postcodes of the countries the shops deliver to; of others any is taken. */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  FR: /^\d{5}$/,
  LU: /^(L-?)?\d{4}$/i,
};

const requiredFields = ['first_name', 'last_name', 'street', 'zip', 'city', 'country'] as const;

/** International form: plus, country, number. What cannot be understood as one is asked for again. */
const internationalPhone = /^\+[1-9][\d\s().\-/]{5,}$/;

/** An international number without its spaces (E.164); empty for an empty one. */
const toE164 = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/** What is wrong, by field. A phone number has to be international by now (`formatPhone` in the form). */
export const findAddressProblems = (address: AddressDraft): Partial<Record<AddressField, FieldProblem>> => {
  const problems: Partial<Record<AddressField, FieldProblem>> = {};
  for (const field of requiredFields) if (address[field].trim() === '') problems[field] = 'missing';
  const zipPattern = zipPatterns[address.country];
  if (!problems.zip && zipPattern && !zipPattern.test(address.zip.trim())) problems.zip = 'implausible';
  const phone = address.phone.trim();
  if (phone !== '' && (!internationalPhone.test(phone) || !/^\+[1-9]\d{5,14}$/.test(toE164(phone)))) {
    problems.phone = 'implausible';
  }
  return problems;
};

/** The address as it is ordered to; only of a draft without problems. */
export const toAddress = (draft: AddressDraft): Address => ({
  company: draft.company.trim(),
  first_name: draft.first_name.trim(),
  last_name: draft.last_name.trim(),
  street: draft.street.trim(),
  address_addition: draft.address_addition.trim(),
  zip: draft.zip.trim(),
  city: draft.city.trim(),
  country: draft.country,
  phone: toE164(draft.phone),
});

/** The lines of an address as it is written on a parcel, without the country. */
export const toAddressLines = (address: AddressDraft): string[] =>
  [
    address.company,
    `${address.first_name.trim()} ${address.last_name.trim()}`,
    address.street,
    address.address_addition,
    `${address.zip.trim()} ${address.city.trim()}`,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');

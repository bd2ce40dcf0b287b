// The checkout form (specification §3, checkout state): the draft with its addresses, its format in local storage, and
// its validation. Pure; maximum lengths come from the contract.
import { z } from 'zod';
import { renameToLegacyMoneyFields } from '../convert-legacy-money-field-names.ts';
import { addressFieldMaxLengths, orderLimits } from '../../contract/shop/order-constants.ts';
import { type StoredOrderAttempt, orderAttemptSchema } from './stored-order-attempt.ts';
import type { AddressInput } from '../../contract/shop/order.ts';
import { emailAddressSchema } from '../../contract/shop/request-body-field-schemas.ts';
import { dayMs, isTimestampExpired } from '../durations.ts';
import { parseJsonOrUndefined } from '../parse-json-or-undefined.ts';

const textInput = (maxLength: number) => z.string().max(maxLength);

const addressDraftSchema = z.object({
  company: textInput(addressFieldMaxLengths.company),
  first_name: textInput(addressFieldMaxLengths.first_name),
  last_name: textInput(addressFieldMaxLengths.last_name),
  street: textInput(addressFieldMaxLengths.street),
  address_addition: textInput(addressFieldMaxLengths.address_addition),
  zip: textInput(addressFieldMaxLengths.zip),
  city: textInput(addressFieldMaxLengths.city),
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** As typed; in international format once it could be parsed. */
  phone: textInput(addressFieldMaxLengths.phone * 2),
});

export type AddressDraft = z.infer<typeof addressDraftSchema>;

export type AddressFieldName = keyof AddressDraft;

export const emptyAddressDraft: AddressDraft = {
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

/** Why a field is invalid; the form shows a text for each code. */
export type CheckoutFieldError = 'missing' | 'implausible';

/** Postcode formats of common delivery countries. For any other country, every postcode is accepted. */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  FR: /^\d{5}$/,
  LU: /^(L-?)?\d{4}$/i,
};

const requiredFields = ['first_name', 'last_name', 'street', 'zip', 'city', 'country'] as const;

/** International format: plus sign, country code, number. */
const internationalPhone = /^\+[1-9][\d\s().\-/]{5,}$/;

/** Removes everything but digits and the plus sign (E.164); empty for an empty number. */
const toE164 = (phone: string): string => phone.replaceAll(/[^\d+]/g, '');

/**
 * Errors by field. Expects the phone number in international format (the form applies `formatCheckoutPhoneNumbers`
 * first).
 */
export const findAddressErrors = (address: AddressDraft): Partial<Record<AddressFieldName, CheckoutFieldError>> => {
  const problems: Partial<Record<AddressFieldName, CheckoutFieldError>> = {};
  for (const field of requiredFields) if (address[field].trim() === '') problems[field] = 'missing';
  const zipPattern = zipPatterns[address.country];
  if (!problems.zip && zipPattern && !zipPattern.test(address.zip.trim())) problems.zip = 'implausible';
  const phone = address.phone.trim();
  if (phone !== '' && (!internationalPhone.test(phone) || !/^\+[1-9]\d{5,14}$/.test(toE164(phone)))) {
    problems.phone = 'implausible';
  }
  return problems;
};

/** The address of the order request; the draft must be valid. */
export const toOrderRequestAddress = (draft: AddressDraft): AddressInput => ({
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

/** The lines of an address as on a parcel label, without the country. */
export const toAddressLinesWithoutCountry = (address: AddressDraft): string[] =>
  [
    address.company,
    `${address.first_name.trim()} ${address.last_name.trim()}`,
    address.street,
    address.address_addition,
    `${address.zip.trim()} ${address.city.trim()}`,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Errors by control name: `email`, `shipping.zip`, `invoice.zip`, `shippingMethod`, `paymentMethod`. */
export type CheckoutFieldErrors = Readonly<Partial<Record<string, CheckoutFieldError>>>;

/** Incremented when the stored format changes; drafts of an earlier version are dropped. */
const version = 1;

/** Drafts that have not changed for this long are dropped (decisions: Behaviour). */
const lifetimeMs = 7 * dayMs;

const checkoutDraftSchema = z.object({
  customerEmail: z.string().max(254),
  shippingAddress: addressDraftSchema,
  /** `null`: same as the shipping address. */
  invoiceAddress: addressDraftSchema.nullable(),
  comment: z.string().max(orderLimits.comment),
  /** Id of the payment method (contract/shop/order-constants.ts); `null` while none is selected. */
  paymentMethod: z.int().min(1).max(5).nullable(),
  /** Id of the selected shipping option of the quote. */
  shippingMethod: z.string().max(64).nullable(),
  /** Price of the selected option in cents, as last quoted. */
  shippingCost: z.int().nonnegative(),
  /** Gift wrapping: off until the shopper selects it (law row L5). */
  presentWrap: z.boolean(),
  /** Discount codes and gift vouchers; missing in drafts of an earlier release. */
  codes: z.array(z.string().max(orderLimits.codeLength)).max(orderLimits.codes).default([]),
  /** The last order sent, until it is completed, so that a reload does not place a second order. */
  attempt: orderAttemptSchema.nullable(),
});

export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

export const emptyCheckoutDraft: CheckoutDraft = {
  customerEmail: '',
  shippingAddress: emptyAddressDraft,
  invoiceAddress: null,
  comment: '',
  paymentMethod: null,
  shippingMethod: null,
  shippingCost: 0,
  presentWrap: false,
  codes: [],
  attempt: null,
};

const storedSchema = checkoutDraftSchema.extend({ timestamp: z.number(), version: z.literal(version) });

/** With the legacy names of amounts, which tabs of the previous release read. */
const toStoredAttempt = (attempt: StoredOrderAttempt | null) =>
  attempt && { ...attempt, content: renameToLegacyMoneyFields(attempt.content) };

/** The text to store; `null` for an empty draft, whose storage entry is removed. */
export const serializeCheckoutDraft = (draft: CheckoutDraft, now: number): string | null => {
  const known = checkoutDraftSchema.parse(draft);
  return JSON.stringify(known) === JSON.stringify(emptyCheckoutDraft)
    ? null
    : JSON.stringify({ ...known, attempt: toStoredAttempt(known.attempt), timestamp: now, version });
};

/** Parses a stored draft. Invalid and expired content yields an empty draft. */
export const parseStoredCheckoutDraft = (stored: string | null, now: number): CheckoutDraft => {
  const { data } = storedSchema.safeParse(parseJsonOrUndefined(stored));
  return !data || isTimestampExpired(data.timestamp, lifetimeMs, now)
    ? emptyCheckoutDraft
    : checkoutDraftSchema.parse(data);
};

const emailSchema: z.ZodType<string> = emailAddressSchema();

const findEmailError = (text: string): CheckoutFieldError | undefined => {
  if (text.trim() === '') return 'missing';
  return emailSchema.safeParse(text).success ? undefined : 'implausible';
};

const fieldOrder = [
  'company',
  'first_name',
  'last_name',
  'street',
  'address_addition',
  'zip',
  'city',
  'country',
  'phone',
] as const satisfies (keyof AddressDraft)[];

const findIn = (group: 'invoice' | 'shipping', address: AddressDraft): [string, CheckoutFieldError][] => {
  const problems = findAddressErrors(address);
  return fieldOrder.flatMap((field): [string, CheckoutFieldError][] => {
    const problem = problems[field];
    return problem ? [[`${group}.${field}`, problem]] : [];
  });
};

/** @param isNothingLeftToPay an order that costs nothing, or is paid with gift vouchers, needs no payment method */
export const findCheckoutDraftErrors = (draft: CheckoutDraft, isNothingLeftToPay = false): CheckoutFieldErrors => {
  const emailError = findEmailError(draft.customerEmail);
  return Object.fromEntries([
    ...(emailError ? [['email', emailError] as const] : []),
    ...findIn('shipping', draft.shippingAddress),
    ...(draft.invoiceAddress ? findIn('invoice', draft.invoiceAddress) : []),
    ...(draft.shippingMethod === null ? [['shippingMethod', 'missing'] as const] : []),
    ...(draft.paymentMethod === null && !isNothingLeftToPay ? [['paymentMethod', 'missing'] as const] : []),
  ]);
};

/**
 * The form control for a field of the order request that the service has rejected; `undefined` if no control matches.
 */
export const toCheckoutControlOfRejectedField = (field: string | undefined): string | undefined =>
  field === undefined
    ? undefined
    : {
        email: 'email',
        shipping_address: 'shipping.first_name',
        invoice_address: 'invoice.first_name',
        shipping: 'shippingMethod',
        payment_method: 'paymentMethod',
        comment: 'comment',
      }[field];

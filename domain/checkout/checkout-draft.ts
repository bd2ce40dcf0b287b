// What a shopper fills in on the way to an order (specification §3, checkout state): the draft with its addresses, the form in
// which the browser keeps it, and what is still wrong or missing in it. Pure; the lengths are the contract's.
import { z } from 'zod';
import { toLegacyMoneyNames } from '../../contract/shop/legacy-money-names.ts';
import { orderLimits } from '../../contract/shop/order-codes.ts';
import { type OrderAttempt, orderAttemptSchema } from './order-attempt.ts';
import { type AddressInput, addressFieldMaxLengths } from '../../contract/shop/order.ts';
import { emailAddressText } from '../../contract/shop/body-fields.ts';

const typed = (maxLength: number) => z.string().max(maxLength);

const addressDraftSchema = z.object({
  company: typed(addressFieldMaxLengths.company),
  first_name: typed(addressFieldMaxLengths.first_name),
  last_name: typed(addressFieldMaxLengths.last_name),
  street: typed(addressFieldMaxLengths.street),
  address_addition: typed(addressFieldMaxLengths.address_addition),
  zip: typed(addressFieldMaxLengths.zip),
  city: typed(addressFieldMaxLengths.city),
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** As it was typed, in international form once it has been understood. */
  phone: typed(addressFieldMaxLengths.phone * 2),
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
export type CheckoutFieldError = 'missing' | 'implausible';

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

/** What is wrong, by field. A phone number has to be international by now (`formatInternationalPhone` in the form). */
export const findAddressErrors = (address: AddressDraft): Partial<Record<AddressField, CheckoutFieldError>> => {
  const problems: Partial<Record<AddressField, CheckoutFieldError>> = {};
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
export const toAddressInput = (draft: AddressDraft): AddressInput => ({
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

/** Names of the form's controls: `email`, `shipping.zip`, `invoice.zip`, `shippingMethod`, `paymentMethod`. */
export type CheckoutErrors = Readonly<Partial<Record<string, CheckoutFieldError>>>;

/** Key in local storage (specification §9). */
export const checkoutStorageKey = 'int-checkout';

/** Raised when the stored form changes; what an earlier release stored is then dropped. */
const version = 1;

/** What nobody touched for this long is dropped (decisions: Behaviour). */
const lifetimeMs = 7 * 24 * 60 * 60 * 1_000;

const checkoutDraftSchema = z.object({
  customerEmail: z.string().max(254),
  shippingAddress: addressDraftSchema,
  /** `null`: the same. */
  invoiceAddress: addressDraftSchema.nullable(),
  comment: z.string().max(orderLimits.comment),
  /** Fixed number of the method (contract/shop/order-codes.ts); `null` while none is chosen. */
  paymentMethod: z.int().min(1).max(5).nullable(),
  /** The chosen one of the quote's shipping options. */
  shippingMethod: z.string().max(64).nullable(),
  /** In cents, of the chosen option as it was last quoted. */
  shippingCost: z.int().nonnegative(),
  /** Gift wrapping: off until it is asked for (law row L5). */
  presentWrap: z.boolean(),
  /** The order that was sent last and is not done with yet, so that a reload cannot order twice. */
  attempt: orderAttemptSchema.nullable(),
});

export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

export const emptyCheckoutDraft: CheckoutDraft = {
  customerEmail: '',
  shippingAddress: emptyAddress,
  invoiceAddress: null,
  comment: '',
  paymentMethod: null,
  shippingMethod: null,
  shippingCost: 0,
  presentWrap: false,
  attempt: null,
};

const storedSchema = checkoutDraftSchema.extend({ timestamp: z.number(), version: z.literal(version) });

/** Under the names that a tab of the release before reads. */
const toStoredAttempt = (attempt: OrderAttempt | null) =>
  attempt && { ...attempt, content: toLegacyMoneyNames(attempt.content) };

/** The stored form; `null` for a draft in which nothing stands, whose entry is removed. */
export const serializeCheckoutDraft = (draft: CheckoutDraft, now: number): string | null => {
  const kept = checkoutDraftSchema.parse(draft);
  return JSON.stringify(kept) === JSON.stringify(emptyCheckoutDraft)
    ? null
    : JSON.stringify({ ...kept, attempt: toStoredAttempt(kept.attempt), timestamp: now, version });
};

/** What is stored; damaged, foreign and expired content is an empty draft. */
export const parseStoredCheckoutDraft = (stored: string | null, now: number): CheckoutDraft => {
  const { data } = storedSchema.safeParse(parseJson(stored));
  if (!data) return emptyCheckoutDraft;
  const { timestamp } = data;
  const isExpired = now - timestamp > lifetimeMs || timestamp > now + lifetimeMs;
  return isExpired ? emptyCheckoutDraft : checkoutDraftSchema.parse(data);
};

const parseJson = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};

const emailSchema: z.ZodType<string> = emailAddressText();

const findEmailProblem = (text: string): CheckoutFieldError | undefined => {
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

export const findCheckoutErrors = (draft: CheckoutDraft): CheckoutErrors => {
  const emailProblem = findEmailProblem(draft.customerEmail);
  return Object.fromEntries([
    ...(emailProblem ? [['email', emailProblem] as const] : []),
    ...findIn('shipping', draft.shippingAddress),
    ...(draft.invoiceAddress ? findIn('invoice', draft.invoiceAddress) : []),
    ...(draft.shippingMethod === null ? [['shippingMethod', 'missing'] as const] : []),
    ...(draft.paymentMethod === null ? [['paymentMethod', 'missing'] as const] : []),
  ]);
};

/** The control that a refusal of the service is about, by the field of the body that it names; none: of no control. */
export const toCheckoutControlName = (field: string | undefined): string | undefined =>
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

import { describe, expect, it } from 'vitest';
import { testCheckoutDraft, testRingCart } from './checkout.fixture.ts';
import {
  type AddressDraft,
  emptyAddressDraft,
  emptyCheckoutDraft,
  findAddressErrors,
  findCheckoutDraftErrors,
  parseStoredCheckoutDraft,
  toOrderRequestAddress,
  toAddressLinesWithoutCountry,
  toCheckoutControlOfRejectedField,
  serializeCheckoutDraft,
} from './checkout-draft.ts';
import { createOrderAttempt } from './stored-order-attempt.ts';
import { toOrderSubmission } from './to-order-submission.ts';
import { addressInputSchema } from '../../contract/shop/order.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

describe('stored checkout draft', () => {
  it('has the specified names, a timestamp and a version', () => {
    expect(Object.keys(JSON.parse(serializeCheckoutDraft(testCheckoutDraft, now) ?? '{}') as object)).toEqual([
      'customerEmail',
      'shippingAddress',
      'invoiceAddress',
      'comment',
      'paymentMethod',
      'shippingMethod',
      'shippingCost',
      'presentWrap',
      'codes',
      'attempt',
      'timestamp',
      'version',
    ]);
  });

  it('is restored with the pending order attempt', () => {
    const content = toOrderSubmission(testCheckoutDraft, testRingCart, {
      language: 'de',
      totalCents: 1,
      homepage: '',
    });
    if (!content) throw new Error('Nothing can be ordered.');
    const draft = {
      ...testCheckoutDraft,
      attempt: createOrderAttempt(content, { pickup: null, paypalClientId: null }),
    };
    expect(parseStoredCheckoutDraft(serializeCheckoutDraft(draft, now), now + 6 * day)).toEqual(draft);
  });

  it('stores the attempt with the legacy names that tabs of the previous release read and hash', () => {
    const content = toOrderSubmission(testCheckoutDraft, testRingCart, {
      language: 'de',
      totalCents: 94_000,
      homepage: '',
    });
    if (!content) throw new Error('Nothing can be ordered.');
    const attempt = createOrderAttempt(content, { pickup: null, paypalClientId: null });
    const stored: unknown = JSON.parse(serializeCheckoutDraft({ ...testCheckoutDraft, attempt }, now) ?? '{}');
    expect(stored).toMatchObject({
      attempt: { content: { lines: [{ price_brutto: 94_000 }], total_price_brutto: 94_000 } },
    });
    // The hash that the previous release computed for the same order.
    expect(attempt.bodyHash).toBe('kr1o72lpus');
  });

  it('omits transient state, and is null for an empty form', () => {
    const withOffer = { ...testCheckoutDraft, availableShippingMethods: [1], payPal: {} };
    expect(serializeCheckoutDraft(withOffer, now)).not.toContain('availableShippingMethods');
    expect(serializeCheckoutDraft(emptyCheckoutDraft, now)).toBeNull();
  });

  it.each([
    ['the clock was set back by a millisecond', -1],
    ['the clock was set back by seven days', -7 * day],
    ['it is seven days old', 7 * day],
  ])('is restored if %s', (_case, passedMs) => {
    expect(parseStoredCheckoutDraft(serializeCheckoutDraft(testCheckoutDraft, now), now + passedMs)).toEqual(
      testCheckoutDraft,
    );
  });

  it.each([
    ['the clock was set back by more than seven days, so its age is unknown', -7 * day - 1],
    ['it is older than seven days', 7 * day + 1],
  ])('is dropped if %s', (_case, passedMs) => {
    expect(parseStoredCheckoutDraft(serializeCheckoutDraft(testCheckoutDraft, now), now + passedMs)).toEqual(
      emptyCheckoutDraft,
    );
  });

  it.each([
    ['missing', null],
    ['not JSON', '{"customerEmail":'],
    ['of another version', JSON.stringify({ ...testCheckoutDraft, timestamp: now, version: 99 })],
    [
      'an object with a field of the wrong type',
      JSON.stringify({ ...testCheckoutDraft, presentWrap: 'yes', timestamp: now, version: 1 }),
    ],
    ['a list', '[]'],
  ])('is dropped if it is %s', (_case, stored) => {
    expect(parseStoredCheckoutDraft(stored, now)).toBe(emptyCheckoutDraft);
  });

  it('has gift wrapping off by default (L5)', () => {
    expect(emptyCheckoutDraft.presentWrap).toBe(false);
  });
});

const anna: AddressDraft = {
  ...emptyAddressDraft,
  first_name: 'Anna ',
  last_name: 'König',
  street: 'Rosenweg 1',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '+49 89 123456',
};

describe('findAddressErrors', () => {
  it('accepts a complete address, which then matches the schema of the contract', () => {
    expect(findAddressErrors(anna)).toEqual({});
    const address = toOrderRequestAddress(anna);
    expect(addressInputSchema.parse(address)).toEqual(address);
    expect(address).toMatchObject({ first_name: 'Anna', phone: '+4989123456', company: '' });
  });

  it('reports the missing fields', () => {
    expect(findAddressErrors({ ...emptyAddressDraft, street: '  ' })).toEqual({
      first_name: 'missing',
      last_name: 'missing',
      street: 'missing',
      zip: 'missing',
      city: 'missing',
      country: 'missing',
    });
  });

  it.each([
    ['DE', '80331', true],
    ['DE', '8033', false],
    ['DE', '80331 ', true],
    ['AT', '1010', true],
    ['AT', '80331', false],
    ['FR', '75001', true],
    ['LU', 'L-1234', true],
    ['LU', '12345', false],
    ['NL', '1234 AB', true],
  ])('in %s accepts the postcode %s: %s', (country, zip, isAccepted) => {
    expect(findAddressErrors({ ...anna, country, zip }).zip).toBe(isAccepted ? undefined : 'implausible');
  });

  it.each([
    ['', undefined],
    ['+49 89 123456', undefined],
    [' +49 89 123456 ', undefined],
    ['089 123456', 'implausible'],
    ['+49', 'implausible'],
    ['+49 89 123456 ext. 5', 'implausible'],
    ['+49 1234567890123456', 'implausible'],
  ])('validates the phone number "%s": %s', (phone, error) => {
    expect(findAddressErrors({ ...anna, phone }).phone).toBe(error);
  });
});

it('formats an address as on a parcel label, without empty lines', () => {
  expect(toAddressLinesWithoutCountry({ ...anna, company: 'König & Co' })).toEqual([
    'König & Co',
    'Anna König',
    'Rosenweg 1',
    '80331 München',
  ]);
});

it("removes spaces around the shopper's input", () => {
  const padded = Object.fromEntries(
    Object.entries({ ...anna, company: 'König & Co', address_addition: 'Hinterhaus' }).map(([field, value]) => [
      field,
      field === 'country' ? value : ` ${value} `,
    ]),
  ) as AddressDraft;
  expect(toOrderRequestAddress(padded)).toEqual({
    company: 'König & Co',
    first_name: 'Anna',
    last_name: 'König',
    street: 'Rosenweg 1',
    address_addition: 'Hinterhaus',
    zip: '80331',
    city: 'München',
    country: 'DE',
    phone: '+4989123456',
  });
  expect(toAddressLinesWithoutCountry(padded)).toEqual([
    'König & Co',
    'Anna König',
    'Rosenweg 1',
    'Hinterhaus',
    '80331 München',
  ]);
});

it('finds no errors in a complete form', () => {
  expect(findCheckoutDraftErrors(testCheckoutDraft)).toEqual({});
});

it('lists errors in the order of the form controls', () => {
  expect(Object.keys(findCheckoutDraftErrors({ ...emptyCheckoutDraft, invoiceAddress: emptyAddressDraft }))).toEqual([
    'email',
    'shipping.first_name',
    'shipping.last_name',
    'shipping.street',
    'shipping.zip',
    'shipping.city',
    'shipping.country',
    'invoice.first_name',
    'invoice.last_name',
    'invoice.street',
    'invoice.zip',
    'invoice.city',
    'invoice.country',
    'shippingMethod',
    'paymentMethod',
  ]);
});

it('requires no payment method if nothing is due', () => {
  expect(findCheckoutDraftErrors({ ...testCheckoutDraft, paymentMethod: null }, true)).toEqual({});
});

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['anna', 'implausible'],
  ['anna@example', 'implausible'],
  ['anna@example.org, ben@example.org', 'implausible'],
  ['jürgen@müller.example', undefined],
])('validates the email address "%s": %s', (customerEmail, error) => {
  expect(findCheckoutDraftErrors({ ...testCheckoutDraft, customerEmail })['email']).toBe(error);
});

it.each([
  ['email', 'email'],
  ['shipping_address', 'shipping.first_name'],
  ['invoice_address', 'invoice.first_name'],
  ['shipping', 'shippingMethod'],
  ['payment_method', 'paymentMethod'],
  ['comment', 'comment'],
  ['lines', undefined],
  [undefined, undefined],
])('maps the field %s of the order request to the form control %s', (field, controlName) => {
  expect(toCheckoutControlOfRejectedField(field)).toBe(controlName);
});

import { describe, expect, it } from 'vitest';
import { completeCheckoutDraft, ringOrderLine } from './checkout.fixture.ts';
import {
  type AddressDraft,
  emptyAddress,
  emptyCheckoutDraft,
  findAddressErrors,
  findCheckoutErrors,
  parseStoredCheckoutDraft,
  toAddressInput,
  toAddressLines,
  toCheckoutControlName,
  serializeCheckoutDraft,
} from './checkout-draft.ts';
import { createOrderAttempt } from './order-attempt.ts';
import { toOrderSubmission } from './order-body.ts';
import { addressSchema } from '../../contract/shop/order.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

describe('what is stored of the checkout', () => {
  it('has the specified names, a timestamp and a version', () => {
    expect(Object.keys(JSON.parse(serializeCheckoutDraft(completeCheckoutDraft, now) ?? '{}') as object)).toEqual([
      'customerEmail',
      'shippingAddress',
      'invoiceAddress',
      'comment',
      'paymentMethod',
      'shippingMethod',
      'shippingCost',
      'presentWrap',
      'attempt',
      'timestamp',
      'version',
    ]);
  });

  it('comes back with the attempt that is under way', () => {
    const content = toOrderSubmission(completeCheckoutDraft, ringOrderLine, {
      language: 'de',
      totalCents: 1,
      homepage: '',
    });
    if (!content) throw new Error('Nothing can be ordered.');
    const draft = {
      ...completeCheckoutDraft,
      attempt: createOrderAttempt(content, { pickup: null, paypalClientId: null }),
    };
    expect(parseStoredCheckoutDraft(serializeCheckoutDraft(draft, now), now + 6 * day)).toEqual(draft);
  });

  it('keeps the attempt under the names that a tab of the release before reads and hashes', () => {
    const content = toOrderSubmission(completeCheckoutDraft, ringOrderLine, {
      language: 'de',
      totalCents: 94_000,
      homepage: '',
    });
    if (!content) throw new Error('Nothing can be ordered.');
    const attempt = createOrderAttempt(content, { pickup: null, paypalClientId: null });
    const stored: unknown = JSON.parse(serializeCheckoutDraft({ ...completeCheckoutDraft, attempt }, now) ?? '{}');
    expect(stored).toMatchObject({
      attempt: { content: { lines: [{ price_brutto: 94_000 }], total_price_brutto: 94_000 } },
    });
    // As the release before hashed the same order.
    expect(attempt.bodyHash).toBe('kr1o72lpus');
  });

  it('holds nothing that belongs to memory, and nothing at all of an empty form', () => {
    const withOffer = { ...completeCheckoutDraft, availableShippingMethods: [1], payPal: {} };
    expect(serializeCheckoutDraft(withOffer, now)).not.toContain('availableShippingMethods');
    expect(serializeCheckoutDraft(emptyCheckoutDraft, now)).toBeNull();
  });

  it.each([
    ['the clock was set back a little', -1],
    ['the clock was set back by seven days', -7 * day],
    ['it is seven days old', 7 * day],
  ])('comes back where %s', (_case, passedMs) => {
    expect(parseStoredCheckoutDraft(serializeCheckoutDraft(completeCheckoutDraft, now), now + passedMs)).toEqual(
      completeCheckoutDraft,
    );
  });

  it.each([
    ['the clock was set back by more than seven days, so that nobody knows its age', -7 * day - 1],
    ['it is older than seven days', 7 * day + 1],
  ])('is dropped where %s', (_case, passedMs) => {
    expect(parseStoredCheckoutDraft(serializeCheckoutDraft(completeCheckoutDraft, now), now + passedMs)).toEqual(
      emptyCheckoutDraft,
    );
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"customerEmail":'],
    ['another version', JSON.stringify({ ...completeCheckoutDraft, timestamp: now, version: 99 })],
    [
      'a field of another kind',
      JSON.stringify({ ...completeCheckoutDraft, presentWrap: 'yes', timestamp: now, version: 1 }),
    ],
    ['a list', '[]'],
  ])('is dropped where it is %s', (_case, stored) => {
    expect(parseStoredCheckoutDraft(stored, now)).toBe(emptyCheckoutDraft);
  });

  it('has gift wrapping off from the start (L5)', () => {
    expect(emptyCheckoutDraft.presentWrap).toBe(false);
  });
});

const anna: AddressDraft = {
  ...emptyAddress,
  first_name: 'Anna ',
  last_name: 'König',
  street: 'Rosenweg 1',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '+49 89 123456',
};

describe('findAddressErrors', () => {
  it('finds nothing wrong with a whole address, which is then ordered to as the contract wants it', () => {
    expect(findAddressErrors(anna)).toEqual({});
    const address = toAddressInput(anna);
    expect(addressSchema.parse(address)).toEqual(address);
    expect(address).toMatchObject({ first_name: 'Anna', phone: '+4989123456', company: '' });
  });

  it('names what is missing', () => {
    expect(findAddressErrors({ ...emptyAddress, street: '  ' })).toEqual({
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
  ])('in %s takes the postcode %s: %s', (country, zip, isTaken) => {
    expect(findAddressErrors({ ...anna, country, zip }).zip).toBe(isTaken ? undefined : 'implausible');
  });

  it.each([
    ['', undefined],
    ['+49 89 123456', undefined],
    ['089 123456', 'implausible'],
    ['+49', 'implausible'],
    ['+49 89 123456 ext. 5', 'implausible'],
    ['+49 1234567890123456', 'implausible'],
  ])('of the phone number "%s" says %s', (phone, problem) => {
    expect(findAddressErrors({ ...anna, phone }).phone).toBe(problem);
  });
});

it('writes an address as on a parcel, without empty lines', () => {
  expect(toAddressLines({ ...anna, company: 'König & Co' })).toEqual([
    'König & Co',
    'Anna König',
    'Rosenweg 1',
    '80331 München',
  ]);
});

it('finds nothing wrong with a form that is filled in', () => {
  expect(findCheckoutErrors(completeCheckoutDraft)).toEqual({});
});

it('names the controls in the order of the form', () => {
  expect(Object.keys(findCheckoutErrors({ ...emptyCheckoutDraft, invoiceAddress: emptyAddress }))).toEqual([
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

it.each([
  ['', 'missing'],
  ['anna', 'implausible'],
  ['anna@example', 'implausible'],
  ['anna@example.org, ben@example.org', 'implausible'],
  ['jürgen@müller.example', undefined],
])('of the e-mail address "%s" says %s', (customerEmail, problem) => {
  expect(findCheckoutErrors({ ...completeCheckoutDraft, customerEmail })['email']).toBe(problem);
});

it('leads from a field of the service to its control', () => {
  expect([
    toCheckoutControlName('payment_method'),
    toCheckoutControlName('lines'),
    toCheckoutControlName(undefined),
  ]).toEqual(['paymentMethod', undefined, undefined]);
});

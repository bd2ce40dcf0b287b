import { expect, it } from 'vitest';
import { orderRequestBodySchema } from '../../contract/shop/order.ts';
import { testCheckoutDraft, testRingCart, testParcelShippingOptionId } from './checkout.fixture.ts';
import { createOrderAttempt, toOrderSubmissionChecksum } from './stored-order-attempt.ts';
import { type OrderSubmissionTotalsAndCodes, toOrderSubmission } from './to-order-submission.ts';

const context: OrderSubmissionTotalsAndCodes = { language: 'de', totalCents: 94_000, homepage: '' };

const toContent = (draft = testCheckoutDraft, cart = testRingCart, details = context) => {
  const content = toOrderSubmission(draft, cart, details);
  if (!content) throw new Error('Nothing can be ordered.');
  return content;
};

it('builds an order request that matches the contract', () => {
  const content = toContent();
  const body = { ...content, project: 'arnsberg.example', open_ms: 9_000, order_uuid: testParcelShippingOptionId };
  expect(orderRequestBodySchema.parse(body)).toEqual(body);
  expect(content).toMatchObject({
    email: 'anna@example.org',
    invoice_address: null,
    payment_method: 2,
    present_wrap: false,
    total_cents: 94_000,
    lines: [{ personalization: { engraving: 'Anna' }, price_cents: 94_000, previews: ['<svg/>'] }],
  });
});

it('sends codes, and what is left to pay after gift vouchers, only if there are any', () => {
  expect(toContent()).not.toHaveProperty('codes');
  expect(toContent()).not.toHaveProperty('due_cents');
  const details = { ...context, codes: ['HERBST10', 'GUTSCHEIN'], dueCents: 4_000 };
  expect(toContent(testCheckoutDraft, testRingCart, details)).toMatchObject({
    codes: ['HERBST10', 'GUTSCHEIN'],
    total_cents: 94_000,
    due_cents: 4_000,
  });
});

it('removes spaces around the email address and the comment', () => {
  const draft = { ...testCheckoutDraft, customerEmail: ' anna@example.org ', comment: ' Soon, please. ' };
  expect(toContent(draft)).toMatchObject({ email: 'anna@example.org', comment: 'Soon, please.' });
});

it('sends an item without engraving without previews, and omits one that cannot be quoted', () => {
  const [item] = testRingCart.products;
  if (!item) throw new Error('There is no item.');
  const invalid = { ...item, cartId: 2, product: { ...item.product, id: 'invalid' } };
  const cart = { ...testRingCart, products: [{ ...item, personalization: null }, invalid] };
  expect(toContent(testCheckoutDraft, cart).lines).toMatchObject([{ personalization: null, previews: [] }]);
  expect(toContent(testCheckoutDraft, cart).lines).toHaveLength(1);
});

it('needs no payment method, and sends none, if nothing is due', () => {
  const details = { ...context, dueCents: 0 };
  for (const paymentMethod of [null, 2])
    expect(toContent({ ...testCheckoutDraft, paymentMethod }, testRingCart, details).payment_method).toBeNull();
});

it('returns null while the shipping option or the payment method is missing', () => {
  expect(toOrderSubmission({ ...testCheckoutDraft, paymentMethod: null }, testRingCart, context)).toBeNull();
  expect(toOrderSubmission({ ...testCheckoutDraft, shippingMethod: null }, testRingCart, context)).toBeNull();
});

it('has the same checksum for the same content only', () => {
  const hash = toOrderSubmissionChecksum(toContent());
  expect(toOrderSubmissionChecksum(toContent())).toBe(hash);
  expect(toOrderSubmissionChecksum(toContent({ ...testCheckoutDraft, comment: 'Soon, please.' }))).not.toBe(hash);
  expect(
    toOrderSubmissionChecksum(toContent(testCheckoutDraft, testRingCart, { ...context, totalCents: 94_001 })),
  ).not.toBe(hash);
});

it('stores an attempt with a UUID and its content, without the previews', () => {
  const content = toContent();
  const attempt = createOrderAttempt(content, { pickup: null, paypalClientId: null });
  expect(JSON.stringify(attempt)).not.toContain('<svg/>');
  expect(attempt.orderUuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attempt.content.lines).toEqual([{ ...content.lines[0], previews: [] }]);
});

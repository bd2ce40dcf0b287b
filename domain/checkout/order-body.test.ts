import { expect, it } from 'vitest';
import { orderSchema } from '../../contract/shop/order.ts';
import { completeCheckoutDraft, ringOrderLine, parcelShippingId } from './checkout.fixture.ts';
import { createOrderAttempt, toOrderSubmissionChecksum } from './order-attempt.ts';
import { toOrderSubmission } from './order-body.ts';

const context = { language: 'de' as const, totalCents: 94_000, homepage: '' };

const toContent = (draft = completeCheckoutDraft, cart = ringOrderLine, details = context) => {
  const content = toOrderSubmission(draft, cart, details);
  if (!content) throw new Error('Nothing can be ordered.');
  return content;
};

it('orders what was filled in, as the contract wants it', () => {
  const content = toContent();
  const body = { ...content, project: 'arnsberg.example', open_ms: 9_000, order_uuid: parcelShippingId };
  expect(orderSchema.parse(body)).toEqual(body);
  expect(content).toMatchObject({
    email: 'anna@example.org',
    invoice_address: null,
    payment_method: 2,
    present_wrap: false,
    total_cents: 94_000,
    lines: [{ personalization: { engraving: 'Anna' }, price_cents: 94_000, previews: ['<svg/>'] }],
  });
});

it('orders nothing while a choice is missing', () => {
  expect(toOrderSubmission({ ...completeCheckoutDraft, paymentMethod: null }, ringOrderLine, context)).toBeNull();
  expect(toOrderSubmission({ ...completeCheckoutDraft, shippingMethod: null }, ringOrderLine, context)).toBeNull();
});

it('tells the same content from another one', () => {
  const hash = toOrderSubmissionChecksum(toContent());
  expect(toOrderSubmissionChecksum(toContent())).toBe(hash);
  expect(toOrderSubmissionChecksum(toContent({ ...completeCheckoutDraft, comment: 'Soon, please.' }))).not.toBe(hash);
  expect(
    toOrderSubmissionChecksum(toContent(completeCheckoutDraft, ringOrderLine, { ...context, totalCents: 94_001 })),
  ).not.toBe(hash);
});

it('keeps of an attempt its id and what was ordered, without the drawings', () => {
  const content = toContent();
  const attempt = createOrderAttempt(content, { pickup: null, paypalClientId: null });
  expect(JSON.stringify(attempt)).not.toContain('<svg/>');
  expect(attempt.orderUuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attempt.content.lines).toEqual([{ ...content.lines[0], previews: [] }]);
});

import { expect, it } from 'vitest';
import { orderSchema } from '../../contract/shop/order.ts';
import { filledDraft, oneRing, parcelId } from './checkout.fixture.ts';
import { createAttempt, toBodyChecksum } from './order-attempt.ts';
import { toOrderContent } from './order-body.ts';

const context = { language: 'de' as const, totalCents: 94_000, homepage: '' };

const toContent = (draft = filledDraft, cart = oneRing, details = context) => {
  const content = toOrderContent(draft, cart, details);
  if (!content) throw new Error('Nothing can be ordered.');
  return content;
};

it('orders what was filled in, as the contract wants it', () => {
  const content = toContent();
  const body = { ...content, project: 'arnsberg.example', open_ms: 9_000, order_uuid: parcelId };
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
  expect(toOrderContent({ ...filledDraft, paymentMethod: null }, oneRing, context)).toBeNull();
  expect(toOrderContent({ ...filledDraft, shippingMethod: null }, oneRing, context)).toBeNull();
});

it('tells the same content from another one', () => {
  const hash = toBodyChecksum(toContent());
  expect(toBodyChecksum(toContent())).toBe(hash);
  expect(toBodyChecksum(toContent({ ...filledDraft, comment: 'Soon, please.' }))).not.toBe(hash);
  expect(toBodyChecksum(toContent(filledDraft, oneRing, { ...context, totalCents: 94_001 }))).not.toBe(hash);
});

it('keeps of an attempt its id and what was ordered, without the drawings', () => {
  const content = toContent();
  const attempt = createAttempt(content, { pickup: null, paypalClientId: null });
  expect(JSON.stringify(attempt)).not.toContain('<svg/>');
  expect(attempt.orderUuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attempt.content.lines).toEqual([{ ...content.lines[0], previews: [] }]);
});

// Example request bodies by their names in the API reference, and a parser generated from the reference's JSON schemas.
import { z } from 'zod';
import type { JsonSchema } from './zod-to-json-schema.ts';

const id = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';
const key = 'a1'.repeat(32);
const project = 'shop.example';

const form = { project, language: 'de', attempt: id, homepage: '', open_ms: 5_000 };
const person = { name: 'Anna König', email: 'anna@example.org', privacy: true };

const line = { product: id, variant: null, personalization: { text: 'Für Ida' }, count: 1, price_cents: 94_000 };

const address = {
  company: '',
  first_name: 'Anna',
  last_name: 'König',
  street: 'Rosenweg 1',
  address_addition: '',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '+4989123456',
};

export const openApiRequestBodyExamples: Record<string, Record<string, unknown>> = {
  QuoteRequest: { project, language: 'de', lines: [line], country: 'DE', shipping: null, present_wrap: false },
  OrderRequest: {
    project,
    order_uuid: id,
    language: 'de',
    email: person.email,
    shipping_address: address,
    invoice_address: null,
    lines: [{ ...line, previews: ['<svg xmlns="http://www.w3.org/2000/svg"/>'] }],
    shipping: id,
    payment_method: 2,
    present_wrap: false,
    comment: '',
    total_cents: 94_000,
    homepage: '',
    open_ms: 5_000,
  },
  Message: { ...form, ...person, message: 'Haben Sie samstags geöffnet?' },
  ProductRequest: { ...form, ...person, product: id, kind: 'stock', message: '' },
  Rating: { ...form, product: id, rating: 5, title: '', comment: 'Sehr schön', author: '' },
  Appointment: { ...form, ...person, topic: id, branch: id, date: '2026-12-01', time: '10:30', message: '' },
  Withdrawal: { ...form, name: 'Anna König', contract: 'AT-1', email: person.email, part: '' },
  NewsletterSignUp: { ...form, email: person.email, text_version: '2026-11-22' },
  OrderStatusRequest: { project, key },
};

/**
 * `z.fromJSONSchema` compiles patterns without the `u` flag, contrary to JSON Schema; patterns that need it are
 * removed.
 */
const withoutUnicode = (key: string, value: unknown): unknown =>
  key === 'pattern' && String(value).includes(String.raw`\p{`) ? undefined : value;

/** A zod schema generated from a JSON schema in the reference, to compare it with the original zod schema. */
export const jsonSchemaToZod = (schemas: Record<string, JsonSchema>, id: string): z.ZodType => {
  const text = JSON.stringify(schemas, withoutUnicode).replaceAll('#/components/schemas/', '#/$defs/');
  const definitions = JSON.parse(text) as Record<string, JsonSchema>;
  return z.fromJSONSchema({ $defs: definitions, ...definitions[id] });
};

// A postal address as the checkout asks for it (the specification leaves its fields open; they are settled here).
import { z } from 'zod';
import { line } from './body-fields.ts';

/** Lengths as a form's `maxlength` takes them. */
export const addressLimits = {
  company: 120,
  first_name: 80,
  last_name: 80,
  street: 120,
  address_addition: 120,
  zip: 16,
  city: 80,
  phone: 20,
} as const;

const required = (maxLength: number) => line(maxLength).min(1);

export const addressSchema = z.strictObject({
  /** Empty where nobody orders for a company; so are the other optional ones. */
  company: line(addressLimits.company),
  first_name: required(addressLimits.first_name),
  last_name: required(addressLimits.last_name),
  /** Street and house number. */
  street: required(addressLimits.street),
  address_addition: line(addressLimits.address_addition),
  zip: required(addressLimits.zip),
  city: required(addressLimits.city),
  /** ISO 3166, two letters in upper case. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** In international form without spaces (E.164), or empty. */
  phone: z.string().regex(/^(\+[1-9]\d{5,14})?$/),
});

export type Address = z.infer<typeof addressSchema>;

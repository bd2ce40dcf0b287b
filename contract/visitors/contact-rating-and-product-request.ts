// Forms of visitors: request bodies of POST /ecom/contact (message), /ecom/request (product request) and /ecom/rating.
// The specification (§3) does not define the field names of the last two; this file does.
import { z } from 'zod';
import {
  emailAddressSchema,
  publicFormFieldSchemas,
  lowerCaseGuidSchema,
  createSingleLineTextSchema,
  multiLineTextSchema,
  emailLinkKeySchema,
  contactFieldMaxLengths,
  privacyConsentSchema,
} from '../shop/request-body-field-schemas.ts';

export const contactMessageRequestBodySchema = z.strictObject({
  name: createSingleLineTextSchema(contactFieldMaxLengths.name).min(1),
  email: emailAddressSchema(),
  phone: createSingleLineTextSchema(contactFieldMaxLengths.phone).optional(),
  message: multiLineTextSchema(contactFieldMaxLengths.message).min(1),
  /** Id of the addressed branch, if there are several; absent for the project's general contact. */
  branch: lowerCaseGuidSchema().optional(),
  privacy: privacyConsentSchema,
  ...publicFormFieldSchemas,
});

export type ContactMessageRequestBody = z.infer<typeof contactMessageRequestBodySchema>;

/** Kinds of product requests: availability, price, or a back-in-stock notification (`stock`). */
export const productRequestKinds = ['availability', 'price', 'stock'] as const;

export type ProductRequestKind = (typeof productRequestKinds)[number];

export const productRequestBodySchema = z.strictObject({
  product: z.guid(),
  variant: z.guid().optional(),
  kind: z.enum(productRequestKinds),
  /** Localized path of the product page, linked in the back-in-stock email. */
  path: z
    .string()
    .regex(/^\/[a-z0-9/_-]{1,254}$/)
    .optional(),
  name: createSingleLineTextSchema(contactFieldMaxLengths.name).min(1),
  email: emailAddressSchema(),
  phone: createSingleLineTextSchema(contactFieldMaxLengths.phone).optional(),
  /** May be empty. */
  message: multiLineTextSchema(contactFieldMaxLengths.message),
  privacy: privacyConsentSchema,
  ...publicFormFieldSchemas,
});

export type ProductRequestBody = z.infer<typeof productRequestBodySchema>;

/** Maximum lengths in UTF-16 units, for the `maxlength` of form fields. */
export const productRatingFieldMaxLengths = { title: 120, comment: 4_000, author: 80 } as const;

/** Only `rating` is required; the texts may be empty. */
export const productRatingRequestBodySchema = z.strictObject({
  product: z.guid(),
  rating: z.int().min(1).max(5),
  title: createSingleLineTextSchema(productRatingFieldMaxLengths.title),
  comment: multiLineTextSchema(productRatingFieldMaxLengths.comment),
  author: createSingleLineTextSchema(productRatingFieldMaxLengths.author),
  /**
   * Key of an order line, from the order page. Marks the rating as that of a verified buyer (law row L17); valid once.
   */
  rating_key: emailLinkKeySchema.optional(),
  ...publicFormFieldSchemas,
});

export type ProductRatingRequestBody = z.infer<typeof productRatingRequestBodySchema>;

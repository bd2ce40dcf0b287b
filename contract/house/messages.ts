// What visitors write to the house: bodies of POST /ecom/contact (a message), /ecom/request (a question about a product) and /ecom/rating.
// The specification (§3) leaves the names of the last two open; they are settled here.
import { z } from 'zod';
import {
  emailAddressText,
  publicFormFields,
  lowerCaseGuid,
  singleLineText,
  multiLineText,
  emailLinkKeySchema,
  contactFieldMaxLengths,
  privacyConsentSchema,
} from '../shop/body-fields.ts';

export const contactSchema = z.strictObject({
  name: singleLineText(contactFieldMaxLengths.name).min(1),
  email: emailAddressText(),
  phone: singleLineText(contactFieldMaxLengths.phone).optional(),
  message: multiLineText(contactFieldMaxLengths.message).min(1),
  /** Id of the branch that is asked, where the house has several; absent: whoever answers for the house. */
  branch: lowerCaseGuid().optional(),
  privacy: privacyConsentSchema,
  ...publicFormFields,
});

export type ContactBody = z.infer<typeof contactSchema>;

/** What may be asked about a piece: whether it can be had, what it costs, or to be told once it is in stock again. */
export const productRequestKinds = ['availability', 'price', 'stock'] as const;

export type ProductRequestKind = (typeof productRequestKinds)[number];

export const productRequestSchema = z.strictObject({
  product: z.guid(),
  variant: z.guid().optional(),
  kind: z.enum(productRequestKinds),
  /** Localized path of the product's page, to which the mail leads when it is in stock again. */
  path: z
    .string()
    .regex(/^\/[a-z0-9/_-]{1,254}$/)
    .optional(),
  name: singleLineText(contactFieldMaxLengths.name).min(1),
  email: emailAddressText(),
  phone: singleLineText(contactFieldMaxLengths.phone).optional(),
  /** May be empty: that the piece is asked for says enough. */
  message: multiLineText(contactFieldMaxLengths.message),
  privacy: privacyConsentSchema,
  ...publicFormFields,
});

export type ProductRequestBody = z.infer<typeof productRequestSchema>;

/** Lengths as a form's `maxlength` takes them. */
export const ratingFieldMaxLengths = { title: 120, comment: 4_000, author: 80 } as const;

/** Only the stars must be given; the texts may be empty. */
export const productRatingSchema = z.strictObject({
  product: z.guid(),
  rating: z.int().min(1).max(5),
  title: singleLineText(ratingFieldMaxLengths.title),
  comment: multiLineText(ratingFieldMaxLengths.comment),
  author: singleLineText(ratingFieldMaxLengths.author),
  /** Of the bought piece, from the page of its order: makes the rating a verified buyer's, once (law row L17). */
  rating_key: emailLinkKeySchema.optional(),
  ...publicFormFields,
});

export type ProductRatingBody = z.infer<typeof productRatingSchema>;

// Validates and submits a newsletter sign-up. Loaded on submission, so pages stay small.
import type { z } from 'zod';
import { newsletterSignUpRequestBodySchema } from '../../../contract/visitors/newsletter.ts';
import type { OrderServiceErrorCode } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import { safeParseRequestBody } from '../../../domain/safe-parse-request-body.ts';
import { postNewsletterSignUp } from '../../adapters/order-service/newsletter.ts';

const formSchema = newsletterSignUpRequestBodySchema.omit({ project: true });

/** The text version is any string for a page; the service validates it. */
export type NewsletterSignUpBody = Omit<z.infer<typeof formSchema>, 'text_version'> & { text_version: string };

export type NewsletterSignUpResult =
  { ok: true } | { ok: false; code: OrderServiceErrorCode; field?: string | undefined };

/** @throws OrderServiceError if the service does not respond */
export const validateAndPostNewsletterSignUp = async (body: NewsletterSignUpBody): Promise<NewsletterSignUpResult> => {
  const read = safeParseRequestBody(formSchema, body);
  return read.ok ? postNewsletterSignUp(read.body) : { ok: false, code: 'invalid_input', field: read.fields[0] };
};

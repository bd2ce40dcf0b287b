// Checks and sends a sign-up for the newsletter. Loaded when the form is sent: no page that is only read needs it.
import type { z } from 'zod';
import { newsletterSchema } from '../../../contract/house/newsletter.ts';
import { parseRequestBody, type OrderServiceErrorCode } from '../../../contract/shop/order-service-response.ts';
import { postNewsletter } from '../../adapters/order-service/newsletter.ts';

const formSchema = newsletterSchema.omit({ project: true });

/** A text version as pages know it: any text, which the service knows or refuses. */
export type NewsletterSignUpBody = Omit<z.infer<typeof formSchema>, 'text_version'> & { text_version: string };

export type NewsletterSignUpResult =
  { ok: true } | { ok: false; code: OrderServiceErrorCode; field?: string | undefined };

/** @throws OrderServiceError where nobody answers. */
export const sendNewsletterSignUp = async (body: NewsletterSignUpBody): Promise<NewsletterSignUpResult> => {
  const read = parseRequestBody(formSchema, body);
  return read.ok ? postNewsletter(read.body) : { ok: false, code: 'invalid_input', field: read.fields[0] };
};

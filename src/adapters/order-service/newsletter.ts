// POST /ecom/newsletter for sign-up, and what links in its e-mails do (…/confirmation, …/unsubscription).
import type {
  NewsletterSignUpRequestBody,
  NewsletterConfirmationRequestBody,
  NewsletterUnsubscriptionRequestBody,
} from '../../../contract/visitors/newsletter.ts';
import { okResponseSchema } from '../../../contract/shop/order-service-response.ts';
import { createOrderServicePostFunction } from './order-service-post.ts';

/** Signs up for the newsletter. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterSignUp = createOrderServicePostFunction<NewsletterSignUpRequestBody, unknown>(
  'newsletter',
  okResponseSchema,
  'Could not post newsletter',
);

/** Confirms a sign-up by the key in its e-mail, once. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterConfirmation = createOrderServicePostFunction<NewsletterConfirmationRequestBody, unknown>(
  'newsletter/confirmation',
  okResponseSchema,
  'Could not post newsletter',
);

/** Unsubscribes; the response is the same for every key. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterUnsubscription = createOrderServicePostFunction<
  NewsletterUnsubscriptionRequestBody,
  unknown
>('newsletter/unsubscription', okResponseSchema, 'Could not post newsletter');

// POST /ecom/newsletter for sign-up, and what links in its e-mails do (…/confirmation, …/unsubscription).
import type {
  NewsletterSignUpRequestBody,
  NewsletterConfirmationRequestBody,
  NewsletterUnsubscriptionRequestBody,
} from '../../../contract/visitors/newsletter.ts';
import { createOrderServicePost } from './order-service-post.ts';

/** Signs up for the newsletter. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterSignUp = createOrderServicePost<NewsletterSignUpRequestBody>(
  'newsletter',
  'Could not post newsletter',
);

/** Confirms a sign-up by the key in its e-mail, once. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterConfirmation = createOrderServicePost<NewsletterConfirmationRequestBody>(
  'newsletter/confirmation',
  'Could not post newsletter',
);

/** Unsubscribes; the response is the same for every key. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterUnsubscription = createOrderServicePost<NewsletterUnsubscriptionRequestBody>(
  'newsletter/unsubscription',
  'Could not post newsletter',
);

// POST /ecom/newsletter, called by the sign-up in the footer, and what the links in its mails do (…/confirmation,
// …/unsubscription), called by the page they lead to.
import type {
  NewsletterBody,
  NewsletterConfirmationBody,
  NewsletterUnsubscriptionBody,
} from '../../../contract/house/newsletter.ts';
import { createOrderServicePost, okResponseSchema } from './post.ts';

/** Asks for the newsletter of this site's project. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletter = createOrderServicePost<NewsletterBody, unknown>(
  'newsletter',
  okResponseSchema,
  'Could not post newsletter',
);

/** Confirms a sign-up by the key of its mail, once. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterConfirmation = createOrderServicePost<NewsletterConfirmationBody, unknown>(
  'newsletter/confirmation',
  okResponseSchema,
  'Could not post newsletter',
);

/** Ends a subscription; the answer is the same for every key. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletterUnsubscription = createOrderServicePost<NewsletterUnsubscriptionBody, unknown>(
  'newsletter/unsubscription',
  okResponseSchema,
  'Could not post newsletter',
);

// POST /ecom/newsletter, called by the sign-up in the footer, and what the links in its mails do (…/confirmation,
// …/unsubscription), called by the page they lead to.
import type {
  NewsletterBody,
  NewsletterConfirmationBody,
  NewsletterUnsubscriptionBody,
} from '../../../contract/house/newsletter.ts';
import { createPost, okSchema } from './post.ts';

/** Asks for the newsletter of this site's project. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletter = createPost<NewsletterBody, unknown>('newsletter', okSchema, 'Could not post newsletter');

/** Confirms a sign-up by the key of its mail, once. @throws OrderServiceError 'Could not post newsletter' */
export const postConfirmation = createPost<NewsletterConfirmationBody, unknown>(
  'newsletter/confirmation',
  okSchema,
  'Could not post newsletter',
);

/** Ends a subscription; the answer is the same for every key. @throws OrderServiceError 'Could not post newsletter' */
export const postUnsubscription = createPost<NewsletterUnsubscriptionBody, unknown>(
  'newsletter/unsubscription',
  okSchema,
  'Could not post newsletter',
);

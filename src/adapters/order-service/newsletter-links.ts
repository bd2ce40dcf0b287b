// POST /ecom/newsletter/confirmation and …/unsubscription: what the links in the newsletter's mails do. Called by the page
// they lead to.
import type { NewsletterConfirmationBody, NewsletterUnsubscriptionBody } from '../../../contract/house/newsletter.ts';
import { createPost, okSchema } from './post.ts';

/** Confirms a sign-up by the key of its mail, once. @throws OrderServiceError 'Could not post newsletter' */
export const postConfirmation = createPost<NewsletterConfirmationBody, unknown>({
  path: 'newsletter/confirmation',
  answer: okSchema,
  failure: 'Could not post newsletter',
});

/** Ends a subscription; the answer is the same for every key. @throws OrderServiceError 'Could not post newsletter' */
export const postUnsubscription = createPost<NewsletterUnsubscriptionBody, unknown>({
  path: 'newsletter/unsubscription',
  answer: okSchema,
  failure: 'Could not post newsletter',
});

// POST /ecom/newsletter. Called by the sign-up in the footer.
import type { NewsletterBody } from '../../../contract/house/newsletter.ts';
import { createPost, okSchema } from './post.ts';

/** Asks for the newsletter of this site's project. @throws OrderServiceError 'Could not post newsletter' */
export const postNewsletter = createPost<NewsletterBody, unknown>({
  path: 'newsletter',
  answer: okSchema,
  failure: 'Could not post newsletter',
});

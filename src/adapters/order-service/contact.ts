// POST /ecom/contact. Called by the contact form.
import type { ContactBody } from '../../../contract/house/contact.ts';
import { createPost, okSchema } from './post.ts';

/** Sends a message to this site's house. @throws OrderServiceError 'Could not post message' */
export const postMessage = createPost<ContactBody, unknown>({
  path: 'contact',
  answer: okSchema,
  failure: 'Could not post message',
});

// The routes of this part of the service. Sign-up, confirmation and end of the newsletter.
import type { Router } from '../create-handler.ts';
import type { Context } from '../http.ts';

export const registerNewsletter: (router: Router, context: Context) => void = () => undefined;

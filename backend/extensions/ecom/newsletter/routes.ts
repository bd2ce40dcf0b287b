// The routes of this part of the service. Sign-up, confirmation and end of the newsletter.
import {
  newsletterConfirmationSchema,
  newsletterSchema,
  newsletterUnsubscriptionSchema,
} from '../../../../contract/house/newsletter.ts';
import { createAddressLimit, hintsPerAddress } from '../address-limit.ts';
import { createHandler, type Router } from '../create-handler.ts';
import type { Context } from '../http.ts';
import { fastProof, formGuard } from '../spam/form-guard.ts';
import { confirm } from './confirm.ts';
import { hearOneClick, openOneClick } from './one-click.ts';
import { signUp } from './sign-up.ts';
import { unsubscribe } from './unsubscribe.ts';

export const registerNewsletter = (router: Router, context: Context): void => {
  const guard = [fastProof(context), ...formGuard(context)];
  router.post('/newsletter', ...guard, createHandler(newsletterSchema, signUp, context));
  // Links of mails: a key is not found by trying, and who wants to leave must not be kept.
  const linkLimit = createAddressLimit(context, { name: 'newsletter-links' });
  router.post('/newsletter/confirmation', linkLimit, createHandler(newsletterConfirmationSchema, confirm, context));
  router.post(
    '/newsletter/unsubscription',
    linkLimit,
    createHandler(newsletterUnsubscriptionSchema, (body, _context, { ip }) => unsubscribe(body, context, ip), context),
  );
  // From few addresses of large mail services for all their customers.
  const oneClickLimit = createAddressLimit(context, { name: 'one-click', limit: hintsPerAddress });
  const oneClickPath = '/newsletter/unsubscription/:project/:key';
  router.post(oneClickPath, oneClickLimit, hearOneClick(context));
  router.get(oneClickPath, oneClickLimit, openOneClick(context));
};

// The routes of this part of the service. Messages to the house.
import { contactSchema } from '../../../../contract/house/contact.ts';
import { createHandler, type Router } from '../create-handler.ts';
import type { Context } from '../http.ts';
import { formGuard } from '../spam/form-guard.ts';
import { createMessage } from './create-message.ts';

export const registerContact = (router: Router, context: Context): void => {
  router.post('/contact', ...formGuard(context), createHandler(contactSchema, createMessage, context));
};

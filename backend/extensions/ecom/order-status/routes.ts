// The routes of this part of the service. The page of an order behind the link of its mails.
import type { Router } from '../create-handler.ts';
import type { Context } from '../http.ts';

export const registerOrderStatus: (router: Router, context: Context) => void = () => undefined;

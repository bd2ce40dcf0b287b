// The routes of this part of the service. Messages to the house.
import type { Router } from '../create-handler.ts';
import type { Context } from '../http.ts';

export const registerContact: (router: Router, context: Context) => void = () => undefined;

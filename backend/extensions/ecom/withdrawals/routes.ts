// The routes of this part of the service. Withdrawals from contracts, by script and by plain form.
import type { Router } from '../create-handler.ts';
import type { Context } from '../http.ts';

export const registerWithdrawals: (router: Router, context: Context) => void = () => undefined;

// The staff module: accounts of a project's staff, and the emails about them.
import type { OrderServiceModule } from '../platform/route-types-and-handlers.ts';
import { guardStaffAccounts } from './guard-staff-accounts.ts';
import { directusAccountMailReplacementHook } from './directus-account-mail-replacement-hook.ts';

export const staffAccountsOrderServiceModule: OrderServiceModule = {
  hooks: [
    { name: 'ecom-staff-accounts', config: guardStaffAccounts },
    { name: 'ecom-staff-emails', config: directusAccountMailReplacementHook },
  ],
};

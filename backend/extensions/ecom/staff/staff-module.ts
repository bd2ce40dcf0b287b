// The staff module: accounts of a project's staff, and the mail that invites them.
import type { OrderServiceModule } from '../platform/route-types-and-handlers.ts';
import { guardStaffAccounts } from './guard-staff-accounts.ts';
import { sendInvitations } from './send-invitations.ts';

export const staffServiceModule: OrderServiceModule = {
  hooks: [
    { name: 'ecom-staff-accounts', config: guardStaffAccounts },
    { name: 'ecom-staff-invitations', config: sendInvitations },
  ],
};

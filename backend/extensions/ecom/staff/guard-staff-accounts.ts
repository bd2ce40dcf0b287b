// Directus hook for changes of accounts, beyond the permissions of access/account-and-history-permissions.ts: nobody changes the own
// role or deactivates the own account, and nobody changes another person's second factor.
import type { FilterHandler, HookConfig } from '@directus/types';
import { createFieldValidationError } from '../../../access/refused-request-error.ts';
import { formatInBothStudioLanguages } from '../platform/service-translators.ts';

type Item = Record<string, unknown>;

const guard: FilterHandler<Item> = (payload, { keys }, { accountability }) => {
  const user = accountability?.user;
  if (!user || accountability.admin) return payload;
  const accounts = keys as string[];
  if (accounts.includes(user)) {
    for (const field of ['role', 'status'] as const)
      if (field in payload) throw createFieldValidationError(field, formatInBothStudioLanguages('accounts.own'));
  }
  if ('tfa_secret' in payload && accounts.some((account) => account !== user))
    throw createFieldValidationError('tfa_secret', formatInBothStudioLanguages('accounts.secondFactor'));
  return payload;
};

export const guardStaffAccounts: HookConfig = ({ filter }) => {
  filter<Item>('users.update', guard);
};

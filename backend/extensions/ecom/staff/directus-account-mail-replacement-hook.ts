// Directus hook: sends the invitation to a project's studio and the link for a new password as emails of the project, in
// place of Directus's own. They are sent at once and never stored, because anyone who reads the link can take over the account.
import type { HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { staffRoleIds } from '../../../access/role-permission-matrix.ts';
import { toStudioUserEmailLocale } from '../../../access/studio-user-project-and-language.ts';
import { sendMailBypassingOutbox } from '../mail/send-mail-bypassing-outbox.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { type AccountEmailKind, toAccountEmail } from '../mail/templates/account-email.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';

/** What Directus's mail service passes to the filter `email.send`. */
interface DirectusMail {
  template?: { name?: string; data?: { email?: string; url?: string } };
}

interface StaffAccount {
  project: string;
  language: string | null;
}

/** By the name of Directus's template. */
const accountEmails: Record<string, { kind: AccountEmailKind; status: string }> = {
  'user-invitation': { kind: 'invitation', status: 'invited' },
  'password-reset': { kind: 'passwordReset', status: 'active' },
};

const findStaffAccount = (database: Knex, email: string, status: string) =>
  database('directus_users')
    .whereRaw('lower(email) = lower(?)', [email])
    .where({ status })
    .whereNotNull('project')
    .whereIn('role', staffRoleIds)
    .first<StaffAccount | undefined>('project', 'language');

const sendAccountEmail = async (
  context: DirectusExtensionContext,
  kind: AccountEmailKind,
  { recipient, url }: { recipient: string; url: string },
  { project, language }: StaffAccount,
): Promise<void> => {
  const sender = await readSenderCompany(context.database, project);
  const message = toAccountEmail({ kind, sender, recipient, language: toStudioUserEmailLocale(language), url });
  await sendMailBypassingOutbox(context, { project, sender, message, kind });
};

export const directusAccountMailReplacementHook: HookConfig = ({ filter }, context) => {
  filter<DirectusMail | null>('email.send', async (mail) => {
    const { name = '', data: { email, url } = {} } = mail?.template ?? {};
    const accountEmail = accountEmails[name];
    if (!accountEmail || email === undefined || url === undefined) return mail;
    const { kind, status } = accountEmail;
    const account = await findStaffAccount(context.database, email, status);
    if (account) await sendAccountEmail(context, kind, { recipient: email, url }, account);
    // An operator's invitation to no project is Directus's own matter. Administrators get no link for a new password.
    return account || kind === 'passwordReset' ? null : mail;
  });
};

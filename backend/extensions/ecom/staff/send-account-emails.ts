// Directus hook: sends the invitation to a project's studio and the link for a new password as emails of the project, in
// place of Directus's own. They are sent at once and never stored, because anyone who reads the link can take over the account.
import { randomUUID } from 'node:crypto';
import type { HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { staffRoleIds } from '../../../access/role-permission-matrix.ts';
import { toUserLocale } from '../../../access/studio-user.ts';
import { createContentFileReader } from '../mail/outbox/inline-image-files.ts';
import { toMailTransport } from '../mail/outbox/outbox-worker.ts';
import { toSmtpMessage } from '../mail/outbox/smtp-message.ts';
import { renderEmail } from '../mail/enqueue-mail.ts';
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
  const { database, logger, env } = context;
  const mailer = toMailTransport(env);
  if (!mailer) {
    logger.warn('An email about an account was not sent: set SMTP_URL and MAIL_FROM.');
    return;
  }
  const sender = await readSenderCompany(database, project);
  const message = toAccountEmail({ kind, sender, recipient, language: toUserLocale(language), url });
  const mail = {
    ...renderEmail(sender, message),
    id: randomUUID(),
    project,
    order: null,
    kind,
    recipient,
    language: message.language,
    reply_to: null,
    headers: null,
    attachments: null,
    date_created: new Date(),
    sent_at: null,
    attempts: 1,
  };
  const warn = (cause: unknown, text: string) => logger.warn(cause, text);
  const sources = { database, readContentFile: createContentFileReader(context), warn };
  await mailer.transport.sendMail(await toSmtpMessage(sources, mail, mailer.from));
};

export const sendAccountEmails: HookConfig = ({ filter }, context) => {
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

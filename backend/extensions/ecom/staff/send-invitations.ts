// Directus hook: sends the invitation to a project's studio as an email of the project, in place of Directus's own. It
// is sent at once and never stored, because anyone who reads its link can take over the account.
import { randomUUID } from 'node:crypto';
import type { HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { toUserLocale } from '../../../access/studio-user.ts';
import { createContentFileReader } from '../mail/outbox/inline-image-files.ts';
import { toMailTransport } from '../mail/outbox/outbox-worker.ts';
import { toSmtpMessage } from '../mail/outbox/smtp-message.ts';
import { renderEmail } from '../mail/enqueue-mail.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { toInvitationEmail } from '../mail/templates/invitation-email.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';

/** What Directus's mail service passes to the filter `email.send`. */
interface DirectusMail {
  template?: { name?: string; data?: { email?: string; url?: string } };
}

interface InvitedUser {
  project: string;
  language: string | null;
}

const findInvitedUser = (database: Knex, email: string) =>
  database('directus_users')
    .whereRaw('lower(email) = lower(?)', [email])
    .where({ status: 'invited' })
    .whereNotNull('project')
    .first<InvitedUser | undefined>('project', 'language');

const sendInvitation = async (
  context: DirectusExtensionContext,
  recipient: string,
  url: string,
  { project, language }: InvitedUser,
): Promise<void> => {
  const { database, logger, env } = context;
  const mailer = toMailTransport(env);
  if (!mailer) {
    logger.warn('An invitation was not sent: set SMTP_URL and MAIL_FROM.');
    return;
  }
  const sender = await readSenderCompany(database, project);
  const message = toInvitationEmail({ sender, recipient, language: toUserLocale(language), url });
  const mail = {
    ...renderEmail(sender, message),
    id: randomUUID(),
    project,
    order: null,
    kind: 'invitation',
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

export const sendInvitations: HookConfig = ({ filter }, context) => {
  filter<DirectusMail | null>('email.send', async (mail) => {
    const { email, url } = mail?.template?.data ?? {};
    if (mail?.template?.name !== 'user-invitation' || email === undefined || url === undefined) return mail;
    const user = await findInvitedUser(context.database, email);
    // An operator's invitation to no project is Directus's own matter.
    if (!user) return mail;
    await sendInvitation(context, email, url, user);
    return null;
  });
};

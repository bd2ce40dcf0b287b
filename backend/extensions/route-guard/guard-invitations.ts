// Checks `POST /users/invite` of staff before Directus: it sends a new link to anyone who is invited already, without
// asking for a permission, and to an address of the sender's choice. It also calls an invitation sent that is not.
import type { HookExtensionContext } from '@directus/types';
import type { Request, RequestHandler } from 'express';
import { ownerRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createFieldValidationError, RefusedRequestError } from '../../access/refused-request-error.ts';
import { toMailTransport } from '../ecom/mail/outbox/outbox-worker.ts';
import { formatInBothStudioLanguages } from '../ecom/platform/service-translators.ts';

interface InvitationBody {
  email?: unknown;
  invite_url?: unknown;
}

/** Directus creates the account and answers before it sends the email, whose failure would be in the log only. */
const checkMailServer = async (env: HookExtensionContext['env']): Promise<void> => {
  const isReady = await toMailTransport(env)
    ?.transport.verify()
    .catch(() => false);
  if (isReady === true) return;
  const refusal = { status: 503, code: 'SERVICE_UNAVAILABLE' };
  throw new RefusedRequestError(formatInBothStudioLanguages('accounts.noMail'), refusal);
};

const checkInvitation = async (
  { database, env }: HookExtensionContext,
  { accountability, body }: Request<unknown, unknown, InvitationBody | undefined>,
): Promise<void> => {
  if (!accountability?.user || accountability.admin) return;
  const emails = [body?.email].flat().filter((email) => typeof email === 'string');
  if (!accountability.roles.includes(ownerRoleId) || body?.invite_url !== undefined)
    throw new RefusedRequestError("You don't have permission to access this.");
  const own = database('directus_users').where({ id: accountability.user }).select('project');
  const foreign = await database('directus_users')
    .whereRaw('lower(email) = any(?)', [emails.map((email) => email.toLowerCase())])
    .where((query) => void query.whereNull('project').orWhereNotIn('project', own))
    .first<object | undefined>('id');
  if (foreign) throw createFieldValidationError('email', formatInBothStudioLanguages('accounts.taken'));
  await checkMailServer(env);
};

export const createUserInvitationGuard =
  (context: HookExtensionContext): RequestHandler =>
  (request, _response, next) => {
    if (request.method !== 'POST' || !/^\/users\/invite\/?$/.test(request.path)) {
      next();
      return;
    }
    checkInvitation(context, request as Request<unknown, unknown, InvitationBody | undefined>).then(() => next(), next);
  };

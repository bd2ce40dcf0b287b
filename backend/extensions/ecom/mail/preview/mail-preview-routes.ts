// POST /ecom/studio/mail-preview: an email with example data and the texts that an editor is writing, for the form of
// these texts. POST …/test sends it to the editor. Both use the renderer of all emails.
import {
  type MailPreview,
  mailPreviewRequestBodySchema,
  mailPreviewResponseSchema,
  testMailResponseSchema,
} from '../../../../../contract/studio/mail-preview.ts';
import { studioErrorResponseSchema } from '../../../../../contract/api-reference/documentation-only-schemas.ts';
import { isEditableMailKind } from '../../../../../domain/editable-mail-texts.ts';
import { safeParseRequestBody } from '../../../../../domain/safe-parse-request-body.ts';
import type {
  DirectusExtensionContext,
  UnparsedOrderServiceRequest,
  OrderServiceRoute,
} from '../../platform/route-types-and-handlers.ts';
import { getEmailTranslator } from '../../platform/service-translators.ts';
import { createIpRateLimitGuard } from '../../platform/rate-limits-and-proof-of-work.ts';
import { toStaffRights } from '../../platform/staff-permission-checks.ts';
import {
  createStudioRouteHandler,
  studioRouteForbiddenResponse,
  readStudioProjects,
  type StudioRouteActionFunction,
  createStudioErrorResponse,
} from '../../platform/studio-route-handler.ts';
import { renderEmail } from '../enqueue-mail.ts';
import { createDirectusAssetReader, renderEmailInlineImages } from '../outbox/render-email-inline-images.ts';
import { sendMailBypassingOutbox } from '../send-mail-bypassing-outbox.ts';
import { readSenderCompany, type SenderCompany } from '../sender-company.ts';
import type { EmailMessage } from '../templates/email-layout.ts';
import { toSampleDataEmailMessage } from './to-sample-data-email-message.ts';

interface PreviewedMail {
  project: string;
  sender: SenderCompany;
  message: EmailMessage;
}

type Answer = Awaited<ReturnType<StudioRouteActionFunction>>;

const readEmail = async ({ database }: DirectusExtensionContext, user: string): Promise<string | null> => {
  const row = await database('directus_users').where({ id: user }).first<{ email: string | null } | undefined>('email');
  return row?.email ?? null;
};

const createAction =
  (answer: (context: DirectusExtensionContext, mail: PreviewedMail) => Promise<Answer>) =>
  (context: DirectusExtensionContext): StudioRouteActionFunction =>
  async (request: UnparsedOrderServiceRequest, user) => {
    if (!toStaffRights(request.accountability).canChange('ecommerce_mail_text')) return studioRouteForbiddenResponse;
    const parsed = safeParseRequestBody(mailPreviewRequestBodySchema, request.body);
    if (!parsed.ok || !isEditableMailKind(parsed.body.kind))
      return createStudioErrorResponse(
        400,
        'INVALID_PAYLOAD',
        `The body must contain kind, language and texts of an email whose texts can be changed; see ${parsed.ok ? 'kind' : parsed.fields.join(', ')}.`,
      );
    const { kind, language, texts, project: id } = parsed.body;
    const projects = await readStudioProjects(context, request, user);
    const project = id === undefined ? projects[0] : projects.find((candidate) => candidate.id === id);
    const email = await readEmail(context, user);
    if (!project || email === null) return studioRouteForbiddenResponse;
    const company = await readSenderCompany(context.database, project.id, language);
    const sender = { ...company, mailTexts: [{ kind, language, ...texts }] };
    const message = toSampleDataEmailMessage(kind, { sender, language, email, now: new Date() });
    return answer(context, { project: project.id, sender, message });
  };

const previewMail = async (context: DirectusExtensionContext, { sender, message }: PreviewedMail): Promise<Answer> => {
  const { images, subject, text, html } = renderEmail(sender, message);
  const warn = (cause: unknown, reason: string) => context.logger.warn(cause, reason);
  const sources = { database: context.database, readContentFile: createDirectusAssetReader(context), warn };
  const rendered = await renderEmailInlineImages(html, images, sources);
  const data: MailPreview = {
    subject,
    text,
    html: rendered.files.reduce(
      (page, { cid, contentType, content }) =>
        page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
      rendered.html,
    ),
  };
  return { status: 200, body: { data } };
};

const sendTest = async (context: DirectusExtensionContext, mail: PreviewedMail): Promise<Answer> => {
  const { message } = mail;
  const subject = getEmailTranslator(message.language)('example.testSubject', { subject: message.subject });
  const isSent = await sendMailBypassingOutbox(context, {
    ...mail,
    message: { ...message, subject },
    kind: 'test',
  }).catch((error: unknown) => {
    context.logger.warn(error, 'The test of an email could not be sent.');
    return false;
  });
  return isSent
    ? { status: 200, body: { data: { recipient: message.recipient } } }
    : createStudioErrorResponse(503, 'SERVICE_UNAVAILABLE', 'The mail server did not accept the email.');
};

const refusedAnswers: OrderServiceRoute['answers'] = [
  { status: 400, description: 'The body is invalid.', schema: studioErrorResponseSchema },
  {
    status: 403,
    description: 'Nobody is signed in to the studio, or the role does not change the texts of emails.',
    schema: studioErrorResponseSchema,
  },
];

const shared = {
  method: 'post',
  caller: 'staff',
  body: { schema: mailPreviewRequestBodySchema },
  refusals: [],
} as const satisfies Partial<OrderServiceRoute>;

export const mailPreviewRoutes: readonly OrderServiceRoute[] = [
  {
    ...shared,
    path: '/studio/mail-preview',
    summary: 'Preview an email with changed texts',
    description: 'With example data. A text that cannot be sent is replaced by the default one.',
    answers: [{ status: 200, description: 'The email.', schema: mailPreviewResponseSchema }, ...refusedAnswers],
    guards: [],
    createHandler: createStudioRouteHandler(createAction(previewMail)),
  },
  {
    ...shared,
    path: '/studio/mail-preview/test',
    summary: 'Send an email with changed texts to the user',
    answers: [
      { status: 200, description: 'The mail server has accepted it.', schema: testMailResponseSchema },
      ...refusedAnswers,
      { status: 503, description: 'The mail server did not accept it.', schema: studioErrorResponseSchema },
    ],
    guards: [createIpRateLimitGuard({ name: 'test-mails' })],
    createHandler: createStudioRouteHandler(createAction(sendTest)),
  },
];

// Routes of the withdrawal form without JavaScript: the site posts a plain form, and the service renders every step.
import type { NextFunction, Response } from 'express';
import { localeSchema, projectDomainSchema } from '../../../../../../contract/shop/body-fields.ts';
import { orderServiceErrorStatuses } from '../../../../../../contract/shop/order-service-response.ts';
import { parseRequestBody } from '../../../../../../domain/parse-request-body.ts';
import { type WithdrawalBody, withdrawalSchema } from '../../../../../../contract/shop/withdrawal.ts';
import { readSenderCompany } from '../../../mail/sender-company.ts';
import type { ExtensionContext, OrderServiceRequest } from '../../../platform/http.ts';
import { getWithdrawalPageTranslator } from '../../../platform/service-translators.ts';
import { createWithdrawal } from '../create-withdrawal.ts';
import { plainPageHeaders, readFormFields } from '../../../platform/plain-page-html.ts';
import {
  type NoScriptForm,
  toWithdrawalFormPage,
  toWithdrawalReceiptPage,
  toWithdrawalReviewPage,
  toUnknownProjectPageHtml,
} from './withdrawal-pages.ts';

export type NoScriptPageHandler = (request: OrderServiceRequest, response: Response, next: NextFunction) => void;

/** Without JavaScript the time that the form was open is unknown; this value passes the bot check. */
const unknownOpenMs = 60_000;

interface PostedForm {
  form: NoScriptForm;
  /** Unvalidated. */
  body: unknown;
  attempt: string | undefined;
}

const sendPage = (response: Response, html: string, status = 200): void => {
  response.status(status).set(plainPageHeaders).send(html);
};

/** `undefined` if the project does not exist. */
const readPostedForm = async (
  { database }: ExtensionContext,
  request: OrderServiceRequest,
): Promise<PostedForm | undefined> => {
  const fields = await readFormFields(request);
  const toValue = (name: string): string => fields.get(name) ?? '';
  const project = projectDomainSchema.safeParse(toValue('project')).data;
  const row = project && (await database('project').where({ domain: project }).first<{ id: string } | undefined>('id'));
  if (!row) return undefined;
  const language = localeSchema.safeParse(toValue('language')).data ?? 'de';
  const values = {
    name: toValue('name'),
    contract: toValue('contract'),
    email: toValue('email'),
    part: toValue('part'),
  };
  const attempt = fields.get('attempt');
  return {
    form: {
      sender: await readSenderCompany(database, row.id),
      language,
      values,
      project,
      honeypot: toValue('homepage'),
    },
    body: {
      ...values,
      project,
      language,
      homepage: toValue('homepage'),
      open_ms: unknownOpenMs,
      ...(attempt !== undefined && { attempt }),
    },
    attempt,
  };
};

type PageAction = (postedForm: PostedForm, response: Response) => Promise<void> | void;

const createPageHandler =
  (context: ExtensionContext, action: PageAction): NoScriptPageHandler =>
  (request, response, next) => {
    const answer = async () => {
      const postedForm = await readPostedForm(context, request);
      if (postedForm) await action(postedForm, response);
      else sendPage(response, toUnknownProjectPageHtml('de'), orderServiceErrorStatuses.invalid_input);
    };
    answer().catch(next);
  };

/** The validated body; otherwise sends the form again with its errors. */
const parseOrShowForm = ({ form, body }: PostedForm, response: Response): WithdrawalBody | undefined => {
  const parsed = parseRequestBody(withdrawalSchema, body);
  if (parsed.ok) return parsed.body;
  sendPage(response, toWithdrawalFormPage(form, parsed.fields), orderServiceErrorStatuses.invalid_input);
  return undefined;
};

const withValues = (form: NoScriptForm, { name, contract, email, part }: WithdrawalBody): NoScriptForm => ({
  ...form,
  values: { name, contract, email, part },
});

/** Step 2: shows the declaration with the button that submits it. */
export const createWithdrawalReviewPageHandler = (context: ExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, (postedForm, response) => {
    const body = parseOrShowForm(postedForm, response);
    if (body) sendPage(response, toWithdrawalReviewPage(withValues(postedForm.form, body)));
  });

/** Back from step 2: the form with the entered values. */
export const createWithdrawalFormHandler = (context: ExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, ({ form }, response) => sendPage(response, toWithdrawalFormPage(form, [])));

/** Submits the declaration. A reload sends the same attempt, which is the same withdrawal. */
export const createWithdrawalConfirmHandler = (context: ExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, async (postedForm, response) => {
    const body = parseOrShowForm(postedForm, response);
    if (!body) return;
    const answer = await createWithdrawal(body, context);
    if (answer.status === 'ok') {
      sendPage(response, toWithdrawalReceiptPage(postedForm.form.sender, body, new Date(answer.received_at)));
    } else {
      sendPage(
        response,
        toWithdrawalFormPage(postedForm.form, [answer.field ?? '']),
        orderServiceErrorStatuses[answer.code],
      );
    }
  });

/** Rate limit exceeded: shows the entered values, ready to be sent again. */
export const createWithdrawalRateLimitPageHandler = (context: ExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, ({ form, attempt }, response) =>
    sendPage(
      response,
      toWithdrawalReviewPage(form, attempt, getWithdrawalPageTranslator(form.language)('tooMany')),
      orderServiceErrorStatuses.too_many_requests,
    ),
  );

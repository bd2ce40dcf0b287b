// Routes of the withdrawal form without JavaScript: the site posts a plain form, and the service renders every step.
import type { NextFunction, Response } from 'express';
import {
  localeSchema,
  requestProjectDomainSchema,
} from '../../../../../../contract/shop/request-body-field-schemas.ts';
import { orderServiceErrorHttpStatuses } from '../../../../../../contract/shop/order-service-ok-or-error-response.ts';
import { safeParseRequestBody } from '../../../../../../domain/safe-parse-request-body.ts';
import { type WithdrawalRequestBody, withdrawalRequestBodySchema } from '../../../../../../contract/shop/withdrawal.ts';
import { readSenderCompany } from '../../../mail/sender-company.ts';
import type {
  DirectusExtensionContext,
  UnparsedOrderServiceRequest,
} from '../../../platform/route-types-and-handlers.ts';
import { readProjectIdByDomain } from '../../../platform/read-shop-and-branch-records.ts';
import { getNoScriptWithdrawalPageTranslator } from '../../../platform/service-translators.ts';
import { recordContractWithdrawal } from '../record-contract-withdrawal.ts';
import { noScriptPageHeaders, readFormRequestFields } from '../../../platform/no-script-page-html.ts';
import {
  type NoScriptWithdrawalPageData,
  toWithdrawalFormPageHtml,
  toWithdrawalReceiptPageHtml,
  toWithdrawalReviewPageHtml,
  toUnknownProjectWithdrawalPageHtml,
} from './withdrawal-page-html.ts';

export type NoScriptPageHandler = (
  request: UnparsedOrderServiceRequest,
  response: Response,
  next: NextFunction,
) => void;

/** Without JavaScript the time that the form was open is unknown; this value passes the bot check. */
const unknownOpenMs = 60_000;

interface PostedForm {
  form: NoScriptWithdrawalPageData;
  /** Unvalidated. */
  body: unknown;
  attempt: string | undefined;
}

const sendPage = (response: Response, html: string, status = 200): void => {
  response.status(status).set(noScriptPageHeaders).send(html);
};

/** `undefined` if the project does not exist. */
const readPostedForm = async (
  { database }: DirectusExtensionContext,
  request: UnparsedOrderServiceRequest,
): Promise<PostedForm | undefined> => {
  const fields = await readFormRequestFields(request);
  const toValue = (name: string): string => fields.get(name) ?? '';
  const project = requestProjectDomainSchema.safeParse(toValue('project')).data;
  const projectId = project && (await readProjectIdByDomain(database, project));
  if (!projectId) return undefined;
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
      sender: await readSenderCompany(database, projectId),
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
  (context: DirectusExtensionContext, action: PageAction): NoScriptPageHandler =>
  (request, response, next) => {
    const answer = async () => {
      const postedForm = await readPostedForm(context, request);
      if (postedForm) await action(postedForm, response);
      else sendPage(response, toUnknownProjectWithdrawalPageHtml('de'), orderServiceErrorHttpStatuses.invalid_input);
    };
    answer().catch(next);
  };

/** The validated body; otherwise sends the form again with its errors. */
const parseOrShowForm = ({ form, body }: PostedForm, response: Response): WithdrawalRequestBody | undefined => {
  const parsed = safeParseRequestBody(withdrawalRequestBodySchema, body);
  if (parsed.ok) return parsed.body;
  sendPage(response, toWithdrawalFormPageHtml(form, parsed.fields), orderServiceErrorHttpStatuses.invalid_input);
  return undefined;
};

const withValues = (
  form: NoScriptWithdrawalPageData,
  { name, contract, email, part }: WithdrawalRequestBody,
): NoScriptWithdrawalPageData => ({
  ...form,
  values: { name, contract, email, part },
});

/** Step 2: shows the declaration with the button that submits it. */
export const createWithdrawalReviewPageHandler = (context: DirectusExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, (postedForm, response) => {
    const body = parseOrShowForm(postedForm, response);
    if (body) sendPage(response, toWithdrawalReviewPageHtml(withValues(postedForm.form, body)));
  });

/** Back from step 2: the form with the entered values. */
export const createBackToWithdrawalFormHandler = (context: DirectusExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, ({ form }, response) => sendPage(response, toWithdrawalFormPageHtml(form, [])));

/** Submits the declaration. A reload sends the same attempt, which is the same withdrawal. */
export const createNoScriptWithdrawalSubmitHandler = (context: DirectusExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, async (postedForm, response) => {
    const body = parseOrShowForm(postedForm, response);
    if (!body) return;
    const answer = await recordContractWithdrawal(body, context);
    if (answer.status === 'ok') {
      sendPage(response, toWithdrawalReceiptPageHtml(postedForm.form.sender, body, new Date(answer.received_at)));
    } else {
      sendPage(
        response,
        toWithdrawalFormPageHtml(postedForm.form, [answer.field ?? '']),
        orderServiceErrorHttpStatuses[answer.code],
      );
    }
  });

/** Rate limit exceeded: shows the entered values, ready to be sent again. */
export const createWithdrawalRateLimitPageHandler = (context: DirectusExtensionContext): NoScriptPageHandler =>
  createPageHandler(context, ({ form, attempt }, response) =>
    sendPage(
      response,
      toWithdrawalReviewPageHtml(form, attempt, getNoScriptWithdrawalPageTranslator(form.language)('tooMany')),
      orderServiceErrorHttpStatuses.too_many_requests,
    ),
  );

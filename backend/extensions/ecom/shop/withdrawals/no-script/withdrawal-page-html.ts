// The pages of the withdrawal without JavaScript: the form with its errors, the review with the button that submits
// the declaration (law row L8), and the receipt.
import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../../../../contract/locale.ts';
import { type WithdrawalRequestBody, withdrawalFieldMaxLengths } from '../../../../../../contract/shop/withdrawal.ts';
import { formatDateTime } from '../../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../../../mail/sender-company.ts';
import { toEmailLinkPageUrl } from '../../../mail/templates/email-layout.ts';
import { getNoScriptWithdrawalPageTranslator } from '../../../platform/service-translators.ts';
import { escapeHtml } from '../../../../../../domain/html-and-plain-text.ts';
import { toNoScriptPageHtml } from '../../../platform/no-script-page-html.ts';

export type NoScriptWithdrawalFormFieldName = 'contract' | 'email' | 'name' | 'part';

/** As entered, possibly invalid. */
export type NoScriptWithdrawalFormValues = Record<NoScriptWithdrawalFormFieldName, string>;

export interface NoScriptWithdrawalPageData {
  sender: SenderCompany;
  language: Locale;
  values: NoScriptWithdrawalFormValues;
  /** As submitted by the form. */
  project: string;
  honeypot: string;
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const hidden = (fieldValues: Record<string, string>): string =>
  Object.entries(fieldValues)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const toBackLink = (sender: SenderCompany, language: Locale): string =>
  `<p class="back"><a href="${escapeHtml(toEmailLinkPageUrl(sender, 'withdrawal_form', language))}">${escapeHtml(getNoScriptWithdrawalPageTranslator(language)('back', { house: sender.displayName }))}</a></p>`;

const inputAttributes: Record<Exclude<NoScriptWithdrawalFormFieldName, 'part'>, string> = {
  name: 'autocomplete="name"',
  contract: 'autocomplete="off"',
  email: 'type="email" autocomplete="email"',
};

const toField = (
  field: NoScriptWithdrawalFormFieldName,
  { language, values }: NoScriptWithdrawalPageData,
  isInvalid: boolean,
): string => {
  const t = getNoScriptWithdrawalPageTranslator(language);
  const describedBy = [field === 'part' && 'part-hint', isInvalid && `${field}-error`].filter(Boolean).join(' ');
  const attributes = [
    `id="${field}" name="${field}" maxlength="${withdrawalFieldMaxLengths[field]}"`,
    field === 'part' ? 'rows="4"' : `${inputAttributes[field]} required`,
    describedBy && `aria-describedby="${describedBy}"`,
    isInvalid && 'aria-invalid="true"',
  ];
  const control = attributes.filter(Boolean).join(' ');
  const value = escapeHtml(values[field]);
  return [
    `<div class="field"><label for="${field}">${escapeHtml(t(`form.labels.${field}`))}</label>`,
    field === 'part' ? `<span class="hint" id="part-hint">${escapeHtml(t('form.partHint'))}</span>` : '',
    // HTML drops the first line break of a textarea.
    field === 'part' ? `<textarea ${control}>\n${value}</textarea>` : `<input ${control} value="${value}">`,
    isInvalid ? `<span class="error" id="${field}-error">${escapeHtml(t(`form.errors.${field}`))}</span>` : '',
    '</div>',
  ].join('');
};

const fields: readonly NoScriptWithdrawalFormFieldName[] = ['name', 'contract', 'email', 'part'];

/** `invalidFields` are marked with their errors. */
export const toWithdrawalFormPageHtml = (
  form: NoScriptWithdrawalPageData,
  invalidFields: readonly string[],
): string => {
  const { sender, language, project, honeypot } = form;
  const t = getNoScriptWithdrawalPageTranslator(language);
  const problems = fields.filter((field) => invalidFields.includes(field));
  const summary = problems
    .map((field) => `<li><a href="#${field}">${escapeHtml(t(`form.errors.${field}`))}</a></li>`)
    .join('');
  const content = [
    problems.length > 0
      ? `<div class="notice" role="alert">${escapeHtml(t('form.problem'))}<ul>${summary}</ul></div>`
      : paragraph(t('form.text')),
    '<form method="post" action="review">',
    hidden({ project, language }),
    ...fields.map((field) => toField(field, form, problems.includes(field))),
    `<div class="honeypot" aria-hidden="true"><label>Homepage<input name="homepage" tabindex="-1" autocomplete="off" value="${escapeHtml(honeypot)}"></label></div>`,
    `<p class="actions"><button>${escapeHtml(t('form.submit'))}</button></p></form>`,
    toBackLink(sender, language),
  ];
  return toNoScriptPageHtml({
    language,
    title: t('form.title'),
    projectName: sender.displayName,
    content: content.join('\n'),
  });
};

const toDeclaration = (
  { sender, language, values }: Pick<NoScriptWithdrawalPageData, 'language' | 'sender' | 'values'>,
  receivedAt?: Date,
): string => {
  const t = getNoScriptWithdrawalPageTranslator(language);
  const rows: [string, string][] = [
    [t('form.labels.name'), values.name],
    [t('form.labels.contract'), values.contract],
    [t('form.labels.email'), values.email],
    [t('review.scope'), values.part || t('review.whole')],
    ...(receivedAt
      ? [
          [
            t('receipt.receivedAt'),
            t('receipt.time', { time: formatDateTime(receivedAt, language, sender.timeZone) }),
          ] as [string, string],
        ]
      : []),
  ];
  const list = rows.map(([name, text]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd></div>`);
  return `${paragraph(t('review.sentence'))}<dl>${list.join('')}</dl>`;
};

/** `notice`: why the last submission failed. Each review has its own attempt id. */
export const toWithdrawalReviewPageHtml = (
  form: NoScriptWithdrawalPageData,
  attempt: string = randomUUID(),
  notice?: string,
): string => {
  const { sender, language, values, project, honeypot } = form;
  const t = getNoScriptWithdrawalPageTranslator(language);
  const content = [
    notice === undefined ? paragraph(t('review.text')) : `<div class="notice" role="alert">${escapeHtml(notice)}</div>`,
    toDeclaration(form),
    '<form method="post" action="confirm">',
    hidden({ project, language, attempt, homepage: honeypot, ...values }),
    `<p class="actions"><button>${escapeHtml(t('review.confirm'))}</button>`,
    `<button class="second" formaction="form">${escapeHtml(t('review.change'))}</button></p></form>`,
    toBackLink(sender, language),
  ];
  return toNoScriptPageHtml({
    language,
    title: t('review.title'),
    projectName: sender.displayName,
    content: content.join('\n'),
  });
};

export const toWithdrawalReceiptPageHtml = (
  sender: SenderCompany,
  body: WithdrawalRequestBody,
  receivedAt: Date,
): string => {
  const { language } = body;
  const t = getNoScriptWithdrawalPageTranslator(language);
  const content = [
    paragraph(t('receipt.text', { time: formatDateTime(receivedAt, language, sender.timeZone), email: body.email })),
    paragraph(t('receipt.notAccepted')),
    toDeclaration({ sender, language, values: body }, receivedAt),
    paragraph(t('receipt.keep')),
    toBackLink(sender, language),
  ];
  return toNoScriptPageHtml({
    language,
    title: t('receipt.title'),
    projectName: sender.displayName,
    content: content.join('\n'),
  });
};

/** Without a known project: the form fields are missing or were tampered with. */
export const toUnknownProjectWithdrawalPageHtml = (language: Locale): string => {
  const t = getNoScriptWithdrawalPageTranslator(language);
  return toNoScriptPageHtml({
    language,
    title: t('unknown.title'),
    projectName: '',
    content: paragraph(t('unknown.text')),
  });
};

// The errors with which a save is refused: one per field, in the language of the studio.
import { createFieldValidationError, type RefusedRequestError } from '../../access/refused-request-error.ts';
import { formatContentProblem, getContentCheckMessages } from '../../studio/content-check-messages.ts';
import type { ContentProblem } from './find-content-problems.ts';

export const contentProblemsToRefusedRequestErrors = (
  problems: readonly ContentProblem[],
  language: string,
): RefusedRequestError[] => {
  const messages = getContentCheckMessages(language);
  return problems.map(({ code, field, path, detail }) => {
    const text = formatContentProblem(messages, code, { detail: detail ?? null });
    const list = path.map((label) => label[messages.language]).join(', ');
    const message = list === '' ? text : messages.t('nested', { list, problem: text });
    return createFieldValidationError(field, message, { problem: code, detail });
  });
};

// Directus hook: refuses content that the site could not show, at its field and in the editor's language, cleans
// formatted text of what the site would remove (docs/decisions/077), and suggests slugs and reference numbers. Directus
// does not start without this extension.
import type { EventContext, FilterHandler, HookConfig } from '@directus/types';
import type { Router } from 'express';
import { richTextFieldsByCollection } from '../../../domain/content-checks/content-links.ts';
import { type UntypedContentRecord, hasContentRules } from '../../../domain/content-checks/content-rules.ts';
import { normalizeDiscountCode } from '../../../domain/discount-code.ts';
import { sanitizeRichText } from '../../../domain/sanitize-rich-text.ts';
import {
  isAccountSubjectToSaveChecks,
  readStudioUserLanguage,
  readStudioUserProjectId,
} from '../../access/studio-user-project-and-language.ts';
import { formatContentProblem, getContentCheckMessages } from '../../studio/content-check-messages.ts';
import {
  type ContentProblem,
  findContentProblems,
  type SavingUserProjectAndAdminFlag,
} from './find-content-problems.ts';
import {
  createPromotedVersionFieldsRemover,
  guardContentVersionSaveAndPromotion,
  toPromotedVersionChanges,
} from './guard-versions.ts';
import { findContentCollection } from './read-stored-content.ts';
import { fillInSlugAndReferenceNumber } from './fill-in-slug-and-reference-number.ts';
import { contentProblemsToRefusedRequestErrors } from './content-problems-to-refused-request-errors.ts';

/** What a create or update writes to; `keys` of an update. */
interface WriteTarget {
  collection: string;
  keys?: (number | string)[];
}

const translationsSuffix = '_translations';

const toRichTextFields = (collection: string): readonly string[] =>
  (collection.endsWith(translationsSuffix)
    ? richTextFieldsByCollection[collection.slice(0, -translationsSuffix.length)]?.translated
    : richTextFieldsByCollection[collection]?.own) ?? [];

const cleanTexts = (collection: string, item: UntypedContentRecord): UntypedContentRecord => {
  const texts = toRichTextFields(collection).flatMap((field) => {
    const html = item[field];
    return typeof html === 'string' ? [[field, sanitizeRichText(html)] as const] : [];
  });
  return { ...item, ...Object.fromEntries(texts) };
};

/** Discount codes are found and compared in one spelling. */
const withNormalizedCode = (collection: string, item: UntypedContentRecord): UntypedContentRecord =>
  collection === 'ecommerce_discount_code' && typeof item['code'] === 'string'
    ? { ...item, code: normalizeDiscountCode(item['code']) }
    : item;

const readSavingUser = async (context: EventContext): Promise<SavingUserProjectAndAdminFlag> => ({
  project: (await readStudioUserProjectId(context)) ?? undefined,
  isAdmin: context.accountability?.admin === true,
});

const guard: FilterHandler = async (payload, meta, context) => {
  const { collection, keys } = meta as WriteTarget;
  const definition = findContentCollection(collection);
  if (!definition || typeof payload !== 'object' || payload === null) return payload;
  const entries = (Array.isArray(payload) ? payload : [payload]) as UntypedContentRecord[];
  const items: UntypedContentRecord[] = [];
  for (const entry of entries) {
    const item = withNormalizedCode(collection, entry);
    items.push(keys ? item : await fillInSlugAndReferenceNumber(context, definition, item));
  }
  if (
    (definition.readable || hasContentRules(collection)) &&
    isAccountSubjectToSaveChecks(context.accountability?.user)
  ) {
    const user = await readSavingUser(context);
    const problems: ContentProblem[] = [];
    for (const item of items)
      for (const key of keys?.map(String) ?? [undefined])
        problems.push(...(await findContentProblems(context.database, definition, { payload: item, key }, user)));
    if (problems.length > 0) {
      // Directus supports throwing a list of errors.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw contentProblemsToRefusedRequestErrors(problems, await readStudioUserLanguage(context));
    }
  }
  const cleaned = items.map((item) => cleanTexts(collection, item));
  return Array.isArray(payload) ? cleaned : cleaned[0];
};

const refusedUpload = /invalid content type|not allowed for upload/;

/** Directus names the reason only in English. */
const explainRefusedUpload: FilterHandler = async (payload, _meta, context) => {
  const errors = payload as { message: string; extensions: Record<string, unknown> }[];
  if (!errors.some(({ message }) => refusedUpload.test(message))) return errors;
  const messages = getContentCheckMessages(await readStudioUserLanguage(context));
  return errors.map((error) =>
    refusedUpload.test(error.message) ? { ...error, message: formatContentProblem(messages, 'upload_type') } : error,
  );
};

const register: HookConfig = ({ action, filter, init }, context) => {
  filter('items.create', guard);
  filter('items.update', guard);
  filter('items.promote', (changes) => toPromotedVersionChanges(changes as Record<string, unknown>));
  action('items.promote', createPromotedVersionFieldsRemover(context));
  init('routes.before', (meta) => {
    guardContentVersionSaveAndPromotion(meta['app'] as Router, context);
  });
  filter('request.error', explainRefusedUpload);
};

export default register;

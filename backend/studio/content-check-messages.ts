// Texts about content that the site cannot show, for the panel “Website” and for refusals to save (content-guard).
import type { ContentProblemCode } from '../../contract/publishing/content-notice.ts';
import type { Locale } from '../../contract/locale.ts';
import de from '../../locales/de/studioContentChecks.json' with { type: 'json' };
import en from '../../locales/en/studioContentChecks.json' with { type: 'json' };
import type { StudioLabel } from '../schema/content-model-types.ts';
import { createStudioMessages, type StudioMessages } from './create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getContentCheckMessages = createStudioMessages({ de, en });

export type ContentCheckMessages = ReturnType<typeof getContentCheckMessages>;

export interface ContentProblemDetails {
  /** The target of a link, the name of a file or a value. */
  detail?: string | null;
  fields?: readonly StudioLabel[];
  languages?: readonly Locale[];
}

/** What is wrong and the way out. */
export const formatContentProblem = (
  { language, region, t }: ContentCheckMessages,
  code: ContentProblemCode,
  { detail, fields = [], languages = [] }: ContentProblemDetails = {},
): string =>
  t(`problems.${code}`, {
    detail: detail ?? '',
    fields: fields.map((label) => label[language]).join(', '),
    languages: toLanguageNames(languages, region),
  });

const toLanguageNames = (languages: readonly Locale[], region: StudioMessages<never>['region']): string => {
  const names = new Intl.DisplayNames(region, { type: 'language' });
  return languages.map((code) => names.of(code) ?? code).join(', ');
};

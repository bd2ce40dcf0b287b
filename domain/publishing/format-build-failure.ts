// Texts for editors that explain why a site build failed and how to fix it; shown in the studio, in emails, by the preview host
// and in the terminal.
import type { BuildFailureCause, BuildFailureCauseAndDetails } from '../../contract/publishing/build-failure.ts';
import type { Locale } from '../../contract/locale.ts';
import de from '../../locales/de/buildFailures.json' with { type: 'json' };
import en from '../../locales/en/buildFailures.json' with { type: 'json' };
import fr from '../../locales/fr/buildFailures.json' with { type: 'json' };
import { createMessageTranslator } from '../message-translator.ts';

const publishingText = createMessageTranslator({ de, en, fr });

export const formatBuildFailureCause = (cause: BuildFailureCause, locale: Locale): string =>
  publishingText(locale)(`failures.${cause}`);

/** The text of the cause and one line per detail. */
export const formatBuildFailureReason = ({ cause, details }: BuildFailureCauseAndDetails, locale: Locale): string =>
  [formatBuildFailureCause(cause, locale), ...details].join('\n');

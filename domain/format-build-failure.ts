// Why a build of a site failed, in words for an editor: what is wrong and the way out. Shown by the studio's panel, by emails, by the
// preview host and in the terminal.
import type { BuildFailureCause, BuildFailureReason } from '../contract/publishing/build-failure.ts';
import type { Locale } from '../contract/locale.ts';
import de from '../locales/de/publishing.json' with { type: 'json' };
import en from '../locales/en/publishing.json' with { type: 'json' };
import fr from '../locales/fr/publishing.json' with { type: 'json' };
import { createMessageTranslator } from './messages.ts';

const publishingText = createMessageTranslator({ de, en, fr });

export const formatBuildFailureCause = (cause: BuildFailureCause, locale: Locale): string =>
  publishingText(locale)(`failures.${cause}`);

/** The words of the cause and a line for each detail. */
export const formatBuildFailureReason = ({ cause, details }: BuildFailureReason, locale: Locale): string =>
  [formatBuildFailureCause(cause, locale), ...details].join('\n');

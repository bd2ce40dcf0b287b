// Texts of the form for email texts in the studio (extensions mail-text-input and mail-preview), and the default texts
// that editors change.
import type { Locale } from '../../../contract/locale.ts';
import {
  type EditableMailKind,
  type EditableMailPart,
  toDefaultMailTextTranslationKey,
} from '../../../domain/editable-mail-texts.ts';
import deEmails from '../../../locales/de/emails.json' with { type: 'json' };
import deOrderEmails from '../../../locales/de/orderEmails.json' with { type: 'json' };
import deStudio from '../../../locales/de/studioMailTexts.json' with { type: 'json' };
import enEmails from '../../../locales/en/emails.json' with { type: 'json' };
import enOrderEmails from '../../../locales/en/orderEmails.json' with { type: 'json' };
import enStudio from '../../../locales/en/studioMailTexts.json' with { type: 'json' };
import frEmails from '../../../locales/fr/emails.json' with { type: 'json' };
import frOrderEmails from '../../../locales/fr/orderEmails.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getMailTextStudioMessages = createStudioMessages({ de: deStudio, en: enStudio });

const emails: Record<Locale, object> = {
  de: { ...deEmails, order: deOrderEmails },
  en: { ...enEmails, order: enOrderEmails },
  fr: { ...frEmails, order: frOrderEmails },
};

/** With its placeholders; `null` for the part that only editors write. */
export const findDefaultMailText = (
  kind: EditableMailKind,
  language: Locale,
  part: EditableMailPart,
): string | null => {
  const text = toDefaultMailTextTranslationKey(kind, part)
    ?.split('.')
    .reduce<unknown>((texts, name) => (texts as Record<string, unknown> | undefined)?.[name], emails[language]);
  return typeof text === 'string' ? text : null;
};

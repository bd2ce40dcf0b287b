// The words of the mails by language.
import type { Locale } from '../../../../../contract/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './mail-texts.ts';

export const mailTexts: Record<Locale, MailTexts> = { de, en, fr };

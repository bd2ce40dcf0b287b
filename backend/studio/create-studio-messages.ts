// Translations for studio panels and forms, in German and English.
import { formatDateInTimeZone, formatDateTime } from '../../domain/format-dates.ts';
import { createMessageTranslator, type MessageKey, type MessageTranslator } from '../../domain/message-translator.ts';

interface StudioLanguage {
  language: 'de' | 'en';
}

export interface StudioMessages<Key extends string> extends StudioLanguage {
  /** Locale for `Intl`. */
  region: 'de-DE' | 'en-GB';
  t: MessageTranslator<Key>;
}

/**
 * Returns the messages for a language code of the studio, such as `de-DE`; English for any other language than German.
 */
export const createStudioMessages = <Messages extends object>(files: {
  de: Messages;
  en: object;
}): ((code: string) => StudioMessages<MessageKey<Messages>>) => {
  const messages = createMessageTranslator<Messages, 'de' | 'en'>(files);
  return (code) =>
    code.startsWith('de')
      ? { language: 'de', region: 'de-DE', t: messages('de') }
      : { language: 'en', region: 'en-GB', t: messages('en') };
};

/** Time zone of the staff's browser. */
const getBrowserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Date and time of day, in the time zone of the staff's browser. */
export const formatStudioDateTime = ({ language }: StudioLanguage, iso: string): string =>
  formatDateTime(new Date(iso), language, getBrowserTimeZone());

export const formatStudioDay = ({ language }: StudioLanguage, iso: string): string =>
  formatDateInTimeZone(new Date(iso), language, getBrowserTimeZone());

// Texts of the panels and forms in the studio's language. The studio speaks German and English; each part hands in its own files.
import { createMessageTranslator, type MessageKey, type MessageTranslator } from '../../domain/messages.ts';

export interface StudioMessages<Key extends string> {
  language: 'de' | 'en';
  /** For `Intl`. */
  region: 'de-DE' | 'en-GB';
  t: MessageTranslator<Key>;
}

/** The texts by the studio's language, such as `de-DE`. */
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

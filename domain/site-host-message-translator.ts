// Texts of the host in all languages: pages shown before the first release, and messages about previews (shared with
// the backend).
import deHost from '../locales/de/host.json' with { type: 'json' };
import enHost from '../locales/en/host.json' with { type: 'json' };
import frHost from '../locales/fr/host.json' with { type: 'json' };
import { createMessageTranslator } from './message-translator.ts';

export const getSiteHostTranslator = createMessageTranslator({ de: deHost, en: enHost, fr: frHost });

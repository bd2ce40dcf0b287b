// What hosts say themselves, in the languages of the site: before the first release, and of previews. The backend refuses the
// opening of a preview in the same words.
import deHost from '../locales/de/host.json' with { type: 'json' };
import enHost from '../locales/en/host.json' with { type: 'json' };
import frHost from '../locales/fr/host.json' with { type: 'json' };
import { createMessageTranslator } from './messages.ts';

export const translateHostMessage = createMessageTranslator({ de: deHost, en: enHost, fr: frHost });

// A Directus hook: a project is not saved with a time zone that does not exist, by which no day and no time could be told.
// Registered by the bundle.
import type { EventContext, HookConfig } from '@directus/types';
import { isTimeZone } from '../../../../domain/opening/time-zone.ts';
import { RefusedByHook } from './directus-error.ts';

const texts = {
  de: (name: string) =>
    `Zeitzone: „${name}“ gibt es nicht. Bitte einen Namen wie Europe/Berlin, Europe/Vienna oder Europe/Lisbon eintragen.`,
  en: (name: string) =>
    `Time zone: “${name}” does not exist. Please enter a name such as Europe/Berlin, Europe/Vienna or Europe/Lisbon.`,
};

/** Of the studio of whoever saves; German where none is chosen, as everywhere in the studio. */
const readLanguage = async ({ database, accountability }: EventContext): Promise<'de' | 'en'> => {
  if (!accountability?.user) return 'de';
  const row = await database('directus_users')
    .where({ id: accountability.user })
    .first<{ language: string | null } | undefined>('language');
  return !row?.language || row.language.startsWith('de') ? 'de' : 'en';
};

export const guardTimeZones: HookConfig = ({ filter }) => {
  for (const event of ['project.items.create', 'project.items.update'])
    filter<Record<string, unknown>>(event, async (payload, _meta, context) => {
      const name = payload['time_zone'];
      if (typeof name !== 'string' || isTimeZone(name)) return payload;
      const message = texts[await readLanguage(context)](name);
      const extensions = { field: 'time_zone', path: [], type: 'regex', validation_message: message };
      throw new RefusedByHook(400, 'FAILED_VALIDATION', message, extensions);
    });
};

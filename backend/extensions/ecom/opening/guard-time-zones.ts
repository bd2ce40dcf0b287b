// A Directus hook: a project is not saved with a time zone that does not exist, by which no day and no time could be told.
// Registered by the bundle.
import type { Knex } from 'knex';
import { isTimeZone } from '../../../../domain/opening/time-zone.ts';
import { StepError } from '../orders/step-error.ts';

type Payload = Record<string, unknown>;

interface HookContext {
  database: Knex;
  accountability: { user: string | null } | null;
}

type ProjectFilter = (payload: Payload, meta: unknown, context: HookContext) => Promise<Payload>;

interface Register {
  filter: (event: string, handler: ProjectFilter) => void;
}

const texts = {
  de: (name: string) =>
    `Zeitzone: „${name}“ gibt es nicht. Bitte einen Namen wie Europe/Berlin, Europe/Vienna oder Europe/Lisbon eintragen.`,
  en: (name: string) =>
    `Time zone: “${name}” does not exist. Please enter a name such as Europe/Berlin, Europe/Vienna or Europe/Lisbon.`,
};

/** Of the studio of whoever saves; German where none is chosen, as everywhere in the studio. */
const readLanguage = async ({ database, accountability }: HookContext): Promise<'de' | 'en'> => {
  if (!accountability?.user) return 'de';
  const row = await database('directus_users')
    .where({ id: accountability.user })
    .first<{ language: string | null } | undefined>('language');
  return !row?.language || row.language.startsWith('de') ? 'de' : 'en';
};

const refuseUnknown: ProjectFilter = async (payload, _meta, context) => {
  const name = payload['time_zone'];
  if (typeof name !== 'string' || isTimeZone(name)) return payload;
  const message = texts[await readLanguage(context)](name);
  const extensions = { field: 'time_zone', path: [], type: 'regex', validation_message: message };
  throw new StepError(400, 'FAILED_VALIDATION', message, extensions);
};

export const guardTimeZones = ({ filter }: Register): void => {
  filter('project.items.create', refuseUnknown);
  filter('project.items.update', refuseUnknown);
};

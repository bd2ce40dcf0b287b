// Who saves something: an editor, or one of the project's own accounts; and the project and language of a studio user.
import type { EventContext } from '@directus/types';
import { defaultLocale, type Locale, locales } from '../../contract/locale.ts';
import { setupServiceUserId, siteBuildUserId } from './fixed-account-and-policy-ids.ts';

/** The project's own accounts write what is checked already, in an order of their own. */
export const isAccountSubjectToSaveChecks = (user: string | null | undefined): user is string =>
  typeof user === 'string' && user !== setupServiceUserId && user !== siteBuildUserId;

/** Studio language of the current user, such as `en-US`; German by default, as everywhere in the studio. */
export const readStudioUserLanguage = async ({
  database,
  accountability,
}: Pick<EventContext, 'accountability' | 'database'>): Promise<string> => {
  const user = accountability?.user
    ? await database('directus_users')
        .where({ id: accountability.user })
        .first<{ language: string | null } | undefined>('language')
    : undefined;
  return user?.language || 'de-DE';
};

/** The project of the current user; `null` without a user, and for accounts of operators. */
export const readStudioUserProjectId = async ({
  database,
  accountability,
}: Pick<EventContext, 'accountability' | 'database'>): Promise<string | null> => {
  const user = accountability?.user
    ? await database('directus_users')
        .where({ id: accountability.user })
        .first<{ project: string | null } | undefined>('project')
    : undefined;
  return user?.project ?? null;
};

/**
 * Language of emails to a user, from the studio language: German if none is set, English for any language without a
 * translation.
 */
export const toStudioUserEmailLocale = (language: string | null): Locale => {
  if (language === null) return defaultLocale;
  return locales.find((locale) => language.startsWith(locale)) ?? 'en';
};

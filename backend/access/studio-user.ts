// Who saves something: an editor, or one of the project's own accounts; and the language of an editor's studio.
import type { EventContext } from '@directus/types';
import { setupServiceUserId, siteBuildUserId } from './fixed-account-and-policy-ids.ts';

/** The project's own accounts write what is checked already, in an order of their own. */
export const isEditorAccount = (user: string | null | undefined): user is string =>
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

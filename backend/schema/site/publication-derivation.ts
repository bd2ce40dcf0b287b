// The database notes what editors change in the content, in the transaction of the change: Directus writes every change of a
// signed-in user into its activity, and a trigger there copies what concerns the site. Nothing is lost when a backend dies
// between the change and its publication (docs/decisions/032).
import { contentCollections, fileCollection } from '../../access/content-collections.ts';
import { setupUserId } from '../../access/service-ids.ts';
import type { Derivation } from '../definition.ts';

const noteChange = `
  create function sf_note_content_change() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into publication_change (collection, item, action, editor, activity, date_created)
    values (new.collection, new.item, new.action, new."user", new.id, now());
    return null;
  end $$`;

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** The set-up seeds content before a site is built from it; the order service changes stock without a user. */
const isContentChange = `
  new."user" is not null and new."user" <> '${setupUserId}' and (
    new.action in ('create', 'update', 'delete') and new.collection in (${quoted(contentCollections)})
    or new.action in ('update', 'delete') and new.collection = '${fileCollection}')`;

export const publicationDerivation: Derivation = {
  functions: [noteChange],
  triggers: [
    {
      name: 'sf_content_change',
      on: 'directus_activity',
      sql: `create trigger sf_content_change after insert on directus_activity
              for each row when (${isContentChange}) execute function sf_note_content_change()`,
    },
  ],
  fill: [],
};

// Triggers that write the project of each activity, revision and version: staff may see those of its own project only,
// and all name their record by collection and key, which permissions cannot follow. docs/decisions/072.
import { directusHistoryCollectionNames, findProjectRelationPath } from '../access/project-and-publication-filters.ts';
import type { CollectionDefinition, DerivedColumnTriggers, FieldDefinition } from '../schema/content-model-types.ts';
import { findPrimaryKeyField } from '../schema/find-primary-key-field.ts';
import { toRelationPathJoin } from './relation-path-sql.ts';

const castsByKeyType: Partial<Record<FieldDefinition['type'], string>> = {
  uuid: '::uuid',
  integer: '::integer',
};

/** `select s1.project from page_section s0 join page s1 on s1.id = s0.page where s0.id = record::uuid` */
const toProjectQuery = (schema: CollectionDefinition[], collection: string): string => {
  const findKey = (of: string) => findPrimaryKeyField(schema.find(({ name }) => name === of));
  const levels = findProjectRelationPath(schema, collection).map((step) => ({
    collection: step.collection,
    key: findKey(step.collection).name,
    parent: step.field,
  }));
  const key = findKey(collection);
  return (
    `select s${levels.length - 1}.${levels.at(-1)?.parent ?? ''} from ${toRelationPathJoin(levels)}` +
    ` where s0.${key.name} = record${castsByKeyType[key.type] ?? ''}`
  );
};

/** `undefined` for a content model whose records have no project. */
export const toDirectusHistoryProjectTriggers = (schema: CollectionDefinition[]): DerivedColumnTriggers | undefined => {
  const owned = schema.filter(({ ownership, isWrittenByService }) => ownership !== 'shared' && !isWrittenByService);
  if (owned.length === 0) return undefined;
  const cases = owned.map(({ name }) => `when '${name}' then return (${toProjectQuery(schema, name)});`);
  return {
    functions: [
      `create function sf_project_of_record(owner text, record text) returns uuid language plpgsql stable
         set search_path from current as $$
       begin
         case owner
           ${cases.join('\n           ')}
           else return null;
         end case;
       exception
         -- A key that a record of this collection cannot have: history must never refuse a change.
         when invalid_text_representation or numeric_value_out_of_range then return null;
       end $$`,
      `create function sf_on_history() returns trigger language plpgsql set search_path from current as $$
       begin
         new.project := sf_project_of_record(new.collection, new.item);
         return new;
       end $$`,
    ],
    triggers: directusHistoryCollectionNames.map((table) => ({
      name: `sf_on_${table}`,
      on: table,
      sql: `create trigger sf_on_${table} before insert on ${table} for each row execute function sf_on_history()`,
    })),
    // Older rows stay without a project: filling the longest tables would hold the locks of the shop's triggers.
    fill: [],
  };
};

// The key of a collection's records: used where SQL is generated from the content model, and to check references.
import type { CollectionDefinition, FieldDefinition } from './content-model-types.ts';

/** For a collection of Directus's own, which the content model does not define, a UUID named `id`. */
export const findPrimaryKeyField = (
  definition: CollectionDefinition | undefined,
): Pick<FieldDefinition, 'name' | 'type'> =>
  definition?.fields.find(({ column }) => column?.primaryKey) ?? { name: 'id', type: 'uuid' };

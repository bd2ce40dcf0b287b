// The shape in which Directus tells and takes its data model, and the reading of it. Called by the applier.
import type { RestClient } from '../rest/rest-client.ts';

export type Meta = Record<string, unknown>;

export interface CollectionState {
  collection: string;
  meta: Meta | null;
  /** `null` for a folder of the studio's navigation. */
  schema: { name: string } | null;
}

export interface FieldState {
  collection: string;
  field: string;
  type: string;
  meta: Meta | null;
  /** `null` for a field without a column. */
  schema: Record<string, unknown> | null;
}

export interface RelationState {
  collection: string;
  field: string;
  related_collection: string | null;
  meta: Meta | null;
  schema: { on_delete?: string | null } | null;
}

export interface SchemaState {
  collections: CollectionState[];
  fields: FieldState[];
  relations: RelationState[];
}

/** The data model as it is in the running Directus, its system collections included. */
export const readLiveSchema = async (rest: RestClient): Promise<SchemaState> => {
  const [collections, fields, relations] = await Promise.all([
    rest.get<CollectionState[]>('/collections'),
    rest.get<FieldState[]>('/fields'),
    rest.get<RelationState[]>('/relations'),
  ]);
  return { collections, fields, relations };
};

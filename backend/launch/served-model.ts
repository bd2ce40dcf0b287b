// The content model as this installation serves it. Called by the launcher.
import type { CollectionDefinition } from '../schema/definition.ts';
import type { PublishingOptions } from './options.ts';

/** Without a preview host the studio offers none; an operator's own preview address in the studio is left alone then. */
export const toServedModel = (
  schema: CollectionDefinition[],
  publishing?: PublishingOptions,
): CollectionDefinition[] =>
  publishing?.previewUrl === undefined ? schema.map((collection) => ({ ...collection, hasPreview: false })) : schema;

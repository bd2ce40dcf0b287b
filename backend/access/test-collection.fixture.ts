// A collection that belongs to a product, for tests of ownership and permissions.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { defineIdField, definePublicationStatusField } from '../schema/define-common-fields.ts';
import { createStudioLabel } from '../schema/define-fields.ts';
import { defineManyToOneField } from '../schema/define-relations.ts';

export const testNoteCollectionDefinition: CollectionDefinition = {
  name: 'note',
  label: createStudioLabel('Notiz', 'Note'),
  folder: 'shop',
  ownership: { projectPath: 'product.project' },
  archiveField: 'status',
  fields: [
    defineIdField(),
    definePublicationStatusField(),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product'),
  ],
};

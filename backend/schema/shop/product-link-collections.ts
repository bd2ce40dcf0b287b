// Junctions between products and what they are classified by, shown in or go with.
import type { FieldDefinition } from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import { defineJunctionCollection } from '../define-relations.ts';

const ownership = { projectPath: 'project' };

const productLink = (name: string, listField: string, field: string, to: string, key?: FieldDefinition) =>
  defineJunctionCollection({
    name,
    ...(key && { key }),
    readable: 'public',
    from: { collection: 'ecommerce_product', field: 'product', listField, ownership },
    to: { collection: to, field },
  });

export const productLinkCollections = [
  productLink('ecommerce_product_subcategory', 'subcategories', 'subcategory_id', 'ecommerce_subcategory'),
  productLink('ecommerce_product_attribute', 'attributes', 'attribute_id', 'ecommerce_attribute'),
  productLink('ecommerce_product_tag', 'tags', 'tag_id', 'ecommerce_tag'),
  productLink('ecommerce_product_branch', 'branches', 'branch_id', 'branch'),
  productLink(
    'ecommerce_product_related',
    'related_products',
    'related_product_id',
    'ecommerce_product',
    defineIdField(),
  ),
];

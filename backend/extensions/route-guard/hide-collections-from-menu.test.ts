import { expect, it } from 'vitest';
import { contentModelCollections } from '../../schema/content-model.ts';
import { toCollectionNamesHiddenFromMenu } from './hide-collections-from-menu.ts';

const toVisibleNames = (names: string[]): string[] =>
  contentModelCollections.flatMap(({ name, hidden }) => (hidden !== true && names.includes(name) ? [name] : [])).sort();

it('takes what describes the products out of the menu of assistants, not the products', () => {
  expect(toVisibleNames(toCollectionNamesHiddenFromMenu('assistant'))).toEqual([
    'ecommerce_attribute_group',
    'ecommerce_category',
    'ecommerce_manufacturer',
    'ecommerce_payment_method',
    'ecommerce_personalization',
    'ecommerce_size_guide',
    'ecommerce_subcategory',
    'ecommerce_tag',
    'language',
    'project',
  ]);
});

it('leaves the menu of those who keep the content as it is', () => {
  for (const role of ['owner', 'editor'] as const) expect(toCollectionNamesHiddenFromMenu(role)).toEqual([]);
  expect(toVisibleNames(toCollectionNamesHiddenFromMenu('bookkeeping'))).toEqual([
    'ecommerce_payment_method',
    'language',
    'project',
  ]);
});

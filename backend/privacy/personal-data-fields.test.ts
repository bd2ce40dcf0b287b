import { expect, it } from 'vitest';
import { contentModelCollections, staffOnlyCollectionNames } from '../schema/content-model.ts';
import { fieldPrivacyClassifications } from './personal-data-fields.ts';

const texts = ['json', 'string', 'text'];

it('classifies every collection with data of visitors', () => {
  expect(Object.keys(fieldPrivacyClassifications).sort()).toEqual(
    [...staffOnlyCollectionNames, 'ecommerce_product_rating'].sort(),
  );
});

it.each(Object.entries(fieldPrivacyClassifications))(
  'classifies each text field of %s exactly once',
  (name, fields) => {
    const columns = contentModelCollections.find((collection) => collection.name === name)?.fields ?? [];
    const wanted = columns.filter(({ type, column, relation }) => column && !relation && texts.includes(type));
    const classified = [...fields.personal, ...(fields.keys ?? []), ...fields.plain];
    expect(classified.sort(), 'classify new fields in backend/privacy/personal-data-fields.ts').toEqual(
      wanted.map((field) => field.name).sort(),
    );
  },
);

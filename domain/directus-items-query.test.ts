import { expect, it } from 'vitest';
import { z } from 'zod';
import { markAsJsonColumn, toDirectusFieldPaths } from './directus-items-query.ts';
import { optionalTextSchema, createTranslationsSchema } from '../contract/common-record-schemas.ts';
import { productFilterOptionsDeepQuery, productFilterOptionsSchema } from '../contract/shop/product-filter-options.ts';

it('lists columns and relations, even through optional, nullable and default wrappers', () => {
  const schema = z
    .object({
      id: z.string(),
      lead: optionalTextSchema,
      tags: z.array(z.string()).nullish(),
      category: z.object({ slug: z.string() }).nullable(),
      file: z
        .object({ id: z.string() })
        .nullish()
        .transform((file) => file ?? null),
      variants: z
        .array(z.object({ price: z.coerce.number().catch(0), size: z.object({ id: z.string() }) }))
        .default([]),
      translations: createTranslationsSchema({ lead: optionalTextSchema }).refine((entries) => entries.length > 0),
    })
    .refine(() => true);
  expect(toDirectusFieldPaths(schema)).toEqual([
    'id',
    'lead',
    'tags',
    'category.slug',
    'file.id',
    'variants.price',
    'variants.size.id',
    'translations.language',
    'translations.lead',
  ]);
});

it('does not expand a JSON column', () => {
  const schema = z.object({ config: markAsJsonColumn(z.object({ color: z.string() })).nullish(), table: z.unknown() });
  expect(toDirectusFieldPaths(schema)).toEqual(['config', 'table']);
});

it('queries all filter options without a limit', () => {
  const lists = Object.keys(productFilterOptionsSchema.shape).toSorted();
  const queried = toDirectusFieldPaths(productFilterOptionsSchema).map((path) => path.split('.')[0]);
  expect([...new Set(queried)].toSorted()).toEqual(lists);
  expect(Object.keys(productFilterOptionsDeepQuery).toSorted()).toEqual(lists);
  for (const list of Object.values(productFilterOptionsDeepQuery))
    expect(list).toEqual({ _sort: ['sort'], _limit: -1 });
});

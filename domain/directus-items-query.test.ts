import { expect, it } from 'vitest';
import { z } from 'zod';
import { markSchemaAsJsonColumn, toDirectusFieldPaths } from './directus-items-query.ts';
import { optionalTextSchema, createTranslationsSchema } from '../contract/common-record-schemas.ts';

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
  const schema = z.object({
    config: markSchemaAsJsonColumn(z.object({ color: z.string() })).nullish(),
    table: z.unknown(),
  });
  expect(toDirectusFieldPaths(schema)).toEqual(['config', 'table']);
});

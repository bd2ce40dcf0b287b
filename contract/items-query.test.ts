import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonColumn, toRecordFields } from './items-query.ts';
import { optionalTextSchema, createTranslationsSchema } from './record-parts.ts';

it('names columns, relations and lists of them, whatever may be missing of them', () => {
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
  expect(toRecordFields(schema)).toEqual([
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

it('reads a column of JSON whole', () => {
  const schema = z.object({ config: jsonColumn(z.object({ color: z.string() })).nullish(), table: z.unknown() });
  expect(toRecordFields(schema)).toEqual(['config', 'table']);
});

// Every field that the build or a browser reads is one of the content model, and what browsers read is public.
import { describe, expect, it } from 'vitest';
import { publicFileFields, toPublicFieldNames } from '../backend/access/rules.ts';
import { contentModel } from '../backend/schema/schema.ts';
import { toRecordFields } from '../contract/items-query.ts';
import { tagRecordSchema } from '../contract/record-parts.ts';
import { attributeOptionSchema, filterOptionsSchema } from '../contract/shop/filter-options.ts';
import { listProductSchema } from '../contract/shop/list-product.ts';
import { productSchema } from '../contract/shop/product.ts';
import { shopSettingsSchema } from '../contract/shop-settings.ts';
import type { BackendClient } from '../src/gatsby/directus/create-client.ts';
import { readProject, type ProjectRecord } from '../src/gatsby/read/read-project.ts';
import { readSiteRecords } from '../src/gatsby/read/read-site-records.ts';

const collections = new Map(contentModel.map((collection) => [collection.name, collection]));

/** The collection and column of each part of a path, such as `category.slug`. */
const toSteps = (collection: string, path: string): { collection: string; name: string; isKnown: boolean }[] => {
  const steps = [];
  let at = collection;
  for (const name of path.split('.')) {
    const field = collections.get(at)?.fields.find((entry) => entry.name === name);
    steps.push({ collection: at, name, isKnown: at === 'directus_files' || field !== undefined });
    at = field?.relation?.to ?? field?.listOf ?? '';
  }
  return steps;
};

const findUnknown = (collection: string, fields: readonly string[]): string[] =>
  fields.flatMap((path) =>
    toSteps(collection, path)
      .filter(({ isKnown }) => !isKnown)
      .map((step) => `${step.collection}.${step.name}`),
  );

interface Read {
  collection: string;
  fields: string[];
}

/** What a build asks of a backend that has nothing but a project. */
const readBuildReads = async (): Promise<Read[]> => {
  const reads: Read[] = [];
  const project: Partial<ProjectRecord> = { id: '1', name: 'House', domain: 'house.example', seo_title: 'House' };
  const settings = { show_accessibility: true, calendar_booking: true, newsletter: true, time_zone: 'Europe/Berlin' };
  const record = { ...project, ...settings, logo: null, icon: null, config: null, translations: [] };
  const request = (command: () => { path: string; params: { fields: string[] } }) => {
    const { path, params } = command();
    const collection = path.replace('/items/', '');
    reads.push({ collection, fields: params.fields });
    return Promise.resolve(collection === 'project' ? [record] : []);
  };
  const client = { directus: { request } } as unknown as BackendClient;
  await expect(readProject(client, 'house.example')).resolves.toMatchObject({ id: '1' });
  await expect(readSiteRecords(client, 'house.example')).rejects.toThrow('theme_settings');
  return reads;
};

it('the build reads only fields of the content model', async () => {
  const reads = await readBuildReads();
  expect(reads.map(({ collection }) => collection)).toEqual(
    expect.arrayContaining(['company', 'branch', 'page', 'menu_item', 'ecommerce_product', 'page_section', 'event']),
  );
  expect(reads.flatMap(({ collection, fields }) => findUnknown(collection, fields))).toEqual([]);
});

describe('browsers read only public fields of', () => {
  it.each([
    ['ecommerce_product', productSchema],
    ['ecommerce_product', listProductSchema],
    ['ecommerce_settings', shopSettingsSchema],
    ['ecommerce_settings', filterOptionsSchema],
    ['ecommerce_attribute', attributeOptionSchema],
    ['ecommerce_tag', tagRecordSchema],
  ])('%s', (collection, record) => {
    const fields = toRecordFields(record);
    expect(findUnknown(collection, fields)).toEqual([]);
    const closed = fields
      .flatMap((path) => toSteps(collection, path))
      .filter((step) => {
        if (step.collection === 'directus_files') return !publicFileFields.includes(step.name);
        const collection = collections.get(step.collection);
        return !collection || !toPublicFieldNames(collection).includes(step.name);
      });
    expect(closed).toEqual([]);
  });
});

it('a field that the content model does not have is found', () => {
  expect(findUnknown('brand', ['slug', 'slogan', 'manufacturer.slug', 'manufacturer.motto'])).toEqual([
    'brand.slogan',
    'ecommerce_manufacturer.motto',
  ]);
});

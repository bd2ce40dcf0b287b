// Every field that the build or a browser reads exists in the content model, and fields read by browsers are public.
import { describe, expect, it } from 'vitest';
import { publicDirectusFileFieldNames, toPublicFieldNames } from '../backend/access/permission-rules.ts';
import { contentModelCollections } from '../backend/schema/content-model.ts';
import { toDirectusFieldPaths } from '../domain/directus-items-query.ts';
import { productListItemSchema } from '../contract/shop/product-list-item-record.ts';
import { productRecordSchema } from '../contract/shop/product-record.ts';
import { shopSettingsSchema } from '../contract/shop-settings.ts';
import type { BackendClient } from '../src/gatsby/directus/create-backend-client.ts';
import { readProject, type ProjectRecord } from '../src/gatsby/read/read-project.ts';
import { readValidatedSiteRecords } from '../src/gatsby/read/read-validated-site-records.ts';

const collections = new Map(contentModelCollections.map((collection) => [collection.name, collection]));

/** The collection and the column of each part of a path, such as `category.slug`. */
const toSteps = (collection: string, path: string): { collection: string; name: string; isKnown: boolean }[] => {
  const steps = [];
  let current = collection;
  for (const name of path.split('.')) {
    const field = collections.get(current)?.fields.find((entry) => entry.name === name);
    steps.push({ collection: current, name, isKnown: current === 'directus_files' || field !== undefined });
    current = field?.relation?.to ?? field?.listOf ?? '';
  }
  return steps;
};

const findUnknown = (collection: string, fields: readonly string[]): string[] =>
  fields.flatMap((path) =>
    toSteps(collection, path)
      .filter(({ isKnown }) => !isKnown)
      .map((step) => `${step.collection}.${step.name}`),
  );

interface RecordQuery {
  collection: string;
  fields: string[];
}

/** The queries of a build whose backend contains only a project. */
const readBuildQueries = async (): Promise<RecordQuery[]> => {
  const queries: RecordQuery[] = [];
  const project: Partial<ProjectRecord> = { id: '1', name: 'Shop', domain: 'shop.example', seo_title: 'Shop' };
  const settings = { show_accessibility: true, calendar_booking: true, newsletter: true, time_zone: 'Europe/Berlin' };
  const record = { ...project, ...settings, logo: null, icon: null, config: null, translations: [] };
  const request = (command: () => { path: string; params: { fields: string[] } }) => {
    const { path, params } = command();
    const collection = path.replace('/items/', '');
    queries.push({ collection, fields: params.fields });
    return Promise.resolve(collection === 'project' ? [record] : []);
  };
  const client = { directus: { request } } as unknown as BackendClient;
  await expect(readProject(client, 'shop.example')).resolves.toMatchObject({ id: '1' });
  await expect(readValidatedSiteRecords(client, 'shop.example')).rejects.toThrow('theme_settings');
  return queries;
};

it('the build reads only fields of the content model', async () => {
  const queries = await readBuildQueries();
  expect(queries.map(({ collection }) => collection)).toEqual(
    expect.arrayContaining(['company', 'branch', 'page', 'menu_item', 'ecommerce_product', 'page_section', 'event']),
  );
  expect(queries.flatMap(({ collection, fields }) => findUnknown(collection, fields))).toEqual([]);
});

describe('browsers read only public fields of', () => {
  it.each([
    ['ecommerce_product', productRecordSchema],
    ['ecommerce_product', productListItemSchema],
    ['ecommerce_settings', shopSettingsSchema],
  ])('%s', (collection, record) => {
    const fields = toDirectusFieldPaths(record);
    expect(findUnknown(collection, fields)).toEqual([]);
    const privateSteps = fields
      .flatMap((path) => toSteps(collection, path))
      .filter((step) => {
        if (step.collection === 'directus_files') return !publicDirectusFileFieldNames.includes(step.name);
        const collection = collections.get(step.collection);
        return !collection || !toPublicFieldNames(collection).includes(step.name);
      });
    expect(privateSteps).toEqual([]);
  });
});

it('detects fields that do not exist in the content model', () => {
  expect(findUnknown('brand', ['slug', 'slogan', 'manufacturer.slug', 'manufacturer.motto'])).toEqual([
    'brand.slogan',
    'ecommerce_manufacturer.motto',
  ]);
});

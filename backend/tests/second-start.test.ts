// A second start changes nothing, and is quick.
import { inject, expect, it } from 'vitest';
import { applyAccessRules } from '../access/apply-access.ts';
import { systemCollectionExtensions } from '../access/ownership.ts';
import { applySchema } from '../apply/apply-schema.ts';
import { applyStudioSettings } from '../apply/studio-settings.ts';
import { demoContent } from '../../demo/content.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { toServedContentModel } from '../launch/applied-content-model.ts';
import { contentModel } from '../schema/schema.ts';
import { seedContent } from '../seed/seed.ts';

const backend = inject('backend');
const rest = createRestClient(backend.url, backend.adminToken);

it('installs, applies and seeds at the first start', () => {
  const log = backend.firstStartLog.join('\n');
  expect(log).toContain('Directus installed');
  expect(log).toMatch(/\d+ changes to content model and access rules/);
  expect(log).toMatch(/Demo content: \d+ files, \d+ items new/);
});

it('does nothing but look at the second start', () => {
  const log = backend.secondStartLog.map((line) => line.replace(/ \(.*\)/, ''));
  expect(log).toEqual([
    'Database ready',
    'Directus ready',
    'Content model checked',
    'Access rules checked',
    'Demo content checked',
  ]);
});

it('finds the content model as wanted', async () => {
  expect(
    await applySchema(rest, backend.databaseUrl, toServedContentModel(contentModel), systemCollectionExtensions),
  ).toEqual({
    changes: [],
    leftovers: [],
    warnings: [],
  });
});

it('finds settings and access rules as wanted', async () => {
  expect(await applyStudioSettings(rest)).toEqual([]);
  expect(await applyAccessRules(rest, contentModel)).toEqual([]);
});

it('finds nothing to seed', async () => {
  expect(await seedContent(rest, backend.databaseUrl, contentModel, demoContent)).toEqual({ files: 0, created: 0 });
});

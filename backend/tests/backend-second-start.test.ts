// A second start changes nothing and is fast.
import { inject, expect, it } from 'vitest';
import { applyAccessRules } from '../access/apply-access.ts';
import { publishingPanelId } from '../access/fixed-account-and-policy-ids.ts';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { applySchema } from '../apply/apply-schema.ts';
import { applyStudioInsightsDashboard, applyStudioSettings } from '../apply/studio-settings.ts';
import { demoSeedContent } from '../../demo/demo-seed-content.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { disableUnconfiguredPreviews } from '../launch/applied-content-model.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { seedDatabase } from '../seed/seed-database.ts';

const backend = inject('backend');
const rest = createDirectusRestClient(backend.url, backend.adminToken);

it('installs, applies and seeds at the first start', () => {
  const log = backend.firstStartLog.join('\n');
  expect(log).toContain('Directus installed');
  expect(log).toMatch(/\d+ changes to content model and access rules/);
  expect(log).toMatch(/Demo content: \d+ files, \d+ items new/);
});

it('only checks on the second start', () => {
  const log = backend.secondStartLog.map((line) => line.replace(/ \(.*\)/, ''));
  expect(log).toEqual([
    'Database ready',
    'Directus ready',
    'Content model checked',
    'Access rules checked',
    'Demo content checked',
  ]);
});

it('finds no change to the content model', async () => {
  expect(
    await applySchema(
      rest,
      backend.databaseUrl,
      disableUnconfiguredPreviews(contentModelCollections),
      systemCollectionExtraFields,
    ),
  ).toEqual({
    changes: [],
    leftovers: [],
    warnings: [],
  });
});

it('finds no change to settings and access rules', async () => {
  expect(await applyStudioSettings(rest)).toEqual([]);
  expect(await applyAccessRules(rest, contentModelCollections)).toEqual([]);
});

it('renames the panel that an earlier version arranged, and keeps the place an operator gave it', async () => {
  await rest.patch(`/panels/${publishingPanelId}`, { type: 'website-panel', position_x: 9 });
  expect(await applyStudioInsightsDashboard(rest)).toEqual(['panel website-panel renamed to publishing-panel']);
  expect(await rest.get(`/panels/${publishingPanelId}?fields=type,position_x`)).toEqual({
    type: 'publishing-panel',
    position_x: 9,
  });
  expect(await applyStudioInsightsDashboard(rest)).toEqual([]);
  await rest.patch(`/panels/${publishingPanelId}`, { position_x: 1 });
});

it('finds nothing to seed', async () => {
  expect(await seedDatabase(rest, backend.databaseUrl, contentModelCollections, demoSeedContent)).toEqual({
    files: 0,
    created: 0,
  });
});

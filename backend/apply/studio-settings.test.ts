import { expect, it } from 'vitest';
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import { applyStudioSettings } from './studio-settings.ts';

interface ModuleBarEntry {
  id: string;
  enabled: boolean;
}

/** The module bar after applying the settings to a backend with this one. */
const applyTo = async (bar: ModuleBarEntry[] | null): Promise<ModuleBarEntry[]> => {
  const live: Record<string, unknown> = { module_bar: bar };
  const rest = {
    get: () => Promise.resolve({ ...live }),
    patch: (_path: string, changes: object) => Promise.resolve(Object.assign(live, changes)),
  } as unknown as DirectusRestClient;
  await applyStudioSettings(rest);
  expect(await applyStudioSettings(rest)).toEqual([]);
  return live['module_bar'] as ModuleBarEntry[];
};

const entry = (id: string, enabled = true): ModuleBarEntry => ({ id, enabled });

it('puts the dashboard first in a module bar that nobody has changed', async () => {
  const bar = await applyTo(null);
  expect(bar.map(({ id }) => id)).toEqual(expect.arrayContaining(['dashboard', 'content', 'files', 'settings']));
  expect(bar[0]).toMatchObject({ id: 'dashboard', enabled: true });
});

it('adds the dashboard to the order of an operator', async () => {
  const bar = await applyTo([entry('files'), entry('content')]);
  expect(bar[0]?.id).toBe('dashboard');
  expect(bar.slice(-2)).toEqual([entry('files'), entry('content')]);
});

it('neither moves the dashboard back nor switches it on again', async () => {
  const bar = await applyTo([entry('content'), entry('dashboard', false)]);
  expect(bar.filter(({ id }) => ['content', 'dashboard'].includes(id))).toEqual([
    entry('content'),
    entry('dashboard', false),
  ]);
});

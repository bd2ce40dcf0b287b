// Without REBUILD_URL nobody is called, and the panel says so.
import { expect, inject, it } from 'vitest';
import type { PublishingPanelState } from '../../extensions/ecom/publishing/panel-state.ts';
import { createRestClient } from '../../rest/rest-client.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);

it('says that publishing is not set up, and takes no order to publish', async () => {
  const { isConfigured, sites } = await admin.get<PublishingPanelState>('/ecom/publishing');
  expect(isConfigured).toBe(false);
  const [site] = sites;
  await expect(admin.post('/ecom/publishing', { project: site?.project })).rejects.toMatchObject({ status: 503 });
  expect(await admin.get('/items/publication')).toEqual([]);
});

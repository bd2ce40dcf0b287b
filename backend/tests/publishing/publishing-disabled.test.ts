// Without REBUILD_URL publishing is disabled and the panel reports it.
import { expect, inject, it } from 'vitest';
import type { PublishingPanelState } from '../../../contract/publishing/publishing-panel.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

it('reports that publishing is not configured and refuses to publish', async () => {
  const { isConfigured, sites } = await admin.get<PublishingPanelState>('/ecom/publishing');
  expect(isConfigured).toBe(false);
  const [site] = sites;
  await expect(admin.post('/ecom/publishing', { project: site?.project })).rejects.toMatchObject({ status: 503 });
  expect(await admin.get('/items/publication')).toEqual([]);
});

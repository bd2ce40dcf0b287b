// Routes of the publishing panel: editors see and publish their own project, administrators all projects.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { websiteDashboardId } from '../../access/fixed-account-and-policy-ids.ts';
import {
  createDirectusRestClient,
  DirectusRestError,
  type DirectusRestClient,
} from '../../rest/directus-rest-client.ts';
import { type PublishingTestProject, waitForPublishingResult, usePublishingFixture } from './publishing-fixture.ts';

const publishing = await usePublishingFixture();
const { host, current, createHouse, createEditor, readPublications, readState, readSite } = publishing;

const toStatus = (request: Promise<unknown>): Promise<number> =>
  request.then(
    () => 200,
    (error: unknown) => (error instanceof DirectusRestError ? error.status : Promise.reject(error as Error)),
  );

let site: PublishingTestProject;
let other: PublishingTestProject;

beforeAll(async () => {
  site = await createHouse();
  other = await createHouse();
});

const publish = (rest: DirectusRestClient, project: string) => rest.post('/ecom/publishing', { project });

describe('an editor', () => {
  it('sees only the site of their project, with its changes and the editors who made them', async () => {
    await site.editor.rest.patch(`/items/ecommerce_product/${site.published}`, { display_name: 'Ring Aurora' });
    await waitForPublishingResult(async () =>
      expect((await readSite(site.editor)).publications).toMatchObject([{ state: 'sent' }]),
    );
    const { isConfigured, sites } = await readState(site.editor);
    expect(isConfigured).toBe(true);
    expect(sites).toMatchObject([
      {
        project: site.project,
        domain: site.domain,
        live: { release: 'first' },
        publications: [
          {
            editors: ['Rosa Beispiel'],
            changeCount: 1,
            changes: [
              { title: 'Ring Aurora', label: { de: 'Produkt' }, path: `/content/ecommerce_product/${site.published}` },
            ],
          },
        ],
      },
    ]);
    expect((await readSite(other.editor)).publications).toEqual([]);
  });

  it('publishes the site of their project without changes, but no other site', async () => {
    expect(await toStatus(publish(other.editor.rest, site.project))).toBe(403);
    expect(await toStatus(other.editor.rest.post('/ecom/publishing', {}))).toBe(400);
    await publish(other.editor.rest, other.project);
    await waitForPublishingResult(() => expect(host.callsOf(other.domain)).toHaveLength(1));
    expect(await readPublications(other.project)).toMatchObject([{ asked_by: other.editor.id }]);
    expect(host.callsOf(other.domain)[0]?.changes).toEqual([]);
  });

  it('reads the publications of their project and writes none', async () => {
    const { rest } = site.editor;
    const rows = await rest.get<{ id: string; project: string }[]>('/items/publication?fields=id,project&limit=-1');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ project }) => project === site.project)).toBe(true);
    expect(await toStatus(rest.patch(`/items/publication/${String(rows[0]?.id)}`, { state: 'live' }))).toBe(403);
    expect(await toStatus(rest.post('/items/publication', { project: site.project }))).toBe(403);
    expect(await toStatus(rest.post('/items/publication_change', { collection: 'page', item: '1' }))).toBe(403);
  });

  it('sees the dashboard with the panel and cannot change it', async () => {
    const { rest } = site.editor;
    const [dashboard] = await rest.get<{ panels: { type: string }[] }[]>('/dashboards?fields=*,panels.*');
    expect(dashboard?.panels).toMatchObject([{ type: 'website-panel' }]);
    expect(await toStatus(rest.patch(`/dashboards/${websiteDashboardId}`, { name: 'X' }))).toBe(403);
  });
});

it('is shown by a panel that the studio can load', async () => {
  const response = await fetch(`${current().running.url}/extensions/sources/index.js`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('website-panel');
});

it('shows every site to an administrator', async () => {
  const { sites } = await readState({ rest: current().rest });
  const projects = sites.map(({ project }) => project);
  expect(projects).toEqual(expect.arrayContaining([site.project, other.project]));
});

describe('access is refused to', () => {
  it('visitors, the build account and editors without a project', async () => {
    const { url, buildToken } = current().running;
    const nobody = await createEditor({ project: null });
    for (const token of [undefined, buildToken]) {
      const rest = createDirectusRestClient(url, token);
      expect(await toStatus(rest.get('/ecom/publishing'))).toBe(403);
      expect(await toStatus(publish(rest, site.project))).toBe(403);
    }
    expect((await readState(nobody)).sites).toEqual([]);
    expect(await toStatus(publish(nobody.rest, site.project))).toBe(403);
    expect(await toStatus(createDirectusRestClient(url, randomUUID()).get('/ecom/publishing'))).toBe(401);
  });
});

// Routes of the publishing panel: editors see and publish their own project, administrators all projects, assistants
// and bookkeeping none.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { websiteDashboardId } from '../../access/fixed-account-and-policy-ids.ts';
import { staffRoles } from '../../access/role-permission-matrix.ts';
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

it('names what the last build has left out by its title, with the form in which to correct it', async () => {
  const house = await createHouse();
  const rest = current().rest;
  const { id: event } = await rest.post<{ id: string }>('/items/event', {
    project: house.project,
    starts_at: '2026-12-03T19:00:00',
    ends_at: '2026-12-03T22:00:00',
    translations: [
      { language: 'en', title: 'Winter evening' },
      { language: 'de', title: 'Winterabend' },
    ],
  });
  const [period] = await rest
    .post<{ opening_periods: string[] }>('/items/branch?fields=opening_periods', {
      project: house.project,
      display_name: 'Am Markt',
      street: 'Gasse 1',
      zip: '80331',
      city: 'München',
      opening_periods: [{ day: '1', time_open: '10:00', time_close: '18:00' }],
    })
    .then(({ opening_periods }) => opening_periods);
  await publish(house.editor.rest, house.project);
  const notice = { fields: [], languages: [], detail: null, isLeftOut: true };
  await waitForPublishingResult(async () => {
    host.begin(house.domain);
    host.end(house.domain, {
      result: 'built',
      release: 'next',
      changedFileCount: 3,
      stages: [],
      content: {
        notices: [
          { ...notice, collection: 'event', item: event, code: 'ends_before_start', fields: ['ends_at'] },
          { ...notice, collection: 'opening_period', item: String(period), code: 'closes_before_opening' },
          { ...notice, collection: 'page', item: randomUUID(), code: 'text_missing' },
        ],
        noticeCount: 7,
      },
    });
    expect((await readSite(house.editor)).publications).toMatchObject([{ state: 'live' }]);
  });
  expect((await readSite(house.editor)).content).toMatchObject({
    // Without the page that has been deleted since.
    noticeCount: 6,
    notices: [
      {
        record: { title: 'Winterabend', label: { de: 'Veranstaltung' }, path: `/content/event/${event}` },
        code: 'ends_before_start',
        fields: [{ de: 'Ende', en: 'Ends at' }],
        isLeftOut: true,
      },
      { record: { title: 'Am Markt', label: { de: 'Filiale' } }, code: 'closes_before_opening' },
    ],
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
  it.each(['assistant', 'bookkeeping'] as const)('the %s of the project', async (name) => {
    const { rest } = await createEditor({ project: other.project, role: staffRoles[name].roleId });
    const before = (await readPublications(other.project)).length;
    expect(await toStatus(rest.get('/ecom/publishing'))).toBe(403);
    expect(await toStatus(publish(rest, other.project))).toBe(403);
    expect(await readPublications(other.project)).toHaveLength(before);
    expect(await toStatus(rest.get(`/dashboards/${websiteDashboardId}`))).toBe(403);
  });

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

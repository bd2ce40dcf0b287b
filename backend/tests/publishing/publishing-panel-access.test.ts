// Routes of the publishing panel: editors see and publish their own project, administrators all projects, assistants
// and bookkeeping none.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { websiteDashboardId } from '../../access/fixed-account-and-policy-ids.ts';
import { staffRoles } from '../../access/role-permission-matrix.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../rest/directus-rest-client.ts';
import { readDirectusRequestStatus } from '../directus-request-status.ts';
import { type PublishingTestProject, waitForPublishingResult, usePublishingFixture } from './publishing-fixture.ts';

const publishing = await usePublishingFixture();
const { host, current, createProject, createEditor, readPublications, readState, readSite } = publishing;

let site: PublishingTestProject;
let other: PublishingTestProject;

beforeAll(async () => {
  site = await createProject();
  other = await createProject();
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
    expect(await readDirectusRequestStatus(publish(other.editor.rest, site.project))).toBe(403);
    expect(await readDirectusRequestStatus(other.editor.rest.post('/ecom/publishing', {}))).toBe(400);
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
    expect(
      await readDirectusRequestStatus(rest.patch(`/items/publication/${String(rows[0]?.id)}`, { state: 'live' })),
    ).toBe(403);
    expect(await readDirectusRequestStatus(rest.post('/items/publication', { project: site.project }))).toBe(403);
    expect(
      await readDirectusRequestStatus(rest.post('/items/publication_change', { collection: 'page', item: '1' })),
    ).toBe(403);
  });

  it('sees the dashboard with the panel and cannot change it', async () => {
    const { rest } = site.editor;
    const [dashboard] = await rest.get<{ panels: { type: string }[] }[]>('/dashboards?fields=*,panels.*');
    expect(dashboard?.panels).toMatchObject([{ type: 'publishing-panel' }]);
    expect(await readDirectusRequestStatus(rest.patch(`/dashboards/${websiteDashboardId}`, { name: 'X' }))).toBe(403);
  });
});

it('names what the last build has left out by its title, with the form in which to correct it', async () => {
  const testProject = await createProject();
  const rest = current().rest;
  const { id: event } = await rest.post<{ id: string }>('/items/event', {
    project: testProject.project,
    starts_at: '2026-12-03T19:00:00',
    ends_at: '2026-12-03T22:00:00',
    translations: [
      { language: 'en', title: 'Winter evening' },
      { language: 'de', title: 'Winterabend' },
    ],
  });
  const [period] = await rest
    .post<{ opening_periods: string[] }>('/items/branch?fields=opening_periods', {
      project: testProject.project,
      display_name: 'Am Markt',
      street: 'Gasse 1',
      zip: '80331',
      city: 'München',
      opening_periods: [{ day: '1', time_open: '10:00', time_close: '18:00' }],
    })
    .then(({ opening_periods }) => opening_periods);
  await publish(testProject.editor.rest, testProject.project);
  const notice = { fields: [], languages: [], detail: null, isLeftOut: true };
  await waitForPublishingResult(async () => {
    host.begin(testProject.domain);
    host.end(testProject.domain, {
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
    expect((await readSite(testProject.editor)).publications).toMatchObject([{ state: 'live' }]);
  });
  expect((await readSite(testProject.editor)).content).toMatchObject({
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

describe('at its time', () => {
  const evening = { starts_at: '2026-12-03T19:00:00', ends_at: '2026-12-03T22:00:00' };
  const texts = { translations: [{ language: 'de', title: 'Winterabend' }] };
  const past = '2020-01-01T08:00:00';
  const future = '2099-12-01T08:00:00';
  const createEvent = async (testProject: PublishingTestProject, record: object): Promise<string> =>
    (await testProject.editor.rest.post<{ id: string }>('/items/event', { ...evening, ...record })).id;
  const read = (testProject: PublishingTestProject, event: string) =>
    testProject.editor.rest.get(`/items/event/${event}?fields=status,state,publish_at,unpublish_at`);

  it('a record is published, then withdrawn, in its own project’s queue and in nobody’s name', async () => {
    const testProject = await createProject();
    const event = await createEvent(testProject, { ...texts, publish_at: past, unpublish_at: future });
    const published = { status: 'published', publish_at: null, unpublish_at: future };
    await waitForPublishingResult(async () => expect(await read(testProject, event)).toMatchObject(published));
    await waitForPublishingResult(() => expect(host.callsOf(testProject.domain)).toHaveLength(1));
    expect((await readSite(testProject.editor)).publications).toMatchObject([
      { editors: ['Zeitplan'], changes: [{ title: 'Winterabend', path: `/content/event/${event}` }] },
    ]);
    expect((await readSite(testProject.editor)).scheduled).toMatchObject({
      timeZone: 'Europe/Berlin',
      records: [{ record: { title: 'Winterabend' }, publishAt: null, unpublishAt: future, problems: null }],
      recordCount: 1,
    });
    expect((await readSite(other.editor)).scheduled.records).toEqual([]);
    await testProject.editor.rest.patch(`/items/event/${event}`, { unpublish_at: past });
    const withdrawn = { status: 'draft', publish_at: null, unpublish_at: null };
    await waitForPublishingResult(async () => expect(await read(testProject, event)).toMatchObject(withdrawn));
  });

  it('a record that is refused is named with the reason, does not stop others, and follows when it is corrected', async () => {
    const testProject = await createProject();
    const refused = await createEvent(testProject, { publish_at: past });
    const accepted = await createEvent(testProject, { ...texts, publish_at: past });
    await waitForPublishingResult(async () => {
      expect(await read(testProject, accepted)).toMatchObject({ status: 'published' });
      expect((await readSite(testProject.editor)).scheduled.records).toMatchObject([
        { record: { path: `/content/event/${refused}` }, problems: [{ code: 'text_missing' }] },
      ]);
    });
    expect(await read(testProject, refused)).toMatchObject({ status: 'draft', publish_at: past });
    await testProject.editor.rest.patch(`/items/event/${refused}`, texts);
    await waitForPublishingResult(async () => {
      expect(await read(testProject, refused)).toMatchObject({ status: 'published', publish_at: null });
      expect((await readSite(testProject.editor)).scheduled.records).toEqual([]);
    });
  });

  it('a version is promoted and removed', async () => {
    const testProject = await createProject();
    const { rest } = testProject.editor;
    const event = await createEvent(testProject, { ...texts, status: 'published' });
    const { id } = await rest.post<{ id: string }>('/versions', { key: 'advent', collection: 'event', item: event });
    await rest.post(`/versions/${id}/save`, { state: 'full', publish_at: future });
    expect((await readSite(testProject.editor)).scheduled.records).toMatchObject([
      { version: 'advent', publishAt: future, record: { path: `/content/event/${event}?version=advent` } },
    ]);
    await rest.post(`/versions/${id}/save`, { publish_at: past });
    const promoted = { status: 'published', state: 'full', publish_at: null };
    await waitForPublishingResult(async () => expect(await read(testProject, event)).toMatchObject(promoted));
    expect(await rest.get('/versions')).toEqual([]);
  });

  it('a version is not promoted into a record that was withdrawn, and is named with the reason', async () => {
    const testProject = await createProject();
    const { rest } = testProject.editor;
    const event = await createEvent(testProject, { ...texts, status: 'published' });
    const { id } = await rest.post<{ id: string }>('/versions', { key: 'advent', collection: 'event', item: event });
    await rest.patch(`/items/event/${event}`, { status: 'draft' });
    await rest.post(`/versions/${id}/save`, { state: 'full', publish_at: past });
    await waitForPublishingResult(async () =>
      expect((await readSite(testProject.editor)).scheduled.records).toMatchObject([
        { version: 'advent', problems: [{ code: 'schedule_hidden' }] },
      ]),
    );
    expect(await read(testProject, event)).toMatchObject({ status: 'draft', state: 'open' });
    await rest.post(`/versions/${id}/save`, { status: 'published' });
    await waitForPublishingResult(async () =>
      expect(await read(testProject, event)).toMatchObject({ status: 'published', state: 'full' }),
    );
  });

  it('a section of a page is shown and hidden', async () => {
    const testProject = await createProject();
    const { rest } = testProject.editor;
    const page = {
      key: 'home',
      status: 'published',
      translations: [{ language: 'de', title: 'Start', heading: 'Start' }],
    };
    const { id } = await rest.post<{ id: string }>('/items/page', page);
    const section = { page: id, type: 'text', visible: false, publish_at: past };
    const { id: teaser } = await rest.post<{ id: string }>('/items/page_section', section);
    const readTeaser = () => rest.get(`/items/page_section/${teaser}?fields=visible,publish_at`);
    await waitForPublishingResult(async () => expect(await readTeaser()).toEqual({ visible: true, publish_at: null }));
    await rest.patch(`/items/page_section/${teaser}`, { unpublish_at: past });
    await waitForPublishingResult(async () => expect(await readTeaser()).toMatchObject({ visible: false }));
  });
});

it('is shown by a panel that the studio can load', async () => {
  const response = await fetch(`${current().running.url}/extensions/sources/index.js`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('publishing-panel');
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
    expect(await readDirectusRequestStatus(rest.get('/ecom/publishing'))).toBe(403);
    expect(await readDirectusRequestStatus(publish(rest, other.project))).toBe(403);
    expect(await readPublications(other.project)).toHaveLength(before);
    expect(await readDirectusRequestStatus(rest.get(`/dashboards/${websiteDashboardId}`))).toBe(403);
  });

  it('visitors, the build account and editors without a project', async () => {
    const { url, buildToken } = current().running;
    const nobody = await createEditor({ project: null });
    for (const token of [undefined, buildToken]) {
      const rest = createDirectusRestClient(url, token);
      expect(await readDirectusRequestStatus(rest.get('/ecom/publishing'))).toBe(403);
      expect(await readDirectusRequestStatus(publish(rest, site.project))).toBe(403);
    }
    expect((await readState(nobody)).sites).toEqual([]);
    expect(await readDirectusRequestStatus(publish(nobody.rest, site.project))).toBe(403);
    expect(await readDirectusRequestStatus(createDirectusRestClient(url, randomUUID()).get('/ecom/publishing'))).toBe(
      401,
    );
  });
});

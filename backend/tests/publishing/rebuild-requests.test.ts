// From an editor's save to the call of the host: what is published, how many calls are made, and their results.
import { beforeAll, describe, expect, it } from 'vitest';
import { type PublishingTestProject, waitForPublishingResult, usePublishingFixture } from './publishing-fixture.ts';

const publishing = await usePublishingFixture({ 'x-build-token': 'of the service' });
const { host, createProject, readPublications, readRows } = publishing;

/** Waits until all changes are assigned and no call is pending. */
const waitUntilAssigned = () =>
  waitForPublishingResult(async () => {
    expect(await readRows('select id from publication_change where publication is null')).toEqual([]);
  });

const waitUntilCalled = (domain: string, count = 1) =>
  waitForPublishingResult(() => expect(host.callsOf(domain)).toHaveLength(count));

const waitForStates = (project: string, ...states: string[]) =>
  waitForPublishingResult(async () =>
    expect((await readPublications(project)).map(({ state }) => state)).toEqual(states),
  );

describe('a save of an editor', () => {
  let site: PublishingTestProject;
  beforeAll(async () => {
    site = await createProject();
  });

  it('calls the host once, signed, with the record and the additional headers', async () => {
    const { domain, project, published, editor } = site;
    // Changes by the setup account are not published.
    await waitUntilAssigned();
    expect(await readPublications(project)).toEqual([]);
    await editor.rest.patch(`/items/ecommerce_product/${published}`, { display_name: 'Ring, neu' });
    await waitUntilCalled(domain);
    const [call] = host.calls.filter((one) => one.project === domain);
    expect(call?.changes).toEqual([{ collection: 'ecommerce_product', item: published, action: 'update' }]);
    expect(call?.headers['x-build-token']).toBe('of the service');
    const [publication] = await readPublications(project);
    expect(call?.publication).toBe(publication?.['id']);
  });

  it('is tracked through its build to the release', async () => {
    const { domain, project } = site;
    await waitForStates(project, 'sent');
    host.begin(domain);
    await waitForStates(project, 'building');
    host.end(domain, {
      result: 'built',
      release: 'r-2',
      changedFileCount: 12,
      stages: [{ stage: 'pages', tookMs: 900 }],
    });
    await waitForStates(project, 'live');
    const [publication] = await readPublications(project);
    expect(publication).toMatchObject({ release: 'r-2', changed_file_count: 12, attempts: 1 });
  });

  it('of a translation is reported once, as a change of the translated record', async () => {
    const { domain, published, editor } = site;
    await editor.rest.patch(`/items/ecommerce_product/${published}`, {
      translations: { create: [{ language: 'fr', display_name: 'Bague' }], update: [], delete: [] },
    });
    await waitUntilCalled(domain, 2);
    expect(host.callsOf(domain)[1]?.changes).toEqual([
      { collection: 'ecommerce_product', item: published, action: 'update' },
    ]);
    host.begin(domain);
    host.end(domain);
    await waitForStates(site.project, 'live', 'live');
  });
});

it('makes at most two calls for fifty concurrent saves and loses none', async () => {
  const { domain, project, published, category, editor } = await createProject();
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? editor.rest.patch(`/items/ecommerce_product/${published}`, { display_name: `Ring ${index}` })
        : editor.rest.patch(`/items/ecommerce_category/${category}`, { display_name: `Ringe ${index}` }),
    ),
  );
  await waitUntilAssigned();
  await waitUntilCalled(domain);
  host.begin(domain);
  host.end(domain);
  await waitForPublishingResult(async () => {
    const states = (await readPublications(project)).map(({ state }) => state);
    expect(states[0]).toBe('live');
    // Changes after the first call waited and were sent together.
    expect(states.slice(1).every((state) => state === 'sent')).toBe(true);
  });
  expect(host.callsOf(domain).length).toBeLessThanOrEqual(2);
  const changes = await readRows('select distinct collection from publication_change where project = $1', [project]);
  expect(changes).toHaveLength(2);
});

describe('nothing is published for', () => {
  let site: PublishingTestProject;
  beforeAll(async () => {
    site = await createProject();
  });

  const expectNothing = async () => {
    await waitUntilAssigned();
    expect(await readPublications(site.project)).toEqual([]);
  };

  it('orders, ratings and stock reservations', async () => {
    const { editor, project, published } = site;
    const [rating] = await readRows('select id from ecommerce_product_rating where product = $1', [published]);
    await editor.rest.patch(`/items/ecommerce_product_rating/${String(rating?.['id'])}`, { status: 'archived' });
    await editor.rest.post('/items/contact_message', {
      project,
      name: 'Jo',
      email: 'jo@example.com',
      message: 'Hallo',
      status: 'new',
    });
    // As the order service does: directly in the database, without a user.
    await readRows('update ecommerce_product set stock = stock - 1 where id = $1', [published]);
    await expectNothing();
  });

  it('a draft that stays a draft, and its children', async () => {
    const { editor, draft, secretWord } = site;
    await editor.rest.patch(`/items/ecommerce_product/${draft}`, {
      display_name: `${secretWord} 2`,
      translations: { create: [{ language: 'fr', display_name: 'Bague' }], update: [], delete: [] },
    });
    await expectNothing();
  });
});

it('publishes a draft that becomes published, and records that are withdrawn or deleted', async () => {
  const { domain, project, draft, published, editor } = await createProject();
  const completeBuild = async (count: number) => {
    await waitUntilCalled(domain, count);
    host.begin(domain);
    host.end(domain);
    await waitForStates(project, ...Array.from({ length: count }, () => 'live'));
  };
  const product = `/items/ecommerce_product/${draft}`;
  await editor.rest.patch(product, { status: 'published' });
  await completeBuild(1);
  await editor.rest.patch(product, { status: 'archived' });
  await completeBuild(2);
  await editor.rest.delete(product);
  await waitUntilAssigned();
  expect(host.callsOf(domain)).toHaveLength(2);
  await editor.rest.delete(`/items/ecommerce_product/${published}`);
  await completeBuild(3);
  expect(host.callsOf(domain)[2]?.changes).toEqual([
    { collection: 'ecommerce_product', item: published, action: 'delete' },
  ]);
});

it('publishes an image that is replaced, but not a new one', async () => {
  const { domain, project, editor } = await createProject();
  const toForm = () => {
    const toForm = new FormData();
    toForm.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }), 'neu.svg');
    return toForm;
  };
  const { id } = await editor.rest.post<{ id: string }>('/files', toForm());
  await waitUntilAssigned();
  expect(await readPublications(project)).toEqual([]);
  await editor.rest.patch(`/files/${id}`, { title: 'Besser' });
  await waitUntilCalled(domain);
  expect(host.callsOf(domain)[0]?.changes).toEqual([{ collection: 'directus_files', item: id, action: 'update' }]);
});

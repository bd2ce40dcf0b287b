// From an editor's save to the call of the host: what is published, how many calls that makes, and what becomes of them.
import { beforeAll, describe, expect, it } from 'vitest';
import { type House, until, usePublishing } from './publishing-fixture.ts';

const publishing = await usePublishing({ 'x-build-token': 'of the service' });
const { host, createHouse, readPublications, readRows } = publishing;

/** All notes are sorted, and nothing waits for its call. */
const untilSorted = () =>
  until(async () => {
    expect(await readRows('select id from publication_change where publication is null')).toEqual([]);
  });

const untilCalled = (domain: string, count = 1) => until(() => expect(host.callsOf(domain)).toHaveLength(count));

const untilState = (project: string, ...states: string[]) =>
  until(async () => expect((await readPublications(project)).map(({ state }) => state)).toEqual(states));

describe('a save of an editor', () => {
  let house: House;
  beforeAll(async () => {
    house = await createHouse();
  });

  it('calls the host once, signed, with the record and the further header lines', async () => {
    const { domain, project, published, editor } = house;
    // Its making by the set-up account is nothing that an editor has done.
    await untilSorted();
    expect(await readPublications(project)).toEqual([]);
    await editor.rest.patch(`/items/ecommerce_product/${published}`, { display_name: 'Ring, neu' });
    await untilCalled(domain);
    const [call] = host.calls.filter((one) => one.project === domain);
    expect(call?.changes).toEqual([{ collection: 'ecommerce_product', item: published, action: 'update' }]);
    expect(call?.headers['x-build-token']).toBe('of the service');
    const [publication] = await readPublications(project);
    expect(call?.publication).toBe(publication?.['id']);
  });

  it('is followed through its build to the release', async () => {
    const { domain, project } = house;
    await untilState(project, 'sent');
    host.begin(domain);
    await untilState(project, 'building');
    host.end(domain, {
      result: 'built',
      release: 'r-2',
      changedFileCount: 12,
      stages: [{ stage: 'pages', tookMs: 900 }],
    });
    await untilState(project, 'live');
    const [publication] = await readPublications(project);
    expect(publication).toMatchObject({ release: 'r-2', changed_file_count: 12, attempts: 1 });
  });

  it('of a translation counts for what it translates, once', async () => {
    const { domain, published, editor } = house;
    await editor.rest.patch(`/items/ecommerce_product/${published}`, {
      translations: { create: [{ language: 'fr', display_name: 'Bague' }], update: [], delete: [] },
    });
    await untilCalled(domain, 2);
    expect(host.callsOf(domain)[1]?.changes).toEqual([
      { collection: 'ecommerce_product', item: published, action: 'update' },
    ]);
    host.begin(domain);
    host.end(domain);
    await untilState(house.project, 'live', 'live');
  });
});

it('makes at most two calls of fifty saves at once, and loses none', async () => {
  const { domain, project, published, category, editor } = await createHouse();
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? editor.rest.patch(`/items/ecommerce_product/${published}`, { display_name: `Ring ${index}` })
        : editor.rest.patch(`/items/ecommerce_category/${category}`, { display_name: `Ringe ${index}` }),
    ),
  );
  await untilSorted();
  await untilCalled(domain);
  host.begin(domain);
  host.end(domain);
  await until(async () => {
    const states = (await readPublications(project)).map(({ state }) => state);
    expect(states[0]).toBe('live');
    // What came after the first call waited, and was called for together.
    expect(states.slice(1).every((state) => state === 'sent')).toBe(true);
  });
  expect(host.callsOf(domain).length).toBeLessThanOrEqual(2);
  const changes = await readRows('select distinct collection from publication_change where project = $1', [project]);
  expect(changes).toHaveLength(2);
});

describe('nothing is published of', () => {
  let house: House;
  beforeAll(async () => {
    house = await createHouse();
  });

  const expectNothing = async () => {
    await untilSorted();
    expect(await readPublications(house.project)).toEqual([]);
  };

  it('orders, ratings and stock that is taken', async () => {
    const { editor, project, published } = house;
    const [rating] = await readRows('select id from ecommerce_product_rating where product = $1', [published]);
    await editor.rest.patch(`/items/ecommerce_product_rating/${String(rating?.['id'])}`, { status: 'archived' });
    await editor.rest.post('/items/contact_message', {
      project,
      name: 'Jo',
      email: 'jo@example.com',
      message: 'Hallo',
      status: 'new',
    });
    // As the order service does: past Directus, without a user.
    await readRows('update ecommerce_product set stock = stock - 1 where id = $1', [published]);
    await expectNothing();
  });

  it('a draft that stays one, and its children', async () => {
    const { editor, draft, secretWord } = house;
    await editor.rest.patch(`/items/ecommerce_product/${draft}`, {
      display_name: `${secretWord} 2`,
      translations: { create: [{ language: 'fr', display_name: 'Bague' }], update: [], delete: [] },
    });
    await expectNothing();
  });
});

it('publishes a draft that is published, and what is taken off the site or deleted', async () => {
  const { domain, project, draft, published, editor } = await createHouse();
  const bring = async (count: number) => {
    await untilCalled(domain, count);
    host.begin(domain);
    host.end(domain);
    await untilState(project, ...Array.from({ length: count }, () => 'live'));
  };
  const product = `/items/ecommerce_product/${draft}`;
  await editor.rest.patch(product, { status: 'published' });
  await bring(1);
  await editor.rest.patch(product, { status: 'archived' });
  await bring(2);
  await editor.rest.delete(product);
  await untilSorted();
  expect(host.callsOf(domain)).toHaveLength(2);
  await editor.rest.delete(`/items/ecommerce_product/${published}`);
  await bring(3);
  expect(host.callsOf(domain)[2]?.changes).toEqual([
    { collection: 'ecommerce_product', item: published, action: 'delete' },
  ]);
});

it('publishes a picture that is replaced, and not one that is new', async () => {
  const { domain, project, editor } = await createHouse();
  const form = () => {
    const picture = new FormData();
    picture.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }), 'neu.svg');
    return picture;
  };
  const { id } = await editor.rest.post<{ id: string }>('/files', form());
  await untilSorted();
  expect(await readPublications(project)).toEqual([]);
  await editor.rest.patch(`/files/${id}`, { title: 'Besser' });
  await untilCalled(domain);
  expect(host.callsOf(domain)[0]?.changes).toEqual([{ collection: 'directus_files', item: id, action: 'update' }]);
});

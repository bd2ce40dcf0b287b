// What goes wrong between backend and host: a host that is away, refuses or forgets, a build that fails, a backend that dies.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBuildFailureCause } from '../../../domain/format-build-failure.ts';
import { publicationRetentionDays, applyRetention } from '../../privacy/apply-retention.ts';
import { type House, until, usePublishing } from './publishing-fixture.ts';
import knex from 'knex';

const publishing = await usePublishing();
const { host, createHouse, createEditor, readPublications, readRows, readSite } = publishing;

const rename = ({ editor, published }: House, name: string) =>
  editor.rest.patch(`/items/ecommerce_product/${published}`, { display_name: name });

const untilState = (project: string, ...states: string[]) =>
  until(async () => expect((await readPublications(project)).map(({ state }) => state)).toEqual(states));

const readMails = (about: string) =>
  readRows(
    `select kind, recipient, language, subject, text from ecommerce_mail where about like $1 order by recipient`,
    [`publication:${about}:%`],
  );

/** Begins and ends the build of what waits. */
const build = (domain: string, outcome?: Parameters<typeof host.end>[1]) => {
  host.begin(domain);
  host.end(domain, outcome);
};

describe('a host', () => {
  afterAll(() => {
    host.answer = 'take';
  });

  it('that is away is called again until it is there', async () => {
    const house = await createHouse();
    await host.stop();
    await rename(house, 'Ring');
    await until(async () =>
      expect(await readPublications(house.project)).toMatchObject([{ state: 'queued', problem: 'away' }]),
    );
    await host.start();
    await untilState(house.project, 'sent');
    expect((await readPublications(house.project))[0]?.['attempts']).toBeGreaterThan(1);
    expect(host.callsOf(house.domain)).toHaveLength(1);
  });

  it('that has no site of the project is told so, and asked again with the next change only', async () => {
    const house = await createHouse();
    host.answer = 'unknown_project';
    await rename(house, 'Ring');
    await untilState(house.project, 'unhosted');
    host.answer = 'take';
    await rename(house, 'Armreif');
    await untilState(house.project, 'unhosted', 'sent');
    expect(host.callsOf(house.domain)).toHaveLength(2);
  });

  it('that does not know the signature is named in the panel', async () => {
    const house = await createHouse();
    host.answer = 'not_signed';
    await rename(house, 'Ring');
    await until(async () =>
      expect((await readSite(house.editor)).publications).toMatchObject([{ state: 'queued', problem: 'not_signed' }]),
    );
    host.answer = 'take';
    await untilState(house.project, 'sent');
  });

  it('that has taken the call already, with an answer that was lost, is followed', async () => {
    const house = await createHouse();
    host.answer = 'already_taken';
    await rename(house, 'Ring');
    await untilState(house.project, 'sent');
  });

  it('that is a build service gets the call, and nothing more is known', async () => {
    const house = await createHouse();
    host.answer = 'service';
    await rename(house, 'Ring');
    await untilState(house.project, 'handed_over');
    // Each of its builds may cost money: the next call waits for a while.
    await rename(house, 'Armreif');
    await untilState(house.project, 'handed_over', 'queued');
    expect(host.callsOf(house.domain)).toHaveLength(1);
  });

  it('that does not say what became of a call is named in the panel, until it does', async () => {
    const house = await createHouse();
    host.answer = 'take';
    await rename(house, 'Ring');
    await untilState(house.project, 'sent');
    // As a web server before it that knows the one path alone.
    host.answer = 'service';
    await readRows(`update publication set sent_at = now() - interval '2 minutes' where project = $1`, [house.project]);
    await until(async () =>
      expect((await readSite(house.editor)).publications).toMatchObject([{ state: 'sent', problem: 'silent' }]),
    );
    host.answer = 'take';
    build(house.domain);
    await untilState(house.project, 'live');
    expect((await readSite(house.editor)).publications).toMatchObject([{ state: 'live', problem: null }]);
  });

  it('that forgets a call is called again', async () => {
    const house = await createHouse();
    host.answer = 'take';
    await rename(house, 'Ring');
    await untilState(house.project, 'sent');
    host.statuses.delete(house.domain);
    await readRows(`update publication set sent_at = now() - interval '2 minutes' where project = $1`, [house.project]);
    await until(() => expect(host.callsOf(house.domain)).toHaveLength(2));
    const [first, second] = host.callsOf(house.domain);
    expect(second?.publication).toBe(first?.publication);
    build(house.domain);
    await untilState(house.project, 'live');
  });
});

it('loses nothing of a backend that dies between the save and the call, or with the call', async () => {
  const house = await createHouse();
  const { project, published, editor, domain } = house;
  // As the trigger has left it, and as the sender has: nobody of this process knows of either.
  await readRows(
    `insert into publication_change (collection, item, action, editor, date_created)
     values ('ecommerce_product', $1, 'update', $2, now())`,
    [published, editor.id],
  );
  await untilState(project, 'sent');
  build(domain);
  await untilState(project, 'live');
  await readRows(
    `insert into publication (id, project, state, attempts, losses, date_created, next_attempt_at)
     values (gen_random_uuid(), $1, 'sending', 1, 0, now(), now() - interval '1 second')`,
    [project],
  );
  await untilState(project, 'live', 'sent');
});

describe('a build that fails', () => {
  const asTold = { cause: 'broken_links' as const, details: ['/produkte/ring → /gibt-es-nicht'] };
  let house: House;
  let colleague: Awaited<ReturnType<typeof createEditor>>;

  beforeAll(async () => {
    host.answer = 'take';
    house = await createHouse();
    colleague = await createEditor({ project: house.project, language: 'fr-FR' });
    await Promise.all([
      rename(house, 'Ring'),
      colleague.rest.patch(`/items/ecommerce_category/${house.category}`, { display_name: 'Ringe' }),
    ]);
    await until(async () => {
      build(house.domain, { result: 'failed', stage: 'check', ...asTold, record: await readTranslation() });
      const changes = await readRows(
        `select editor from publication_change join publication p on p.id = publication
          where p.project = $1 and p.state = 'failed'`,
        [house.project],
      );
      expect(changes).toHaveLength(2);
    });
  });

  /** The build names the row it could not read; editors open what it belongs to. */
  const readTranslation = async () => {
    const [row] = await readRows('select id from ecommerce_product_translations where ecommerce_product = $1', [
      house.published,
    ]);
    return { collection: 'ecommerce_product_translations', item: String(row?.['id']) };
  };

  const readFailed = async () => (await readPublications(house.project)).filter(({ state }) => state === 'failed');

  it('is written to each of whose change was in it, in the own language, with the record', async () => {
    const mails = (await Promise.all((await readFailed()).map(({ id }) => readMails(String(id))))).flat();
    const of = (email: string) => mails.filter(({ recipient }) => recipient === email);
    expect(of(house.editor.email)).toMatchObject([{ kind: 'publication_failed', language: 'de' }]);
    expect(of(colleague.email)).toMatchObject([{ kind: 'publication_failed', language: 'fr' }]);
    const [{ text } = {}] = of(house.editor.email);
    for (const part of [
      formatBuildFailureCause('broken_links', 'de'),
      '/produkte/ring → /gibt-es-nicht',
      `/admin/content/ecommerce_product/${house.published}`,
      'noch nicht auf der Website',
    ])
      expect(text).toContain(part);
    expect(of(colleague.email)[0]?.['text']).toContain('pas encore en ligne');
    expect(of(colleague.email)[0]?.['text']).toContain(formatBuildFailureCause('broken_links', 'fr'));
  });

  it('is not written again for the same reason, and made up for by the next one that succeeds', async () => {
    const before = (await readFailed()).length;
    await rename(house, 'Ring, rund');
    await until(async () => {
      build(house.domain, { result: 'failed', stage: 'check', ...asTold });
      expect(await readFailed()).toHaveLength(before + 1);
    });
    const last = (await readFailed()).at(-1);
    expect(await readMails(String(last?.['id']))).toEqual([]);
    await rename(house, 'Ring, schmal');
    await until(async () => {
      build(house.domain);
      const states = (await readPublications(house.project)).map(({ state }) => state);
      expect(new Set(states.slice(0, -1))).toEqual(new Set(['superseded']));
      expect(states.at(-1)).toBe('live');
    });
    const live = (await readPublications(house.project)).at(-1);
    expect(await readMails(String(live?.['id']))).toHaveLength(2);
  });
});

it('keeps publications for a while, and those that are under way for as long as they take', async () => {
  const { project } = await createHouse();
  const database = knex({
    client: 'pg',
    connection: publishing.current().running.databaseUrl,
    pool: { min: 0, max: 2 },
  });
  const write = async (state: string, days: number) => {
    await database.raw(
      `insert into publication (id, project, state, attempts, losses, date_created, next_attempt_at)
       values (gen_random_uuid(), ?, ?, 0, 0, now() - ? * interval '1 day', now() + interval '1 day')`,
      [project, state, days],
    );
  };
  await write('live', publicationRetentionDays + 1);
  await write('queued', publicationRetentionDays + 2);
  await write('live', publicationRetentionDays - 1);
  await applyRetention(database);
  await database.destroy();
  expect((await readPublications(project)).map(({ state }) => state)).toEqual(['queued', 'live']);
});

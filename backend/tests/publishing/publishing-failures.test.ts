// Failures between backend and host: an unavailable or refusing host, lost calls, failed builds, a crashed backend.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBuildFailureCause } from '../../../domain/publishing/format-build-failure.ts';
import { publicationRetentionDays, applyRetentionRules } from '../../privacy/apply-retention-rules.ts';
import { type PublishingTestProject, waitForPublishingResult, usePublishingFixture } from './publishing-fixture.ts';
import knex from 'knex';

const publishing = await usePublishingFixture();
const { host, createProject, createEditor, readPublications, readRows, readSite } = publishing;

const rename = ({ editor, published }: PublishingTestProject, name: string) =>
  editor.rest.patch(`/items/ecommerce_product/${published}`, { display_name: name });

const waitForStates = (project: string, ...states: string[]) =>
  waitForPublishingResult(async () =>
    expect((await readPublications(project)).map(({ state }) => state)).toEqual(states),
  );

const readMails = (about: string) =>
  readRows(
    `select kind, recipient, language, subject, text from ecommerce_mail where about like $1 order by recipient`,
    [`publication:${about}:%`],
  );

/** Starts and ends the build of the queued publications. */
const build = (domain: string, outcome?: Parameters<typeof host.end>[1]) => {
  host.begin(domain);
  host.end(domain, outcome);
};

describe('a host', () => {
  afterAll(() => {
    host.answer = 'take';
  });

  it('that is unavailable is called again until it responds', async () => {
    const site = await createProject();
    await host.stop();
    await rename(site, 'Ring');
    await waitForPublishingResult(async () =>
      expect(await readPublications(site.project)).toMatchObject([{ state: 'queued', problem: 'away' }]),
    );
    await host.start();
    await waitForStates(site.project, 'sent');
    expect((await readPublications(site.project))[0]?.['attempts']).toBeGreaterThan(1);
    expect(host.callsOf(site.domain)).toHaveLength(1);
  });

  it('that has no site for the project is called again only with the next change', async () => {
    const site = await createProject();
    host.answer = 'unknown_project';
    await rename(site, 'Ring');
    await waitForStates(site.project, 'unhosted');
    host.answer = 'take';
    await rename(site, 'Armreif');
    await waitForStates(site.project, 'unhosted', 'sent');
    expect(host.callsOf(site.domain)).toHaveLength(2);
  });

  it('that rejects the signature is reported in the panel', async () => {
    const site = await createProject();
    host.answer = 'not_signed';
    await rename(site, 'Ring');
    await waitForPublishingResult(async () =>
      expect((await readSite(site.editor)).publications).toMatchObject([{ state: 'queued', problem: 'not_signed' }]),
    );
    host.answer = 'take';
    await waitForStates(site.project, 'sent');
  });

  it('that has received the call already, although the response was lost, is tracked', async () => {
    const site = await createProject();
    host.answer = 'already_taken';
    await rename(site, 'Ring');
    await waitForStates(site.project, 'sent');
  });

  it('that is a build service gets the call, and the result stays unknown', async () => {
    const site = await createProject();
    host.answer = 'service';
    await rename(site, 'Ring');
    await waitForStates(site.project, 'handed_over');
    // Each build may cost money: the next call is delayed.
    await rename(site, 'Armreif');
    await waitForStates(site.project, 'handed_over', 'queued');
    expect(host.callsOf(site.domain)).toHaveLength(1);
  });

  it('that does not report the status of a call is shown in the panel until it does', async () => {
    const site = await createProject();
    host.answer = 'take';
    await rename(site, 'Ring');
    await waitForStates(site.project, 'sent');
    // As behind a web server that forwards only the one path.
    host.answer = 'service';
    await readRows(`update publication set sent_at = now() - interval '2 minutes' where project = $1`, [site.project]);
    await waitForPublishingResult(async () =>
      expect((await readSite(site.editor)).publications).toMatchObject([{ state: 'sent', problem: 'silent' }]),
    );
    host.answer = 'take';
    build(site.domain);
    await waitForStates(site.project, 'live');
    expect((await readSite(site.editor)).publications).toMatchObject([{ state: 'live', problem: null }]);
  });

  it('that forgets a call is called again', async () => {
    const site = await createProject();
    host.answer = 'take';
    await rename(site, 'Ring');
    await waitForStates(site.project, 'sent');
    host.statuses.delete(site.domain);
    await readRows(`update publication set sent_at = now() - interval '2 minutes' where project = $1`, [site.project]);
    await waitForPublishingResult(() => expect(host.callsOf(site.domain)).toHaveLength(2));
    const [first, second] = host.callsOf(site.domain);
    expect(second?.publication).toBe(first?.publication);
    build(site.domain);
    await waitForStates(site.project, 'live');
  });
});

it('loses no change when the backend crashes between the save and the call, or during the call', async () => {
  const site = await createProject();
  const { project, published, editor, domain } = site;
  // As left by the trigger and by the sender of a crashed process.
  await readRows(
    `insert into publication_change (collection, item, action, editor, date_created)
     values ('ecommerce_product', $1, 'update', $2, now())`,
    [published, editor.id],
  );
  await waitForStates(project, 'sent');
  build(domain);
  await waitForStates(project, 'live');
  await readRows(
    `insert into publication (id, project, state, attempts, losses, date_created, next_attempt_at)
     values (gen_random_uuid(), $1, 'sending', 1, 0, now(), now() - interval '1 second')`,
    [project],
  );
  await waitForStates(project, 'live', 'sent');
});

describe('a build that fails', () => {
  const failure = { cause: 'broken_links' as const, details: ['/produkte/ring → /gibt-es-nicht'] };
  let site: PublishingTestProject;
  let colleague: Awaited<ReturnType<typeof createEditor>>;

  beforeAll(async () => {
    host.answer = 'take';
    site = await createProject();
    colleague = await createEditor({ project: site.project, language: 'fr-FR' });
    await Promise.all([
      rename(site, 'Ring'),
      colleague.rest.patch(`/items/ecommerce_category/${site.category}`, { display_name: 'Ringe' }),
    ]);
    await waitForPublishingResult(async () => {
      build(site.domain, { result: 'failed', stage: 'check', ...failure, record: await readTranslation() });
      const changes = await readRows(
        `select editor from publication_change join publication p on p.id = publication
          where p.project = $1 and p.state = 'failed'`,
        [site.project],
      );
      expect(changes).toHaveLength(2);
    });
  });

  /** The build names the row that it could not read; editors open the record it belongs to. */
  const readTranslation = async () => {
    const [row] = await readRows('select id from ecommerce_product_translations where ecommerce_product = $1', [
      site.published,
    ]);
    return { collection: 'ecommerce_product_translations', item: String(row?.['id']) };
  };

  const readFailed = async () => (await readPublications(site.project)).filter(({ state }) => state === 'failed');

  it('is emailed to each editor whose change is part of it, in their language, with the record', async () => {
    const mails = (await Promise.all((await readFailed()).map(({ id }) => readMails(String(id))))).flat();
    const of = (email: string) => mails.filter(({ recipient }) => recipient === email);
    expect(of(site.editor.email)).toMatchObject([{ kind: 'publication_failed', language: 'de' }]);
    expect(of(colleague.email)).toMatchObject([{ kind: 'publication_failed', language: 'fr' }]);
    const [{ text } = {}] = of(site.editor.email);
    for (const part of [
      formatBuildFailureCause('broken_links', 'de'),
      '/produkte/ring → /gibt-es-nicht',
      `/admin/content/ecommerce_product/${site.published}`,
      'noch nicht auf der Website',
    ])
      expect(text).toContain(part);
    expect(of(colleague.email)[0]?.['text']).toContain('pas encore en ligne');
    expect(of(colleague.email)[0]?.['text']).toContain(formatBuildFailureCause('broken_links', 'fr'));
  });

  it('is not emailed again for the same cause, and superseded by the next successful build', async () => {
    const before = (await readFailed()).length;
    await rename(site, 'Ring, rund');
    await waitForPublishingResult(async () => {
      build(site.domain, { result: 'failed', stage: 'check', ...failure });
      expect(await readFailed()).toHaveLength(before + 1);
    });
    const last = (await readFailed()).at(-1);
    expect(await readMails(String(last?.['id']))).toEqual([]);
    await rename(site, 'Ring, schmal');
    await waitForPublishingResult(async () => {
      build(site.domain);
      const states = (await readPublications(site.project)).map(({ state }) => state);
      expect(new Set(states.slice(0, -1))).toEqual(new Set(['superseded']));
      expect(states.at(-1)).toBe('live');
    });
    const live = (await readPublications(site.project)).at(-1);
    expect(await readMails(String(live?.['id']))).toHaveLength(2);
  });
});

it('deletes old publications, but keeps those in progress', async () => {
  const { project } = await createProject();
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
  await applyRetentionRules(database);
  await database.destroy();
  expect((await readPublications(project)).map(({ state }) => state)).toEqual(['queued', 'live']);
});

// Invalid newsletter requests, and access to subscribers. No email is sent here.
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { editorRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { postToTestOrderService } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const project = 'arnsberg-tochter.example';

type Item = Record<string, unknown>;

/** postToTestOrderService uses another IP address for each request. */
const send = (path: string, body: unknown) => postToTestOrderService(backend.url, path, body);

const signUp = (changes: Item = {}) =>
  send('newsletter', {
    project,
    email: 'a@b.example',
    language: 'de',
    text_version: '2026-11',
    homepage: '',
    open_ms: 40_000,
    ...changes,
  });

const count = () =>
  queryTestDatabase(
    backend.databaseUrl,
    'select (select count(*) from newsletter_subscription) as a, (select count(*) from newsletter_event) as b',
  );

describe('bad input', () => {
  const longText = (length: number): string => 'x'.repeat(length);
  const wrong: [string, Item][] = [
    ['project', { project: '' }],
    ['project', { project: { _neq: '' } }],
    ['language', { language: 'es' }],
    ['text_version', { text_version: '1999-01' }],
    ['text_version', { text_version: undefined }],
    ['text_version', { text_version: '<b>2026-11</b>' }],
    ['attempt', { attempt: 'again' }],
    ['proof', { proof: longText(4_001) }],
    ['homepage', { homepage: 5 }],
    ['open_ms', { open_ms: -1 }],
    ['state', { state: 'confirmed' }],
    ...[
      '',
      'x',
      'a@b',
      'a@b.de,c@d.de',
      'A <a@b.de>',
      'a@b.de\r\nBcc: c@d.de',
      'a@b.de\n c@d.de',
      '<b>@b.de',
      `${longText(250)}@b.de`,
      longText(3_000_000),
    ].map((email): [string, Item] => ['email', { email }]),
    ['email', { email: ['a@b.de'] }],
    ['email', { email: undefined }],
  ];

  it('is refused with the name of the field and writes nothing', async () => {
    const before = await count();
    for (const [field, changes] of wrong) {
      expect(await signUp(changes), JSON.stringify(changes).slice(0, 80)).toEqual({
        status: 400,
        answer: { status: 'error', code: 'invalid_input', field },
      });
    }
    for (const body of ['', '[]', '"x"', '{"project":', 'email=a@b.de', `"${longText(5_000_000)}"`])
      expect((await send('newsletter', body)).status).toBe(400);
    for (const path of ['newsletter/confirmation', 'newsletter/unsubscription']) {
      for (const key of ['', 'x', '0'.repeat(63), 'G'.repeat(64), ['a'], { _neq: '' }, undefined])
        expect(await send(path, { project, key })).toMatchObject({ status: 400, answer: { field: 'key' } });
      expect(await send(path, { project, key: '0'.repeat(64), state: 'x' })).toMatchObject({
        status: 400,
        answer: { field: 'state' },
      });
    }
    expect(await count()).toEqual(before);
  });

  it('is answered like an unknown project if the project has no newsletter', async () => {
    const domain = `${randomUUID()}.example`;
    const { id } = await admin.post<{ id: string }>('/items/project', { name: 'Muster', domain, seo_title: 'Muster' });
    const unknown = { status: 404, answer: { status: 'error', code: 'unknown_project', field: 'project' } };
    expect(await signUp({ project: domain })).toEqual(unknown);
    expect(await signUp({ project: 'nowhere.example' })).toEqual(unknown);
    await admin.delete(`/items/project/${id}`);
  });
});

describe('in the studio', () => {
  it('subscribers are visible to the staff of their project, read-only, with a preset for the confirmed ones', async () => {
    const createStaff = async (domain: string) => {
      const token = randomUUID();
      const [project] = await admin.get<{ id: string }[]>(`/items/project?fields=id&filter[domain][_eq]=${domain}`);
      const user = { email: `${token}@example.com`, role: editorRoleId, project: project?.id, token };
      const { id } = await admin.post<{ id: string }>('/users', user);
      return { id, project: project?.id, rest: createDirectusRestClient(backend.url, token) };
    };
    const [own, foreign] = [await createStaff(project), await createStaff('nordlicht.example')];
    const { id } = await admin.post<{ id: string }>('/items/newsletter_subscription', {
      project: own.project,
      email: 'studio@example.com',
      language: 'de',
      state: 'confirmed',
    });
    const path = `/items/newsletter_subscription/${id}`;
    expect(await own.rest.get(path)).toMatchObject({ email: 'studio@example.com', state: 'confirmed' });
    for (const change of [{ state: 'pending' }, { email: 'x@example.com' }])
      await expect(own.rest.patch(path, change)).rejects.toMatchObject({ status: 403 });
    await expect(own.rest.delete(path)).rejects.toMatchObject({ status: 403 });
    const others = [
      foreign.rest,
      createDirectusRestClient(backend.url),
      createDirectusRestClient(backend.url, backend.buildToken),
    ];
    for (const other of others) await expect(other.get(path)).rejects.toMatchObject({ status: 403 });
    const lists = await own.rest.get<Item[]>('/presets?filter[collection][_eq]=newsletter_subscription');
    expect(lists.find(({ bookmark }) => bookmark === 'Newsletter-Empfänger')).toMatchObject({
      filter: { _and: [{ state: { _eq: 'confirmed' } }] },
      layout_query: { tabular: { fields: ['email', 'language', 'confirmed_at', 'unsubscribe_url'] } },
    });
    await admin.delete(path);
    await admin.delete('/users', [own.id, foreign.id]);
  });
});

// An editor saves, and visitors have it: hook, signed call, queue, build and switch are the real ones, on a host of its own.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../backend/access/service-ids.ts';
import { demoId } from '../backend/demo/demo-content.ts';
import { publicStatusSchema, type PublicStatus } from '../contract/publishing/site-status.ts';
import { askBackend, backendUrl, expect, test } from './fixtures.ts';

const publishedUrl = process.env.E2E_PUBLISHED_URL ?? '';

/** A warm build of the small house, on a machine that may do other work as well. */
const publishPatienceMs = 240_000;

test.setTimeout(600_000);
test.describe.configure({ mode: 'serial' });
test.use({ expectedHosts: [new URL(publishedUrl || 'http://unknown').host] });

const readStatus = async (): Promise<PublicStatus> =>
  publicStatusSchema.parse(await (await fetch(`${publishedUrl}/status`)).json());
const readPage = async (path: string): Promise<string> => (await fetch(`${publishedUrl}${path}`)).text();

/** What an editor of the house may do over the backend's API, which the studio uses, too. */
async function openEditor(): Promise<{
  save: (path: string, body: object) => Promise<void>;
  leave: () => Promise<void>;
}> {
  const email = `editor-${randomUUID()}@example.com`;
  const password = randomUUID();
  const body = { email, password, role: editorRoleId, project: demoId('nordlicht/project'), language: 'de-DE' };
  const { id } = (await askBackend('/users', { method: 'POST', body })) as { id: string };
  const send = (path: string, method: string, content: object, token?: string) =>
    fetch(`${backendUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(content),
    });
  const session = (await (await send('/auth/login', 'POST', { email, password })).json()) as {
    data: { access_token: string };
  };
  return {
    save: async (path, content) => {
      const response = await send(path, 'PATCH', content, session.data.access_token);
      expect(response.status, await response.text()).toBe(200);
    },
    leave: async () => {
      await askBackend(`/users/${id}`, { method: 'DELETE' });
    },
  };
}

const aboutPage = demoId('nordlicht/page/about');

/** A German text of a page, with the way to save another one. */
async function readLead(): Promise<{ id: number; lead: string }> {
  const path = `/items/page/${aboutPage}?fields=translations.id,translations.language,translations.lead`;
  const { translations } = (await askBackend(path)) as {
    translations: { id: number; language: string; lead: string }[];
  };
  const german = translations.find(({ language }) => language === 'de');
  if (!german) throw new Error('The demo page has no German text.');
  return german;
}

test('what an editor saves goes live by itself, and only that', async ({ page }) => {
  const editor = await openEditor();
  const { id, lead } = await readLead();
  const before = await readStatus();
  const readOthers = () =>
    Promise.all(['index', 'kontakt'].map((name) => readPage(`/page-data/${name}/page-data.json`)));
  const others = await readOthers();
  const text = `Neu seit heute: ${randomUUID()}.`;
  const saved = (words: string) => editor.save(`/items/page/${aboutPage}`, { translations: [{ id, lead: words }] });
  try {
    // As many saves as an editor makes on the way to the last word.
    for (const draft of ['Neu', 'Neu seit', text]) await saved(draft);
    await expect.poll(async () => (await readStatus()).state, { timeout: 30_000 }).not.toBe('idle');
    // While the site is built, visitors get the one before.
    expect(await readPage('/uber-uns')).not.toContain(text);
    await expect.poll(() => readPage('/uber-uns'), { timeout: publishPatienceMs }).toContain(text);
    await page.goto(`${publishedUrl}/uber-uns`);
    await expect(page.getByText(text)).toBeVisible();
    const after = await readStatus();
    expect(after.lastResult).toBe('built');
    expect(after.live.release).not.toBe(before.live.release);
    expect(await readOthers()).toEqual(others);
  } finally {
    await saved(lead);
    await editor.leave();
  }
});

test('a call that nobody has signed builds nothing', async ({ request }) => {
  const call = { project: 'nordlicht.example', publication: randomUUID(), changes: [] };
  const answer = await request.post(`${publishedUrl}/rebuild`, { data: call });
  expect([answer.status(), await answer.json()]).toEqual([401, { code: 'not_signed' }]);
  expect(
    (await request.get(`${publishedUrl}/metrics`, { headers: { 'x-forwarded-for': '198.18.0.1' } })).status(),
  ).toBe(404);
});

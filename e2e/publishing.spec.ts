// Publishing, from an editor's save to the live page, with the real hook, webhook, queue, build and release switch on a
// separate host.
import { randomUUID } from 'node:crypto';
import { editorRoleId, websiteDashboardId } from '../backend/access/fixed-account-and-policy-ids.ts';
import { formatContentProblem, getContentCheckMessages } from '../backend/studio/content-check-messages.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { publicSiteBuildStatusSchema, type PublicSiteBuildStatus } from '../contract/publishing/site-build-status.ts';
import { requestBackendAsAdmin, testBackendUrl, expect, test } from './fixtures.ts';

const publishedUrl = process.env.E2E_PUBLISHED_URL ?? '';

/** An incremental build of the small project, which takes minutes on a busy machine. */
const publishTimeoutMs = 240_000;

test.setTimeout(600_000);
test.describe.configure({ mode: 'serial' });
test.use({
  expectedHosts: [new URL(publishedUrl || 'http://unknown').host],
  // Directus has no icon and does not bundle the German texts of its editor.
  expectedFailures: ['/favicon.ico', "Unexpected token '<'"],
});

const readStatus = async (): Promise<PublicSiteBuildStatus> =>
  publicSiteBuildStatusSchema.parse(await (await fetch(`${publishedUrl}/status`)).json());
const readPage = async (path: string): Promise<string> => (await fetch(`${publishedUrl}${path}`)).text();

/** Creates an editor account that saves through the backend's API, like the studio. */
const createEditor = async (): Promise<{
  email: string;
  password: string;
  send: (path: string, body: object) => Promise<Response>;
  save: (path: string, body: object) => Promise<void>;
  leave: () => Promise<void>;
}> => {
  const email = `editor-${randomUUID()}@example.com`;
  const password = randomUUID();
  const body = { email, password, role: editorRoleId, project: toDemoRecordId('nordlicht/project'), language: 'de-DE' };
  const { id } = (await requestBackendAsAdmin('/users', { method: 'POST', body })) as { id: string };
  const send = (path: string, method: string, content: object, token?: string) =>
    fetch(`${testBackendUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(content),
    });
  const session = (await (await send('/auth/login', 'POST', { email, password })).json()) as {
    data: { access_token: string };
  };
  const patch = (path: string, content: object) => send(path, 'PATCH', content, session.data.access_token);
  return {
    email,
    password,
    send: patch,
    save: async (path, content) => {
      const response = await patch(path, content);
      expect(response.status, await response.text()).toBe(200);
    },
    leave: async () => {
      await requestBackendAsAdmin(`/users/${id}`, { method: 'DELETE' });
    },
  };
};

const aboutPage = toDemoRecordId('nordlicht/page/about');

/** The German texts of a page, with the id needed to update them. */
const readTexts = async (): Promise<{ id: number; lead: string; body: string }> => {
  const fields = ['id', 'language', 'lead', 'body'].map((field) => `translations.${field}`).join();
  const { translations } = (await requestBackendAsAdmin(`/items/page/${aboutPage}?fields=${fields}`)) as {
    translations: { id: number; language: string; lead: string; body: string }[];
  };
  const german = translations.find(({ language }) => language === 'de');
  if (!german) throw new Error('The demo page has no German text.');
  return german;
};

test('a saved change goes live automatically and changes no other page', async ({ page }) => {
  const editor = await createEditor();
  const { id, lead } = await readTexts();
  const before = await readStatus();
  const untouched = ['/', '/kontakt', '/page-data/index/page-data.json', '/page-data/kontakt/page-data.json'];
  const readOthers = () => Promise.all(untouched.map(readPage));
  const others = await readOthers();
  const text = `Neu seit heute: ${randomUUID()}.`;
  const saveLead = (words: string) => editor.save(`/items/page/${aboutPage}`, { translations: [{ id, lead: words }] });
  try {
    // Editors often save several times in a row.
    for (const draft of ['Neu', 'Neu seit', text]) await saveLead(draft);
    await expect.poll(async () => (await readStatus()).state, { timeout: 30_000 }).not.toBe('idle');
    // Visitors see the previous release during the build.
    expect(await readPage('/uber-uns')).not.toContain(text);
    await expect.poll(() => readPage('/uber-uns'), { timeout: publishTimeoutMs }).toContain(text);
    await page.goto(`${publishedUrl}/uber-uns`);
    await expect(page.getByText(text)).toBeVisible();
    const after = await readStatus();
    expect(after.lastResult).toBe('built');
    expect(after.live?.release).not.toBe(before.live?.release);
    expect(await readOthers()).toEqual(others);
  } finally {
    await saveLead(lead);
    await editor.leave();
  }
});

test('a link to nothing is not saved; one whose page is no longer published is left out, and the panel names its record', async ({
  page,
}) => {
  const editor = await createEditor();
  const { id, body } = await readTexts();
  const text = `Ohne Irrweg: ${randomUUID()}.`;
  const toTexts = (html: string) => ({ translations: [{ id, body: html }] });
  const saveBody = (html: string) => editor.save(`/items/page/${aboutPage}`, toTexts(html));
  const messages = getContentCheckMessages('de-DE');
  const target = (await requestBackendAsAdmin('/items/page', {
    method: 'POST',
    body: { project: toDemoRecordId('nordlicht/project'), key: 'info' },
  })) as { id: string };
  try {
    const refused = await editor.send(
      `/items/page/${aboutPage}`,
      toTexts('<p><a href="/gibt-es-nicht">Irrweg</a></p>'),
    );
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(formatContentProblem(messages, 'dead_link', { detail: '/gibt-es-nicht' })),
    ]);

    await saveBody(`${body}<p><a href="/info">${text}</a></p>`);
    const session = { email: editor.email, password: editor.password, mode: 'session' };
    expect((await page.request.post(`${testBackendUrl}/auth/login`, { data: session })).status()).toBe(200);
    await page.goto(`${testBackendUrl}/admin/insights/${websiteDashboardId}`);
    const panel = page.locator('.publishing-panel');
    const notice = panel.locator('.notices li').filter({
      hasText: formatContentProblem(messages, 'dead_link', { detail: '/info' }),
    });
    await expect(notice).toBeVisible({ timeout: publishTimeoutMs });
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Live seit', { timeout: publishTimeoutMs });
    const published = await readPage('/uber-uns');
    expect(published).toContain(text);
    expect(published).not.toContain('href="/info"');
    expect((await readStatus()).lastResult).toBe('built');

    await notice.getByRole('link').click();
    await expect(page).toHaveURL(`${testBackendUrl}/admin/content/page/${aboutPage}`);
    await expect(page.locator('[data-field="key"]')).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await saveBody(`${body}<p>${text}</p>`);
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('Live seit', { timeout: publishTimeoutMs });
    await expect(notice).toBeHidden({ timeout: publishTimeoutMs });
  } finally {
    await saveBody(body);
    await requestBackendAsAdmin(`/items/page/${target.id}`, { method: 'DELETE' });
    await editor.leave();
  }
});

test('rejects an unsigned webhook call', async ({ request }) => {
  const call = { project: 'nordlicht.example', publication: randomUUID(), changes: [] };
  const answer = await request.post(`${publishedUrl}/rebuild`, { data: call });
  expect([answer.status(), await answer.json()]).toEqual([401, { code: 'not_signed' }]);
  expect(
    (await request.get(`${publishedUrl}/metrics`, { headers: { 'x-forwarded-for': '198.18.0.1' } })).status(),
  ).toBe(404);
});

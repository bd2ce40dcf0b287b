// The studio in browser tests: a member of staff who is signed in, gone afterwards.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { editorRoleId } from '../backend/access/service-ids.ts';
import { toDemoId } from '../demo/demo-id.ts';
import { askBackend, backendUrl, expect } from './fixtures.ts';

export type StudioLanguage = 'de-DE' | 'en-US';

/** Of the jeweller's house, whose editors work in the studio. */
export const studioProject = toDemoId('arnsberg/project');

/** What the studio itself asks for in vain: it has no icon, and the German of its text editor is not packed with it. */
export const studioFailures = ['/favicon.ico', "Unexpected token '<'"];

export const createItem = async (path: string, body: object): Promise<string> =>
  ((await askBackend(path, { method: 'POST', body })) as { id: string }).id;

/** Signs an editor of the house in, in the page; the answer closes the studio and removes the account. */
export const signIn = async (page: Page, language: StudioLanguage): Promise<() => Promise<void>> => {
  const email = `editor-${randomUUID()}@example.com`;
  const password = randomUUID();
  const body = { email, password, role: editorRoleId, project: studioProject, language };
  const user = await createItem('/users', { ...body, first_name: 'Mia', last_name: 'Sommer' });
  const session = { email, password, mode: 'session' };
  expect((await page.request.post(`${backendUrl}/auth/login`, { data: session })).status()).toBe(200);
  return async () => {
    // The studio goes on asking for related records, in the name of the account that goes now.
    if (!page.isClosed()) await page.goto('about:blank');
    await askBackend(`/users/${user}`, { method: 'DELETE' });
  };
};

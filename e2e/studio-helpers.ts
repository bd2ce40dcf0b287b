// Helpers for tests of the studio: create an editor account, sign in, and remove the account afterwards.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { type StaffRoleName, staffRoles } from '../backend/access/role-permission-matrix.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { requestBackendAsAdmin, testBackendUrl, expect } from './fixtures.ts';

export type StudioLanguage = 'de-DE' | 'en-US';

/** Id of the jeweller's project, which the editor accounts belong to. */
export const studioTestProjectRecordId = toDemoRecordId('arnsberg/project');

/** Failed requests of Directus itself: it has no icon, and the German texts of its editor are not bundled. */
export const ignoredStudioErrorTexts = ['/favicon.ico', "Unexpected token '<'"];

export const createDirectusItem = async (path: string, body: object): Promise<string> =>
  ((await requestBackendAsAdmin(path, { method: 'POST', body })) as { id: string }).id;

/**
 * Spinners and placeholders move while the studio loads. Without a graphics card, drawing them takes as much processor
 * time as loading, and more the longer it takes.
 */
const stopStudioAnimations = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Signs an editor, or another member of staff, in; the returned function closes the studio and removes the account. */
export const signInStudioEditor = async (
  page: Page,
  language: StudioLanguage,
  role: StaffRoleName = 'editor',
): Promise<() => Promise<void>> => {
  const email = `${role}-${randomUUID()}@example.com`;
  const password = randomUUID();
  const body = { email, password, role: staffRoles[role].roleId, project: studioTestProjectRecordId, language };
  const user = await createDirectusItem('/users', { ...body, first_name: 'Mia', last_name: 'Sommer' });
  await stopStudioAnimations(page);
  // Playwright turns the HTTP cache off while it intercepts requests, and a visit of the studio loads it several times.
  await page.context().unrouteAll();
  const session = { email, password, mode: 'session' };
  expect((await page.request.post(`${testBackendUrl}/auth/login`, { data: session })).status()).toBe(200);
  return async () => {
    // The studio keeps requesting related records, which would fail once the account is deleted.
    if (!page.isClosed()) await page.goto('about:blank');
    await requestBackendAsAdmin(`/users/${user}`, { method: 'DELETE' });
  };
};

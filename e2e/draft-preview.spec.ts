// Previews of drafts: from the studio's preview button to the rendered page, for editors only.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../backend/access/fixed-account-and-policy-ids.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { previewLinkLifetimeMs } from '../contract/publishing/preview-link.ts';
import { createSignedPreviewUrl } from '../domain/publishing/signed-preview-url.ts';
import { getSiteHostTranslator } from '../domain/site-host-message-translator.ts';
import { requestBackendAsAdmin, testBackendUrl, demoSiteDomains, expect, test } from './fixtures.ts';

const previewUrl = process.env.E2E_PREVIEW_URL ?? '';
const publishedUrl = process.env.E2E_PUBLISHED_URL ?? '';
const secret = process.env.E2E_REBUILD_SECRET ?? '';

/** The first preview copies the cache and builds, which takes minutes on a busy machine. */
const buildTimeoutMs = 400_000;

test.setTimeout(600_000);
test.describe.configure({ mode: 'serial' });
test.use({
  expectedHosts: [new URL(previewUrl || 'http://unknown').host],
  // Directus has no icon and does not bundle the German texts of its editor. The preview has no service worker.
  expectedFailures: ['/favicon.ico', "Unexpected token '<'", '/sw.js'],
});

const brand = randomUUID();
const slug = `entwurf-${brand.slice(0, 8)}`;
const lead = `Nur für die Redaktion: ${brand}.`;
const email = `editor-${brand}@example.com`;
const password = randomUUID();

test.beforeAll(async () => {
  const project = toDemoRecordId('nordlicht/project');
  const user = { email, password, role: editorRoleId, project, language: 'de-DE' };
  await requestBackendAsAdmin('/users', { method: 'POST', body: user });
  const draft = {
    id: brand,
    project,
    status: 'draft',
    display_name: 'Entwurf & Söhne',
    slug,
    brand_type: 'watches',
    lead,
  };
  await requestBackendAsAdmin('/items/brand', { method: 'POST', body: draft });
});

test.afterAll(async () => {
  await requestBackendAsAdmin(`/items/brand/${brand}`, { method: 'DELETE' });
  const [user] = (await requestBackendAsAdmin(`/users?filter[email][_eq]=${email}&fields=id`)) as { id: string }[];
  await requestBackendAsAdmin(`/users/${user?.id ?? ''}`, { method: 'DELETE' });
});

test('the preview button of the studio shows the draft next to its form, and the live site does not', async ({
  page,
}) => {
  const session = { email, password, mode: 'session' };
  expect((await page.request.post(`${testBackendUrl}/auth/login`, { data: session })).status()).toBe(200);
  await page.goto(`${testBackendUrl}/admin/content/brand/${brand}`);
  // The button has a tooltip but no accessible name.
  await page.locator('.action-preview button').click({ timeout: 120_000 });
  const frame = page.frameLocator('iframe#frame');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Entwurf & Söhne', { timeout: buildTimeoutMs });
  await expect(frame.getByText(lead)).toBeVisible();
  await expect(
    frame.getByRole('complementary', { name: getSiteHostTranslator('de')('preview.bannerName') }),
  ).toHaveText(getSiteHostTranslator('de')('preview.banner'));
  expect((await page.request.get(`${publishedUrl}/uhren/${slug}`)).status()).toBe(404);

  // Nothing has changed, so the next preview opens without a build.
  await page.goto(`${testBackendUrl}/ecom/preview/brand/${brand}`);
  await expect(page).toHaveURL(`${previewUrl}/uhren/${slug}`);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
});

test('the preview of a version shows its changes, and the record stays as it is', async ({ page }) => {
  const { id } = (await requestBackendAsAdmin('/versions', {
    method: 'POST',
    body: { key: 'advent', name: 'Advent', collection: 'brand', item: brand },
  })) as { id: string };
  await requestBackendAsAdmin(`/versions/${id}/save`, { method: 'POST', body: { display_name: 'Entwurf im Advent' } });
  const session = { email, password, mode: 'session' };
  expect((await page.request.post(`${testBackendUrl}/auth/login`, { data: session })).status()).toBe(200);
  await page.goto(`${testBackendUrl}/admin/content/brand/${brand}?version=advent`);
  await page.locator('.action-preview button').click({ timeout: 120_000 });
  const heading = page.frameLocator('iframe#frame').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Entwurf im Advent', { timeout: buildTimeoutMs });
  await page.goto(`${testBackendUrl}/ecom/preview/brand/${brand}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entwurf & Söhne', { timeout: buildTimeoutMs });
});

test.describe('shows an error page for', () => {
  test.use({ expectedFailures: [previewUrl, 'Failed to load resource'] });
  const link = { project: demoSiteDomains.watchmaker, collection: 'brand', item: brand, locale: 'de' } as const;
  const content = 'ab'.repeat(32);

  test('a visitor without a link', async ({ page }) => {
    await page.goto(`${previewUrl}/uhren/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getSiteHostTranslator('de')('preview.refusals.no_visit.title'),
    );
  });

  test('an expired link, and a link signed with another secret', async ({ page }) => {
    await page.goto(
      await createSignedPreviewUrl(previewUrl, secret, { ...link, content }, Date.now() - previewLinkLifetimeMs),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getSiteHostTranslator('de')('preview.refusals.too_old.title'),
    );
    await page.goto(await createSignedPreviewUrl(previewUrl, 'another secret', { ...link, content }, Date.now()));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getSiteHostTranslator('de')('preview.refusals.invalid.title'),
    );
  });
});

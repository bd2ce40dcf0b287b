// An editor sees a draft on the real pages, from the studio's preview button to the page; nobody else sees anything.
import { randomUUID } from 'node:crypto';
import { editorRoleId } from '../backend/access/service-ids.ts';
import { toDemoId } from '../demo/demo-id.ts';
import { previewLinkMs, toPreviewUrl } from '../contract/publishing/preview-link.ts';
import { translateHostMessage } from '../domain/host-messages.ts';
import { askBackend, backendUrl, domains, expect, siteUrl, test } from './fixtures.ts';

const previewUrl = process.env.E2E_PREVIEW_URL ?? '';
const secret = process.env.E2E_REBUILD_SECRET ?? '';

/** The first preview copies a cache and builds, on a machine that may do other work as well. */
const buildPatienceMs = 400_000;

test.setTimeout(600_000);
test.describe.configure({ mode: 'serial' });
test.use({
  expectedHosts: [new URL(previewUrl || 'http://unknown').host],
  // Of the studio: it has no icon, and the German of its text editor is not packed with it. The preview takes no service worker.
  expectedFailures: ['/favicon.ico', "Unexpected token '<'", '/sw.js'],
});

const brand = randomUUID();
const slug = `entwurf-${brand.slice(0, 8)}`;
const lead = `Nur für die Redaktion: ${brand}.`;
const email = `editor-${brand}@example.com`;
const password = randomUUID();

test.beforeAll(async () => {
  const project = toDemoId('nordlicht/project');
  const user = { email, password, role: editorRoleId, project, language: 'de-DE' };
  await askBackend('/users', { method: 'POST', body: user });
  const draft = {
    id: brand,
    project,
    status: 'draft',
    display_name: 'Entwurf & Söhne',
    slug,
    brand_type: 'watches',
    lead,
  };
  await askBackend('/items/brand', { method: 'POST', body: draft });
});

test.afterAll(async () => {
  await askBackend(`/items/brand/${brand}`, { method: 'DELETE' });
  const [user] = (await askBackend(`/users?filter[email][_eq]=${email}&fields=id`)) as { id: string }[];
  await askBackend(`/users/${user?.id ?? ''}`, { method: 'DELETE' });
});

test('the preview button of the studio shows the draft beside its form, and the live site does not', async ({
  page,
}) => {
  const session = { email, password, mode: 'session' };
  expect((await page.request.post(`${backendUrl}/auth/login`, { data: session })).status()).toBe(200);
  await page.goto(`${backendUrl}/admin/content/brand/${brand}`);
  // The studio gives its button a tooltip, but no name.
  await page.locator('.action-preview button').click({ timeout: 120_000 });
  const frame = page.frameLocator('iframe#frame');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Entwurf & Söhne', { timeout: buildPatienceMs });
  await expect(frame.getByText(lead)).toBeVisible();
  await expect(frame.getByRole('complementary', { name: translateHostMessage('de')('preview.bannerName') })).toHaveText(
    translateHostMessage('de')('preview.banner'),
  );
  expect((await page.request.get(`${siteUrl('watchmaker')}/uhren/${slug}`)).status()).toBe(404);

  // Nothing has changed: the next click shows it at once, also in a window of its own.
  await page.goto(`${backendUrl}/ecom/preview/brand/${brand}`);
  await expect(page).toHaveURL(`${previewUrl}/uhren/${slug}`);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
});

test.describe('refused in words', () => {
  test.use({ expectedFailures: [previewUrl, 'Failed to load resource'] });
  const link = { project: domains.watchmaker, collection: 'brand', item: brand, locale: 'de' } as const;
  const content = 'ab'.repeat(32);

  test('a visitor without a link', async ({ page }) => {
    await page.goto(`${previewUrl}/uhren/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translateHostMessage('de')('preview.refusals.no_visit.title'),
    );
  });

  test('a link of ten minutes ago, and one that somebody else has signed', async ({ page }) => {
    await page.goto(await toPreviewUrl(previewUrl, secret, { ...link, content }, Date.now() - previewLinkMs));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translateHostMessage('de')('preview.refusals.too_old.title'),
    );
    await page.goto(await toPreviewUrl(previewUrl, 'of somebody else', { ...link, content }, Date.now()));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translateHostMessage('de')('preview.refusals.invalid.title'),
    );
  });
});

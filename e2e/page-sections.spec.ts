// Page sections composed by editors: order, texts and visibility.
import { demoSeedContent } from '../demo/demo-seed-content.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { createBackendClient } from '../src/gatsby/directus/create-backend-client.ts';
import { readValidatedSiteRecords } from '../src/gatsby/read/read-validated-site-records.ts';
import { createLocalizedRouteTable, type FixedSitePageKey } from '../domain/localized-route-table.ts';
import { departmentPageKeys } from '../src/i18n/special-page-paths-and-keys.ts';
import { fixedSitePagePaths } from '../contract/site-page-paths.ts';
import {
  requestBackendAsAdmin,
  demoSiteDomains,
  expect,
  readSiteMessageByKey,
  type DemoSiteName,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

interface DemoSection {
  id: string;
  page: string;
  type: string;
  translations: { language: string; heading?: string; attribution?: string; link_label?: string }[];
}

const table = createLocalizedRouteTable('/');
const sections = demoSeedContent.sets
  .filter((set) => set.collection === 'page_section')
  .flatMap((set) => set.items as unknown as DemoSection[]);
const demoFolders: Record<DemoSiteName, string> = { jeweller: 'arnsberg', watchmaker: 'nordlicht' };

for (const [site, folder] of Object.entries(demoFolders) as [DemoSiteName, string][]) {
  for (const key of Object.keys(fixedSitePagePaths) as FixedSitePageKey[]) {
    const expected = sections.filter(({ page }) => page === toDemoRecordId(`${folder}/page/${key}`));
    if (expected.length === 0) continue;

    test(`${site} ${key} shows its sections in order`, async ({ page }) => {
      await page.goto(toTestSiteUrl(site) + table[key].en);
      const shown = await page
        .locator('main [data-type]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-type')));
      // A product row is omitted if none of its products has an image.
      const withoutRows = (types: (string | null)[]) => types.filter((type) => type !== 'products');
      expect(withoutRows(shown)).toEqual(withoutRows(expected.map(({ type }) => type)));
      for (const { type, translations } of expected) {
        if (type === 'products') continue;
        const text = translations.find(({ language }) => language === 'en');
        const part = page.locator(`main [data-type=${type}]`);
        for (const words of [text?.heading, text?.attribution, text?.link_label]) {
          if (words) await expect(part.filter({ hasText: words })).not.toHaveCount(0);
        }
      }
    });
  }
}

test('every department shows its goods with a price before its text, even a single one', async ({ page }) => {
  for (const key of departmentPageKeys) {
    await page.goto(toTestSiteUrl('jeweller') + table[key].de);
    const row = page.locator('main [data-type]').first();
    await expect(row, key).toHaveAttribute('data-type', 'products');
    await expect(row.getByRole('article').first().getByText(/€/).first(), key).toBeVisible();
    const heading = await page.locator('main h2').first().innerText();
    await expect(row.getByRole('heading', { level: 2 }).first(), key).toHaveText(heading);
  }
});

test('the French imprint shows the sections of the privacy page with its text', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/fr/mentions-legales`);
  const action = page.locator('main [data-type=action]');
  await expect(action.getByRole('link', { name: 'Écrire à notre déléguée' })).toHaveAttribute('href', /^mailto:/);
});

test('sections of the home page are between the story and the addresses', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const headings = page.locator('main h2, main blockquote');
  const words = (await headings.allTextContents()).map((text) => text.trim());
  const visit = words.indexOf(readSiteMessageByKey('de', 'home', 'visit'));
  expect(words.slice(visit - 2, visit)).toEqual([
    'Ein Haus, zwei Generationen',
    expect.stringContaining('Ich zeichne'),
  ]);
});

test('an image next to text keeps the editor’s focal point and has alternative text', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/verlobungsringe`);
  const image = page.locator('[data-type=text] img').first();
  await expect(image).toHaveAttribute('alt', /Solitärring/);
  // Focal point 84 % from the left, 48 % from the top (demo/arnsberg/pictures.yaml), limited by the crop.
  await expect(image).toHaveCSS('object-position', '100% 47%');
});

test('French quotations have French quotation marks', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/fr/montres`);
  const quotes = await page.locator('blockquote').evaluate((quote) => getComputedStyle(quote).quotes);
  expect(quotes).toContain('«\u202f');
});

test('a hidden section is not read by the build', async () => {
  const client = await createBackendClient({
    backendUrl: process.env.E2E_BACKEND_URL ?? '',
    access: { token: process.env.E2E_BACKEND_TOKEN ?? '' },
  });
  const [section] = sections.filter(({ page }) => page === toDemoRecordId('arnsberg/page/about'));
  const setVisible = (visible: boolean) =>
    requestBackendAsAdmin(`/items/page_section/${section?.id ?? ''}`, { method: 'PATCH', body: { visible } });
  const readIds = async () =>
    (await readValidatedSiteRecords(client, demoSiteDomains.jeweller)).sections.map(({ id }) => id);
  expect(await readIds()).toContain(section?.id);
  await setVisible(false);
  try {
    expect(await readIds()).not.toContain(section?.id);
  } finally {
    await setVisible(true);
  }
});

test('a single product stands beside its heading, name and price', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${toTestSiteUrl('jeweller')}/optik`);
  const article = page.getByRole('main').getByRole('article').first();
  const photo = await article.locator('picture').boundingBox();
  const heading = await page.getByRole('heading', { name: 'Zum Aufsetzen' }).boundingBox();
  const name = await article.getByRole('heading').boundingBox();
  const heart = await article.getByRole('button').boundingBox();
  if (!photo || !heading || !name || !heart) throw new Error('Something is not shown.');
  expect(photo.width).toBeGreaterThan(500);
  expect(heading.x).toBeGreaterThan(photo.x + photo.width);
  expect(name.x).toBe(heading.x);
  expect(name.y).toBeGreaterThan(heading.y + heading.height);
  expect(heart.x + heart.width).toBe(photo.x + photo.width);
});

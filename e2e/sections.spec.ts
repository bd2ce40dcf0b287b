// The sections editors compose pages of: in their order, with their words, and only the visible ones.
import { demoContent } from '../demo/content.ts';
import { toDemoId } from '../demo/demo-id.ts';
import { createBackendClient } from '../src/gatsby/directus/create-client.ts';
import { readSiteRecords } from '../src/gatsby/read/read-site-records.ts';
import { createRouteTable } from '../src/i18n/route-table.ts';
import { siteRoutes, type SitePageKey } from '../src/i18n/routes.ts';
import { askBackend, domains, expect, message, type SiteName, siteUrl, test } from './fixtures.ts';

interface DemoSection {
  id: string;
  page: string;
  type: string;
  translations: { language: string; heading?: string; attribution?: string; link_label?: string }[];
}

const table = createRouteTable('/');
const sections = demoContent.sets
  .filter((set) => set.collection === 'page_section')
  .flatMap((set) => set.items as unknown as DemoSection[]);
const houses: Record<SiteName, string> = { jeweller: 'arnsberg', watchmaker: 'nordlicht' };

for (const [site, house] of Object.entries(houses) as [SiteName, string][]) {
  for (const key of Object.keys(siteRoutes) as SitePageKey[]) {
    const wanted = sections.filter(({ page }) => page === toDemoId(`${house}/page/${key}`));
    if (wanted.length === 0) continue;

    test(`${site} ${key} shows its sections in order`, async ({ page }) => {
      await page.goto(siteUrl(site) + table[key].en);
      const shown = await page
        .locator('main [data-type]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-type')));
      // A row of pieces without pictures is no row: such a section may be missing, never out of order.
      const withoutRows = (types: (string | null)[]) => types.filter((type) => type !== 'products');
      expect(withoutRows(shown)).toEqual(withoutRows(wanted.map(({ type }) => type)));
      for (const { type, translations } of wanted) {
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

test('the French imprint shows the sections of the privacy page with its text', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/fr/mentions-legales`);
  const action = page.locator('main [data-type=action]');
  await expect(action.getByRole('link', { name: 'Écrire à notre déléguée' })).toHaveAttribute('href', /^mailto:/);
});

test('sections of the home page stand between the house’s story and its addresses', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  const headings = page.locator('main h2, main blockquote');
  const words = (await headings.allTextContents()).map((text) => text.trim());
  const visit = words.indexOf(message('de', 'home', 'visit'));
  expect(words.slice(visit - 2, visit)).toEqual([
    'Ein Haus, zwei Generationen',
    expect.stringContaining('Ich zeichne'),
  ]);
});

test('a picture beside text keeps the editor’s focal point and has a description', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/verlobungsringe`);
  const picture = page.locator('[data-type=text] img').first();
  await expect(picture).toHaveAttribute('alt', /Solitärring/);
  // Focal point 84 % from the left, 48 % from the top (demo/arnsberg/pictures.yaml), drawn towards the crop's middle.
  await expect(picture).toHaveCSS('object-position', '100% 47%');
});

test('French quotations carry their own marks', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/fr/montres`);
  const quotes = await page.locator('blockquote').evaluate((quote) => getComputedStyle(quote).quotes);
  expect(quotes).toContain('«\u202f');
});

test('a section an editor hides is not built', async () => {
  const client = await createBackendClient({
    backendUrl: process.env.E2E_BACKEND_URL ?? '',
    access: { token: process.env.E2E_BACKEND_TOKEN ?? '' },
  });
  const [section] = sections.filter(({ page }) => page === toDemoId('arnsberg/page/about'));
  const setVisible = (visible: boolean) =>
    askBackend(`/items/page_section/${section?.id ?? ''}`, { method: 'PATCH', body: { visible } });
  const readIds = async () => (await readSiteRecords(client, domains.jeweller)).sections.map(({ id }) => id);
  expect(await readIds()).toContain(section?.id);
  await setVisible(false);
  try {
    expect(await readIds()).not.toContain(section?.id);
  } finally {
    await setVisible(true);
  }
});

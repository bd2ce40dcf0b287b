// Brand pages (specification §2, brand links): paths below their department in every language, links and content.
import { demoSeedContent } from '../demo/demo-seed-content.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { locales } from '../contract/locale.ts';
import { createLocalizedRouteTable, type FixedSitePageKey } from '../domain/localized-route-table.ts';
import {
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  type DemoSiteName,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

interface DemoBrand {
  project: string;
  display_name: string;
  slug: string;
  brand_type: FixedSitePageKey;
  translations: { language: string; lead: string }[];
}

const table = createLocalizedRouteTable('/');
const brands = demoSeedContent.sets
  .filter((set) => set.collection === 'brand')
  .flatMap((set) => set.items as unknown as DemoBrand[]);
const projects: Record<DemoSiteName, string> = {
  jeweller: toDemoRecordId('arnsberg/project'),
  watchmaker: toDemoRecordId('nordlicht/project'),
};

for (const [site, project] of Object.entries(projects) as [DemoSiteName, string][]) {
  for (const brand of brands.filter((candidate) => candidate.project === project)) {
    for (const locale of locales) {
      const path = `${table[brand.brand_type][locale]}/${brand.slug}`;

      test(`${site} ${path}`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        const response = await page.goto(toTestSiteUrl(site) + path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: brand.display_name, exact: true })).toBeVisible();
        const { lead = '' } = brand.translations.find(({ language }) => language === locale) ?? {};
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', lead);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', toTestSiteUrl(site) + path);
        for (const other of locales) {
          const alternate = `${toTestSiteUrl(site)}${table[brand.brand_type][other]}/${brand.slug}`;
          await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute('href', alternate);
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'nothing overflows a small phone').toBeLessThanOrEqual(320);
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    }
  }
}

test('a department lists its brands, and a brand links to its other languages and back to the department', async ({
  page,
}) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  const names = await page
    .locator('#marken li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(names).toEqual(['/uhren/rolex', '/uhren/longines', '/uhren/marenholt', '/uhren/ormeval']);
  await page.locator('#marken').getByRole('link', { name: 'Longines' }).click();
  await expect(page).toHaveURL(/\/uhren\/longines\/?$/);
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/montres\/longines\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('navigation', { name: 'Vous êtes ici' }).getByRole('link', { name: 'Montres' }).click();
  await expect(page).toHaveURL(/\/fr\/montres\/?$/);
});

test('the Rolex notice appears on the Rolex page only', async ({ page }) => {
  const notices = demoSeedContent.sets
    .filter((set) => set.collection === 'legal_text')
    .flatMap((set) => set.items)
    .filter(({ key }) => key === 'rolex');
  const [entry] = (notices[0]?.['translations'] ?? []) as { title: string }[];
  const title = entry?.title ?? 'missing';
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren/rolex`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren/longines`);
  await expect(page.getByRole('heading', { level: 1, name: 'Longines' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a brand page shows its products with prices', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren/marenholt`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', {
      name: readSiteMessageByKey('de', 'brand', 'products').replace('{{brand}}', 'Marenholt'),
    }),
  ).toBeVisible();
  const cards = main.getByRole('article');
  await expect(cards.first()).toContainText(/\d+\s€/);
  const facts = main.getByRole('listitem').filter({ hasText: 'Im Haus seit' });
  await expect(facts).toHaveText('Im Haus seit 2006');
  const [text, fact] = [await main.getByText('alten Speicher').boundingBox(), await facts.boundingBox()];
  expect(fact?.x, 'beside the text').toBeGreaterThan((text?.x ?? Infinity) + (text?.width ?? 0));
  await expect(main).toContainText(readSiteMessageByKey('de', 'shell', 'prices.taxLine'));
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /Marenholt/);
  await expect(main.locator('img').first()).toHaveAttribute('alt', /Marenholt Förde/);
});

test('each tile of a brand grid has a "more" button', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  await expect(page.locator('#marken li').first()).toContainText(
    readSiteMessageByKey('de', 'shell', 'brandMore').replace('{{brand}}', 'Rolex'),
  );
});

test('the page of a brand that is only serviced leads to an appointment', async ({ page }) => {
  const appointment = page
    .getByRole('main')
    .getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'appointment'), exact: true });
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren/longines`);
  await expect(appointment).toHaveAttribute('href', table.appointment.de);
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren/ormeval`);
  await expect(appointment).toHaveCount(0);
});

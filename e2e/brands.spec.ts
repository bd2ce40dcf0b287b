// Brand pages (specification §2, brand links): listed on the department's page, below it in every language.
import { demoContent } from '../demo/content.ts';
import { toDemoId } from '../demo/demo-id.ts';
import { locales } from '../contract/locale.ts';
import { createRouteTable } from '../src/i18n/route-table.ts';
import type { SitePageKey } from '../src/i18n/routes.ts';
import { expect, findAccessibilityProblems, message, type SiteName, siteUrl, test } from './fixtures.ts';

interface DemoBrand {
  project: string;
  display_name: string;
  slug: string;
  brand_type: SitePageKey;
  translations: { language: string; lead: string }[];
}

const table = createRouteTable('/');
const brands = demoContent.sets
  .filter((set) => set.collection === 'brand')
  .flatMap((set) => set.items as unknown as DemoBrand[]);
const projects: Record<SiteName, string> = {
  jeweller: toDemoId('arnsberg/project'),
  watchmaker: toDemoId('nordlicht/project'),
};

for (const [site, project] of Object.entries(projects) as [SiteName, string][]) {
  for (const brand of brands.filter((candidate) => candidate.project === project)) {
    for (const locale of locales) {
      const path = `${table[brand.brand_type][locale]}/${brand.slug}`;

      test(`${site} ${path}`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        const response = await page.goto(siteUrl(site) + path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1, name: brand.display_name, exact: true })).toBeVisible();
        const { lead = '' } = brand.translations.find(({ language }) => language === locale) ?? {};
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', lead);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl(site) + path);
        for (const other of locales) {
          const twin = `${siteUrl(site)}${table[brand.brand_type][other]}/${brand.slug}`;
          await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute('href', twin);
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'nothing is wider than a small phone').toBeLessThanOrEqual(320);
        expect(await findAccessibilityProblems(page)).toEqual([]);
      });
    }
  }
}

test('a department lists its brands, and a brand leads back and to its twin in another language', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/uhren`);
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

test('the Rolex notice stands on its page and on no other brand’s', async ({ page }) => {
  const notices = demoContent.sets
    .filter((set) => set.collection === 'legal_text')
    .flatMap((set) => set.items)
    .filter(({ key }) => key === 'rolex');
  const [entry] = (notices[0]?.['translations'] ?? []) as { title: string }[];
  const title = entry?.title ?? 'missing';
  await page.goto(`${siteUrl('jeweller')}/uhren/rolex`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto(`${siteUrl('jeweller')}/uhren/longines`);
  await expect(page.getByRole('heading', { level: 1, name: 'Longines' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a brand sells: its pieces with prices, and the list with them alone', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/uhren/marenholt`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: message('de', 'brand', 'products').replace('{{brand}}', 'Marenholt') }),
  ).toBeVisible();
  const cards = main.getByRole('article');
  await expect(cards.first()).toContainText(/\d+\s€/);
  await expect(main).toContainText(message('de', 'shell', 'prices.taxLine'));
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /Marenholt/);
  await expect(main.locator('img').first()).toHaveAttribute('alt', /Marenholt Förde/);
  await main
    .getByRole('link', { name: message('de', 'brand', 'allProducts').replace('{{brand}}', 'Marenholt') })
    .click();
  await expect(page).toHaveURL(/\/produkte\?manufacturer=marenholt$/);
});

test('a department’s pieces show prices and lead to their category', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/uhren`);
  const pieces = page.locator('[data-type=products]');
  await expect(pieces.getByRole('listitem').first()).toContainText(/€/);
  await pieces.getByRole('link', { name: 'Alle Uhren ansehen' }).click();
  await expect(page).toHaveURL(/\/produkte\?category=uhren$/);
});

test('each tile of a brand grid has its more button', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/uhren`);
  await expect(page.locator('#marken li').first()).toContainText(
    message('de', 'shell', 'brandMore').replace('{{brand}}', 'Rolex'),
  );
});

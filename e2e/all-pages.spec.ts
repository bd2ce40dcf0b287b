// Every published page of both sites in every language: status, head elements, accessibility, and no overflow on a
// phone.
import { demoSeedContent } from '../demo/demo-seed-content.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import { locales } from '../contract/locale.ts';
import { toHtmlDocumentTitle } from '../domain/page-metadata.ts';
import { createLocalizedRouteTable, type PageKey } from '../domain/localized-route-table.ts';
import {
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  type DemoSiteName,
  toTestSiteUrl,
  test,
} from './fixtures.ts';
import { createNoLayoutShiftAssertion } from './create-no-layout-shift-assertion.ts';

interface DemoPage {
  key: string;
  status: string;
  project: string;
  translations: { language: string; title: string; heading: string; description: string }[];
}

const table = createLocalizedRouteTable('/');
const allPages = demoSeedContent.sets
  .filter((set) => set.collection === 'page')
  .flatMap((set) => set.items as unknown as DemoPage[]);
const projects: Record<DemoSiteName, string> = {
  jeweller: toDemoRecordId('arnsberg/project'),
  watchmaker: toDemoRecordId('nordlicht/project'),
};
interface DemoProject {
  id: string;
  seo_title: string;
  translations: { language: string; seo_title?: string }[];
}

const siteTitleOf = (site: DemoSiteName, locale: string): string => {
  const items = demoSeedContent.sets.filter((set) => set.collection === 'project').flatMap((set) => set.items);
  const project = (items as unknown as DemoProject[]).find((item) => item.id === projects[site]);
  const translated = project?.translations.find((entry) => entry.language === locale)?.seo_title;
  return translated ?? project?.seo_title ?? '';
};

const siteNames = Object.keys(projects) as DemoSiteName[];

for (const site of siteNames) {
  const pages = allPages.filter((page) => page.project === projects[site]);
  const published = pages.filter((page) => page.status === 'published');

  for (const page of published) {
    for (const locale of locales) {
      const path = table[page.key as PageKey]?.[locale];
      // The French privacy text is part of the imprint page (decisions: Languages and paths).
      if (!path || (page.key === 'privacy' && locale === 'fr')) continue;

      test(`${site} ${path}`, async ({ page: browser }) => {
        const text = page.translations.find((entry) => entry.language === locale);
        await browser.setViewportSize({ width: 320, height: 700 });
        const response = await browser.goto(toTestSiteUrl(site) + path);
        expect(response?.status()).toBe(200);

        await expect(browser.getByRole('heading', { level: 1, name: text?.heading ?? '', exact: true })).toBeVisible();
        await expect(browser.locator('html')).toHaveAttribute('lang', locale);
        expect(await browser.title()).toBe(toHtmlDocumentTitle(text?.title ?? '', siteTitleOf(site, locale)));
        await expect(browser.locator('meta[name=description]')).toHaveAttribute('content', text?.description ?? '');
        await expect(browser.locator('link[rel=canonical]')).toHaveAttribute('href', toTestSiteUrl(site) + path);

        if (page.key === 'cart') {
          // Waits until the cart island has loaded and has received the shop settings.
          await expect(browser.getByText(readSiteMessageByKey(locale, 'cart', 'loading'))).toHaveCount(0);
        }
        const width = await browser.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'nothing overflows a small phone').toBeLessThanOrEqual(320);
        // All rules in light mode; in dark mode only those that depend on colours.
        const setColorMode = (mode: 'light' | 'dark') =>
          browser.evaluate((value) => (document.documentElement.dataset.colorMode = value), mode);
        await setColorMode('light');
        expect(await findAccessibilityViolations(browser), 'light mode').toEqual([]);
        await setColorMode('dark');
        const colourRules = ['color-contrast', 'link-in-text-block'];
        expect(await findAccessibilityViolations(browser, colourRules), 'dark mode').toEqual([]);
      });
    }
  }
}

for (const width of [390, 1440]) {
  test(`at ${width} px, nothing moves while a page loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const expectNoLayoutShift = await createNoLayoutShiftAssertion(page);
    for (const path of ['', '/schmuck', '/optik', '/produkte/solitaerring-lenz', '/warenkorb']) {
      await page.goto(toTestSiteUrl('jeweller') + path, { waitUntil: 'networkidle' });
      await expectNoLayoutShift(path);
    }
  });
}

test('drafts are not published', async ({ request }) => {
  const drafts = allPages.filter((page) => page.status !== 'published');
  expect(drafts.length).toBeGreaterThan(0);
  for (const page of drafts) {
    const site = siteNames.find((name) => projects[name] === page.project) ?? 'jeweller';
    const response = await request.get(toTestSiteUrl(site) + (table[page.key as PageKey]?.de ?? ''));
    expect(response.status(), `${site} ${page.key}`).toBe(404);
  }
});

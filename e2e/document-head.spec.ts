// The document head: alternates for search engines, and the project's theme in both colour modes.
import { expect, findAccessibilityViolations, toTestSiteUrl, test } from './fixtures.ts';

test('contains the alternates in every language, with the default language as x-default', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/en/contact`);
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  const base = toTestSiteUrl('jeweller');
  expect(alternates).toEqual([
    ['de', `${base}/kontakt`],
    ['en', `${base}/en/contact`],
    ['fr', `${base}/fr/contact`],
    ['x-default', `${base}/kontakt`],
  ]);
});

test('head elements are never duplicated, and change with the language', async ({ page }) => {
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    const count = () => {
      for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]', 'style#theme']) {
        const found = document.head.querySelectorAll(selector).length;
        counts[selector] = Math.max(counts[selector] ?? 0, found);
      }
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
    Object.assign(window, { headCounts: counts });
  });
  await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${toTestSiteUrl('jeweller')}/en/contact`);
  expect(await page.evaluate(() => (window as unknown as { headCounts: unknown }).headCounts)).toEqual({
    title: 1,
    'meta[name=description]': 1,
    'link[rel=canonical]': 1,
    'style#theme': 1,
  });
});

test('the theme styles stay in the document during client-side navigation', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
  await page.evaluate(() => {
    const removed: string[] = [];
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        for (const node of removedNodes) if (node instanceof HTMLStyleElement) removed.push(node.id);
      }
    }).observe(document.head, { childList: true });
    Object.assign(window, { removedStyles: removed });
  });
  for (const name of ['Impressum', 'Datenschutz']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name));
  }
  const removed = await page.evaluate(() => (window as unknown as { removedStyles?: string[] }).removedStyles);
  expect(removed, 'styles removed from the document').toEqual([]);
});

test('each project has its own colours, and is dark if its base colour is dark', async ({ page }) => {
  const readColors = () =>
    page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).colorScheme]);
  await page.goto(toTestSiteUrl('jeweller'));
  const light = await readColors();
  await page.goto(toTestSiteUrl('watchmaker'));
  const dark = await readColors();
  expect(light[1]).toBe('light');
  expect(dark[1]).toBe('dark');
  expect(light[0]).not.toBe(dark[0]);
});

for (const site of ['jeweller', 'watchmaker'] as const) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${site} is accessible in ${mode} mode`, async ({ page }) => {
      for (const path of ['/', '/kontakt', '/impressum']) {
        await page.goto(toTestSiteUrl(site) + path);
        await page.evaluate((value) => (document.documentElement.dataset.colorMode = value), mode);
        expect(await findAccessibilityViolations(page), path).toEqual([]);
      }
    });
  }
}

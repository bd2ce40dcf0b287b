// The retailer clock in the header (specification §2, §7, §8; L22): its place, its consent, and what happens when it fails.
import type { Page } from 'playwright/test';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';
import { retailerClockHost, serveRetailerClock } from '../scripts/stand-ins/retailer-clock.ts';

const loadButton = (page: Page) => page.getByRole('button', { name: message('de', 'shell', 'clock.load') });
const clock = (page: Page) => page.locator('#rolex-retailer-clock');
/** Opens a page and waits until its buttons work. */
const open = (page: Page, path = '/') => page.goto(siteUrl('jeweller') + path, { waitUntil: 'networkidle' });
const scriptUrl = `https://${retailerClockHost}/retailers/clock/retailercall.js`;

// Whether the house has a page of the brand, which the clock leads to, is no matter of these tests.
test.describe('with the brand’s host let in', () => {
  test.use({ expectedHosts: [retailerClockHost], expectedFailures: ['/rolex'] });

  test('loads after a click on its place, of the same size before and after, and leads to the brand', async ({
    page,
  }) => {
    const asked = await serveRetailerClock(page);
    await open(page);
    expect(asked).toEqual([]);
    const before = await loadButton(page).boundingBox();
    expect([before?.width, before?.height]).toEqual([150, 70]);
    await loadButton(page).click();
    await expect(clock(page).locator('iframe')).toBeVisible();
    expect(await clock(page).boundingBox()).toEqual(before);
    expect(asked[0]).toBe(scriptUrl);
    const frame = new URL(asked[1] ?? '');
    expect(Object.fromEntries(frame.searchParams)).toEqual({ apiKey: 'demo-dealer-key', lang: 'de', colour: 'gold' });
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('contentConsentRetailerClock');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Rolex/ })).toHaveAttribute(
      'href',
      '/uhren/rolex',
    );
    // The frame would keep the click: the link lies over it.
    const top = await clock(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('href');
    });
    expect(top).toBe('/uhren/rolex');
  });

  test('loads with the consent of the banner, in the language of the page, and on the next page', async ({ page }) => {
    const asked = await serveRetailerClock(page);
    await open(page, '/fr');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: message('fr', 'shell', 'consent.settings') })
      .click();
    await page.getByRole('switch', { name: 'Rolex' }).click();
    await page.getByRole('button', { name: message('fr', 'shell', 'consent.saveSelected') }).click();
    await expect(clock(page).locator('iframe')).toHaveAttribute('src', /lang=fr/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).first().click();
    await expect(page).toHaveURL(/mentions-legales/);
    await expect(clock(page).locator('iframe')).toBeVisible();
    expect(asked.filter((url) => url === scriptUrl)).toHaveLength(1);
  });

  test('is withdrawn on the privacy page', async ({ page }) => {
    await serveRetailerClock(page);
    await open(page, '/datenschutz');
    await loadButton(page).click();
    await expect(clock(page).locator('iframe')).toBeVisible();
    await page.getByRole('checkbox', { name: message('de', 'consent', 'content.RetailerClock') }).click();
    await expect(loadButton(page)).toBeVisible();
    await expect(clock(page)).toHaveCount(0);
  });

  test('stands beside the logo on a phone, and is not asked for where the header has no room', async ({ page }) => {
    const asked = await serveRetailerClock(page);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(siteUrl('jeweller'));
    await page.evaluate(() => localStorage.setItem('contentConsentRetailerClock', '{}'));
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(clock(page).locator('iframe')).toBeVisible();
    const logo = await page.getByRole('banner').locator('img').first().boundingBox();
    const place = await clock(page).boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('whoever has refused sees a quiet word where the clock fits, and nothing elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(loadButton(page)).toBeVisible();
  await expect(loadButton(page), 'no frame around nothing').toHaveCSS('border-top-width', '0px');
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(loadButton(page)).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/kasse');
  await expect(loadButton(page)).toHaveCount(0);
});

test.describe('with the brand’s host out of reach', () => {
  test.use({ expectedHosts: [retailerClockHost], expectedFailures: [retailerClockHost, 'retailer clock', '/rolex'] });

  test('a failure is only logged, and the place keeps its size', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    await page.route(`https://${retailerClockHost}/**`, (route) => route.abort('connectionrefused'));
    await open(page);
    await loadButton(page).click();
    await expect.poll(() => logged.join('\n')).toContain('The retailer clock could not be mounted.');
    const box = await clock(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([150, 70]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });
});

test('a house without the brand has no place for its clock', async ({ page }) => {
  await page.goto(siteUrl('watchmaker'), { waitUntil: 'networkidle' });
  await expect(loadButton(page)).toHaveCount(0);
});

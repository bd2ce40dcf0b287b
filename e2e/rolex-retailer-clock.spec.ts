// The retailer clock in the header (specification §2, §7, §8; L22): position, consent and failure.
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import { retailerClockHostname, routeRetailerClockStandIn } from '../scripts/stand-ins/retailer-clock.ts';

const loadButton = (page: Page) =>
  page.getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'clock.load') });
const clock = (page: Page) => page.locator('#rolex-retailer-clock');
/** Opens a page and waits until its buttons work. */
const open = (page: Page, path = '/') => page.goto(toTestSiteUrl('jeweller') + path, { waitUntil: 'networkidle' });
const scriptUrl = `https://${retailerClockHostname}/retailers/clock/retailercall.js`;

// These tests do not depend on whether the project has the brand page that the clock links to.
test.describe('with requests to the brand’s host allowed', () => {
  test.use({ expectedHosts: [retailerClockHostname], expectedFailures: ['/rolex'] });

  test('loads after a click on its placeholder of the same size, and links to the brand', async ({ page }) => {
    const requested = await routeRetailerClockStandIn(page);
    await open(page);
    expect(requested).toEqual([]);
    const before = await loadButton(page).boundingBox();
    expect([before?.width, before?.height]).toEqual([150, 70]);
    await loadButton(page).click();
    await expect(clock(page).locator('iframe')).toBeVisible();
    expect(await clock(page).boundingBox()).toEqual(before);
    expect(requested[0]).toBe(scriptUrl);
    const frame = new URL(requested[1] ?? '');
    expect(Object.fromEntries(frame.searchParams)).toEqual({ apiKey: 'demo-dealer-key', lang: 'de', colour: 'gold' });
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('contentConsentRetailerClock');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Rolex/ })).toHaveAttribute(
      'href',
      '/uhren/rolex',
    );
    // The link covers the frame, which would otherwise receive the click.
    const top = await clock(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('href');
    });
    expect(top).toBe('/uhren/rolex');
  });

  test('loads with the consent given in the banner, in the language of the page, and stays on the next page', async ({
    page,
  }) => {
    const requested = await routeRetailerClockStandIn(page);
    await open(page, '/fr');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: readSiteMessageByKey('fr', 'shell', 'consent.settings') })
      .click();
    await page.getByRole('switch', { name: 'Rolex' }).click();
    await page.getByRole('button', { name: readSiteMessageByKey('fr', 'shell', 'consent.saveSelected') }).click();
    await expect(clock(page).locator('iframe')).toHaveAttribute('src', /lang=fr/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).first().click();
    await expect(page).toHaveURL(/mentions-legales/);
    await expect(clock(page).locator('iframe')).toBeVisible();
    expect(requested.filter((url) => url === scriptUrl)).toHaveLength(1);
  });

  test('can be withdrawn on the privacy page', async ({ page }) => {
    await routeRetailerClockStandIn(page);
    await open(page, '/datenschutz');
    await loadButton(page).click();
    await expect(clock(page).locator('iframe')).toBeVisible();
    await page.getByRole('checkbox', { name: readSiteMessageByKey('de', 'consent', 'content.RetailerClock') }).click();
    await expect(loadButton(page)).toBeVisible();
    await expect(clock(page)).toHaveCount(0);
  });

  test('is next to the logo on a phone, and is not loaded where the header has no room', async ({ page }) => {
    const requested = await routeRetailerClockStandIn(page);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(toTestSiteUrl('jeweller'));
    await page.evaluate(() => localStorage.setItem('contentConsentRetailerClock', '{}'));
    await page.reload({ waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(clock(page).locator('iframe')).toBeVisible();
    const logo = await page.getByRole('banner').locator('img').first().boundingBox();
    const place = await clock(page).boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(place?.x ?? 0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('after a refusal, a plain button is shown where the clock would fit, and nothing elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(loadButton(page)).toBeVisible();
  await expect(loadButton(page), 'no border').toHaveCSS('border-top-width', '0px');
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(loadButton(page)).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/kasse');
  await expect(loadButton(page)).toHaveCount(0);
});

test.describe('when the brand’s host is unreachable', () => {
  test.use({
    expectedHosts: [retailerClockHostname],
    expectedFailures: [retailerClockHostname, 'retailer clock', '/rolex'],
  });

  test('a failure is only logged, and the placeholder keeps its size', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    await page.route(`https://${retailerClockHostname}/**`, (route) => route.abort('connectionrefused'));
    await open(page);
    await loadButton(page).click();
    await expect.poll(() => logged.join('\n')).toContain('The retailer clock could not be mounted.');
    const box = await clock(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([150, 70]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });
});

test('a project without the brand has no clock', async ({ page }) => {
  await page.goto(toTestSiteUrl('watchmaker'), { waitUntil: 'networkidle' });
  await expect(loadButton(page)).toHaveCount(0);
});

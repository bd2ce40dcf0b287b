// The consent management block of the privacy page (specification §2, §4): stored external contents and the opt-out frame.
import type { Page } from 'playwright/test';
import { locales } from '../contract/locale.ts';
import { consentStorageKey } from '../domain/consent.ts';
import { routeTable } from '../src/i18n/paths.ts';
import { expect, findAccessibilityProblems, matomoUrl, message, siteUrl, test } from './fixtures.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligungen' });
const readContentKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contentConsent')));

for (const locale of locales) {
  test(`${locale}: stands on the privacy page and says that nothing is allowed yet`, async ({ page }) => {
    await page.goto(siteUrl('jeweller') + routeTable.privacy[locale]);
    await expect(page.getByText(message(locale, 'consent', 'none'))).toBeVisible();
    await expect(page.getByRole('button', { name: message(locale, 'consent', 'optOut.load') })).toBeVisible();
  });
}

test.describe('with the analytics let in', () => {
  test.use({ expectedHosts: matomoUrl ? [new URL(matomoUrl).host] : [] });

  test('the opt-out frame is loaded by a click, remembered, and withdrawn by its box', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(matomoUrl)) asked.push(request.url());
    });
    await page.goto(`${siteUrl('jeweller')}/datenschutz`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await block(page)
      .getByRole('button', { name: message('de', 'consent', 'optOut.load') })
      .click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('checkbox')).toBeVisible();
    expect(asked).toEqual([`${matomoUrl}/index.php?module=CoreAdminHome&action=optOut&language=de`]);
    expect(await readContentKeys(page)).toEqual(['contentConsentAnalyticsOptOut']);
    expect(await findAccessibilityProblems(page)).toEqual([]);

    await page.reload();
    await expect(frame.getByRole('checkbox')).toBeVisible();
    const box = block(page).getByRole('checkbox', { name: message('de', 'consent', 'content.AnalyticsOptOut') });
    await expect(box).toBeChecked();
    await box.click();
    await expect(box).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await readContentKeys(page)).toEqual([]);
  });
});

test('lists what was agreed to before, of whatever name, in step with other tabs', async ({ page, context }) => {
  await page.goto(`${siteUrl('jeweller')}/datenschutz`);
  const other = await context.newPage();
  await other.goto(`${siteUrl('jeweller')}/impressum`);
  await other.evaluate(() => localStorage.setItem('contentConsentMapOfOldSite', '1'));
  const box = block(page).getByRole('checkbox', { name: 'MapOfOldSite' });
  await expect(box).toBeChecked();
  await box.click();
  expect(await readContentKeys(other)).toEqual([]);
});

test('deletes all answers, and the banner asks again', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/datenschutz`);
  await page.evaluate(() => localStorage.setItem('contentConsentMapOfOldSite', '1'));
  await page.reload();
  await expect(block(page).getByRole('checkbox')).toBeVisible();
  await block(page)
    .getByRole('button', { name: message('de', 'consent', 'reset') })
    .click();
  await expect(page.getByRole('region', { name: message('de', 'shell', 'consent.heading') })).toBeVisible();
  expect(await readContentKeys(page)).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), consentStorageKey)).toBeNull();
});

test('refusing all withdraws external contents, too', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/datenschutz`);
  await page.evaluate(() => localStorage.setItem('contentConsentMapOfOldSite', '1'));
  await page.reload();
  await expect(block(page).getByRole('checkbox')).toBeVisible();
  await block(page)
    .getByRole('button', { name: message('de', 'shell', 'consent.settings') })
    .click();
  await page.getByRole('button', { name: message('de', 'shell', 'consent.refuse') }).click();
  await expect(block(page).getByText(message('de', 'consent', 'none'))).toBeVisible();
  expect(await readContentKeys(page)).toEqual([]);
});

test('a house without analytics has no opt-out frame', async ({ page }) => {
  await page.goto(`${siteUrl('watchmaker')}/datenschutz`);
  await expect(block(page)).toBeVisible();
  await expect(page.getByRole('button', { name: message('de', 'consent', 'optOut.load') })).toHaveCount(0);
});

// The consent block of the privacy page (specification §2, §4): stored consents to external content and the opt-out
// frame.
import type { Page } from 'playwright/test';
import { locales } from '../contract/locale.ts';
import { consentStorageKey } from '../domain/cookie-consent.ts';
import { localizedSiteRouteTable } from '../src/i18n/site-paths.ts';
import {
  expect,
  findAccessibilityViolations,
  matomoStandInUrl,
  readSiteMessageByKey,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligungen' });
const readContentKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contentConsent')));

for (const locale of locales) {
  test(`${locale}: the privacy page shows that no external content is allowed yet`, async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller') + localizedSiteRouteTable.privacy[locale]);
    await expect(page.getByText(readSiteMessageByKey(locale, 'consent', 'none'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: readSiteMessageByKey(locale, 'consent', 'optOut.load') }),
    ).toBeVisible();
  });
}

test.describe('with requests to Matomo allowed', () => {
  test.use({ expectedHosts: matomoStandInUrl ? [new URL(matomoStandInUrl).host] : [] });

  test('the opt-out frame loads after a click, is remembered after a reload, and is removed with its checkbox', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(matomoStandInUrl)) requested.push(request.url());
    });
    await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz`, { waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    await block(page)
      .getByRole('button', { name: readSiteMessageByKey('de', 'consent', 'optOut.load') })
      .click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('checkbox')).toBeVisible();
    expect(requested).toEqual([`${matomoStandInUrl}/index.php?module=CoreAdminHome&action=optOut&language=de`]);
    expect(await readContentKeys(page)).toEqual(['contentConsentAnalyticsOptOut']);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.reload();
    await expect(frame.getByRole('checkbox')).toBeVisible();
    const box = block(page).getByRole('checkbox', {
      name: readSiteMessageByKey('de', 'consent', 'content.AnalyticsOptOut'),
    });
    await expect(box).toBeChecked();
    await box.click();
    await expect(box).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await readContentKeys(page)).toEqual([]);
  });
});

test('lists earlier consents under any name and stays in sync with other tabs', async ({ page, context }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz`);
  const other = await context.newPage();
  await other.goto(`${toTestSiteUrl('jeweller')}/impressum`);
  await other.evaluate(() => localStorage.setItem('contentConsentMapOfOldSite', '1'));
  const box = block(page).getByRole('checkbox', { name: 'MapOfOldSite' });
  await expect(box).toBeChecked();
  await box.click();
  expect(await readContentKeys(other)).toEqual([]);
});

test('deletes all answers and shows the banner again', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz`);
  await page.evaluate(() => localStorage.setItem('contentConsentMapOfOldSite', '1'));
  await page.reload();
  await expect(block(page).getByRole('checkbox')).toBeVisible();
  await block(page)
    .getByRole('button', { name: readSiteMessageByKey('de', 'consent', 'reset') })
    .click();
  await expect(
    page.getByRole('region', { name: readSiteMessageByKey('de', 'shell', 'consent.heading') }),
  ).toBeVisible();
  expect(await readContentKeys(page)).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), consentStorageKey)).toBeNull();
});

test('refusing all also withdraws external content', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz`);
  await page.evaluate(() => localStorage.setItem('contentConsentMapOfOldSite', '1'));
  await page.reload();
  await expect(block(page).getByRole('checkbox')).toBeVisible();
  await block(page)
    .getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'consent.settings') })
    .click();
  await page.getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'consent.refuse') }).click();
  await expect(block(page).getByText(readSiteMessageByKey('de', 'consent', 'none'))).toBeVisible();
  expect(await readContentKeys(page)).toEqual([]);
});

test('a project without analytics has no opt-out frame', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('watchmaker')}/datenschutz`);
  await expect(block(page)).toBeVisible();
  await expect(page.getByRole('button', { name: readSiteMessageByKey('de', 'consent', 'optOut.load') })).toHaveCount(0);
});

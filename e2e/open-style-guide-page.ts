// Opens the style guide, which shows components outside the pages of the shop.
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { expect, toTestSiteUrl } from './fixtures.ts';

const paths: Record<Locale, string> = { de: '/specimens', en: '/en/specimens', fr: '/fr/specimens' };

/** Waits until the last island of the page has faded in, because its contrast cannot be measured before. */
export const openStyleGuidePage = async (page: Page, language: Locale = 'de'): Promise<void> => {
  await page.goto(toTestSiteUrl('watchmaker') + paths[language]);
  const island = page.locator('main .button').first().locator('xpath=../..');
  await expect(island).toHaveCSS('opacity', '1');
};

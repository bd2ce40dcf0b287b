// Opens the specimens page, which shows components outside the shop's pages.
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { expect, toTestSiteUrl } from './fixtures.ts';

const paths: Record<Locale, string> = { de: '/specimens', en: '/en/specimens', fr: '/fr/specimens' };

/** Waits for the last island of the page to fade in: its contrast cannot be measured before. */
export const openSpecimens = async (page: Page, language: Locale = 'de'): Promise<void> => {
  await page.goto(toTestSiteUrl('watchmaker') + paths[language]);
  const island = page.locator('main .button').first().locator('xpath=../..');
  await expect(island).toHaveCSS('opacity', '1');
};

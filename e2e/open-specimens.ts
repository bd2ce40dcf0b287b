// Opens the page of specimens, on which parts are tried before a page of the shop has them.
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { expect, siteUrl } from './fixtures.ts';

const paths: Record<Locale, string> = { de: '/specimens', en: '/en/specimens', fr: '/fr/specimens' };

/** Waits for the page's last part, an island whose colours fade in: until then its contrast cannot be measured. */
export const openSpecimens = async (page: Page, language: Locale = 'de'): Promise<void> => {
  await page.goto(siteUrl('watchmaker') + paths[language]);
  const island = page.locator('main .button').first().locator('xpath=../..');
  await expect(island).toHaveCSS('opacity', '1');
};

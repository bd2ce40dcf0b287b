// The product list in browser tests: where it is, and what it shows.
import type { Page } from 'playwright/test';
import { readSiteMessageByKey, toTestSiteUrl } from './fixtures.ts';

export const testProductListUrl = toTestSiteUrl('jeweller') + '/produkte';

export const readGermanProductsLocaleMessage = (key: string): string => readSiteMessageByKey('de', 'products', key);

export const getProductCardLocator = (page: Page) => page.getByRole('main').getByRole('article');

/** The number of results that the list shows once it has loaded. */
export const readProductListResultCount = async (page: Page): Promise<number> => {
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ Stück/ });
  return Number((await status.textContent())?.split(' ')[0]);
};

/** The filters beside the list, on desktops. */
export const findProductFilterSidebar = (page: Page) =>
  page.getByRole('region', { name: readGermanProductsLocaleMessage('filter'), exact: true });

/** Opens the filters on a phone or tablet. */
export const openProductFilterDialog = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter( \(\d+\))?$/ }).click();
  return page.getByRole('dialog', { name: readGermanProductsLocaleMessage('filter') });
};

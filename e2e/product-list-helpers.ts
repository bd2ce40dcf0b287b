// The product list in browser tests: where it is, and what it shows.
import type { Page } from 'playwright/test';
import { readLocaleMessage, toTestSiteUrl } from './fixtures.ts';

export const testProductListUrl = toTestSiteUrl('jeweller') + '/produkte';

export const readProductListMessage = (key: string): string => readLocaleMessage('de', 'products', key);

export const findProductCards = (page: Page) => page.getByRole('main').getByRole('article');

/** The number of results that the list shows once it has loaded. */
export const readResultCount = async (page: Page): Promise<number> => {
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ Stück/ });
  return Number((await status.textContent())?.split(' ')[0]);
};

/** The filters beside the list, on desktops. */
export const findProductFilterSidebar = (page: Page) =>
  page.getByRole('region', { name: readProductListMessage('filter'), exact: true });

/** Opens the filters on a phone or tablet. */
export const openProductFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter( \(\d+\))?$/ }).click();
  return page.getByRole('dialog', { name: readProductListMessage('filter') });
};

// The product list in browser tests: where it is, and what it shows.
import type { Page } from 'playwright/test';
import { readLocaleText, toTestSiteUrl } from './fixtures.ts';

export const productListUrl = toTestSiteUrl('jeweller') + '/produkte';

export const readProductListText = (key: string): string => readLocaleText('de', 'products', key);

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
export const findProductFilters = (page: Page) =>
  page.getByRole('region', { name: readProductListText('filter'), exact: true });

/** Opens the filters on a phone or tablet. */
export const openProductFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter( \(\d+\))?$/ }).click();
  return page.getByRole('dialog', { name: readProductListText('filter') });
};

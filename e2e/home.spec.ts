// The home page: opening, departments, pieces, the house's story, where and when to find it.
import { locales } from '../contract/locale.ts';
import { routeTable } from '../src/i18n/paths.ts';
import { askBackend, expect, message, siteUrl, test } from './fixtures.ts';

for (const locale of locales) {
  test(`${locale}: the sections follow each other, each with its heading`, async ({ page }) => {
    await page.goto(siteUrl('jeweller') + routeTable.home[locale]);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const known = ['departments', 'products', 'visit'].map((key) => message(locale, 'home', key));
    expect(headings.filter((heading) => known.includes(heading))).toEqual(known);
    // The story has a heading of its own.
    expect(headings.length).toBe(known.length + 1);
  });
}

test('the opening leads to the contact page and to the departments below', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  const departments = page.getByRole('heading', { name: message('de', 'home', 'departments') });
  await page
    .getByRole('main')
    .getByRole('link', { name: message('de', 'home', 'departments') })
    .click();
  await expect(departments).toBeInViewport();
  await page
    .getByRole('main')
    .getByRole('link', { name: message('de', 'home', 'contactUs') })
    .click();
  await expect(page).toHaveURL(`${siteUrl('jeweller')}/kontakt`);
});

test('every department is reached, five of them by a picture', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  const links = page
    .locator('section')
    .filter({ has: page.locator('#departments') })
    .getByRole('link');
  await expect(links).toHaveCount(13);
  await expect(links.filter({ has: page.locator('img') })).toHaveCount(5);
});

test('shows the first published pieces that have a picture, with a description of it', async ({ page }) => {
  const products = (await askBackend(
    '/items/ecommerce_product?limit=4&sort=sort&fields=display_name&filter[status][_eq]=published' +
      '&filter[images][_some][id][_gte]=1&filter[project][domain][_eq]=arnsberg-tochter.example',
  )) as { display_name: string }[];
  await page.goto(siteUrl('jeweller'));
  const row = page.locator('section').filter({
    has: page.getByRole('heading', { name: message('de', 'home', 'products') }),
  });
  for (const { display_name } of products) await expect(row.getByText(display_name)).toBeVisible();
  for (const picture of await row.getByRole('img').all()) await expect(picture).toHaveAttribute('alt', /.{10,}/);
});

test('on paper only the page itself is left', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

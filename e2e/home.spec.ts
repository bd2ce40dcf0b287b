// The home page: hero, departments, products, story, and location with opening hours.
import { locales } from '../contract/locale.ts';
import { localizedSiteRouteTable } from '../src/i18n/site-paths.ts';
import { requestBackendAsAdmin, expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

for (const locale of locales) {
  test(`${locale}: the sections appear in order, each with its heading`, async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller') + localizedSiteRouteTable.home[locale]);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const expected = ['departments', 'products', 'visit'].map((key) => readSiteMessageByKey(locale, 'home', key));
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
    // The story has its own heading, which is content.
    expect(headings.length).toBe(expected.length + 1);
  });
}

test('the hero links to the products, to the contact page and to the departments below', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: readSiteMessageByKey('de', 'home', 'seeAll') })
      .first(),
  ).toHaveAttribute('href', localizedSiteRouteTable.products?.de ?? '');
  const departments = page.getByRole('heading', { name: readSiteMessageByKey('de', 'home', 'departments') });
  await page
    .getByRole('main')
    .getByRole('link', { name: readSiteMessageByKey('de', 'home', 'departments') })
    .click();
  await expect(departments).toBeInViewport();
  await page
    .getByRole('main')
    .getByRole('link', { name: readSiteMessageByKey('de', 'home', 'contactUs') })
    .click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/kontakt`);
});

test('links to every department with an image', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const links = page
    .locator('section')
    .filter({ has: page.locator('#departments') })
    .getByRole('link');
  await expect(links).toHaveCount(13);
  await expect(links.filter({ has: page.locator('img[loading=lazy]') })).toHaveCount(13);
});

test('shows the first published products that have an image, with alternative text', async ({ page }) => {
  const products = (await requestBackendAsAdmin(
    '/items/ecommerce_product?limit=4&sort=sort&fields=display_name&filter[status][_eq]=published' +
      '&filter[images][_some][id][_gte]=1&filter[project][domain][_eq]=arnsberg-tochter.example',
  )) as { display_name: string }[];
  await page.goto(toTestSiteUrl('jeweller'));
  const row = page.locator('section').filter({
    has: page.getByRole('heading', { name: readSiteMessageByKey('de', 'home', 'products') }),
  });
  for (const { display_name } of products) await expect(row.getByText(display_name)).toBeVisible();
  for (const image of await row.getByRole('img').all()) await expect(image).toHaveAttribute('alt', /.{10,}/);
});

test('prints the content without footer and buttons', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('no button of the hero breaks its text', async ({ page }) => {
  for (const locale of locales) {
    for (const width of [992, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(toTestSiteUrl('jeweller') + localizedSiteRouteTable.home[locale]);
      const name = readSiteMessageByKey(locale, 'home', 'contactUs');
      const button = page.getByRole('main').getByRole('link', { name }).first();
      expect((await button.boundingBox())?.height).toBeLessThan(56);
    }
  }
});

test('on a phone, the buttons of the hero stand above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(toTestSiteUrl('jeweller') + localizedSiteRouteTable.home[locale]);
    const name = readSiteMessageByKey(locale, 'home', 'contactUs');
    const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(844 - 60 - 8);
  }
});

test('a phone shows only five departments with their images', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(toTestSiteUrl('jeweller'));
  const links = page
    .locator('section')
    .filter({ has: page.locator('#departments') })
    .getByRole('link');
  await expect(links).toHaveCount(13);
  await expect(links.locator('img').filter({ visible: true })).toHaveCount(5);
});

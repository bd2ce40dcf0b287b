// L8: every page of a project with a shop links directly to the withdrawal form, even without JavaScript.
import { locales } from '../contract/locale.ts';
import { createLocalizedRouteTable, type PageKey } from '../domain/localized-route-table.ts';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const table = createLocalizedRouteTable('/');

/** One page of each kind. */
const keys: PageKey[] = [
  'home',
  'contact',
  'appointment',
  'imprint',
  'privacy',
  'events',
  'watches',
  'window',
  'agb',
  'thanks',
  'cart',
  'withdrawal_form',
];

const base = toTestSiteUrl('jeweller');

for (const locale of locales) {
  test(`L8: the HTML of every page kind links to the withdrawal form in ${locale}`, async ({ request }) => {
    const name = readSiteMessageByKey(locale, 'shell', 'withdraw');
    const link = new RegExp(`<footer[^]*<a [^>]*href="${table.withdrawal_form[locale]}"[^>]*>${name}</a>[^]*</footer>`);
    const paths = keys.map((key) => table[key]?.[locale] ?? 'missing');
    const brand = `${table.watches[locale]}/rolex`;
    const unknown = `${table.home[locale]}/nowhere`;
    for (const path of [...paths, brand, unknown]) {
      expect(await (await request.get(base + path)).text(), path).toMatch(link);
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('L8: the link is visible and leads to the form, which requires only name, contract and email', async ({
      page,
    }) => {
      await page.goto(`${base}/uhren`);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true });
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(page).toHaveURL(/\/vertrag-widerrufen\/?$/);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('button', { name: readSiteMessageByKey('de', 'withdrawal', 'next') })).toBeVisible();
      await expect(form.locator('[required]')).toHaveCount(3);
      await expect(form.getByRole('textbox')).toHaveCount(3);
      await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(0);
    });
  });
}

test('a project without a shop has no withdrawal link', async ({ page }) => {
  await page.goto(toTestSiteUrl('watchmaker'));
  await expect(page.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'withdraw') })).toHaveCount(0);
});

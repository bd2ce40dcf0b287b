// L8: from every page of a house with a shop one press leads to the way to withdraw from a contract, also without script.
import { locales } from '../contract/locale.ts';
import { createRouteTable } from '../src/i18n/route-table.ts';
import type { PageKey } from '../src/i18n/routes.ts';
import { expect, message, siteUrl, test } from './fixtures.ts';

const table = createRouteTable('/');

/** A page of every kind. */
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

const house = siteUrl('jeweller');

for (const locale of locales) {
  test(`L8: the page of every kind leads to the withdrawal in ${locale}, in its HTML already`, async ({ request }) => {
    const name = message(locale, 'shell', 'withdraw');
    const link = new RegExp(`<footer[^]*<a [^>]*href="${table.withdrawal_form[locale]}"[^>]*>${name}</a>[^]*</footer>`);
    const paths = keys.map((key) => table[key]?.[locale] ?? 'missing');
    const brand = `${table.watches[locale]}/rolex`;
    const unknown = `${table.home[locale]}/nowhere`;
    for (const path of [...paths, brand, unknown]) {
      expect(await (await request.get(house + path)).text(), path).toMatch(link);
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('L8: the link is seen and leads to the form, which asks only for name, contract and e-mail', async ({
      page,
    }) => {
      await page.goto(`${house}/uhren`);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true });
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(page).toHaveURL(/\/vertrag-widerrufen\/?$/);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('button', { name: message('de', 'withdrawal', 'next') })).toBeVisible();
      await expect(form.locator('[required]')).toHaveCount(3);
      await expect(form.getByRole('textbox')).toHaveCount(3);
      await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(0);
    });
  });
}

test('a house without a shop has nothing to withdraw from', async ({ page }) => {
  await page.goto(siteUrl('watchmaker'));
  await expect(page.getByRole('link', { name: message('de', 'shell', 'withdraw') })).toHaveCount(0);
});

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

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted, expectedFailures: ['/nowhere'] });

    for (const locale of locales) {
      test(`L8: every page leads to the withdrawal in ${locale}`, async ({ page }) => {
        const name = message(locale, 'shell', 'withdraw');
        const brand = `${table.watches[locale]}/rolex`;
        const unknown = locale === 'de' ? '/nowhere' : `/${locale}/nowhere`;
        for (const path of [...keys.map((key) => table[key]?.[locale] ?? ''), brand, unknown]) {
          await page.goto(siteUrl('jeweller') + path, { waitUntil: 'domcontentloaded' });
          const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
          await expect(link, path).toBeVisible();
          await expect(link, path).toHaveAttribute('href', table.withdrawal_form[locale]);
        }
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${table.withdrawal_form[locale]}/?$`));
        const mail = page.getByRole('main').locator('a[href^="mailto:"]').first();
        const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
        expect(pathname).toBe('haus@arnsberg-tochter.example');
        expect(searchParams.get('subject')).toMatch(/\S/);
        expect(searchParams.get('body')?.split('\r\n').length).toBeGreaterThan(5);
      });
    }
  });
}

test('a house without a shop has nothing to withdraw from', async ({ page }) => {
  await page.goto(siteUrl('watchmaker'));
  await expect(page.getByRole('link', { name: message('de', 'shell', 'withdraw') })).toHaveCount(0);
});

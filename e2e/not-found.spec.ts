// Unknown addresses: the 404 page of the language, with status 404, and the address stays (specification §8).
import { locales } from '../contract/locale.ts';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';

const unknownPaths = { de: '/gibt-es-nicht', en: '/en/does-not-exist', fr: '/fr/nexiste-pas' };

test.use({ expectedFailures: Object.values(unknownPaths) });

for (const locale of locales) {
  test(`an unknown address below ${locale}`, async ({ page }) => {
    const address = siteUrl('jeweller') + unknownPaths[locale];
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'notFound', 'heading'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveURL(address);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: message(locale, 'notFound', 'home') })
      .click();
    await expect(page).toHaveURL(siteUrl('jeweller') + { de: '/', en: '/en', fr: '/fr' }[locale]);
  });
}

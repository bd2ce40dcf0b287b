// Unknown URLs: the 404 page of the language with status 404, at an unchanged URL (specification §8).
import { locales } from '../contract/locale.ts';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const unknownPaths = { de: '/gibt-es-nicht', en: '/en/does-not-exist', fr: '/fr/nexiste-pas' };

const productPaths = { de: '/produkte', en: '/en/products', fr: '/fr/produits' };
const contactPaths = { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' };

/** Gatsby cannot decode these paths. */
const malformedPaths = [
  { locale: 'de', path: '/%E4' },
  { locale: 'de', path: '/x%25y?from=mail' },
  { locale: 'en', path: '/en/100%25-gold' },
] as const;

test.use({ expectedFailures: [...Object.values(unknownPaths), ...malformedPaths.map(({ path }) => path)] });

for (const { locale, path } of malformedPaths) {
  test(`the 404 page works at the malformed path ${path}`, async ({ page }) => {
    const address = toTestSiteUrl('jeweller') + path;
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      readSiteMessageByKey(locale, 'notFound', 'heading'),
    );
    await page
      .getByRole('banner')
      .getByRole('button', { name: readSiteMessageByKey(locale, 'shell', 'menu') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(address);
  });
}

for (const locale of locales) {
  test(`an unknown path shows the 404 page in ${locale}`, async ({ page }) => {
    const address = toTestSiteUrl('jeweller') + unknownPaths[locale];
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      readSiteMessageByKey(locale, 'notFound', 'heading'),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveURL(address);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const main = page.getByRole('main');
    const text = (key: string) => readSiteMessageByKey(locale, 'notFound', key);
    const departments = main.getByRole('navigation', { name: text('departments') });
    expect(await departments.getByRole('link').count()).toBeGreaterThan(3);
    await expect(main.getByRole('link', { name: text('contactPage') })).toHaveAttribute('href', contactPaths[locale]);
    await main.getByRole('searchbox', { name: text('search') }).fill('ring');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}${productPaths[locale]}?q=ring`);
    await page.goto(address);
    await page
      .getByRole('main')
      .getByRole('link', { name: readSiteMessageByKey(locale, 'notFound', 'home') })
      .click();
    await expect(page).toHaveURL(toTestSiteUrl('jeweller') + { de: '/', en: '/en', fr: '/fr' }[locale]);
  });
}

test('a project without a shop offers no search', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('watchmaker')}${unknownPaths.de}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readSiteMessageByKey('de', 'notFound', 'heading'));
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: readSiteMessageByKey('de', 'notFound', 'contactPage') }),
  ).toBeVisible();
});

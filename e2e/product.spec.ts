// The product page: static content, variant selection, engraving, ratings, related and recently viewed products
// (specification §3, §4; law rows L6, L7, L12, L15–L18).
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const base = toTestSiteUrl('jeweller');
const ring = '/produkte/vorsteckring-saum';
const locket = '/produkte/medaillon-luise';
const pair = '/produkte/trauringe-salzach';

const text = (key: string) => readSiteMessageByKey('de', 'product', key);

const main = (page: Page) => page.getByRole('main');

/** Unfolds the engraving, which is optional. */
const openEngraving = (page: Page) =>
  main(page)
    .getByText(readSiteMessageByKey('de', 'personalization', 'disclosure.engrave'))
    .click();

/** Closes the cart drawer, which opens when a product is added (e2e/cart.spec.ts). */
const closeDrawer = async (page: Page): Promise<void> => {
  const drawer = page.getByRole('dialog', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.title') });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, path] of [
    ['de', '/produkte'],
    ['en', '/en/products'],
    ['fr', '/fr/produits'],
  ] as const) {
    test(`a watch shows all legally required information (L6, L7, L16, L18), ${locale}`, async ({ page }) => {
      await page.goto(`${base}${path}/marenholt-foerde-34-quarz`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('34');
      const content = main(page);
      await expect(content).toContainText('€');
      await expect(content).toContainText(
        readSiteMessageByKey(locale, 'product', 'inclTax').replace('{{tax}}', locale === 'en' ? '19%' : '19 %'),
      );
      await expect(
        content
          .getByRole('link', { name: readSiteMessageByKey(locale, 'product', 'shippingCosts'), exact: true })
          .first(),
      ).toBeVisible();
      await expect(content).toContainText(readSiteMessageByKey(locale, 'product', 'delivery').split('{{')[0] ?? '');
      await expect(
        content.getByRole('heading', { name: readSiteMessageByKey(locale, 'product', 'safety.heading') }),
      ).toBeVisible();
      await expect(content).toContainText('Marenholt');
      await expect(
        content.getByRole('img', { name: readSiteMessageByKey(locale, 'product', 'battery.bin') }),
      ).toBeVisible();
      await expect(content.locator('noscript p').first()).toHaveText(
        readSiteMessageByKey(locale, 'product', 'needsScript'),
      );
    });
  }

  for (const [locale, path, unitPrice] of [
    ['de', '/produkte', '218,18\u00a0€ / 1\u00a0kg'],
    ['en', '/en/products', '€218.18 / 1\u00a0kg'],
    ['fr', '/fr/produits', '218,18\u00a0€ / 1\u00a0kg'],
  ] as const) {
    test(`a candle shows its unit price, and a reduced product the lowest price of the previous 30 days (L6), ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${base}${path}/duftkerze-waldsaum`);
      await expect(main(page)).toContainText(unitPrice);
      await page.goto(`${base}${path}/ohrhaenger-weide`);
      await expect(main(page)).toContainText(readSiteMessageByKey(locale, 'product', 'lowestPrice'));
      await expect(main(page).locator('s')).toContainText(/1[.,\u202f]860/);
    });
  }

  for (const [locale, path, years] of [
    ['de', '/produkte', '5 Jahre'],
    ['en', '/en/products', '5 years'],
    ['fr', '/fr/produits', '5 ans'],
  ] as const) {
    test(`a manufacturer’s durability guarantee is shown with brand, model, years and terms (L15), ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${base}${path}/marenholt-foerde-34-quarz`);
      const label = main(page).getByRole('group', { name: readSiteMessageByKey(locale, 'guarantee', 'label.heading') });
      await expect(label).toContainText(years);
      await expect(label).toContainText('Marenholt, MH-F34Q');
      await expect(label).toContainText(readSiteMessageByKey(locale, 'guarantee', 'label.besides'));
      await expect(
        label.getByRole('link', { name: readSiteMessageByKey(locale, 'guarantee', 'label.terms') }),
      ).toHaveAttribute('href', 'https://marenholt-uhren.example/garantie');
    });
  }

  test('a product without a durability guarantee has no label (L15)', async ({ page }) => {
    await page.goto(base + ring);
    await expect(main(page)).not.toContainText(readSiteMessageByKey('de', 'guarantee', 'label.heading'));
  });

  test('a personalizable product shows the withdrawal exclusion before anything is chosen (L12)', async ({ page }) => {
    await page.goto(base + ring);
    await expect(main(page)).toContainText(
      readSiteMessageByKey('de', 'personalization', 'withdrawal.general').slice(0, 30),
    );
    await expect(main(page).getByText(text('promises.exceptEngraved'))).toBeVisible();
    await openEngraving(page);
    await expect(
      main(page).getByText(readSiteMessageByKey('de', 'personalization', 'withdrawal.general')),
    ).toBeVisible();
  });
});

test('a size determines stock, delivery time and reference number; without one nothing is added to the cart', async ({
  page,
}) => {
  await page.goto(base + ring);
  await main(page)
    .getByRole('button', { name: text('addToCart') })
    .click();
  const missing = page.getByText(/^Bitte wählen Sie zuerst/);
  await expect(missing).toBeVisible();
  await main(page)
    .getByRole('radio', { name: /Größe 52/ })
    .check();
  await expect(missing).toBeHidden();
  await expect(main(page)).toContainText('AT-T205-52');
  await expect(main(page)).toContainText('2 Stück vorrätig');
  await expect(main(page)).toContainText('Lieferzeit: 2–3 Werktage');
  await expect(main(page)).toContainText(/Bei Ihnen etwa \p{L}{2}\., \d/u);
});

test('an engraving extends the delivery time by the days stated on the shipping page (L7)', async ({ page }) => {
  await page.goto(base + ring);
  await main(page)
    .getByRole('radio', { name: /Größe 52/ })
    .check();
  await expect(main(page)).toContainText('Lieferzeit: 2–3 Werktage');
  await openEngraving(page);
  const engraving = main(page).getByRole('textbox', { name: /^Gravur/ });
  await engraving.fill('Anna');
  await expect(main(page)).toContainText('Lieferzeit: 5–6 Werktage');
  await engraving.fill('');
  await expect(main(page)).toContainText('Lieferzeit: 2–3 Werktage');
});

test('an engraving is drawn, excluded from withdrawal, and stored with the cart item as drawn', async ({ page }) => {
  await page.goto(base + ring);
  await main(page)
    .getByRole('radio', { name: /Größe 54/ })
    .check();
  await openEngraving(page);
  await main(page)
    .getByRole('textbox', { name: /^Gravur/ })
    .fill('Anna & Paul');
  await expect(main(page).getByRole('img', { name: /Anna & Paul/ })).toBeVisible();
  await expect(main(page)).toContainText(readSiteMessageByKey('de', 'personalization', 'withdrawal.engraved'));
  await main(page)
    .getByRole('button', { name: text('addToCart') })
    .click();
  await closeDrawer(page);
  await expect(page.getByText(/liegt im Warenkorb/)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Stück' });
  await expect(link).toBeVisible();
  const stored = await page.evaluate(
    () => JSON.parse(localStorage.getItem('int-cart') ?? '{}') as { products: unknown[] },
  );
  expect(stored.products).toHaveLength(1);
  expect(stored.products[0]).toMatchObject({
    count: 1,
    priceBrutto: 94_000,
    personalization: { values: { engraving: 'Anna & Paul' }, isMadeToOrder: true },
  });
  expect(JSON.stringify(stored.products[0])).toContain('<svg');
  await page.goto(`${base}/warenkorb`);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Größe 54' })).toContainText('Anna & Paul');
  await expect(main(page).getByRole('img', { name: readSiteMessageByKey('de', 'cart', 'engraving') })).toBeVisible();
});

test('the same configuration increases the quantity, another engraving adds a second item', async ({ page }) => {
  await page.goto(base + locket);
  const add = main(page).getByRole('button', { name: text('addToCart') });
  const cartLink = (quantity: number) =>
    page.getByRole('banner').getByRole('link', { name: new RegExp(`Warenkorb, ${quantity} Stück`) });
  await add.click();
  await closeDrawer(page);
  await expect(cartLink(1)).toBeVisible();
  await add.click();
  await closeDrawer(page);
  await expect(cartLink(2)).toBeVisible();
  await openEngraving(page);
  await main(page)
    .getByRole('textbox', { name: /^Gravur/ })
    .fill('L');
  await add.click();
  await closeDrawer(page);
  await expect(cartLink(3)).toBeVisible();
  const itemCount = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('int-cart') ?? '{}') as { products: unknown[] }).products.length,
  );
  expect(itemCount).toBe(2);
});

test('a pair of wedding rings is one cart item with two sizes and two engravings', async ({ page }) => {
  await page.goto(base + pair);
  await expect(main(page)).toContainText(`1.290,00\u00a0€ ${readSiteMessageByKey('de', 'shell', 'prices.forPair')}`);
  await main(page).getByRole('radio').first().check();
  const add = main(page).getByRole('button', { name: text('addToCart') });
  await add.click();
  await expect(main(page).getByLabel('Größe des ersten Rings', { exact: false })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await main(page).getByLabel('Größe des ersten Rings', { exact: false }).selectOption('54');
  await main(page).getByLabel('Größe des zweiten Rings', { exact: false }).selectOption('60');
  await main(page)
    .getByText(readSiteMessageByKey('de', 'personalization', 'disclosure.engrave'))
    .click();
  await main(page).getByLabel('Gravur im ersten Ring', { exact: false }).fill('Paul');
  await main(page).getByLabel('Gravur im zweiten Ring', { exact: false }).fill('Anna');
  await add.click();
  await expect(page.getByText(/liegt im Warenkorb/)).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('int-cart') ?? '');
  expect(JSON.parse(stored)).toMatchObject({
    products: [
      { personalization: { values: { size_1: '54', size_2: '60', engraving_1: 'Paul', engraving_2: 'Anna' } } },
    ],
  });
});

test('the ring sizer selects the size', async ({ page }) => {
  await page.goto(base + ring);
  await main(page)
    .getByRole('button', { name: readSiteMessageByKey('de', 'ringSizer', 'open') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: readSiteMessageByKey('de', 'ringSizer', 'title') });
  await dialog.getByRole('button', { name: readSiteMessageByKey('de', 'ringSizer', 'card.done') }).click();
  await dialog.getByRole('button', { name: /54/ }).click();
  await expect(main(page).getByRole('radio', { name: /Größe 54/ })).toBeChecked();
});

test('a click on the cart button before hydration is not lost', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base + locket, { waitUntil: 'commit' });
  await page.getByRole('button', { name: text('addToCart') }).click();
  // The page also has the hidden text that the status shows.
  await expect(page.getByRole('status').getByText(/liegt im Warenkorb/)).toBeVisible();
  await context.close();
});

test('ratings explain how they are verified (L17)', async ({ page }) => {
  await page.goto(base + '/produkte/solitaerring-aurora');
  await expect(page.getByRole('heading', { name: text('ratings') })).toBeVisible();
  await expect(main(page)).toContainText(readSiteMessageByKey('de', 'ratings', 'origin.heading'));
});

test('shows related and recently viewed products', async ({ page }) => {
  await page.goto(base + locket);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: text('related') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('recent') })).toHaveCount(0);
  await page.goto(base + ring);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const related = page.locator('section').filter({ has: page.getByRole('heading', { name: text('related') }) });
  // Chosen by the editors (demo/arnsberg/shop/products/vorsteckring-saum.yaml).
  await expect(related.getByRole('article')).toHaveCount(2);
  await expect(related).toContainText('Aurora');
  const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: text('recent') }) });
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent).toContainText('Luise');
});

test.describe('is accessible and does not overflow a small phone, in light and dark mode', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const path of [
    '/produkte/vorsteckring-saum',
    '/produkte/trauringe-salzach',
    '/produkte/marenholt-foerde-34-quarz',
    '/produkte/solitaerring-aurora',
    '/produkte/ankerkette-fein',
    '/en/products/medaillon-luise',
    '/fr/produits/siegelring-kontur',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(base + path);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.evaluate(() => (document.documentElement.dataset.colorMode = 'dark'));
      expect(await findAccessibilityViolations(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
    });
  }
});

test.describe('without the shop settings', () => {
  test.use({ expectedFailures: ['/items/ecommerce_settings'] });

  test('the page shows an error and stays usable', async ({ page }) => {
    await page.route('**/items/ecommerce_settings*', (route) => route.abort());
    await page.goto(base + locket);
    await expect(page.getByText(text('settingsFailed'))).toBeVisible({ timeout: 20_000 });
    await expect(main(page)).toContainText('€');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

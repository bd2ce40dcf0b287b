// What a page may load is told with its document (docs/decisions/029): a page that needs more is opened as a whole, however
// the visitor gets there, and pays. That nothing is refused anywhere is watched by every test (fixtures.ts).
import type { Page } from 'playwright/test';
import { expect, message, siteUrl, test } from './fixtures.ts';
import {
  cartPaths,
  comeFromElsewhere,
  createEmail,
  expectThanks,
  fillCart,
  fillDetails,
  goToConfirm,
  main,
  payAt,
  paymentsHost,
  pressOrder,
  readOrders,
  readPiece,
} from './shopping.ts';

const base = siteUrl('jeweller');

/** Marks the document, so that it shows whether a page is still in it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test.describe('from the cart by a click', () => {
  test.use({ expectedHosts: [paymentsHost] });
  test.beforeEach(({ page }) => comeFromElsewhere(page));

  for (const method of ['paypal', 'klarna'] as const) {
    test(`the checkout is opened as a whole, and ${method} takes the money`, async ({ page }) => {
      const email = createEmail();
      await fillCart(page, { piece: await readPiece('duftkerze-waldsaum') });
      await page.goto(`${base}${cartPaths.de}`);
      await mark(page);
      await main(page)
        .getByRole('link', { name: message('de', 'cart', 'toCheckout') })
        .click();
      await fillDetails(page, { email, method });
      expect(await isMarked(page)).toBe(false);
      await goToConfirm(page, 'de');
      await pressOrder(page, 'de');
      await payAt(page, method, 'approve');
      const number = await expectThanks(page, 'de');
      expect(await readOrders(email)).toMatchObject([{ number, state: 'paid' }]);
    });
  }
});

test.describe('from the checkout', () => {
  test.use({ expectedHosts: [paymentsHost] });

  test('a page that needs no more stays in the document, and Back has what the checkout needs', async ({ page }) => {
    await fillCart(page, { piece: await readPiece('duftkerze-waldsaum') });
    await page.goto(`${base}/kasse`);
    await mark(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    // The document of the imprint now.
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(`${base}/kasse`);
    await expect(main(page).locator('[name="email"]')).toBeVisible();
    // PayPal's script comes with its choice, and would be refused in the document of the imprint.
    await main(page).locator('[name="paymentMethod"][value="4"]').check();
    await expect.poll(() => page.evaluate(() => 'paypal' in window)).toBe(true);
  });
});

test.describe('a script that somebody has smuggled in', () => {
  test.use({ expectedFailures: ['refused by the policy', 'Content Security Policy'] });

  test('does not run', async ({ page }) => {
    await page.goto(`${base}/kontakt`);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          const place = document.createElement('div');
          place.innerHTML = '<img src="/favicon.ico" onload="window.isSmuggled = true">';
          document.body.append(place);
        }),
    );
    expect(refused).toBe('script-src-attr');
    expect(await page.evaluate(() => 'isSmuggled' in window)).toBe(false);
  });
});

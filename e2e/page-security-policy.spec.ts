// A document keeps the content security policy it was loaded with (docs/decisions/029), so navigating to a page with
// another policy always loads the page in full. Every test fails on a violation of the policy (fixtures.ts).
import type { Page } from 'playwright/test';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import {
  cartPagePathByLocale,
  createUniqueEmailAddress,
  expectOrderThanksPage,
  seedCartInLocalStorage,
  fillCheckoutForm,
  submitCheckoutAndWaitForConfirmStep,
  getMainLandmark,
  clickPaymentStandInButton,
  paymentStandInHost,
  clickPlaceOrderButton,
  readOrdersByEmail,
  readTestCatalogueProduct,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

/** Marks the document; the mark is gone after a full page load. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test.describe('from the cart, by a click', () => {
  test.use({ expectedHosts: [paymentStandInHost] });

  for (const method of ['paypal', 'klarna'] as const) {
    test(`the checkout is loaded in full, and a payment with ${method} succeeds`, async ({ page }) => {
      const email = createUniqueEmailAddress();
      await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('duftkerze-waldsaum') });
      await page.goto(`${base}${cartPagePathByLocale.de}`);
      await markDocument(page);
      await getMainLandmark(page)
        .getByRole('link', { name: readSiteMessageByKey('de', 'cart', 'toCheckout') })
        .click();
      await fillCheckoutForm(page, { email, method });
      expect(await isMarked(page)).toBe(false);
      await submitCheckoutAndWaitForConfirmStep(page, 'de');
      await clickPlaceOrderButton(page, 'de');
      await clickPaymentStandInButton(page, method, 'approve');
      const number = await expectOrderThanksPage(page, 'de');
      expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid' }]);
    });
  }
});

test.describe('from the checkout', () => {
  test.use({ expectedHosts: [paymentStandInHost] });

  test('a page that needs no other policy is shown in the same document, and Back loads the checkout with its own policy', async ({
    page,
  }) => {
    await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('duftkerze-waldsaum') });
    await page.goto(`${base}/kasse`);
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    // The document is now loaded with the policy of the imprint.
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(`${base}/kasse`);
    await expect(getMainLandmark(page).locator('[name="email"]')).toBeVisible();
    // PayPal's script loads when it is chosen; the policy of the imprint would block it.
    await getMainLandmark(page).locator('[name="paymentMethod"][value="4"]').check();
    await expect.poll(() => page.evaluate(() => 'paypal' in window)).toBe(true);
  });
});

test.describe('an injected script', () => {
  test.use({ expectedFailures: ['refused by the policy', 'Content Security Policy'] });

  test('is blocked by the policy', async ({ page }) => {
    await page.goto(`${base}/kontakt`);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          const container = document.createElement('div');
          container.innerHTML =
            '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" onload="window.isInjected = true">';
          document.body.append(container);
        }),
    );
    expect(refused).toBe('script-src-attr');
    expect(await page.evaluate(() => 'isInjected' in window)).toBe(false);
  });
});

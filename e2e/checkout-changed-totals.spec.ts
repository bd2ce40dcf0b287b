// A price or the stock changes after the confirm step has shown the totals: no order is placed until the shopper has
// seen and confirmed the change (order service, promise 3).
import { expect, readSiteMessageByKey, test, toTestSiteUrl } from './fixtures.ts';
import {
  cartPagePathByLocale,
  readCheckoutTranslationByKey,
  clickMainContentLink,
  createUniqueEmailAddress,
  expectOrderThanksPage,
  seedCartInLocalStorage,
  getMainLandmark,
  openCheckoutConfirmStep,
  paymentStandInHost,
  clickPlaceOrderButton,
  readOrdersByEmail,
  readTestCatalogueProduct,
  updateTestCatalogueProduct,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

// The tests expect the service to reject the order.
test.use({ expectedHosts: [paymentStandInHost], expectedFailures: ['/ecom/order'] });

test('a new price is shown and must be confirmed with another click', async ({ page }) => {
  const studs = await readTestCatalogueProduct('perlohrstecker-mizu');
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: studs });
  await openCheckoutConfirmStep(page, 'de', { email, method: 'invoice' });
  await updateTestCatalogueProduct(studs, { price: 35_000 });
  try {
    await clickPlaceOrderButton(page, 'de');
    const alert = getMainLandmark(page).getByRole('alert');
    await expect(alert).toContainText('320,00');
    await expect(alert).toContainText('350,00');
    await expect(getMainLandmark(page).getByRole('listitem').filter({ hasText: studs.name })).toContainText('350,00');
    expect(await readOrdersByEmail(email)).toEqual([]);
    await clickPlaceOrderButton(page, 'de');
    await expectOrderThanksPage(page, 'de');
    expect(await readOrdersByEmail(email)).toMatchObject([{ total_brutto: '350.00' }]);
  } finally {
    await updateTestCatalogueProduct(studs, { price: 32_000 });
  }
});

test('a product that has sold out in the meantime is reported with a link to the cart', async ({ page }) => {
  const bell = await readTestCatalogueProduct('fahrradklingel-messing');
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: bell });
  await openCheckoutConfirmStep(page, 'de', { email, method: 'invoice' });
  await updateTestCatalogueProduct(bell, { stock: 0 });
  try {
    await clickPlaceOrderButton(page, 'de');
    const alert = getMainLandmark(page).getByRole('alert');
    await expect(alert).toContainText(readCheckoutTranslationByKey('de', 'failed.unavailable'));
    await expect(alert).toContainText(
      readCheckoutTranslationByKey('de', 'unavailable.sold_out').replace('{{name}}', bell.name),
    );
    await expect(alert).toContainText(readCheckoutTranslationByKey('de', 'unavailable.next'));
    await clickMainContentLink(page, readCheckoutTranslationByKey('de', 'toCart'));
    await expect(page).toHaveURL(base + cartPagePathByLocale.de);
    await expect(getMainLandmark(page)).toContainText(readSiteMessageByKey('de', 'cart', 'problems.sold_out'));
    expect(await readOrdersByEmail(email)).toEqual([]);
  } finally {
    await updateTestCatalogueProduct(bell, { stock: 12 });
  }
});

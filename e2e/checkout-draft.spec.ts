// The draft of the checkout: what a shopper has entered survives reloads, other pages and tabs, until it expires.
import { expect, toTestSiteUrl, test } from './fixtures.ts';
import {
  getFormControlByName,
  createUniqueEmailAddress,
  seedCartInLocalStorage,
  getMainLandmark,
  openCheckoutConfirmStep,
  getPlaceOrderButton,
  readTestCatalogueProduct,
  readCheckoutTranslationByKey,
  clickMainContentLink,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

const readDraft = () =>
  JSON.parse(localStorage.getItem('int-checkout') ?? 'null') as { [field: string]: unknown } | null;

test('input survives reload, Back, Forward and a language switch', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  const email = createUniqueEmailAddress();
  await openCheckoutConfirmStep(page, 'de', { email, method: 'invoice', comment: 'Bitte klingeln.' });
  await page.reload();
  await expect(getPlaceOrderButton(page, 'de')).toBeVisible();
  await page.goBack();
  await expect(getFormControlByName(page, 'email')).toHaveValue(email);
  await expect(getFormControlByName(page, 'comment')).toHaveValue('Bitte klingeln.');
  await page.goForward();
  await expect(getPlaceOrderButton(page, 'de')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${base}/en/checkout#confirm`);
  await expect(getPlaceOrderButton(page, 'en')).toBeVisible();
  await expect(getMainLandmark(page)).toContainText('Bitte klingeln.');
  const edit = readCheckoutTranslationByKey('en', 'confirm.editName').replace(
    '{{name}}',
    readCheckoutTranslationByKey('en', 'payment.heading'),
  );
  await clickMainContentLink(page, edit);
  await expect(
    getMainLandmark(page).getByRole('heading', { name: readCheckoutTranslationByKey('en', 'payment.heading') }),
  ).toBeFocused();
  await expect(getMainLandmark(page).getByRole('radio', { name: 'Invoice' })).toBeChecked();
});

test('two tabs stay in sync', async ({ page, context }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  const other = await context.newPage();
  await other.goto(`${base}/kasse`);
  await expect(getFormControlByName(other, 'shipping.city')).toBeVisible();
  await getFormControlByName(page, 'shipping.city').fill('Augsburg');
  await expect(getFormControlByName(other, 'shipping.city')).toHaveValue('Augsburg');
});

test('silently discards a malformed or expired draft', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await getFormControlByName(page, 'email').fill('anna@example.org');
  // Entries before the scripts are stored once the form takes them over.
  await expect.poll(async () => (await page.evaluate(readDraft))?.['customerEmail']).toBe('anna@example.org');
  const expired = JSON.stringify({ ...(await page.evaluate(readDraft)), timestamp: Date.now() - 8 * 86_400_000 });
  for (const draft of ['{"customerEmail":', '[1,2]', '{"customerEmail":5,"timestamp":1,"version":1}', expired]) {
    // Set on a page without scripts, because the checkout saves its draft after every quote.
    await page.goto(`${base}/robots.txt`);
    await page.evaluate((value) => localStorage.setItem('int-checkout', value), draft);
    await page.goto(`${base}/kasse`);
    await expect(getFormControlByName(page, 'email')).toHaveValue('');
    await expect(getMainLandmark(page).getByRole('alert')).toHaveCount(0);
  }
  await getFormControlByName(page, 'email').fill('anna@example.org');
  await expect.poll(async () => (await page.evaluate(readDraft))?.['customerEmail']).toBe('anna@example.org');
  expect(await page.evaluate(readDraft)).toMatchObject({ version: 1 });
});

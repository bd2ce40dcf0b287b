// Form and confirm step of the checkout: fields, validation, and the information required by law (law rows
// L1–L3, L5, L7, L12, L14, L15, L22, L27). Placing the order is covered by checkout-orders.spec.ts.
import { locales } from '../contract/locale.ts';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import {
  clickAddOptionalCheckoutFieldButtons,
  checkoutPagePathByLocale,
  getFormControlByName,
  createUniqueEmailAddress,
  seedCartInLocalStorage,
  fillCheckoutForm,
  submitCheckoutAndWaitForConfirmStep,
  getMainLandmark,
  openCheckoutConfirmStep,
  getPlaceOrderButton,
  readTestCatalogueProduct,
  readCheckoutTranslationByKey,
  clickMainContentButton,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

const orderTexts = {
  de: 'Zahlungspflichtig bestellen',
  en: 'Order with obligation to pay',
  fr: 'Commander avec obligation de paiement',
};

const watchFeatures = { de: 'Uhrwerk: Automatik', en: 'Movement: Automatic', fr: 'Mouvement\u00a0: Automatique' };
const ringFeatures = { de: 'Karat: 0,10 ct', en: 'Carat weight: 0.10 ct', fr: 'Poids en carats\u00a0: 0,10 ct' };

for (const locale of locales) {
  test(`the confirm step shows all legally required information in the right place (L1, L2, L3, L7, L12, L14, L15), ${locale}`, async ({
    page,
  }) => {
    const watch = await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/);
    await seedCartInLocalStorage(
      page,
      { product: watch },
      { product: await readTestCatalogueProduct('solitaerring-knospe', /50/), engraving: 'Für A.' },
    );
    const email = createUniqueEmailAddress();
    await openCheckoutConfirmStep(page, locale, { email, method: 'invoice' });
    const content = getMainLandmark(page);
    // L3: email and addresses, each with an edit link.
    for (const [name, hash] of [
      [readCheckoutTranslationByKey(locale, 'fields.email'), '#contact'],
      [readCheckoutTranslationByKey(locale, 'address.shipping'), '#shipping-address'],
      [readCheckoutTranslationByKey(locale, 'address.invoice'), '#invoice-address'],
    ] as const) {
      const label = readCheckoutTranslationByKey(locale, 'confirm.editName').replace('{{name}}', name);
      await expect(content.getByRole('link', { name: label })).toHaveAttribute('href', hash);
    }
    await expect(content).toContainText(email);
    await expect(content).toContainText('Änne Öztürk');
    await expect(content).toContainText('Rosenweg 7');
    // L14: the notice and the link to the EU page.
    await expect(
      content.getByRole('region', { name: readSiteMessageByKey(locale, 'guarantee', 'legal.heading') }),
    ).toBeVisible();
    await expect(
      content.getByRole('link', { name: readSiteMessageByKey(locale, 'guarantee', 'legal.link') }),
    ).toHaveAttribute('href', /europa\.eu\/youreurope/);
    for (const key of ['legal.terms', 'legal.withdrawal', 'legal.privacy']) {
      await expect(
        content.getByRole('link', { name: readCheckoutTranslationByKey(locale, key), exact: true }),
      ).toHaveAttribute('target', '_blank');
    }
    // L2: essential features of the products, shipping and total in the same block as the order button.
    const block = content.getByRole('region', {
      name: readCheckoutTranslationByKey(locale, 'order.heading'),
      exact: true,
    });
    await expect(block).toContainText(watchFeatures[locale]);
    await expect(block).toContainText(ringFeatures[locale]);
    await expect(block).toContainText('Für A.');
    await expect(
      block.getByRole('img', { name: readCheckoutTranslationByKey(locale, 'order.engraving') }),
    ).toBeVisible();
    await expect(block).toContainText(readCheckoutTranslationByKey(locale, 'order.noWithdrawal'));
    await expect(block).toContainText(readCheckoutTranslationByKey(locale, 'order.delivery').split('{{')[0] ?? '');
    await expect(
      block.getByRole('group', { name: readSiteMessageByKey(locale, 'guarantee', 'label.heading') }),
    ).toBeVisible();
    await expect(block).toContainText(readCheckoutTranslationByKey(locale, 'totals.shipping'));
    await expect(block).toContainText(readCheckoutTranslationByKey(locale, 'totals.total'));
    await expect(block).toContainText(locale === 'en' ? '19%' : '19');
    // L1: a single button directly below the total, and no checkbox in the block.
    await expect(getPlaceOrderButton(page, locale)).toHaveText(orderTexts[locale]);
    expect(await getPlaceOrderButton(page, locale).evaluate((button) => button.previousElementSibling?.tagName)).toBe(
      'DL',
    );
    await expect(block.getByRole('checkbox')).toHaveCount(0);
    await expect(content.getByRole('button', { name: /PayPal|Klarna/ })).toHaveCount(0);
  });
}

test('gift wrapping is off by default and priced when selected (L5)', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await expect(getFormControlByName(page, 'presentWrap')).not.toBeChecked();
  await expect(getMainLandmark(page).getByLabel(readCheckoutTranslationByKey('de', 'order.heading'))).toContainText(
    '690,00',
  );
  await getFormControlByName(page, 'presentWrap').check();
  await expect(getMainLandmark(page).getByLabel(readCheckoutTranslationByKey('de', 'order.heading'))).toContainText(
    '696,50',
  );
});

test('loads nothing from a payment provider before its method is chosen, and adds no description to it (L22, L27)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await fillCheckoutForm(page, { email: createUniqueEmailAddress(), method: 'invoice' });
  expect(requested.filter((url) => /paypal|klarna/i.test(new URL(url).pathname))).toEqual([]);
  for (const name of ['PayPal', 'Klarna']) {
    await expect(getMainLandmark(page).getByRole('radio', { name, exact: true })).not.toHaveAttribute(
      'aria-describedby',
      /./,
    );
  }
});

test('the browser can autofill every address field', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await getMainLandmark(page)
    .getByRole('checkbox', { name: readCheckoutTranslationByKey('de', 'address.other') })
    .check();
  // The button of the shipping address comes first; it is gone once it has been clicked.
  for (const key of ['fields.add.company', 'fields.add.address_addition'] as const) {
    const add = getMainLandmark(page).getByRole('button', { name: readCheckoutTranslationByKey('de', key) });
    await expect(add).toHaveCount(2);
    await add.first().click();
    await add.click();
  }
  await expect(getFormControlByName(page, 'invoice.address_addition')).toBeFocused();
  await clickAddOptionalCheckoutFieldButtons(page, 'extras.addComment');
  for (const [group, section] of [
    ['shipping', 'section-shipping shipping'],
    ['invoice', 'section-billing billing'],
  ] as const) {
    for (const [field, name] of [
      ['company', 'organization'],
      ['first_name', 'given-name'],
      ['last_name', 'family-name'],
      ['street', 'address-line1'],
      ['address_addition', 'address-line2'],
      ['zip', 'postal-code'],
      ['city', 'address-level2'],
      ['country', 'country'],
      ['phone', 'tel'],
    ] as const) {
      await expect(getFormControlByName(page, `${group}.${field}`)).toHaveAttribute(
        'autocomplete',
        `${section} ${name}`,
      );
    }
  }
  const named = getMainLandmark(page).locator('input, select, textarea');
  expect(
    await named.evaluateAll((fields) => fields.filter((field) => !field.hasAttribute('autocomplete')).length),
  ).toBe(0);
});

test('validates a field on blur and all fields on submit, with a link to each problem', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  const email = getFormControlByName(page, 'email');
  const problem = readCheckoutTranslationByKey('de', 'problems.email.implausible');
  await email.fill('anna@');
  await expect(getMainLandmark(page)).not.toContainText(problem);
  await email.blur();
  await expect(getMainLandmark(page)).toContainText(problem);
  await expect(email).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)));
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('anna@example.org');
  await expect(getMainLandmark(page)).not.toContainText(problem);
  const zip = getFormControlByName(page, 'shipping.zip');
  await zip.fill('123');
  await zip.blur();
  await expect(getMainLandmark(page)).toContainText(readCheckoutTranslationByKey('de', 'problems.zip.implausible'));
  await clickMainContentButton(page, readCheckoutTranslationByKey('de', 'details.next'));
  const summary = getMainLandmark(page).getByRole('alert').first();
  await expect(summary).toContainText('Bitte prüfen Sie');
  await expect(page).toHaveURL(`${base}/kasse`);
  await summary.getByRole('button', { name: readCheckoutTranslationByKey('de', 'problems.city.missing') }).click();
  await expect(getFormControlByName(page, 'shipping.city')).toBeFocused();
});

test('a phone number is parsed by country and formatted internationally', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  const phone = getFormControlByName(page, 'shipping.phone');
  await phone.fill('089 1234567');
  await phone.blur();
  await expect(phone).toHaveValue('+49 89 1234567');
  await phone.fill('12');
  await phone.blur();
  await expect(getMainLandmark(page)).toContainText(readCheckoutTranslationByKey('de', 'problems.phone.implausible'));
});

test('another country preselects its cheapest shipping with a notice, and clears an unavailable payment method', async ({
  page,
}) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await fillCheckoutForm(page, { email: createUniqueEmailAddress(), method: 'invoice' });
  await getMainLandmark(page)
    .getByRole('radio', { name: /^Express/ })
    .check();
  await expect(getMainLandmark(page)).toContainText('714,90');
  await getFormControlByName(page, 'shipping.country').selectOption('FR');
  const parcel = getMainLandmark(page).getByRole('radio', { name: /^Versichertes Paket.*Frankreich/ });
  await expect(parcel).toBeChecked();
  // L7: two working days longer than within Germany.
  await expect(getMainLandmark(page)).toContainText(
    readCheckoutTranslationByKey('de', 'delivery.time').replace('{{time}}', '4–5 Werktage'),
  );
  const notification = readCheckoutTranslationByKey('de', 'lost.replacedShipping')
    .replace('{{country}}', 'Frankreich')
    .replace('{{name}}', 'Versichertes Paket, Österreich, Frankreich, Luxemburg')
    .replace('{{price}}', readCheckoutTranslationByKey('de', 'delivery.free'));
  await expect(getMainLandmark(page).getByRole('status').filter({ hasText: notification }).first()).toBeVisible();
  // The payment method is still available and stays selected.
  await expect(getMainLandmark(page).getByRole('radio', { name: 'Rechnung' })).toBeChecked();
  await expect(getMainLandmark(page).getByLabel(readCheckoutTranslationByKey('de', 'order.heading'))).not.toContainText(
    readCheckoutTranslationByKey('de', 'totals.open'),
  );
  await submitCheckoutAndWaitForConfirmStep(page, 'de');
  await expect(getMainLandmark(page)).toContainText(notification);
  await page.goBack();
  await getMainLandmark(page)
    .getByRole('radio', { name: /^Express/ })
    .check();
  await expect(getMainLandmark(page)).not.toContainText(notification);
  await expect(getMainLandmark(page)).toContainText(readCheckoutTranslationByKey('de', 'lost.payment'));
  await expect(getMainLandmark(page).getByRole('radio', { name: 'Rechnung' })).toHaveCount(0);
  await expect(getMainLandmark(page)).toContainText('39,90');
  await expect(getMainLandmark(page)).toContainText('729,90');
});

test('the confirm step of an incomplete form redirects to the form', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('anhaenger-kiesel') });
  await page.goto(`${base}/kasse#confirm`);
  await expect(getFormControlByName(page, 'email')).toBeVisible();
  await expect(page).toHaveURL(`${base}/kasse`);
});

test('an empty cart shows no checkout form, and the page is noindex', async ({ page }) => {
  await page.goto(`${base}/kasse`);
  await expect(getMainLandmark(page)).toContainText(readCheckoutTranslationByKey('de', 'empty'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

for (const width of [320, 768]) {
  test(`neither step overflows a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const watch = await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/);
    const ring = await readTestCatalogueProduct('solitaerring-knospe', /50/);
    await seedCartInLocalStorage(page, { product: watch }, { product: ring, engraving: 'Für immer und jeden Tag' });
    await page.goto(base + checkoutPagePathByLocale.fr);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await fillCheckoutForm(page, { email: `${'a'.repeat(60)}@example.org`, method: 'cash_on_pickup' });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await submitCheckoutAndWaitForConfirmStep(page, 'fr');
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form, errors and confirm step are accessible, ${colorScheme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
    const watch = await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/);
    await seedCartInLocalStorage(
      page,
      { product: watch },
      { product: await readTestCatalogueProduct('solitaerring-knospe', /50/), engraving: 'A' },
    );
    await page.goto(`${base}/kasse`);
    await clickMainContentButton(page, readCheckoutTranslationByKey('de', 'details.next'));
    await expect(getMainLandmark(page).getByRole('alert').first()).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await fillCheckoutForm(page, { email: createUniqueEmailAddress(), method: 'prepayment' });
    await submitCheckoutAndWaitForConfirmStep(page, 'de');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('the first field is in the upper part of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ring = await readTestCatalogueProduct('solitaerring-knospe', /50/);
  await seedCartInLocalStorage(page, { product: ring, engraving: 'A' });
  await page.goto(base + checkoutPagePathByLocale.de);
  const field = getFormControlByName(page, 'email');
  await expect(page.getByRole('region', { name: readCheckoutTranslationByKey('de', 'order.heading') })).toBeVisible();
  expect((await field.boundingBox())?.y).toBeLessThan(540);
});

// The form and the confirm step of the checkout: what is asked, checked and kept, and what the law wants to be shown (law rows
// L1–L3, L5, L7, L12, L14, L15, L22, L27). What becomes of an order is tried in checkout-orders.spec.ts.
import { locales } from '../contract/locale.ts';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';
import {
  checkoutPaths,
  comeFromElsewhere,
  control,
  createEmail,
  fillCart,
  fillDetails,
  goToConfirm,
  main,
  openConfirm,
  orderButton,
  readPiece,
  text,
} from './shopping.ts';

const base = siteUrl('jeweller');

const readDraft = () =>
  JSON.parse(localStorage.getItem('int-checkout') ?? 'null') as { [field: string]: unknown } | null;

test.beforeEach(({ page }) => comeFromElsewhere(page));

const orderTexts = {
  de: 'Zahlungspflichtig bestellen',
  en: 'Order with obligation to pay',
  fr: 'Commander avec obligation de paiement',
};

const watchFeatures = { de: 'Uhrwerk: Automatik', en: 'Movement: Automatic', fr: 'Mouvement\u00a0: Automatique' };
const ringFeatures = { de: 'Karat: 0,10 ct', en: 'Carat weight: 0.10 ct', fr: 'Poids en carats\u00a0: 0,10 ct' };

for (const locale of locales) {
  test(`the confirm step shows what the law wants, where it wants it (L1, L2, L3, L7, L12, L14, L15), ${locale}`, async ({
    page,
  }) => {
    const watch = await readPiece('marenholt-foerde-38-automatik', /braun/);
    await fillCart(
      page,
      { piece: watch },
      { piece: await readPiece('solitaerring-knospe', /50/), engraving: 'Für A.' },
    );
    const email = createEmail();
    await openConfirm(page, locale, { email, method: 'invoice' });
    const content = main(page);
    // L3: e-mail and addresses, each with its way back.
    for (const [name, hash] of [
      [text(locale, 'fields.email'), '#contact'],
      [text(locale, 'address.shipping'), '#shipping-address'],
      [text(locale, 'address.invoice'), '#invoice-address'],
    ] as const) {
      const label = text(locale, 'confirm.editName').replace('{{name}}', name);
      await expect(content.getByRole('link', { name: label })).toHaveAttribute('href', hash);
    }
    await expect(content).toContainText(email);
    await expect(content).toContainText('Änne Öztürk');
    await expect(content).toContainText('Rosenweg 7');
    // L14: the notice itself and the Union's page.
    await expect(content.getByRole('region', { name: message(locale, 'guarantee', 'legal.heading') })).toBeVisible();
    await expect(content.getByRole('link', { name: message(locale, 'guarantee', 'legal.link') })).toHaveAttribute(
      'href',
      /europa\.eu\/youreurope/,
    );
    for (const key of ['legal.terms', 'legal.withdrawal', 'legal.privacy']) {
      await expect(content.getByRole('link', { name: text(locale, key), exact: true })).toHaveAttribute(
        'target',
        '_blank',
      );
    }
    // L2: goods with their essential features, shipping and total in the block of the button.
    const block = content.getByRole('region', { name: text(locale, 'order.heading'), exact: true });
    await expect(block).toContainText(watchFeatures[locale]);
    await expect(block).toContainText(ringFeatures[locale]);
    await expect(block).toContainText('Für A.');
    await expect(block.getByRole('img', { name: text(locale, 'order.engraving') })).toBeVisible();
    await expect(block).toContainText(text(locale, 'order.noWithdrawal'));
    await expect(block).toContainText(text(locale, 'order.delivery').split('{{')[0] ?? '');
    await expect(block.getByRole('group', { name: message(locale, 'guarantee', 'label.heading') })).toBeVisible();
    await expect(block).toContainText(text(locale, 'totals.shipping'));
    await expect(block).toContainText(text(locale, 'totals.total'));
    await expect(block).toContainText(locale === 'en' ? '19%' : '19');
    // L1: the one button, directly below the total; no box to tick in the block.
    await expect(orderButton(page, locale)).toHaveText(orderTexts[locale]);
    expect(await orderButton(page, locale).evaluate((button) => button.previousElementSibling?.tagName)).toBe('DL');
    await expect(block.getByRole('checkbox')).toHaveCount(0);
    await expect(content.getByRole('button', { name: /PayPal|Klarna/ })).toHaveCount(0);
  });
}

test('gift wrapping is off until it is asked for, and then priced (L5)', async ({ page }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await expect(control(page, 'presentWrap')).not.toBeChecked();
  await expect(main(page).getByLabel(text('de', 'order.heading'))).toContainText('690,00');
  await control(page, 'presentWrap').check();
  await expect(main(page).getByLabel(text('de', 'order.heading'))).toContainText('696,50');
});

test('nothing is loaded from a payment provider before its method is chosen, and the shop adds no words of its own (L22, L27)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await fillDetails(page, { email: createEmail(), method: 'invoice' });
  expect(asked.filter((url) => /paypal|klarna/i.test(new URL(url).pathname))).toEqual([]);
  for (const name of ['PayPal', 'Klarna']) {
    await expect(main(page).getByRole('radio', { name, exact: true })).not.toHaveAttribute('aria-describedby', /./);
  }
});

test('every field of an address can be filled in by the browser', async ({ page }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await main(page)
    .getByRole('checkbox', { name: text('de', 'address.other') })
    .check();
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
      await expect(control(page, `${group}.${field}`)).toHaveAttribute('autocomplete', `${section} ${name}`);
    }
  }
  const named = main(page).locator('input, select, textarea');
  expect(
    await named.evaluateAll((fields) => fields.filter((field) => !field.hasAttribute('autocomplete')).length),
  ).toBe(0);
});

test('a field is checked when it is left, and all of them when the form is sent, with a way to each', async ({
  page,
}) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  const email = control(page, 'email');
  const problem = text('de', 'problems.email.implausible');
  await email.fill('anna@');
  await expect(main(page)).not.toContainText(problem);
  await email.blur();
  await expect(main(page)).toContainText(problem);
  await expect(email).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)));
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('anna@example.org');
  await expect(main(page)).not.toContainText(problem);
  const zip = control(page, 'shipping.zip');
  await zip.fill('123');
  await zip.blur();
  await expect(main(page)).toContainText(text('de', 'problems.zip.implausible'));
  await main(page)
    .getByRole('button', { name: text('de', 'details.next') })
    .click();
  const summary = main(page).getByRole('alert').first();
  await expect(summary).toContainText('Bitte prüfen Sie');
  await expect(page).toHaveURL(`${base}/kasse`);
  await summary.getByRole('button', { name: text('de', 'problems.city.missing') }).click();
  await expect(control(page, 'shipping.city')).toBeFocused();
});

test('a phone number is understood by its country and written internationally', async ({ page }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  const phone = control(page, 'shipping.phone');
  await phone.fill('089 1234567');
  await phone.blur();
  await expect(phone).toHaveValue('+49 89 1234567');
  await phone.fill('12');
  await phone.blur();
  await expect(main(page)).toContainText(text('de', 'problems.phone.implausible'));
});

test('another country has other ways of shipping: the cheapest that fits is chosen and said, what falls away is asked', async ({
  page,
}) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await fillDetails(page, { email: createEmail(), method: 'invoice' });
  await main(page)
    .getByRole('radio', { name: /^Express/ })
    .check();
  await expect(main(page)).toContainText('714,90');
  await control(page, 'shipping.country').selectOption('FR');
  const parcel = main(page).getByRole('radio', { name: /^Versichertes Paket.*Frankreich/ });
  await expect(parcel).toBeChecked();
  // L7: two working days more than within Germany.
  await expect(main(page)).toContainText(text('de', 'delivery.time').replace('{{time}}', '4–5 Werktage'));
  const said = text('de', 'lost.replacedShipping')
    .replace('{{country}}', 'Frankreich')
    .replace('{{name}}', 'Versichertes Paket, Österreich, Frankreich, Luxemburg')
    .replace('{{price}}', text('de', 'delivery.free'));
  await expect(main(page).getByRole('status').filter({ hasText: said }).first()).toBeVisible();
  // It can be paid in the same way, which stays.
  await expect(main(page).getByRole('radio', { name: 'Rechnung' })).toBeChecked();
  await expect(main(page).getByLabel(text('de', 'order.heading'))).not.toContainText(text('de', 'totals.open'));
  await goToConfirm(page, 'de');
  await expect(main(page)).toContainText(said);
  await page.goBack();
  await main(page)
    .getByRole('radio', { name: /^Express/ })
    .check();
  await expect(main(page)).not.toContainText(said);
  await expect(main(page)).toContainText(text('de', 'lost.payment'));
  await expect(main(page).getByRole('radio', { name: 'Rechnung' })).toHaveCount(0);
  await expect(main(page)).toContainText('39,90');
  await expect(main(page)).toContainText('729,90');
});

test('nothing is lost by leaving, reloading, going back and forward, or switching the language', async ({ page }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  const email = createEmail();
  await openConfirm(page, 'de', { email, method: 'invoice', comment: 'Bitte klingeln.' });
  await page.reload();
  await expect(orderButton(page, 'de')).toBeVisible();
  await page.goBack();
  await expect(control(page, 'email')).toHaveValue(email);
  await expect(control(page, 'comment')).toHaveValue('Bitte klingeln.');
  await page.goForward();
  await expect(orderButton(page, 'de')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${base}/en/checkout#confirm`);
  await expect(orderButton(page, 'en')).toBeVisible();
  await expect(main(page)).toContainText('Bitte klingeln.');
  const edit = text('en', 'confirm.editName').replace('{{name}}', text('en', 'payment.heading'));
  await main(page).getByRole('link', { name: edit }).click();
  await expect(main(page).getByRole('heading', { name: text('en', 'payment.heading') })).toBeFocused();
  await expect(main(page).getByRole('radio', { name: 'Invoice' })).toBeChecked();
});

test('the confirm step of a form that is not filled in leads back to the form', async ({ page }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse#confirm`);
  await expect(control(page, 'email')).toBeVisible();
  await expect(page).toHaveURL(`${base}/kasse`);
});

test('two tabs stay in step', async ({ page, context }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  const other = await context.newPage();
  await other.goto(`${base}/kasse`);
  await expect(control(other, 'shipping.city')).toBeVisible();
  await control(page, 'shipping.city').fill('Augsburg');
  await expect(control(other, 'shipping.city')).toHaveValue('Augsburg');
});

test('a damaged, foreign or old checkout is dropped without a word', async ({ page }) => {
  await fillCart(page, { piece: await readPiece('anhaenger-kiesel') });
  await page.goto(`${base}/kasse`);
  await control(page, 'email').fill('anna@example.org');
  const kept = await page.evaluate(() => localStorage.getItem('int-checkout') ?? '');
  const old = JSON.stringify({ ...(JSON.parse(kept) as object), timestamp: Date.now() - 8 * 86_400_000 });
  for (const stored of ['{"customerEmail":', '[1,2]', '{"customerEmail":5,"timestamp":1,"version":1}', old]) {
    // Where no script of the site runs: the checkout itself writes its draft with every answer to a quote.
    await page.goto(`${base}/robots.txt`);
    await page.evaluate((value) => localStorage.setItem('int-checkout', value), stored);
    await page.goto(`${base}/kasse`);
    await expect(control(page, 'email')).toHaveValue('');
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  }
  await control(page, 'email').fill('anna@example.org');
  expect(await page.evaluate(readDraft)).toMatchObject({ customerEmail: 'anna@example.org', version: 1 });
});

test('an empty cart has no checkout, and search engines are kept out of it', async ({ page }) => {
  await page.goto(`${base}/kasse`);
  await expect(main(page)).toContainText(text('de', 'empty'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

for (const width of [320, 768]) {
  test(`both steps fit a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const watch = await readPiece('marenholt-foerde-38-automatik', /braun/);
    const ring = await readPiece('solitaerring-knospe', /50/);
    await fillCart(page, { piece: watch }, { piece: ring, engraving: 'Für immer und jeden Tag' });
    await page.goto(base + checkoutPaths.fr);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await fillDetails(page, { email: `${'a'.repeat(60)}@example.org`, method: 'cash_on_pickup' });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await goToConfirm(page, 'fr');
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form, errors and confirm step are accessible, ${colorScheme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
    const watch = await readPiece('marenholt-foerde-38-automatik', /braun/);
    await fillCart(page, { piece: watch }, { piece: await readPiece('solitaerring-knospe', /50/), engraving: 'A' });
    await page.goto(`${base}/kasse`);
    await main(page)
      .getByRole('button', { name: text('de', 'details.next') })
      .click();
    await expect(main(page).getByRole('alert').first()).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await fillDetails(page, { email: createEmail(), method: 'prepayment' });
    await goToConfirm(page, 'de');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

// From the order button to the thanks page: every payment method in every language against the stand-ins, and exactly
// one order despite network failures (law rows L1, L13; order service, promises 1, 3).
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { emailLinkPagePaths } from '../contract/email-link-paths.ts';
import { locales } from '../contract/locale.ts';
import { formatDateRange } from '../domain/format-dates.ts';
import { expect, readSiteMessageByKey, readCaughtEmails, toTestSiteUrl, test } from './fixtures.ts';
import {
  updateTestCatalogueProduct,
  getFormControlByName,
  createUniqueEmailAddress,
  expectOrderThanksPage,
  seedCartInLocalStorage,
  getMainLandmark,
  type TestPaymentMethod,
  openCheckoutConfirmStep,
  getPlaceOrderButton,
  clickPlaceOrderButton,
  clickPaymentStandInButton,
  paymentStandInHost,
  readOrdersByEmail,
  applyCodeAndExpectAccepted,
  readTestCatalogueProduct,
  readCheckoutTranslationByKey,
  clickMainContentLink,
  clickMainContentButton,
  clickAddOptionalCheckoutFieldButtons,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

test.use({ expectedHosts: [paymentStandInHost] });

const methods: TestPaymentMethod[] = ['prepayment', 'invoice', 'cash_on_pickup', 'paypal', 'klarna'];

const readRing = () => readTestCatalogueProduct('solitaerring-knospe', /52/);

// Parallel tests buy this product, so none of them may restore its stock.
test.beforeAll(async () => updateTestCatalogueProduct(await readRing(), { stock: 500 }));

const isProvider = (method: TestPaymentMethod): method is 'klarna' | 'paypal' =>
  method === 'paypal' || method === 'klarna';

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('focus starts at the heading of the checkout and moves to its first field', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readRing() });
  await page.goto(`${base}/warenkorb`);
  await clickMainContentLink(page, readSiteMessageByKey('de', 'cart', 'toCheckout'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(getFormControlByName(page, 'email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getFormControlByName(page, 'email')).toBeFocused();
});

test('no layout shift between the confirm step and the thanks page', async ({ page }) => {
  await page.addInitScript(() => {
    const recorded: number[] = [];
    Object.assign(window, { layoutShifts: recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) recorded.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await seedCartInLocalStorage(page, { product: await readRing() });
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await openCheckoutConfirmStep(page, 'de', { email: createUniqueEmailAddress(), method: 'invoice' });
    await page.evaluate(() => void (window as unknown as { layoutShifts: number[] }).layoutShifts.splice(0));
    await clickPlaceOrderButton(page, 'de');
    await expectOrderThanksPage(page, 'de');
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      `${size.width} px`,
    ).toBeLessThan(0.05);
  }
});

for (const locale of locales) {
  for (const method of methods) {
    test(`orders with ${method} by the shop's own button (L1, L13), ${locale}`, async ({ page }) => {
      const ring = await readRing();
      const email = createUniqueEmailAddress();
      await seedCartInLocalStorage(page, { product: ring, engraving: 'Änne & Ben' });
      await openCheckoutConfirmStep(page, locale, { email, method });
      if (method === 'klarna') await applyCodeAndExpectAccepted(page, locale, 'WILLKOMMEN10');
      await clickPlaceOrderButton(page, locale);
      if (isProvider(method)) await clickPaymentStandInButton(page, method, 'approve');
      const number = await expectOrderThanksPage(page, locale);
      const [order, ...others] = await readOrdersByEmail(email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({
        number,
        language: locale,
        // 10 % less with the code.
        total_brutto: method === 'klarna' ? '801.00' : '890.00',
        state: {
          prepayment: 'awaiting_payment',
          invoice: 'new',
          cash_on_pickup: 'new',
          paypal: 'paid',
          klarna: 'paid',
        }[method],
      });
      // Only a completed order clears the cart and the checkout draft.
      expect([await readStored(page, 'int-cart'), await readStored(page, 'int-checkout')]).toEqual([null, null]);
      if (method === 'prepayment') {
        for (const key of ['transfer.heading', 'transfer.reference']) {
          await expect(getMainLandmark(page)).toContainText(readSiteMessageByKey(locale, 'orderStatus', key));
        }
        await expect(getMainLandmark(page)).toContainText('DE02 1203 0000 0000 2020 51');
        await expect(
          getMainLandmark(page).getByRole('img', {
            name: readSiteMessageByKey(locale, 'orderStatus', 'transfer.code.name'),
          }),
        ).toBeVisible();
      }
      const { delivery_from: from, delivery_to: to } = order?.lines[0] ?? {};
      if (method === 'prepayment') expect(from).toBeNull();
      else
        await expect(getMainLandmark(page)).toContainText(
          formatDateRange({ from: String(from), to: String(to) }, locale),
        );
      if (method === 'cash_on_pickup') {
        await expect(getMainLandmark(page)).toContainText('Rosenwirtgasse');
        const link = getMainLandmark(page).getByRole('link', {
          name: readSiteMessageByKey(locale, 'orderStatus', 'pickup.calendar.link'),
        });
        const downloading = page.waitForEvent('download');
        await link.click();
        const file = await readFile(await (await downloading).path(), 'utf8');
        expect(file).toContain(`DTSTART;VALUE=DATE:${String(from).replaceAll('-', '')}\r\n`);
        expect(file).toContain('LOCATION:');
      }
      if (isProvider(method))
        await expect(getMainLandmark(page)).toContainText(readSiteMessageByKey(locale, 'thanks', 'order.paid'));
      await page.reload();
      await expect(getMainLandmark(page)).toContainText(email);
      expect(new URL(page.url()).search).toBe(`?order=${number}`);
      await expect(
        getMainLandmark(page).getByRole('img', { name: readSiteMessageByKey(locale, 'orderStatus', 'line.engraving') }),
      ).toBeVisible();
      await clickMainContentLink(page, readSiteMessageByKey(locale, 'thanks', 'order.page.link'));
      await expect(page).toHaveURL(new RegExp(`${emailLinkPagePaths.order_status[locale]}/?#[0-9a-f]{64}$`));
      await expect(getMainLandmark(page)).toContainText(number);
      const mails = () => readCaughtEmails(email).then((found) => found.map((mail) => mail.text).join('\n'));
      await expect.poll(mails, { timeout: 20_000 }).toContain(number);
    });
  }
}

test('a keyboard user can place an order', async ({ page }) => {
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: await readRing() });
  await page.goto(`${base}/warenkorb`);
  await expect(
    getMainLandmark(page).getByRole('link', { name: readSiteMessageByKey('de', 'cart', 'toCheckout') }),
  ).toBeVisible();
  const tabTo = async (isReached: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isReached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The element is not reachable by keyboard.');
  };
  const isOn = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const isOnText = (label: string) => () =>
    page.evaluate((wanted) => document.activeElement?.textContent.trim() === wanted, label);
  await tabTo(isOnText(readSiteMessageByKey('de', 'cart', 'toCheckout')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${base}/kasse`);
  await expect(getFormControlByName(page, 'email')).toBeVisible();
  for (const [name, value] of [
    ['email', email],
    ['shipping.first_name', 'Änne'],
    ['shipping.last_name', 'Öztürk'],
    ['shipping.street', 'Rosenweg 7'],
    ['shipping.zip', '80331'],
    ['shipping.city', 'München'],
  ] as const) {
    await tabTo(isOn(`[name="${name}"]`));
    await page.keyboard.type(value);
  }
  // Prices and payment methods follow the part of the form that needs no scripts.
  await expect(page.locator('[name="paymentMethod"]').first()).toBeVisible();
  await tabTo(isOn('[name="paymentMethod"]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(getMainLandmark(page).getByRole('radio', { name: 'Rechnung' })).toBeChecked();
  await tabTo(isOnText(readCheckoutTranslationByKey('de', 'details.next')));
  await page.keyboard.press('Enter');
  await expect(
    getMainLandmark(page).getByRole('heading', { name: readCheckoutTranslationByKey('de', 'confirm.heading') }),
  ).toBeFocused();
  await tabTo(isOnText(readCheckoutTranslationByKey('de', 'confirm.order')));
  await page.keyboard.press('Enter');
  await expectOrderThanksPage(page, 'de');
  expect(await readOrdersByEmail(email)).toHaveLength(1);
});

test('a double click on a slow network places one order', async ({ page }) => {
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: await readRing() });
  let posts = 0;
  await page.route('**/ecom/order', async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fallback();
  });
  await openCheckoutConfirmStep(page, 'de', { email, method: 'invoice' });
  await expect(getPlaceOrderButton(page, 'de')).not.toHaveAttribute('aria-busy');
  await getPlaceOrderButton(page, 'de').dblclick();
  await expect(getMainLandmark(page)).toContainText(readCheckoutTranslationByKey('de', 'confirm.sending'));
  await expect(getPlaceOrderButton(page, 'de')).toHaveAttribute('aria-busy', 'true');
  await getPlaceOrderButton(page, 'de').click();
  await expectOrderThanksPage(page, 'de');
  expect(posts).toBe(1);
  expect(await readOrdersByEmail(email)).toHaveLength(1);
});

test.describe('when the response is lost', () => {
  test.use({ expectedFailures: ['/ecom/order', 'OrderServiceError', 'ERR_INTERNET_DISCONNECTED'] });

  /** The service receives the order, but the browser receives no response. */
  const loseResponses = async (page: Page, count: number): Promise<void> => {
    let left = count;
    await page.route('**/ecom/order', async (route) => {
      left -= 1;
      if (left < 0) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
  };

  for (const reloads of [false, true]) {
    test(`reports it, and the next click places no second order, ${reloads ? 'after a reload' : 'on the same page'}`, async ({
      page,
    }) => {
      const email = createUniqueEmailAddress();
      await seedCartInLocalStorage(page, { product: await readRing(), engraving: 'L' });
      await loseResponses(page, 1);
      await openCheckoutConfirmStep(page, 'de', { email, method: 'prepayment' });
      await clickPlaceOrderButton(page, 'de');
      await expect(getMainLandmark(page).getByRole('alert')).toHaveText(
        readCheckoutTranslationByKey('de', 'failed.lost'),
      );
      if (reloads) {
        await page.reload();
        await expect(getMainLandmark(page)).toContainText(readCheckoutTranslationByKey('de', 'confirm.unanswered'));
      }
      await clickPlaceOrderButton(page, 'de');
      const number = await expectOrderThanksPage(page, 'de');
      expect((await readOrdersByEmail(email)).map((order) => order.number)).toEqual([number]);
    });
  }

  test('an order that is changed afterwards replaces the first one', async ({ page }) => {
    const email = createUniqueEmailAddress();
    await seedCartInLocalStorage(page, { product: await readRing() });
    await loseResponses(page, 1);
    await openCheckoutConfirmStep(page, 'de', { email, method: 'prepayment' });
    await clickPlaceOrderButton(page, 'de');
    await expect(getMainLandmark(page).getByRole('alert')).toBeVisible();
    await getMainLandmark(page)
      .getByRole('link', {
        name: readCheckoutTranslationByKey('de', 'confirm.editName').replace(
          '{{name}}',
          readCheckoutTranslationByKey('de', 'delivery.heading'),
        ),
      })
      .click();
    await clickAddOptionalCheckoutFieldButtons(page, 'extras.addComment');
    await getFormControlByName(page, 'comment').fill('Anders.');
    await clickMainContentButton(page, readCheckoutTranslationByKey('de', 'details.next'));
    await clickPlaceOrderButton(page, 'de');
    const number = await expectOrderThanksPage(page, 'de');
    const orders = await readOrdersByEmail(email);
    expect(orders.filter(({ state }) => state !== 'cancelled').map((order) => order.number)).toEqual([number]);
    expect(orders).toHaveLength(2);
  });

  test('the page reports a missing connection, keeps everything, and the order can be placed after reconnecting', async ({
    page,
    context,
  }) => {
    const email = createUniqueEmailAddress();
    await seedCartInLocalStorage(page, { product: await readRing() });
    await openCheckoutConfirmStep(page, 'de', { email, method: 'invoice' });
    await context.setOffline(true);
    await clickPlaceOrderButton(page, 'de');
    await expect(getMainLandmark(page).getByRole('alert')).toHaveText(
      readCheckoutTranslationByKey('de', 'failed.offline'),
    );
    await context.setOffline(false);
    await clickPlaceOrderButton(page, 'de');
    await expectOrderThanksPage(page, 'de');
    expect(await readOrdersByEmail(email)).toHaveLength(1);
  });
});

test('two tabs order the same cart only once', async ({ page, context }) => {
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: await readRing() });
  await openCheckoutConfirmStep(page, 'de', { email, method: 'invoice' });
  const other = await context.newPage();
  await other.goto(`${base}/kasse#confirm`);
  await expect(getPlaceOrderButton(other, 'de')).toBeVisible();
  await clickPlaceOrderButton(page, 'de');
  await expectOrderThanksPage(page, 'de');
  await expect(getMainLandmark(other)).toContainText(readCheckoutTranslationByKey('de', 'empty'));
  expect(await readOrdersByEmail(email)).toHaveLength(1);
});

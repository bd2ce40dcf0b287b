// From the order button to the thanks page: every payment method in every language through the stand-ins, one order for one
// wish whatever the network does, and what has changed between cart and order (law rows L1, L13; order service, promises 1, 3).
import type { Page } from 'playwright/test';
import { locales } from '../contract/locale.ts';
import { formatDateRange } from '../domain/format-dates.ts';
import { expect, message, readMails, siteUrl, test } from './fixtures.ts';
import {
  cartPaths,
  changePiece,
  comeFromElsewhere,
  control,
  createEmail,
  expectThanks,
  fillCart,
  main,
  type Method,
  openConfirm,
  orderButton,
  pressOrder,
  payAt,
  paymentsHost,
  readOrders,
  readPiece,
  text,
} from './shopping.ts';

const base = siteUrl('jeweller');

test.use({ expectedHosts: [paymentsHost] });

test.beforeEach(({ page }) => comeFromElsewhere(page));

const methods: Method[] = ['prepayment', 'invoice', 'cash_on_pickup', 'paypal', 'klarna'];

const ringOf = () => readPiece('solitaerring-knospe', /52/);

// Many buy it here at the same time, in several processes: none of them may take it back.
test.beforeAll(async () => changePiece(await ringOf(), { stock: 500 }));

const isProvider = (method: Method): method is 'klarna' | 'paypal' => method === 'paypal' || method === 'klarna';

const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('the focus starts at the heading of the checkout and comes to its first field next', async ({ page }) => {
  await fillCart(page, { piece: await ringOf() });
  await page.goto(`${base}/warenkorb`);
  await main(page)
    .getByRole('link', { name: message('de', 'cart', 'toCheckout') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(control(page, 'email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(control(page, 'email')).toBeFocused();
});

test('nothing moves on the way from the confirm step to the thanks', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await fillCart(page, { piece: await ringOf() });
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await openConfirm(page, 'de', { email: createEmail(), method: 'invoice' });
    await page.evaluate(() => void (window as unknown as { seenShifts: number[] }).seenShifts.splice(0));
    await pressOrder(page, 'de');
    await expectThanks(page, 'de');
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { seenShifts: number[] }).seenShifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      `${size.width} px`,
    ).toBeLessThan(0.05);
  }
});

for (const locale of locales) {
  for (const method of methods) {
    test(`bought with ${method} by the shop's own button (L1, L13), ${locale}`, async ({ page }) => {
      const ring = await ringOf();
      const email = createEmail();
      await fillCart(page, { piece: ring, engraving: 'Änne & Ben' });
      await openConfirm(page, locale, { email, method });
      await pressOrder(page, locale);
      if (isProvider(method)) await payAt(page, method, 'approve');
      const number = await expectThanks(page, locale);
      const [order, ...others] = await readOrders(email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({
        number,
        language: locale,
        total_brutto: '890.00',
        state: {
          prepayment: 'awaiting_payment',
          invoice: 'new',
          cash_on_pickup: 'new',
          paypal: 'paid',
          klarna: 'paid',
        }[method],
      });
      // Emptied by the order alone.
      expect([await readStored(page, 'int-cart'), await readStored(page, 'int-checkout')]).toEqual([null, null]);
      if (method === 'prepayment') {
        for (const key of ['order.transfer.heading', 'order.transfer.reference']) {
          await expect(main(page)).toContainText(message(locale, 'thanks', key));
        }
        await expect(main(page)).toContainText('DE02 1203 0000 0000 2020 51');
      }
      const { delivery_from: from, delivery_to: to } = order?.lines[0] ?? {};
      if (method === 'prepayment') expect(from).toBeNull();
      else await expect(main(page)).toContainText(formatDateRange({ from: String(from), to: String(to) }, locale));
      if (method === 'cash_on_pickup') await expect(main(page)).toContainText('Rosenwirtgasse');
      if (isProvider(method)) await expect(main(page)).toContainText(message(locale, 'thanks', 'order.paid'));
      await page.reload();
      await expect(main(page)).toContainText(email);
      expect(new URL(page.url()).search).toBe(`?order=${number}`);
      const mails = () => readMails(email).then((found) => found.map((mail) => mail.text).join('\n'));
      await expect.poll(mails, { timeout: 20_000 }).toContain(number);
    });
  }
}

test('bought by keyboard only', async ({ page }) => {
  const email = createEmail();
  await fillCart(page, { piece: await ringOf() });
  await page.goto(`${base}/warenkorb`);
  await expect(main(page).getByRole('link', { name: message('de', 'cart', 'toCheckout') })).toBeVisible();
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not come there.');
  };
  const isOn = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const isOnText = (label: string) => () =>
    page.evaluate((wanted) => document.activeElement?.textContent.trim() === wanted, label);
  await tabTo(isOnText(message('de', 'cart', 'toCheckout')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${base}/kasse`);
  await expect(control(page, 'email')).toBeVisible();
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
  await tabTo(isOn('[name="paymentMethod"]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: 'Rechnung' })).toBeChecked();
  await tabTo(isOnText(text('de', 'details.next')));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: text('de', 'confirm.heading') })).toBeFocused();
  await tabTo(isOnText(text('de', 'confirm.order')));
  await page.keyboard.press('Enter');
  await expectThanks(page, 'de');
  expect(await readOrders(email)).toHaveLength(1);
});

test('a double press on a slow network orders once', async ({ page }) => {
  const email = createEmail();
  await fillCart(page, { piece: await ringOf() });
  let posts = 0;
  await page.route('**/ecom/order', async (route) => {
    posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fallback();
  });
  await openConfirm(page, 'de', { email, method: 'invoice' });
  await expect(orderButton(page, 'de')).not.toHaveAttribute('aria-busy');
  await orderButton(page, 'de').dblclick();
  await expect(main(page)).toContainText(text('de', 'confirm.sending'));
  await expect(orderButton(page, 'de')).toHaveAttribute('aria-busy', 'true');
  await orderButton(page, 'de').click();
  await expectThanks(page, 'de');
  expect(posts).toBe(1);
  expect(await readOrders(email)).toHaveLength(1);
});

test.describe('where the answer is lost', () => {
  test.use({ expectedFailures: ['/ecom/order', 'OrderServiceError'] });

  /** The order arrives, its answer does not. */
  const loseAnswers = async (page: Page, count: number): Promise<void> => {
    let left = count;
    await page.route('**/ecom/order', async (route) => {
      left -= 1;
      if (left < 0) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
  };

  for (const reloads of [false, true]) {
    test(`it is said, and the next press makes no second order, ${reloads ? 'after a reload' : 'on the same page'}`, async ({
      page,
    }) => {
      const email = createEmail();
      await fillCart(page, { piece: await ringOf(), engraving: 'L' });
      await loseAnswers(page, 1);
      await openConfirm(page, 'de', { email, method: 'prepayment' });
      await pressOrder(page, 'de');
      await expect(main(page).getByRole('alert')).toHaveText(text('de', 'failed.lost'));
      if (reloads) {
        await page.reload();
        await expect(main(page)).toContainText(text('de', 'confirm.unanswered'));
      }
      await pressOrder(page, 'de');
      const number = await expectThanks(page, 'de');
      expect((await readOrders(email)).map((order) => order.number)).toEqual([number]);
    });
  }

  test('an order that is changed afterwards takes the place of the first one', async ({ page }) => {
    const email = createEmail();
    await fillCart(page, { piece: await ringOf() });
    await loseAnswers(page, 1);
    await openConfirm(page, 'de', { email, method: 'prepayment' });
    await pressOrder(page, 'de');
    await expect(main(page).getByRole('alert')).toBeVisible();
    await main(page)
      .getByRole('link', { name: text('de', 'confirm.editName').replace('{{name}}', text('de', 'delivery.heading')) })
      .click();
    await control(page, 'comment').fill('Anders.');
    await main(page)
      .getByRole('button', { name: text('de', 'details.next') })
      .click();
    await pressOrder(page, 'de');
    const number = await expectThanks(page, 'de');
    const orders = await readOrders(email);
    expect(orders.filter(({ state }) => state !== 'cancelled').map((order) => order.number)).toEqual([number]);
    expect(orders).toHaveLength(2);
  });

  test('without a connection it is said, nothing is lost, and the order goes out when it is back', async ({
    page,
    context,
  }) => {
    const email = createEmail();
    await fillCart(page, { piece: await ringOf() });
    await openConfirm(page, 'de', { email, method: 'invoice' });
    await context.setOffline(true);
    await pressOrder(page, 'de');
    await expect(main(page).getByRole('alert')).toHaveText(text('de', 'failed.offline'));
    await context.setOffline(false);
    await pressOrder(page, 'de');
    await expectThanks(page, 'de');
    expect(await readOrders(email)).toHaveLength(1);
  });
});

test('two tabs order the same cart once', async ({ page, context }) => {
  const email = createEmail();
  await fillCart(page, { piece: await ringOf() });
  await openConfirm(page, 'de', { email, method: 'invoice' });
  const other = await context.newPage();
  await other.goto(`${base}/kasse#confirm`);
  await expect(orderButton(other, 'de')).toBeVisible();
  await pressOrder(page, 'de');
  await expectThanks(page, 'de');
  await expect(main(other)).toContainText(text('de', 'empty'));
  expect(await readOrders(email)).toHaveLength(1);
});

test.describe('what has changed since the figures were shown', () => {
  // Refused by the service, which is what is tried.
  test.use({ expectedFailures: ['/ecom/order'] });

  test('a new price is shown, and asks for a new press', async ({ page }) => {
    const plaid = await readPiece('perlohrstecker-mizu');
    const email = createEmail();
    await fillCart(page, { piece: plaid });
    await openConfirm(page, 'de', { email, method: 'invoice' });
    await changePiece(plaid, { price: 35_000 });
    try {
      await pressOrder(page, 'de');
      const said = main(page).getByRole('alert');
      await expect(said).toContainText('320,00');
      await expect(said).toContainText('350,00');
      await expect(main(page).getByRole('listitem').filter({ hasText: plaid.name })).toContainText('350,00');
      expect(await readOrders(email)).toEqual([]);
      await pressOrder(page, 'de');
      await expectThanks(page, 'de');
      expect(await readOrders(email)).toMatchObject([{ total_brutto: '350.00' }]);
    } finally {
      await changePiece(plaid, { price: 32_000 });
    }
  });

  test('a piece that is sold meanwhile leads back to its line in the cart', async ({ page }) => {
    const bell = await readPiece('fahrradklingel-messing');
    const email = createEmail();
    await fillCart(page, { piece: bell });
    await openConfirm(page, 'de', { email, method: 'invoice' });
    await changePiece(bell, { stock: 0 });
    try {
      await pressOrder(page, 'de');
      const said = main(page).getByRole('alert');
      await expect(said).toContainText(text('de', 'failed.unavailable'));
      await expect(said).toContainText(text('de', 'unavailable.sold_out').replace('{{name}}', bell.name));
      await expect(said).toContainText(text('de', 'unavailable.next'));
      await main(page)
        .getByRole('link', { name: text('de', 'toCart') })
        .click();
      await expect(page).toHaveURL(base + cartPaths.de);
      await expect(main(page)).toContainText(message('de', 'cart', 'problems.sold_out'));
      expect(await readOrders(email)).toEqual([]);
    } finally {
      await changePiece(bell, { stock: 12 });
    }
  });
});

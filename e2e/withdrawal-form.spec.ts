// The withdrawal form with and without JavaScript (law rows L8–L12): its two steps, the receipt, the stored withdrawal,
// and failures.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { type Locale, locales } from '../contract/locale.ts';
import { createLocalizedRouteTable } from '../domain/localized-route-table.ts';
import {
  requestBackendAsAdmin,
  testBackendUrl,
  demoSiteDomains,
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  readCaughtEmails,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

const base = toTestSiteUrl('jeweller');
const paths = createLocalizedRouteTable('/').withdrawal_form;

/** The legally required wording, deliberately not read from locales/. */
const confirmLabels: Record<Locale, string> = {
  de: 'Widerruf bestätigen',
  en: 'Confirm withdrawal',
  fr: 'Confirmer la rétractation',
};

interface Withdrawal {
  id: string;
  name: string;
  contract: string;
  part: string | null;
  match: string;
  order: string | null;
  lines: { count: number; name: string }[] | null;
  note: string | null;
}

const createEmail = () => `w${randomUUID()}@example.com`;

let queryLimit = 100;

/** Uses a different URL for each request, because the backend caches responses. */
const readWithdrawals = async (email: string): Promise<Withdrawal[]> => {
  queryLimit += 1;
  const filter = `filter[email][_eq]=${encodeURIComponent(email)}`;
  return (await requestBackendAsAdmin(`/items/ecommerce_withdrawal?limit=${queryLimit}&${filter}`)) as Withdrawal[];
};

const open = async (page: Page, locale: Locale = 'de', hash = '') => {
  await page.goto(base + paths[locale] + hash);
  const t = (key: string) => readSiteMessageByKey(locale, 'withdrawal', key);
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: t('next'), exact: true });
  const confirm = main.getByRole('button', { name: confirmLabels[locale], exact: true });
  const fill = async (email: string) => {
    await main.getByLabel(t('name'), { exact: true }).fill('Änne <b>Öz</b>');
    await main.getByLabel(t('contract'), { exact: true }).fill('die Kette von Samstag');
    await main.getByLabel(t('email'), { exact: true }).fill(email);
  };
  return { t, main, next, confirm, fill };
};

/** The time format of each language, including full hours. */
const timesOfDay: Record<Locale, RegExp> = {
  de: /\d{1,2}(:\d{2})?\sUhr/,
  en: /\d{1,2}(:\d{2})?\s[ap]m|noon|midnight/,
  fr: /\d{1,2}\sh(\s\d{2})?|minuit/,
};

const expectReceived = async (email: string, locale: Locale): Promise<void> => {
  const [withdrawal, ...others] = await readWithdrawals(email);
  expect(others).toEqual([]);
  expect(withdrawal).toMatchObject({ name: 'Änne <b>Öz</b>', contract: 'die Kette von Samstag', match: 'none' });
  await expect.poll(async () => (await readCaughtEmails(email)).length, { timeout: 30_000 }).toBe(1);
  const [receipt] = await readCaughtEmails(email);
  const received = { de: 'ist am', en: 'We received', fr: 'nous est parvenue le' }[locale];
  for (const part of [received, 'die Kette von Samstag', 'Änne <b>Öz</b>']) expect(receipt?.text).toContain(part);
};

for (const locale of locales) {
  test(`L8, L9: a withdrawal is declared in two steps and acknowledged immediately, in ${locale}`, async ({ page }) => {
    const email = createEmail();
    const { t, main, next, confirm, fill } = await open(page, locale);
    await fill(email);
    await next.click();
    await expect(main.getByRole('heading', { name: t('review.title') })).toBeFocused();
    await expect(main).toContainText(t('review.whole'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await readWithdrawals(email)).toEqual([]);
    await confirm.click();
    await expect(main.getByRole('heading', { name: t('receipt.title') })).toBeFocused();
    await expect(main).toContainText(timesOfDay[locale]);
    await expect(main).toContainText(t('receipt.notAccepted'));
    await expect(main.locator('b')).toHaveCount(0);
    await expect(confirm).toHaveCount(0);
    await expectReceived(email, locale);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`L8, L9: the two steps are plain forms of the service, in ${locale}`, async ({ page }) => {
      const email = createEmail();
      const { main, next, confirm, fill } = await open(page, locale);
      await fill(email);
      await next.click();
      await expect(page).toHaveURL(`${testBackendUrl}/ecom/withdrawal/review`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await readWithdrawals(email)).toEqual([]);
      await confirm.click();
      await expect(page).toHaveURL(`${testBackendUrl}/ecom/withdrawal/confirm`);
      await expect(main).toContainText(timesOfDay[locale]);
      await expect(main.locator('b')).toHaveCount(0);
      await page.reload();
      await expectReceived(email, locale);
      await expect(page.locator('a', { hasText: 'Arnsberg' })).toHaveAttribute(
        'href',
        `${toTestSiteUrl('jeweller')}${paths[locale]}`,
      );
    });
  });
}

test.describe('the plain pages of the service', () => {
  test.use({ javaScriptEnabled: false });

  test('do not overflow a small screen and keep the input, in light and dark mode', async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.push('/ecom/withdrawal/review', 'status of 400');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { main, next, fill } = await open(page);
      await fill('nobody');
      await next.click();
      await expect(main.getByRole('alert')).toBeVisible();
      const width = await main.evaluate((element) => element.ownerDocument.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await main.locator('[name="email"]').fill(createEmail());
      await main.locator('button').click();
      await expect(main.getByRole('button', { name: confirmLabels.de })).toBeVisible();
      await main.getByRole('button', { name: 'Angaben ändern' }).click();
      await expect(main.locator('[name="contract"]')).toHaveValue('die Kette von Samstag');
    }
  });
});

test('missing input is reported in a summary and at the field, and can be completed by keyboard only', async ({
  page,
}) => {
  const { t, main, next, confirm } = await open(page);
  await main.getByLabel(t('name'), { exact: true }).focus();
  await page.keyboard.press('Enter');
  const summary = main.getByRole('alert');
  await expect(summary).toBeVisible();
  await expect(page.locator(':focus')).toContainText(t('errors.name'));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(t('name'), { exact: true })).toBeFocused();
  await expect(main.getByLabel(t('name'), { exact: true })).toHaveAccessibleDescription(t('errors.name'));
  const email = createEmail();
  for (const entry of ['Änne', 'AT-1', email]) {
    await page.keyboard.type(entry);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(confirm).toBeVisible();
  await expect(next).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: t('receipt.title') })).toBeFocused();
  expect(await readWithdrawals(email)).toHaveLength(1);
});

test('the input can be changed before it is confirmed', async ({ page }) => {
  const { t, main, next, confirm, fill } = await open(page);
  const email = createEmail();
  await fill(email);
  await next.click();
  await main.getByRole('button', { name: t('review.change') }).click();
  await expect(main.getByLabel(t('name'), { exact: true })).toBeFocused();
  await main.getByText(t('part'), { exact: true }).click();
  await main.getByLabel(t('partText')).fill('nur den Anhänger');
  await next.click();
  await expect(main).toContainText('nur den Anhänger');
  await confirm.click();
  await expect(main.getByRole('heading', { name: t('receipt.title') })).toBeVisible();
  expect(await readWithdrawals(email)).toMatchObject([{ part: 'nur den Anhänger' }]);
});

test('a lost response, a second click and a missing connection neither lose nor duplicate the withdrawal', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push('/ecom/withdrawal', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'OrderServiceError');
  const { t, main, next, confirm, fill } = await open(page);
  const email = createEmail();
  await fill(email);
  await next.click();
  // The second step loads its own script.
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await confirm.click();
  await expect(main.getByRole('alert')).toHaveText(t('offline'));
  await context.setOffline(false);
  await page.route(
    '**/ecom/withdrawal',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirm.click();
  await expect(main.getByRole('alert')).toHaveText(t('failed'));
  expect(await readWithdrawals(email)).toHaveLength(1);
  await confirm.dblclick();
  await expect(main.getByRole('heading', { name: t('receipt.title') })).toBeVisible();
  expect(await readWithdrawals(email)).toHaveLength(1);
});

test('the plain form is used when the script of the second step cannot be loaded', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push('.js', 'ChunkLoadError', 'Loading chunk', 'ERR_FAILED');
  const { next, confirm, fill } = await open(page);
  await page.route('**/*.js', (route) => route.abort());
  await fill(createEmail());
  await next.click();
  await expect(page).toHaveURL(`${testBackendUrl}/ecom/withdrawal/review`);
  await expect(confirm).toBeVisible();
});

test.describe('with the link of an order', () => {
  const key = randomBytes(32).toString('hex');
  const order = { id: randomUUID(), number: `E2E-${Date.now()}`, email: createEmail() };

  test.beforeAll(async () => {
    const [project] = (await requestBackendAsAdmin(
      `/items/project?filter[domain][_eq]=${demoSiteDomains.jeweller}`,
    )) as {
      id: string;
    }[];
    const amounts = {
      goods_brutto: '300.00',
      shipping_brutto: '0.00',
      present_wrap_brutto: '0.00',
      total_brutto: '300.00',
    };
    const line = { price_brutto: '100.00', total_brutto: '200.00', tax_percent: '19.00' };
    await requestBackendAsAdmin('/items/ecommerce_order', {
      method: 'POST',
      body: {
        ...order,
        ...amounts,
        project: project?.id,
        state: 'shipped',
        language: 'de',
        access_key: key,
        shipping_first_name: 'Änne',
        shipping_last_name: 'Öz',
        shipping_street: 'Lindenweg 3',
        shipping_zip: '83022',
        shipping_city: 'Rosenheim',
        shipping_country: 'DE',
        shipping_name: 'Paket',
        payment_method: 2,
        lines: [
          { ...line, count: 2, name: 'Ohrstecker', variant_name: 'Silber' },
          { ...line, count: 1, name: 'Ring mit Gravur', total_brutto: '100.00', is_made_to_order: true },
        ],
      },
    });
  });

  test.afterAll(() => requestBackendAsAdmin(`/items/ecommerce_order/${order.id}`, { method: 'DELETE' }));

  test('L10, L12: known data is filled in, individual items can be selected, and the key is sent to no other URL', async ({
    page,
  }) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
    const { t, main, next, confirm } = await open(page, 'de', `#${key}`);
    await expect(main.getByLabel(t('contract'), { exact: true })).toHaveValue(order.number);
    await expect(main.getByLabel(t('name'), { exact: true })).toHaveValue('Änne Öz');
    await expect(main.getByLabel(t('email'), { exact: true })).toHaveValue(order.email);
    await expect(main.getByRole('group', { name: t('pieces') })).toContainText(t('madeToOrder'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await main.getByLabel('Ohrstecker, Silber', { exact: true }).check();
    await main.getByRole('combobox').selectOption('1');
    await next.click();
    await expect(main).toContainText('1 × Ohrstecker, Silber');
    await confirm.click();
    await expect(main.getByRole('heading', { name: t('receipt.title') })).toBeVisible();
    expect(await readWithdrawals(order.email)).toMatchObject([
      { match: 'link', order: order.id, lines: [{ count: 1, name: 'Ohrstecker, Silber' }] },
    ]);
    const [read] = (await requestBackendAsAdmin(
      `/items/ecommerce_order?fields=state,history.note&filter[id][_eq]=${order.id}`,
    )) as { state: string; history: { note: string }[] }[];
    expect(read).toEqual({ state: 'shipped', history: [{ note: 'Widerruf eingegangen' }] });
    expect(seen.filter((text) => text.includes(key))).toEqual([]);
    await page.reload();
    await expect(main).toContainText('schon ein Widerruf eingegangen');
  });

  test('an unknown key leaves the form empty', async ({ page, expectedFailures }) => {
    expectedFailures.push('/ecom/order/status', 'status of 404');
    const { t, main, next, confirm, fill } = await open(page, 'de', `#${'0'.repeat(64)}`);
    const email = createEmail();
    await fill(email);
    await next.click();
    await confirm.click();
    await expect(main.getByRole('heading', { name: t('receipt.title') })).toBeVisible();
    await expectReceived(email, 'de');
  });
});

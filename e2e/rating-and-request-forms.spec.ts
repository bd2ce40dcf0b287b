// Ratings and product requests on the style guide, against the live backend.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import {
  requestBackendAsAdmin,
  demoSiteDomains,
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  toTestSiteUrl,
  test,
} from './fixtures.ts';
import { openStyleGuidePage } from './open-style-guide-page.ts';

// Serial: the tests share the project's settings and the product of the style guide, both created and deleted here.
test.describe.configure({ mode: 'serial' });

/** Id of the product in the forms of the style guide. */
const product = '5bec1e00-0000-4000-8000-000000000001';
const created = { settings: randomUUID(), category: randomUUID(), manufacturer: randomUUID() };

const create = (collection: string, item: Record<string, unknown>) =>
  requestBackendAsAdmin(`/items/${collection}`, { method: 'POST', body: item });

const read = async (collection: string): Promise<Record<string, unknown>[]> =>
  // A random value avoids a cached response.
  (await requestBackendAsAdmin(
    `/items/${collection}?limit=-1&filter[product][_eq]=${product}&filter[id][_neq]=${randomUUID()}`,
  )) as Record<string, unknown>[];

test.beforeAll(async () => {
  const [project] = (await requestBackendAsAdmin(
    `/items/project?fields=id&filter[domain][_eq]=${demoSiteDomains.watchmaker}`,
  )) as {
    id: string;
  }[];
  const owned = { project: project?.id, display_name: 'Muster', slug: 'muster' };
  await create('ecommerce_settings', { id: created.settings, project: project?.id, allow_ratings: true });
  await create('ecommerce_category', { ...owned, id: created.category });
  await create('ecommerce_manufacturer', { ...owned, id: created.manufacturer });
  await create('ecommerce_product', {
    ...owned,
    id: product,
    status: 'published',
    reference_number: 'M-1',
    category: created.category,
    manufacturer: created.manufacturer,
  });
});

test.afterAll(async () => {
  for (const { id } of await read('ecommerce_request')) {
    await requestBackendAsAdmin(`/items/ecommerce_request/${String(id)}`, { method: 'DELETE' });
  }
  await requestBackendAsAdmin(`/items/ecommerce_product/${product}`, { method: 'DELETE' });
  await requestBackendAsAdmin(`/items/ecommerce_category/${created.category}`, { method: 'DELETE' });
  await requestBackendAsAdmin(`/items/ecommerce_manufacturer/${created.manufacturer}`, { method: 'DELETE' });
  await requestBackendAsAdmin(`/items/ecommerce_settings/${created.settings}`, { method: 'DELETE' });
});

const open = async (page: Page, namespace: 'ratings' | 'requests', language: Locale = 'de') => {
  await openStyleGuidePage(page, language);
  const t = (key: string) => readSiteMessageByKey(language, namespace, key);
  const disclosure = page.locator('details').filter({ hasText: t(namespace === 'ratings' ? 'write' : 'ask') });
  await disclosure.locator('summary').click();
  await expect(disclosure.locator('form')).toBeVisible();
  return { disclosure, t, send: disclosure.getByRole('button', { name: t('form.submit') }) };
};

const fillRequest = async ({ disclosure, t }: Awaited<ReturnType<typeof open>>) => {
  await disclosure.getByLabel(t('form.name')).fill('Änne Öz');
  await disclosure.getByLabel(t('form.email')).fill('änne@öz.example');
  // By role, because the label "Benachrichtigen Sie mich" contains the same text.
  await disclosure.getByRole('textbox', { name: t('form.message') }).fill('Gibt es ihn noch?\n<b>Danke</b>');
  await disclosure.getByLabel(t('form.privacy')).check();
};

test('a keyboard user can send a rating, which is stored unverified', async ({ page }) => {
  const { disclosure, t } = await open(page, 'ratings');
  await page.keyboard.press('Tab');
  await expect(disclosure.getByRole('radio').first()).toBeFocused();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
  await expect(disclosure.getByRole('radio', { name: t('stars').replace('{{rating}}', '4') })).toBeChecked();
  await page.keyboard.type('Sehr fein');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sitzt <i>gut</i>.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('form.sent') })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(t('form.sent'));
  await expect
    .poll(() => read('ecommerce_product_rating'))
    .toMatchObject([{ rating: 4, title: 'Sehr fein', comment: 'Sitzt <i>gut</i>.', author: null, verified: false }]);
});

for (const language of ['de', 'en', 'fr'] as const) {
  test(`reports missing input in a linked summary and at the field (${language})`, async ({ page }) => {
    const { disclosure, t, send } = await open(page, 'requests', language);
    await send.click();
    await expect(page.locator(':focus')).toContainText(t('form.errors.name'));
    await expect(disclosure.getByLabel(t('form.email'))).toHaveAccessibleDescription(t('form.errors.email'));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await disclosure.getByRole('button', { name: t('form.errors.privacy') }).click();
    await expect(disclosure.getByLabel(t('form.privacy'))).toBeFocused();
    expect(await read('ecommerce_request')).toEqual([]);
  });
}

test('a rating requires stars', async ({ page }) => {
  const { disclosure, t, send } = await open(page, 'ratings');
  await send.click();
  await expect(disclosure.getByRole('radiogroup')).toHaveAccessibleDescription(t('form.errors.rating'));
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expectedFailures: ['/ecom/request', 'Could not post request', 'ERR_INTERNET_DISCONNECTED'] });

  test('the form shows a message, keeps the input, and sends the request only once after reconnecting', async ({
    page,
    context,
  }) => {
    const form = await open(page, 'requests');
    await fillRequest(form);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.disclosure.getByRole('alert')).toHaveText(form.t('form.offline'));
    await expect(form.disclosure.getByLabel(form.t('form.name'))).toHaveValue('Änne Öz');
    await context.setOffline(false);
    await form.send.click();
    await expect(form.disclosure.getByText(form.t('form.sent'))).toBeVisible();
    await expect
      .poll(() => read('ecommerce_request'))
      .toMatchObject([{ name: 'Änne Öz', subject: 'Muster (M-1)', message: 'Gibt es ihn noch?\n<b>Danke</b>' }]);
  });
});

test.describe('a lost response', () => {
  test.use({ expectedFailures: ['/ecom/request', 'Could not post request'] });

  test('causes no second request when the visitor retries', async ({ page }) => {
    const before = (await read('ecommerce_request')).length;
    const form = await open(page, 'requests');
    await fillRequest(form);
    await page.route('**/ecom/request', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.send.click();
    await expect(form.disclosure.getByRole('alert')).toHaveText(form.t('form.failed'));
    await page.unroute('**/ecom/request');
    await form.send.click();
    await expect(form.disclosure.getByText(form.t('form.sent'))).toBeVisible();
    await expect.poll(async () => (await read('ecommerce_request')).length).toBe(before + 1);
  });
});

test('submitting again while a request is being sent sends nothing', async ({ page }) => {
  const form = await open(page, 'requests');
  await fillRequest(form);
  let postCount = 0;
  let releaseRequests = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await page.route('**/ecom/request', async (route) => {
    if (route.request().method() === 'POST') postCount += 1;
    await released;
    await route.continue();
  });
  await form.send.click();
  const busy = form.disclosure.getByRole('button', { name: form.t('form.sending') });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click();
  await form.disclosure.getByLabel(form.t('form.name')).press('Enter');
  releaseRequests();
  await expect(form.disclosure.getByText(form.t('form.sent'))).toBeVisible();
  expect(postCount).toBe(1);
});

test.describe('a shop that no longer accepts ratings', () => {
  test.use({ expectedFailures: ['/ecom/rating', '409'] });

  test('shows a message and keeps the text', async ({ page }) => {
    const settings = `/items/ecommerce_settings/${created.settings}`;
    await requestBackendAsAdmin(settings, { method: 'PATCH', body: { allow_ratings: false } });
    const { disclosure, t, send } = await open(page, 'ratings');
    await disclosure.getByRole('radio').nth(1).check();
    await disclosure.getByLabel(t('form.title')).fill('Bleibt');
    await send.click();
    await expect(disclosure.getByRole('alert')).toHaveText(t('form.refusals.ratings_closed'));
    await expect(disclosure.getByLabel(t('form.title'))).toHaveValue('Bleibt');
    await requestBackendAsAdmin(settings, { method: 'PATCH', body: { allow_ratings: true } });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the disclosure opens and explains that the form needs JavaScript', async ({ page }) => {
    await page.goto(`${toTestSiteUrl('watchmaker')}/specimens`);
    const disclosure = page.locator('details').filter({ hasText: readSiteMessageByKey('de', 'requests', 'ask') });
    await disclosure.locator('summary').click();
    const note = disclosure.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(readSiteMessageByKey('de', 'requests', 'needsScript'));
  });
});

test('the input survives closing and reopening the form', async ({ page }) => {
  const form = await open(page, 'requests');
  await fillRequest(form);
  await form.disclosure.locator('summary').click();
  await expect(form.disclosure.locator('form')).toBeHidden();
  await form.disclosure.locator('summary').click();
  await expect(form.disclosure.getByLabel(form.t('form.name'))).toHaveValue('Änne Öz');
});

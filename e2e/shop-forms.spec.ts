// What visitors send to the shop, on the page of specimens against the live backend: ratings and questions about a piece.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { askBackend, domains, expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';
import { openSpecimens } from './open-specimens.ts';

// One project has one settings record, and the specimens are about one product: made here, and taken away again.
test.describe.configure({ mode: 'serial' });

/** The product that the forms on the page of specimens are about. */
const product = '5bec1e00-0000-4000-8000-000000000001';
const made = { settings: randomUUID(), category: randomUUID(), manufacturer: randomUUID() };

const create = (collection: string, item: Record<string, unknown>) =>
  askBackend(`/items/${collection}`, { method: 'POST', body: item });

const read = async (collection: string): Promise<Record<string, unknown>[]> =>
  // With a random part, because an answer may be kept for a while.
  (await askBackend(
    `/items/${collection}?limit=-1&filter[product][_eq]=${product}&filter[id][_neq]=${randomUUID()}`,
  )) as Record<string, unknown>[];

test.beforeAll(async () => {
  const [project] = (await askBackend(`/items/project?fields=id&filter[domain][_eq]=${domains.watchmaker}`)) as {
    id: string;
  }[];
  const owned = { project: project?.id, display_name: 'Muster', slug: 'muster' };
  await create('ecommerce_settings', { id: made.settings, project: project?.id, allow_ratings: true });
  await create('ecommerce_category', { ...owned, id: made.category });
  await create('ecommerce_manufacturer', { ...owned, id: made.manufacturer });
  await create('ecommerce_product', {
    ...owned,
    id: product,
    status: 'published',
    reference_number: 'M-1',
    category: made.category,
    manufacturer: made.manufacturer,
  });
});

test.afterAll(async () => {
  for (const { id } of await read('ecommerce_request')) {
    await askBackend(`/items/ecommerce_request/${String(id)}`, { method: 'DELETE' });
  }
  await askBackend(`/items/ecommerce_product/${product}`, { method: 'DELETE' });
  await askBackend(`/items/ecommerce_category/${made.category}`, { method: 'DELETE' });
  await askBackend(`/items/ecommerce_manufacturer/${made.manufacturer}`, { method: 'DELETE' });
  await askBackend(`/items/ecommerce_settings/${made.settings}`, { method: 'DELETE' });
});

const open = async (page: Page, namespace: 'ratings' | 'requests', language: Locale = 'de') => {
  await openSpecimens(page, language);
  const t = (key: string) => message(language, namespace, key);
  const door = page.locator('details').filter({ hasText: t(namespace === 'ratings' ? 'write' : 'ask') });
  await door.locator('summary').click();
  await expect(door.locator('form')).toBeVisible();
  return { door, t, send: door.getByRole('button', { name: t('form.submit') }) };
};

const fillRequest = async ({ door, t }: Awaited<ReturnType<typeof open>>) => {
  await door.getByLabel(t('form.name')).fill('Änne Öz');
  await door.getByLabel(t('form.email')).fill('änne@öz.example');
  // By its role: "Benachrichtigen Sie mich" is a label with the same letters.
  await door.getByRole('textbox', { name: t('form.message') }).fill('Gibt es ihn noch?\n<b>Danke</b>');
  await door.getByLabel(t('form.privacy')).check();
};

test('a rating is written by keyboard alone and waits for the house', async ({ page }) => {
  const { door, t } = await open(page, 'ratings');
  await page.keyboard.press('Tab');
  await expect(door.getByRole('radio').first()).toBeFocused();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
  await expect(door.getByRole('radio', { name: t('stars').replace('{{rating}}', '4') })).toBeChecked();
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
  test(`what is missing is said above and at the field, and leads there (${language})`, async ({ page }) => {
    const { door, t, send } = await open(page, 'requests', language);
    await send.click();
    await expect(page.locator(':focus')).toContainText(t('form.errors.name'));
    await expect(door.getByLabel(t('form.email'))).toHaveAccessibleDescription(t('form.errors.email'));
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await door.getByRole('button', { name: t('form.errors.privacy') }).click();
    await expect(door.getByLabel(t('form.privacy'))).toBeFocused();
    expect(await read('ecommerce_request')).toEqual([]);
  });
}

test('stars must be chosen', async ({ page }) => {
  const { door, t, send } = await open(page, 'ratings');
  await send.click();
  await expect(door.getByRole('radiogroup')).toHaveAccessibleDescription(t('form.errors.rating'));
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expectedFailures: ['/ecom/request', 'Could not post request'] });

  test('a request keeps its text, says so, and is sent once when the connection is back', async ({ page, context }) => {
    const form = await open(page, 'requests');
    await fillRequest(form);
    await context.setOffline(true);
    await form.send.click();
    await expect(form.door.getByRole('alert')).toHaveText(form.t('form.offline'));
    await expect(form.door.getByLabel(form.t('form.name'))).toHaveValue('Änne Öz');
    await context.setOffline(false);
    await form.send.click();
    await expect(form.door.getByText(form.t('form.sent'))).toBeVisible();
    await expect
      .poll(() => read('ecommerce_request'))
      .toMatchObject([{ name: 'Änne Öz', subject: 'Muster (M-1)', message: 'Gibt es ihn noch?\n<b>Danke</b>' }]);
  });
});

test.describe('a lost answer', () => {
  test.use({ expectedFailures: ['/ecom/request', 'Could not post request'] });

  test('makes no second request when the visitor tries again', async ({ page }) => {
    const before = (await read('ecommerce_request')).length;
    const form = await open(page, 'requests');
    await fillRequest(form);
    await page.route('**/ecom/request', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.send.click();
    await expect(form.door.getByRole('alert')).toHaveText(form.t('form.failed'));
    await page.unroute('**/ecom/request');
    await form.send.click();
    await expect(form.door.getByText(form.t('form.sent'))).toBeVisible();
    await expect.poll(async () => (await read('ecommerce_request')).length).toBe(before + 1);
  });
});

test('a second press while a request is on its way sends nothing', async ({ page }) => {
  const form = await open(page, 'requests');
  await fillRequest(form);
  let count = 0;
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/ecom/request', async (route) => {
    if (route.request().method() === 'POST') count += 1;
    await held;
    await route.continue();
  });
  await form.send.click();
  const busy = form.door.getByRole('button', { name: form.t('form.sending') });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click();
  await form.door.getByLabel(form.t('form.name')).press('Enter');
  letThrough();
  await expect(form.door.getByText(form.t('form.sent'))).toBeVisible();
  expect(count).toBe(1);
});

test.describe('a shop that takes no ratings any more', () => {
  test.use({ expectedFailures: ['/ecom/rating', '409'] });

  test('says so, and the text stays', async ({ page }) => {
    const settings = `/items/ecommerce_settings/${made.settings}`;
    await askBackend(settings, { method: 'PATCH', body: { allow_ratings: false } });
    const { door, t, send } = await open(page, 'ratings');
    await door.getByRole('radio').nth(1).check();
    await door.getByLabel(t('form.title')).fill('Bleibt');
    await send.click();
    await expect(door.getByRole('alert')).toHaveText(t('form.refusals.ratings_closed'));
    await expect(door.getByLabel(t('form.title'))).toHaveValue('Bleibt');
    await askBackend(settings, { method: 'PATCH', body: { allow_ratings: true } });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the door opens and says what the form needs', async ({ page }) => {
    await page.goto(`${siteUrl('watchmaker')}/specimens`);
    const door = page.locator('details').filter({ hasText: message('de', 'requests', 'ask') });
    await door.locator('summary').click();
    const note = door.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(message('de', 'requests', 'needsScript'));
  });
});

test('typed text survives closing and opening the form', async ({ page }) => {
  const form = await open(page, 'requests');
  await fillRequest(form);
  await form.door.locator('summary').click();
  await expect(form.door.locator('form')).toBeHidden();
  await form.door.locator('summary').click();
  await expect(form.door.getByLabel(form.t('form.name'))).toHaveValue('Änne Öz');
});

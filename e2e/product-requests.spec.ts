// Product requests from the product page and the list (availability, price, back-in-stock notification), with their
// emails.
import type { Page } from 'playwright/test';
import {
  requestBackendAsAdmin,
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  readCaughtEmails,
  toTestSiteUrl,
  test,
} from './fixtures.ts';
import {
  updateTestCatalogueProduct,
  createUniqueEmailAddress,
  getMainLandmark,
  readTestCatalogueProduct,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

const ask = (key: string) => readSiteMessageByKey('de', 'requests', key);

/** Sold out in the demo content; no other spec changes it. */
const slug = 'stumpenkerzen-bienenwachs';

test.describe.configure({ mode: 'serial' });

const fill = async (page: Page, email: string) => {
  const disclosure = page.locator('details#request');
  await disclosure.getByLabel(ask('form.name')).fill('Änne Öz');
  await disclosure.getByLabel(ask('form.email')).fill(email);
  await disclosure.getByLabel(ask('form.privacy')).check();
  // Requests sent within two seconds are treated as spam and cause no email.
  const filledAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 2_000, filledAt);
  return { disclosure, send: disclosure.getByRole('button', { name: ask('form.submit') }) };
};

const kind = (page: Page, name: 'availability' | 'price' | 'stock') =>
  page.locator('details#request').getByRole('radio', { name: ask(`form.kinds.${name}`) });

const readSubjects = (email: string) => readCaughtEmails(email).then((mails) => mails.map(({ subject }) => subject));

test('the card of a sold-out product links to the form, and a back-in-stock notification is sent once it is available', async ({
  page,
}) => {
  const product = await readTestCatalogueProduct(slug);
  await page.goto(`${base}/produkte?q=Stumpenkerzen`);
  const link = getMainLandmark(page).getByRole('link', {
    name: `${readSiteMessageByKey('de', 'products', 'ask')}: ${product.name}`,
  });
  await link.click();
  await expect(page).toHaveURL(`${base}/produkte/${slug}#request`);
  await expect(kind(page, 'availability')).toBeChecked();
  await kind(page, 'stock').check();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const email = createUniqueEmailAddress();
  const { disclosure, send } = await fill(page, email);
  await send.click();
  await expect(disclosure.getByText(ask('form.sentStock'))).toBeVisible();
  await expect.poll(() => readSubjects(email), { timeout: 20_000 }).toHaveLength(1);
  try {
    await updateTestCatalogueProduct(product, { stock: 3 });
    await expect.poll(() => readSubjects(email), { timeout: 40_000 }).toHaveLength(2);
  } finally {
    await updateTestCatalogueProduct(product, { stock: 0 });
  }
  const [notification] = await readCaughtEmails(email);
  expect(notification?.subject).toContain('wieder lieferbar');
  expect(notification?.text).toContain(`/produkte/${slug}`);
});

test('a product without a price offers a price request', async ({ page }) => {
  const product = await readTestCatalogueProduct(slug);
  const path = `/items/ecommerce_product/${product.productId}`;
  const email = createUniqueEmailAddress();
  try {
    await requestBackendAsAdmin(path, { method: 'PATCH', body: { price_brutto: null } });
    await page.goto(`${base}/produkte/${slug}`);
    const disclosure = page.locator('details#request');
    await expect(disclosure.locator('summary')).toHaveText(ask('askPrice'));
    await disclosure.locator('summary').click();
    await expect(kind(page, 'price')).toBeChecked();
    const { send } = await fill(page, email);
    await send.click();
    await expect(disclosure.getByText(ask('form.sent'))).toBeVisible();
  } finally {
    await requestBackendAsAdmin(path, { method: 'PATCH', body: { price_brutto: '38.00' } });
  }
  const [request] = (await requestBackendAsAdmin(
    `/items/ecommerce_request?fields=kind,path&filter[email][_eq]=${encodeURIComponent(email)}`,
  )) as unknown[];
  expect(request).toEqual({ kind: 'price', path: `/produkte/${slug}` });
});

test('a product in stock offers an availability request only', async ({ page }) => {
  await page.goto(`${base}/produkte/solitaerring-knospe#request`);
  await expect(page.locator('details#request').getByLabel(ask('form.name'))).toBeVisible();
  await expect(page.locator('details#request').getByRole('radio')).toHaveCount(0);
});

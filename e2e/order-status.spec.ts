// The order status page that the emails link to: what it shows, how it protects the key, and its links to withdrawal
// and rating (law rows L8, L12, L17).
import type { Page } from 'playwright/test';
import { locales, type Locale } from '../contract/locale.ts';
import { emailLinkPagePaths } from '../contract/email-link-paths.ts';
import { fixedSitePagePaths } from '../contract/site-page-paths.ts';
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
import {
  createUniqueEmailAddress,
  getMainLandmark,
  type TestCatalogueProduct,
  readTestCatalogueProduct,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

const text = (locale: Locale, key: string) => readSiteMessageByKey(locale, 'orderStatus', key);

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" role="img"><g stroke="#777777"><path d="M2 5h16" stroke-width="1"/></g></svg>';

interface PlacedOrder {
  id: string;
  number: string;
  key: string;
  /** Path and fragment of the link in the email. */
  path: string;
  email: string;
}

const post = async (path: string, body: object): Promise<Record<string, never>> => {
  const response = await fetch(`${testBackendUrl}/ecom/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    body: JSON.stringify({ project: demoSiteDomains.jeweller, ...body }),
  });
  return (await response.json()) as Record<string, never>;
};

interface QuotedShipping {
  id: string;
  pickup: unknown;
}

/** Orders a product through the API and extracts the link from the email. */
const place = async (
  locale: Locale,
  product: TestCatalogueProduct,
  changes: { engraving?: string; payment?: number } = {},
): Promise<PlacedOrder> => {
  const { engraving, payment = 2 } = changes;
  const line = {
    product: product.productId,
    variant: product.variant?.id ?? null,
    count: 1,
    price_cents: product.price,
    personalization: engraving === undefined ? null : { engraving, font: 'serif' },
  };
  const quoteRequest = { language: locale, country: 'DE', present_wrap: false };
  const first = (await post('quote', { ...quoteRequest, lines: [line], shipping: null })) as unknown as {
    quote: { shipping_options: QuotedShipping[] };
  };
  const shipping = first.quote.shipping_options.find(({ pickup }) => pickup === null)?.id;
  const { quote } = (await post('quote', { ...quoteRequest, lines: [line], shipping })) as unknown as {
    quote: { totals: { total_cents: number } };
  };
  const email = createUniqueEmailAddress();
  const id = crypto.randomUUID();
  const answer = (await post('order', {
    order_uuid: id,
    language: locale,
    email,
    invoice_address: null,
    shipping,
    payment_method: payment,
    shipping_address: {
      company: '',
      first_name: 'Änne',
      last_name: 'Öz',
      street: 'Lindenweg 3',
      address_addition: '',
      zip: '83022',
      city: 'Rosenheim',
      country: 'DE',
      phone: '+498031123456',
    },
    lines: [{ ...line, previews: engraving === undefined ? [] : [svg] }],
    present_wrap: false,
    comment: '',
    total_cents: quote.totals.total_cents,
    homepage: '',
    open_ms: 40_000,
  })) as unknown as { order_number: string };
  const pattern = new RegExp(`${base}(${emailLinkPagePaths.order_status[locale]}#([0-9a-f]{64}))`);
  const readLink = async () => pattern.exec((await readCaughtEmails(email)).map(({ text }) => text).join('\n')) ?? [];
  await expect.poll(async () => (await readLink())[1], { timeout: 30_000 }).toBeTruthy();
  const [, path = '', key = ''] = await readLink();
  return { id, number: answer.order_number, key, path, email };
};

const change = (order: PlacedOrder, body: object) =>
  requestBackendAsAdmin(`/items/ecommerce_order/${order.id}`, { method: 'PATCH', body });

const readRing = () => readTestCatalogueProduct('solitaerring-knospe', /52/);

test.beforeAll(async () => {
  const { variant } = await readRing();
  await requestBackendAsAdmin(`/items/ecommerce_product_variant/${variant?.id ?? ''}`, {
    method: 'PATCH',
    body: { stock: 500 },
  });
});

/** Collects the URL and the referrer of every request. */
const watchRequests = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  return seen;
};

for (const locale of locales) {
  test(`the link in the email shows the order, and the key is sent to no other URL (${locale})`, async ({ page }) => {
    const order = await place(locale, await readRing(), { engraving: 'Änne & Ben' });
    const seen = watchRequests(page);
    await page.goto(base + order.path);
    await expect(getMainLandmark(page)).toContainText(order.number);
    await expect(page.getByRole('heading', { level: 2, name: text(locale, 'states.new.name') })).toBeVisible();
    await expect(
      getMainLandmark(page)
        .getByRole('list', { name: text(locale, 'course.label') })
        .getByRole('listitem'),
    ).toHaveCount(3);
    await expect(getMainLandmark(page)).toContainText('Änne & Ben');
    await expect(getMainLandmark(page)).toContainText(text(locale, 'line.noWithdrawal'));
    const engraving = getMainLandmark(page).getByRole('img', { name: text(locale, 'line.engraving') });
    await expect(engraving).toHaveAttribute('src', /^data:image\/svg\+xml/);
    // Every item is engraved and excluded from withdrawal (law row L12).
    await expect(getMainLandmark(page).getByRole('link', { name: text(locale, 'withdrawal.button') })).toHaveCount(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(seen.filter((url) => url.replace(/#.*$/, '').includes(order.key))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('the order links to its withdrawal form and keeps the key in other languages (L8)', async ({ page }) => {
  const order = await place('de', await readRing());
  await page.goto(base + order.path);
  const button = getMainLandmark(page).getByRole('link', { name: text('de', 'withdrawal.button'), exact: true });
  await expect(button).toHaveAttribute('href', `${fixedSitePagePaths.withdrawal_form.de}#${order.key}`);
  await page.getByRole('link', { name: /^FR –/ }).first().click();
  await expect(page).toHaveURL(`${base}${emailLinkPagePaths.order_status.fr}#${order.key}`);
  await expect(page.getByRole('heading', { level: 2, name: text('fr', 'states.new.name') })).toBeVisible();
  await expect(
    getMainLandmark(page).getByRole('link', { name: text('fr', 'withdrawal.button'), exact: true }),
  ).toBeVisible();
});

test('the lines are shown with their images, also in print', async ({ page }) => {
  const order = await place('de', await readRing());
  await page.goto(base + order.path);
  const image = getMainLandmark(page).locator('li img').first();
  await expect(image).toHaveAttribute('src', /\/assets\/[0-9a-f-]{36}\?key=webp-320/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(image).toBeVisible();
  await expect(getMainLandmark(page).getByRole('link', { name: text('de', 'withdrawal.button') })).toBeHidden();
});

test('a pending bank transfer is shown with account and reference', async ({ page }) => {
  const order = await place('de', await readRing(), { payment: 1 });
  await page.goto(base + order.path);
  const transfer = getMainLandmark(page)
    .locator('section')
    .filter({ hasText: text('de', 'transfer.heading') })
    .last();
  await expect(transfer).toContainText('DE02 1203 0000 0000 2020 51');
  await expect(transfer).toContainText(order.number);
  await expect(transfer.getByRole('img', { name: text('de', 'transfer.code.name') })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await transfer.getByRole('button', { name: 'IBAN' }).click();
  await expect(transfer.getByText(text('de', 'transfer.copied'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE02120300000000202051');
  await change(order, { state: 'paid' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: text('de', 'states.paid.name') })).toBeVisible();
  await expect(getMainLandmark(page)).not.toContainText(text('de', 'transfer.heading'));
});

test('a shipped order links to parcel tracking and, once per product, to a rating as a verified buyer (L17)', async ({
  page,
}) => {
  const product = await readRing();
  const order = await place('de', product);
  await page.goto(base + order.path);
  await expect(getMainLandmark(page)).toContainText(order.number);
  const rate = getMainLandmark(page).getByRole('link', { name: text('de', 'line.rateName').replace('{{name}}', '') });
  await expect(rate).toHaveCount(0);
  await change(order, {
    state: 'shipped',
    shipping_provider: 'Wertpaket',
    tracking_number: 'JD01',
    tracking_url: 'https://parcel.example/JD01',
  });
  await page.reload();
  const parcel = getMainLandmark(page).getByRole('link', { name: text('de', 'tracking.link') });
  await expect(parcel).toHaveAttribute('href', 'https://parcel.example/JD01');
  await expect(parcel).toHaveAttribute('rel', /noreferrer/);
  await rate.click();
  await expect(page).toHaveURL(new RegExp(`/produkte/${product.slug}/?#rating=[0-9a-f]{64}$`));
  const ratingText = (key: string) => readSiteMessageByKey('de', 'ratings', key);
  const disclosure = page.locator('details').filter({ hasText: ratingText('write') });
  await expect(disclosure).toContainText(ratingText('form.verified'));
  await disclosure.getByRole('radio').nth(4).check();
  const title = `Freude ${order.number}`;
  await disclosure.getByLabel(ratingText('form.title')).fill(title);
  await disclosure.getByRole('button', { name: ratingText('form.submit') }).click();
  await expect(disclosure.getByText(ratingText('form.sent'))).toBeVisible();
  const readRatings = async () =>
    (await requestBackendAsAdmin(
      `/items/ecommerce_product_rating?fields=id,verified,rating&filter[title][_eq]=${encodeURIComponent(title)}`,
    )) as { id: string }[];
  const ratings = await readRatings();
  expect(ratings).toMatchObject([{ verified: true, rating: 5 }]);
  await page.goto(base + order.path);
  await expect(getMainLandmark(page)).toContainText(order.number);
  await expect(rate).toHaveCount(0);
  await requestBackendAsAdmin(`/items/ecommerce_product_rating/${ratings[0]?.id ?? ''}`, { method: 'DELETE' });
});

test.describe('an unknown link', () => {
  test.use({ expectedFailures: ['/ecom/order/status', '/ecom/rating', '404'] });

  test('is reported without revealing any details', async ({ page }) => {
    await page.goto(`${base}${emailLinkPagePaths.order_status.de}#${'a'.repeat(64)}`);
    await expect(getMainLandmark(page)).toContainText(text('de', 'unknownLink'));
    await expect(getMainLandmark(page).getByRole('link', { name: text('de', 'contact') })).toBeVisible();
  });

  test('still allows an unverified rating', async ({ page }) => {
    const ratingText = (key: string) => readSiteMessageByKey('de', 'ratings', key);
    await page.goto(`${base}/produkte/solitaerring-knospe#rating=${'a'.repeat(64)}`);
    const disclosure = page.locator('details').filter({ hasText: ratingText('write') });
    await disclosure.getByRole('radio').nth(2).check();
    const title = `Ohne Zeichen ${Date.now()}`;
    await disclosure.getByLabel(ratingText('form.title')).fill(title);
    const send = disclosure.getByRole('button', { name: ratingText('form.submit') });
    await send.click();
    await expect(disclosure.getByRole('alert')).toHaveText(ratingText('form.refusals.unknown_link'));
    await expect(disclosure.getByLabel(ratingText('form.title'))).toHaveValue(title);
    await send.click();
    await expect(disclosure.getByText(ratingText('form.sent'))).toBeVisible();
    const ratings = (await requestBackendAsAdmin(
      `/items/ecommerce_product_rating?fields=id,verified&filter[title][_eq]=${encodeURIComponent(title)}`,
    )) as { id: string }[];
    expect(ratings).toMatchObject([{ verified: false }]);
    await requestBackendAsAdmin(`/items/ecommerce_product_rating/${ratings[0]?.id ?? ''}`, { method: 'DELETE' });
  });
});

test('the page without a key explains where to find the link', async ({ page }) => {
  await page.goto(base + emailLinkPagePaths.order_status.en);
  await expect(getMainLandmark(page)).toContainText(text('en', 'noKey'));
  await expect(getMainLandmark(page).getByRole('link', { name: text('en', 'contact') })).toBeVisible();
  const call = getMainLandmark(page).getByRole('heading', { name: readSiteMessageByKey('en', 'shell', 'callUs') });
  await expect(call).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('nothing overflows a small phone, in light and dark mode', async ({ page }) => {
  const order = await place('fr', await readRing(), { engraving: 'Änne & Ben', payment: 1 });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(base + order.path);
    await expect(getMainLandmark(page)).toContainText(order.number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
});

test.describe('without a connection', () => {
  test.use({ expectedFailures: ['/ecom/order/status', 'Failed to load resource'] });

  test('the page shows an error, and retries on request', async ({ page }) => {
    const order = await place('de', await readRing());
    await page.goto(base + emailLinkPagePaths.order_status.de);
    await expect(getMainLandmark(page)).toContainText(text('de', 'noKey'));
    await page.route('**/ecom/order/status', (route) => route.abort());
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, order.key);
    await expect(getMainLandmark(page).getByRole('alert')).toContainText(text('de', 'failed'), { timeout: 20_000 });
    await page.unroute('**/ecom/order/status');
    await getMainLandmark(page)
      .getByRole('button', { name: text('de', 'tryAgain') })
      .click();
    await expect(getMainLandmark(page)).toContainText(order.number);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript', async ({ page }) => {
    await page.goto(base + emailLinkPagePaths.order_status.de);
    await expect(getMainLandmark(page).locator('noscript p')).toHaveText(text('de', 'needsScript'));
  });
});

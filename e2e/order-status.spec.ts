// The page of an order behind the link of its mails: what it shows, what it keeps to itself, and where it leads (law rows L8,
// L12, L17).
import type { Page } from 'playwright/test';
import { locales, type Locale } from '../contract/locale.ts';
import { emailLinkPaths } from '../contract/site-paths.ts';
import { siteRoutes } from '../src/i18n/routes.ts';
import {
  askBackend,
  backendUrl,
  domains,
  expect,
  findAccessibilityProblems,
  message,
  readMails,
  siteUrl,
  test,
} from './fixtures.ts';
import { createEmail, main, type Piece, readPiece } from './shopping.ts';

const base = siteUrl('jeweller');

const say = (locale: Locale, key: string) => message(locale, 'orderStatus', key);

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" role="img"><g stroke="#777777"><path d="M2 5h16" stroke-width="1"/></g></svg>';

interface Placed {
  id: string;
  number: string;
  key: string;
  /** Of this site, as the mail has it. */
  path: string;
  email: string;
}

const post = async (path: string, body: object): Promise<Record<string, never>> => {
  const response = await fetch(`${backendUrl}/ecom/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    body: JSON.stringify({ project: domains.jeweller, ...body }),
  });
  return (await response.json()) as Record<string, never>;
};

interface QuotedShipping {
  id: string;
  pickup: unknown;
}

/** Orders a piece past the browser, and reads the link in the mail about it. */
const place = async (
  locale: Locale,
  piece: Piece,
  changes: { engraving?: string; payment?: number } = {},
): Promise<Placed> => {
  const { engraving, payment = 2 } = changes;
  const line = {
    product: piece.product,
    variant: piece.variant?.id ?? null,
    count: 1,
    price_cents: piece.price,
    personalization: engraving === undefined ? null : { engraving, font: 'serif' },
  };
  const question = { language: locale, country: 'DE', present_wrap: false };
  const first = (await post('quote', { ...question, lines: [line], shipping: null })) as unknown as {
    quote: { shipping_options: QuotedShipping[] };
  };
  const shipping = first.quote.shipping_options.find(({ pickup }) => pickup === null)?.id;
  const { quote } = (await post('quote', { ...question, lines: [line], shipping })) as unknown as {
    quote: { totals: { total_cents: number } };
  };
  const email = createEmail();
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
  const pattern = new RegExp(`https://${domains.jeweller}(${emailLinkPaths.order_status[locale]}#([0-9a-f]{64}))`);
  const readLink = async () => pattern.exec((await readMails(email)).map(({ text }) => text).join('\n')) ?? [];
  await expect.poll(async () => (await readLink())[1], { timeout: 30_000 }).toBeTruthy();
  const [, path = '', key = ''] = await readLink();
  return { id, number: answer.order_number, key, path, email };
};

const change = (order: Placed, body: object) =>
  askBackend(`/items/ecommerce_order/${order.id}`, { method: 'PATCH', body });

const ring = () => readPiece('solitaerring-knospe', /52/);

test.beforeAll(async () => {
  const { variant } = await ring();
  await askBackend(`/items/ecommerce_product_variant/${variant?.id ?? ''}`, { method: 'PATCH', body: { stock: 500 } });
});

/** Every address the page asks for, and what it says of where it comes from. */
const watch = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  return seen;
};

for (const locale of locales) {
  test(`the link of the mail shows the order, and the key goes nowhere else (${locale})`, async ({ page }) => {
    const order = await place(locale, await ring(), { engraving: 'Änne & Ben' });
    const seen = watch(page);
    await page.goto(base + order.path);
    await expect(main(page)).toContainText(order.number);
    await expect(page.getByRole('heading', { level: 2, name: say(locale, 'states.new.name') })).toBeVisible();
    await expect(
      main(page)
        .getByRole('list', { name: say(locale, 'course.label') })
        .getByRole('listitem'),
    ).toHaveCount(3);
    await expect(main(page)).toContainText('Änne & Ben');
    await expect(main(page)).toContainText(say(locale, 'line.noWithdrawal'));
    const engraving = main(page).getByRole('img', { name: say(locale, 'line.engraving') });
    await expect(engraving).toHaveAttribute('src', /^data:image\/svg\+xml/);
    // All of it is engraved: there is nothing to withdraw from (law row L12).
    await expect(main(page).getByRole('link', { name: say(locale, 'withdrawal.button') })).toHaveCount(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(seen.filter((url) => url.replace(/#.*$/, '').includes(order.key))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('the order leads to its form of withdrawal, and stays in another language (L8)', async ({ page }) => {
  const order = await place('de', await ring());
  await page.goto(base + order.path);
  const button = main(page).getByRole('link', { name: say('de', 'withdrawal.button'), exact: true });
  await expect(button).toHaveAttribute('href', `${siteRoutes.withdrawal_form.de}#${order.key}`);
  await page.getByRole('link', { name: /^FR –/ }).first().click();
  await expect(page).toHaveURL(`${base}${emailLinkPaths.order_status.fr}#${order.key}`);
  await expect(page.getByRole('heading', { level: 2, name: say('fr', 'states.new.name') })).toBeVisible();
  await expect(main(page).getByRole('link', { name: say('fr', 'withdrawal.button'), exact: true })).toBeVisible();
});

test('a transfer that is waited for is told with account, amount, reference and date', async ({ page }) => {
  const order = await place('de', await ring(), { payment: 1 });
  await page.goto(base + order.path);
  const transfer = main(page)
    .locator('section')
    .filter({ hasText: say('de', 'transfer.heading') })
    .last();
  await expect(transfer).toContainText('DE02 1203 0000 0000 2020 51');
  await expect(transfer).toContainText(order.number);
  await change(order, { state: 'paid' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: say('de', 'states.paid.name') })).toBeVisible();
  await expect(main(page)).not.toContainText(say('de', 'transfer.heading'));
});

test('who has the piece follows the parcel, and rates it as a verified buyer, once (L17)', async ({ page }) => {
  const piece = await ring();
  const order = await place('de', piece);
  await page.goto(base + order.path);
  await expect(main(page)).toContainText(order.number);
  const rate = main(page).getByRole('link', { name: say('de', 'line.rateName').replace('{{name}}', '') });
  await expect(rate).toHaveCount(0);
  await change(order, {
    state: 'shipped',
    shipping_provider: 'Wertpaket',
    tracking_number: 'JD01',
    tracking_url: 'https://parcel.example/JD01',
  });
  await page.reload();
  const parcel = main(page).getByRole('link', { name: say('de', 'tracking.link') });
  await expect(parcel).toHaveAttribute('href', 'https://parcel.example/JD01');
  await expect(parcel).toHaveAttribute('rel', /noreferrer/);
  await rate.click();
  await expect(page).toHaveURL(new RegExp(`/produkte/${piece.slug}/?#rating=[0-9a-f]{64}$`));
  const words = (key: string) => message('de', 'ratings', key);
  const door = page.locator('details').filter({ hasText: words('write') });
  await expect(door).toContainText(words('form.verified'));
  await door.getByRole('radio').nth(4).check();
  const title = `Freude ${order.number}`;
  await door.getByLabel(words('form.title')).fill(title);
  await door.getByRole('button', { name: words('form.submit') }).click();
  await expect(door.getByText(words('form.sent'))).toBeVisible();
  const found = async () =>
    (await askBackend(
      `/items/ecommerce_product_rating?fields=id,verified,rating&filter[title][_eq]=${encodeURIComponent(title)}`,
    )) as { id: string }[];
  const ratings = await found();
  expect(ratings).toMatchObject([{ verified: true, rating: 5 }]);
  await page.goto(base + order.path);
  await expect(main(page)).toContainText(order.number);
  await expect(rate).toHaveCount(0);
  await askBackend(`/items/ecommerce_product_rating/${ratings[0]?.id ?? ''}`, { method: 'DELETE' });
});

test.describe('a link that holds no more', () => {
  test.use({ expectedFailures: ['/ecom/order/status', '/ecom/rating', '404'] });

  test('is said, without a word of what there is', async ({ page }) => {
    await page.goto(`${base}${emailLinkPaths.order_status.de}#${'a'.repeat(64)}`);
    await expect(main(page)).toContainText(say('de', 'unknownLink'));
    await expect(main(page).getByRole('link', { name: say('de', 'contact') })).toBeVisible();
  });

  test('does not lose a rating: it is sent without the mark', async ({ page }) => {
    const words = (key: string) => message('de', 'ratings', key);
    await page.goto(`${base}/produkte/solitaerring-knospe#rating=${'a'.repeat(64)}`);
    const door = page.locator('details').filter({ hasText: words('write') });
    await door.getByRole('radio').nth(2).check();
    const title = `Ohne Zeichen ${Date.now()}`;
    await door.getByLabel(words('form.title')).fill(title);
    const send = door.getByRole('button', { name: words('form.submit') });
    await send.click();
    await expect(door.getByRole('alert')).toHaveText(words('form.refusals.unknown_link'));
    await expect(door.getByLabel(words('form.title'))).toHaveValue(title);
    await send.click();
    await expect(door.getByText(words('form.sent'))).toBeVisible();
    const ratings = (await askBackend(
      `/items/ecommerce_product_rating?fields=id,verified&filter[title][_eq]=${encodeURIComponent(title)}`,
    )) as { id: string }[];
    expect(ratings).toMatchObject([{ verified: false }]);
    await askBackend(`/items/ecommerce_product_rating/${ratings[0]?.id ?? ''}`, { method: 'DELETE' });
  });
});

test('the page without a link says where the link is', async ({ page }) => {
  await page.goto(base + emailLinkPaths.order_status.en);
  await expect(main(page)).toContainText(say('en', 'noKey'));
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test('nothing stands over the edge of a small phone, in light and dark', async ({ page }) => {
  const order = await place('fr', await ring(), { engraving: 'Änne & Ben', payment: 1 });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(base + order.path);
    await expect(main(page)).toContainText(order.number);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  }
});

test.describe('without a connection', () => {
  test.use({ expectedFailures: ['/ecom/order/status', 'Failed to load resource'] });

  test('the page says so, and asks again when it is told to', async ({ page }) => {
    const order = await place('de', await ring());
    await page.goto(base + emailLinkPaths.order_status.de);
    await expect(main(page)).toContainText(say('de', 'noKey'));
    await page.route('**/ecom/order/status', (route) => route.abort());
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, order.key);
    await expect(main(page).getByRole('alert')).toContainText(say('de', 'failed'), { timeout: 20_000 });
    await page.unroute('**/ecom/order/status');
    await main(page)
      .getByRole('button', { name: say('de', 'tryAgain') })
      .click();
    await expect(main(page)).toContainText(order.number);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto(base + emailLinkPaths.order_status.de);
    await expect(main(page).locator('noscript p')).toHaveText(say('de', 'needsScript'));
  });
});

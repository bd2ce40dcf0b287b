// What can be asked about a piece of the shop, from its page and from the list, and what is mailed of it.
import type { Page } from 'playwright/test';
import { askBackend, expect, findAccessibilityProblems, message, readMails, siteUrl, test } from './fixtures.ts';
import { changePiece, createEmail, main, readPiece } from './shopping.ts';

const base = siteUrl('jeweller');

const ask = (key: string) => message('de', 'requests', key);

/** Sold out in the demo content; no other file changes it. */
const slug = 'stumpenkerzen-bienenwachs';

test.describe.configure({ mode: 'serial' });

const fill = async (page: Page, email: string) => {
  const door = page.locator('details#request');
  await door.getByLabel(ask('form.name')).fill('Änne Öz');
  await door.getByLabel(ask('form.email')).fill(email);
  await door.getByLabel(ask('form.privacy')).check();
  // What is filled in faster than people can is put aside, and nobody gets a mail of it.
  const filledAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 2_000, filledAt);
  return { door, send: door.getByRole('button', { name: ask('form.submit') }) };
};

const kind = (page: Page, name: 'availability' | 'price' | 'stock') =>
  page.locator('details#request').getByRole('radio', { name: ask(`form.kinds.${name}`) });

const mailsTo = (email: string) => readMails(email).then((mails) => mails.map(({ subject }) => subject));

test('a card of a sold-out piece leads to its form, and who waits is told once it is back', async ({ page }) => {
  const piece = await readPiece(slug);
  await page.goto(`${base}/produkte?q=Stumpenkerzen`);
  const link = main(page).getByRole('link', { name: `${message('de', 'products', 'ask')}: ${piece.name}` });
  await link.click();
  await expect(page).toHaveURL(`${base}/produkte/${slug}#request`);
  await expect(kind(page, 'availability')).toBeChecked();
  await kind(page, 'stock').check();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const email = createEmail();
  const { door, send } = await fill(page, email);
  await send.click();
  await expect(door.getByText(ask('form.sentStock'))).toBeVisible();
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toHaveLength(1);
  try {
    await changePiece(piece, { stock: 3 });
    await expect.poll(() => mailsTo(email), { timeout: 40_000 }).toHaveLength(2);
  } finally {
    await changePiece(piece, { stock: 0 });
  }
  const [news] = await readMails(email);
  expect(news?.subject).toContain('wieder lieferbar');
  expect(news?.text).toContain(`/produkte/${slug}`);
});

test('a piece without a price is asked for its price', async ({ page }) => {
  const piece = await readPiece(slug);
  const path = `/items/ecommerce_product/${piece.product}`;
  const email = createEmail();
  try {
    await askBackend(path, { method: 'PATCH', body: { price_brutto: null } });
    await page.goto(`${base}/produkte/${slug}`);
    const door = page.locator('details#request');
    await expect(door.locator('summary')).toHaveText(ask('askPrice'));
    await door.locator('summary').click();
    await expect(kind(page, 'price')).toBeChecked();
    const { send } = await fill(page, email);
    await send.click();
    await expect(door.getByText(ask('form.sent'))).toBeVisible();
  } finally {
    await askBackend(path, { method: 'PATCH', body: { price_brutto: '38.00' } });
  }
  const [request] = (await askBackend(
    `/items/ecommerce_request?fields=kind,path&filter[email][_eq]=${encodeURIComponent(email)}`,
  )) as unknown[];
  expect(request).toEqual({ kind: 'price', path: `/produkte/${slug}` });
});

test('a piece that lies in the shop is asked for its availability alone', async ({ page }) => {
  await page.goto(`${base}/produkte/solitaerring-knospe#request`);
  await expect(page.locator('details#request').getByLabel(ask('form.name'))).toBeVisible();
  await expect(page.locator('details#request').getByRole('radio')).toHaveCount(0);
});

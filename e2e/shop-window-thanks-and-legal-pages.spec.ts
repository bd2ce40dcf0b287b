// Kinds of pages with special content: shop window, thanks, appointment, legal texts.
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const base = toTestSiteUrl('jeweller');

test.describe('the digital shop window', () => {
  const windowUrl = `${base}/digitales-schaufenster`;

  test('has hotspots at their positions that open a card by keyboard, and lists them below', async ({ page }) => {
    await page.goto(windowUrl);
    const part = page.locator('[data-type=window]');
    const hotspots = part.locator('ul').getByRole('button');
    const entries = part.locator('ol > li');
    expect(await hotspots.count()).toBe(await entries.count());
    const frame = await part.locator('picture').first().boundingBox();
    const box = await hotspots.first().boundingBox();
    if (!frame || !box) throw new Error('The shop window is not shown.');
    // 66 % from the left and 56 % from the top (demo/arnsberg/pages/window/page.yaml).
    expect((box.x + box.width / 2 - frame.x) / frame.width).toBeCloseTo(0.66, 1);
    expect((box.y + box.height / 2 - frame.y) / frame.height).toBeCloseTo(0.56, 1);
    expect(box.width).toBeGreaterThanOrEqual(44);

    const names = await entries.locator('p:first-child').allTextContents();
    await expect(hotspots).toHaveText(names.map((name) => new RegExp(`${name}$`)));
    const card = part.locator('ul').getByRole('link');
    await hotspots.filter({ hasText: 'Kazehara' }).focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveText(['Kazehara']);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/schmuck\/kazehara\/?$/);
  });

  test('links a product to its page', async ({ page }) => {
    await page.goto(windowUrl);
    const part = page.locator('[data-type=window]');
    await part.locator('ul').getByRole('button', { name: 'Aurora' }).click();
    await part.locator('ul').getByRole('link', { name: 'Aurora' }).click();
    await expect(page).toHaveURL(/\/produkte\/solitaerring-aurora$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aurora');
  });

  test('fits a small phone, with separate targets for the hotspots', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${base}/fr/vitrine-digitale`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

test.describe('the thanks page', () => {
  test('thanks by the name stored in this tab, as text and never as markup', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)> Anna';
    await page.addInitScript((value) => sessionStorage.setItem('int-thanks', value), name);
    await page.goto(`${base}/en/thanks`);
    const heading = readSiteMessageByKey('en', 'thanks', 'heading').replace('{{name}}', name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('h1 img')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('ignores a name in the query', async ({ page }) => {
    await page.goto(`${base}/danke?name=${encodeURIComponent('Sie haben gewonnen')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Nachricht');
  });
});

test('the appointment page lists ways to get in touch, and exists only for projects that offer appointments', async ({
  page,
  request,
}) => {
  await page.goto(`${base}/terminvereinbarung`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: readSiteMessageByKey('de', 'appointment', 'ways') })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  expect((await request.get(`${toTestSiteUrl('watchmaker')}/terminvereinbarung`)).status()).toBe(404);
});

test('a button and a menu entry link to the appointment page only if the project has one', async ({ page }) => {
  const name = readSiteMessageByKey('de', 'shell', 'appointment');
  const contact = readSiteMessageByKey('de', 'shell', 'contact');
  await page.goto(`${base}/kontakt`);
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/terminvereinbarung');
  await page.getByRole('banner').getByRole('button', { name: contact }).click();
  await page.getByRole('dialog', { name: contact }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/terminvereinbarung\/?$/);
  await expect(page.getByRole('dialog', { name: contact })).toBeHidden();
  const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
  await bar.locator('summary', { hasText: 'Haus' }).click();
  await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await page.goto(`${toTestSiteUrl('watchmaker')}/kontakt`);
  await expect(page.locator('a[href*=terminvereinbarung]')).toHaveCount(0);
});

for (const path of ['/agb', '/datenschutz']) {
  test(`a legal text has a table of contents: ${path}`, async ({ page }) => {
    await page.goto(base + path);
    const contents = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'legal', 'contents') });
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThan(2);
    const last = links.last();
    const title = (await last.textContent()) ?? '';
    await last.click();
    await expect(page.locator('h2:target')).toHaveText(title);
    await expect(page.locator('h2:target')).toBeInViewport();
  });
}

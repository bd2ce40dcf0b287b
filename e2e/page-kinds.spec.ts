// The kinds of page with something of their own: shop window, thanks, appointment, legal texts.
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';

const house = siteUrl('jeweller');

test.describe('the digital shop window', () => {
  const windowUrl = `${house}/digitales-schaufenster`;

  test('has marks at their places that lead on, by keyboard as well, and says them as a list', async ({ page }) => {
    await page.goto(windowUrl);
    const part = page.locator('[data-type=window]');
    const marks = part.locator('ul a');
    const entries = part.locator('ol > li');
    expect(await marks.count()).toBe(await entries.count());
    const frame = await part.locator('picture').first().boundingBox();
    const box = await marks.first().boundingBox();
    if (!frame || !box) throw new Error('The shop window is not shown.');
    // 66 % from the left and 56 % from the top (demo/arnsberg/pages/window/page.yaml).
    expect((box.x + box.width / 2 - frame.x) / frame.width).toBeCloseTo(0.66, 1);
    expect((box.y + box.height / 2 - frame.y) / frame.height).toBeCloseTo(0.56, 1);
    expect(box.width).toBeGreaterThanOrEqual(44);

    const names = await entries.locator('p:first-child').allTextContents();
    await expect(marks).toHaveText(names.map((name) => new RegExp(`${name}$`)));
    await marks.filter({ hasText: 'Kazehara' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/schmuck\/kazehara\/?$/);
  });

  test('leads from a piece to its page', async ({ page }) => {
    await page.goto(windowUrl);
    const part = page.locator('[data-type=window]');
    await part.locator('ul a').filter({ hasText: 'Aurora' }).click();
    await expect(page).toHaveURL(/\/produkte\/solitaerring-aurora$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aurora');
  });

  test('fits a small phone, each mark a target of its own', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${house}/fr/vitrine-digitale`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});

test.describe('the thanks page', () => {
  test('thanks by the name that was written in this tab, as text and never as markup', async ({ page }) => {
    const name = '<img src=x onerror=alert(1)> Anna';
    await page.addInitScript((given) => sessionStorage.setItem('int-thanks', given), name);
    await page.goto(`${house}/en/thanks`);
    const heading = message('en', 'thanks', 'heading').replace('{{name}}', name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('h1 img')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('thanks without a name, whatever the address says', async ({ page }) => {
    await page.goto(`${house}/danke?name=${encodeURIComponent('Sie haben gewonnen')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Nachricht');
  });
});

test('the appointment page says how to reach the house, where the project books appointments', async ({
  page,
  request,
}) => {
  await page.goto(`${house}/terminvereinbarung`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: message('de', 'appointment', 'ways') })).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  expect((await request.get(`${siteUrl('watchmaker')}/terminvereinbarung`)).status()).toBe(404);
});

test('a button and a menu entry lead to the appointment page where there is one, and nothing where there is none', async ({
  page,
}) => {
  const name = message('de', 'shell', 'appointment');
  const contact = message('de', 'shell', 'contact');
  await page.goto(`${house}/kontakt`);
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/terminvereinbarung');
  await page.getByRole('banner').getByRole('button', { name: contact }).click();
  await page.getByRole('dialog', { name: contact }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/terminvereinbarung\/?$/);
  await expect(page.getByRole('dialog', { name: contact })).toBeHidden();
  const bar = page.getByRole('navigation', { name: message('de', 'shell', 'primaryNavigation') });
  await bar.locator('summary', { hasText: 'Haus' }).click();
  await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await page.goto(`${siteUrl('watchmaker')}/kontakt`);
  await expect(page.locator('a[href*=terminvereinbarung]')).toHaveCount(0);
});

test('a legal text has its contents beside it', async ({ page }) => {
  await page.goto(`${house}/agb`);
  const contents = page.getByRole('navigation', { name: message('de', 'legal', 'contents') });
  const links = contents.getByRole('link');
  expect(await links.count()).toBeGreaterThan(2);
  const last = links.last();
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.locator('h2:target')).toHaveText(title);
  await expect(page.locator('h2:target')).toBeInViewport();
});

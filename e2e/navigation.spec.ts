// How a visitor moves: scroll, focus, what is announced, the menu bar, light and dark, what is loaded ahead.
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';

const readScroll = (page: { evaluate: (read: () => number) => Promise<number> }) => page.evaluate(() => window.scrollY);

test('a link leads to the top and the focus to the heading; Back finds the place again', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  const link = page.getByRole('main').getByRole('link', { name: 'Raumdüfte' });
  await link.scrollIntoViewIfNeeded();
  const left = await readScroll(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Raumdüfte' });
  await expect(heading).toBeFocused();
  expect(await readScroll(page)).toBe(0);
  await expect(page.locator('#route-announcer')).toHaveText(`Seite geöffnet: ${await page.title()}`);
  await page.goBack();
  await expect(page.locator('#departments')).toBeVisible();
  await expect.poll(() => readScroll(page)).toBeGreaterThan(left - 60);
});

test('a hash lands at its heading, 150 px below the top', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/datenschutz#cookies`);
  await expect
    .poll(async () => Math.round((await page.locator('#cookies').boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(148);
  expect((await page.locator('#cookies').boundingBox())?.y).toBeLessThanOrEqual(152);
});

test.describe('the menu bar', () => {
  test('opens one panel at a time, 170 px from the top, and any link closes it', async ({ page }) => {
    await page.goto(siteUrl('jeweller'));
    const bar = page.getByRole('navigation', { name: message('de', 'shell', 'primaryNavigation') });
    await bar.locator('summary', { hasText: 'Schmuck' }).click();
    const pearls = bar.getByRole('link', { name: 'Perlen' });
    await expect(pearls).toBeVisible();
    const panel = bar.locator('details[open] > div');
    expect((await panel.boundingBox())?.y).toBe(170);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await bar.locator('summary', { hasText: 'Werkhof' }).click();
    await expect(pearls).toBeHidden();
    await bar.getByRole('link', { name: 'Dekoration' }).click();
    await expect(page).toHaveURL(`${siteUrl('jeweller')}/dekoration`);
    await expect(bar.locator('details[open]')).toHaveCount(0);
  });

  test('works by keyboard and gives the focus back on Escape', async ({ page }) => {
    await page.goto(siteUrl('jeweller'));
    const bar = page.getByRole('navigation', { name: message('de', 'shell', 'primaryNavigation') });
    const entry = bar.locator('summary', { hasText: 'Werkhof' });
    await entry.focus();
    await page.keyboard.press('Enter');
    const first = bar.getByRole('link', { name: 'Optik' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.locator('details[open]')).toHaveCount(0);
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar.locator('details[open]')).toHaveCount(1);
    await page.mouse.click(700, 700);
    await expect(bar.locator('details[open]')).toHaveCount(0);
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`an open entry looks open, ${mode}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('int-color-mode', value), mode);
      await page.goto(siteUrl('jeweller'));
      const bar = page.getByRole('navigation', { name: message('de', 'shell', 'primaryNavigation') });
      const entry = bar.locator('summary', { hasText: 'Schmuck' });
      await entry.click();
      await page.mouse.move(700, 800);
      await expect(entry).toHaveCSS('opacity', '1');
      await expect(entry).toHaveCSS('box-shadow', /inset$/);
      const colors = await entry.evaluate((element) => {
        const closed = [...document.querySelectorAll('nav summary')].find((one) => one !== element);
        return [getComputedStyle(element).color, closed && getComputedStyle(closed).color];
      });
      expect(colors[0], 'unlike a closed one').not.toBe(colors[1]);
      // Its contrast among them.
      expect(await findAccessibilityProblems(page, ['color-contrast'])).toEqual([]);
    });
  }

  test('marks where the visitor is', async ({ page }) => {
    await page.goto(`${siteUrl('jeweller')}/uhren`);
    const bar = page.getByRole('navigation', { name: message('de', 'shell', 'primaryNavigation') });
    await expect(bar.locator('[aria-current=page]')).toHaveText(['Uhren']);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the panels of the menu bar open, one at a time, and there is no switch that does nothing', async ({ page }) => {
    await page.goto(siteUrl('jeweller'));
    const bar = page.getByRole('navigation', { name: message('de', 'shell', 'primaryNavigation') });
    await bar.locator('summary', { hasText: 'Schmuck' }).click();
    await bar.locator('summary', { hasText: 'Werkhof' }).click();
    await expect(bar.locator('details[open]')).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: message('de', 'shell', 'colorMode.label') })).toBeHidden();
  });
});

test('light and dark are the visitor’s choice, kept on the next page before it is painted', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  const readGround = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await readGround();
  const select = page.getByRole('combobox', { name: message('de', 'shell', 'colorMode.label') });
  await expect(select).toHaveValue('light');
  await select.selectOption({ label: message('de', 'shell', 'colorMode.dark') });
  expect(await readGround()).not.toBe(light);
  const logos = page.getByRole('banner').locator('img');
  await expect(logos.first()).toBeHidden();
  await expect(logos.last()).toBeVisible();

  await page.goto(`${siteUrl('jeweller')}/uhren`, { waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await page.evaluate(() => document.documentElement.dataset.colorMode)).toBe('dark');
  await expect(select).toHaveValue('dark');

  await select.selectOption({ label: message('de', 'shell', 'colorMode.system') });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(readGround).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readGround).not.toBe(light);
});

for (const [who, connection] of [
  ['who save data', { saveData: true, effectiveType: '4g' }],
  ['on a 2g connection', { saveData: false, effectiveType: '2g' }],
  ['on a connection slower still', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`nothing is loaded ahead for visitors ${who}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/page-data/')) ahead.push(new URL(request.url()).pathname);
    });
    await page.goto(siteUrl('jeweller'), { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState('networkidle');
    expect(ahead.filter((path) => !/\/(app-data|index\/page-data)\.json$/.test(path))).toEqual([]);
  });
}

test.describe('a part of the page that cannot be loaded', () => {
  test.use({ expectedFailures: ['component---'] });

  test('is answered by a whole load of the page', async ({ page }) => {
    await page.goto(siteUrl('jeweller'), { waitUntil: 'networkidle' });
    let refused = 0;
    await page.route(/component---src-templates-contact-page.*\.js/, (route) => {
      refused += 1;
      return refused > 1 ? route.fallback() : route.abort();
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: message('de', 'home', 'contactUs') })
      .click();
    await expect(page).toHaveURL(`${siteUrl('jeweller')}/kontakt`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('that nobody waits for is answered by a load of the page visited last', async ({ page }) => {
    await page.goto(siteUrl('jeweller'), { waitUntil: 'networkidle' });
    const link = page.getByRole('main').getByRole('link', { name: message('de', 'home', 'contactUs') });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const loaded = page.waitForEvent('load');
    // As webpack says it of a part that the page has asked for and that is not there.
    await page.evaluate(() => {
      setTimeout(() => void Promise.reject(new Error('Loading chunk 745 failed.\n(missing: /component---x.js)')));
    });
    await loaded;
    await expect(page).toHaveURL(`${siteUrl('jeweller')}/kontakt`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

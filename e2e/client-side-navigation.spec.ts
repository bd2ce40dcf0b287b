// Client-side navigation: scroll position, focus and announcements; also menu bar, colour mode and prefetching.
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const readScroll = (page: { evaluate: (read: () => number) => Promise<number> }) => page.evaluate(() => window.scrollY);

test('a link scrolls to the top and focuses the heading; Back restores the scroll position', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
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

test('header and footer stay mounted, and the language of the document follows the page', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const footer = await page.getByRole('contentinfo').elementHandle();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: /^FR/ }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/fr/mentions-legales`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await footer.evaluate((element) => element.isConnected)).toBe(true);
});

test('Back closes an open drawer', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await page
    .getByRole('banner')
    .getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'contact') })
    .click();
  const drawer = page.getByRole('dialog', { name: readSiteMessageByKey('de', 'shell', 'contact') });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/`);
  await expect(drawer).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});

test('a hash scrolls its heading to 150 px below the top', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz#cookies`);
  await expect
    .poll(async () => Math.round((await page.locator('#cookies').boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(148);
  expect((await page.locator('#cookies').boundingBox())?.y).toBeLessThanOrEqual(152);
});

test.describe('the menu bar', () => {
  test('opens one panel at a time, 170 px from the top, and any link closes it', async ({ page }) => {
    // A page without images of departments, which the browser would take from its memory.
    await page.goto(`${toTestSiteUrl('jeweller')}/impressum`);
    const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
    const image = bar.locator('img').first();
    const isLoaded = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);
    expect(await isLoaded(), 'loads with its panel').toBe(false);
    await bar.locator('summary', { hasText: 'Schmuck' }).click();
    await expect.poll(isLoaded).toBe(true);
    const pearls = bar.getByRole('link', { name: 'Perlen' });
    await expect(pearls).toBeVisible();
    const panel = bar.locator('details[open] > div');
    expect((await panel.boundingBox())?.y).toBe(170);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await bar.locator('summary', { hasText: 'Werkhof' }).click();
    await expect(pearls).toBeHidden();
    await bar.getByRole('link', { name: 'Dekoration' }).click();
    await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/dekoration`);
    await expect(bar.locator('details[open]')).toHaveCount(0);
  });

  test('works by keyboard and returns focus on Escape', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'));
    const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
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
    test(`an open entry is highlighted, ${mode}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('int-color-mode', value), mode);
      await page.goto(toTestSiteUrl('jeweller'));
      const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
      const entry = bar.locator('summary', { hasText: 'Schmuck' });
      await entry.click();
      await page.mouse.move(700, 800);
      await expect(entry).toHaveCSS('opacity', '1');
      await expect(entry).toHaveCSS('box-shadow', /inset$/);
      const colors = await entry.evaluate((element) => {
        const closed = [...document.querySelectorAll('nav summary')].find((summary) => summary !== element);
        return [getComputedStyle(element).color, closed && getComputedStyle(closed).color];
      });
      expect(colors[0], 'differs from a closed entry').not.toBe(colors[1]);
      // Includes the contrast of the highlight.
      expect(await findAccessibilityViolations(page, ['color-contrast'])).toEqual([]);
    });
  }

  test('marks the current page', async ({ page }) => {
    await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
    const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
    await expect(bar.locator('[aria-current=page]')).toHaveText(['Uhren']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu bar opens one panel at a time, and the colour mode switch is hidden', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'));
    const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
    await bar.locator('summary', { hasText: 'Schmuck' }).click();
    await bar.locator('summary', { hasText: 'Werkhof' }).click();
    await expect(bar.locator('details[open]')).toHaveCount(1);
    await expect(
      page.getByRole('combobox', { name: readSiteMessageByKey('de', 'shell', 'colorMode.label') }),
    ).toBeHidden();
  });
});

test('the chosen colour mode applies to the next page before its first paint', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await readBackground();
  const select = page.getByRole('combobox', { name: readSiteMessageByKey('de', 'shell', 'colorMode.label') });
  await expect(select).toHaveValue('light');
  await select.selectOption({ label: readSiteMessageByKey('de', 'shell', 'colorMode.dark') });
  expect(await readBackground()).not.toBe(light);
  const logos = page.getByRole('banner').locator('img');
  await expect(logos.first()).toBeHidden();
  await expect(logos.last()).toBeVisible();

  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`, { waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await page.evaluate(() => document.documentElement.dataset.colorMode)).toBe('dark');
  await expect(select).toHaveValue('dark');

  await select.selectOption({ label: readSiteMessageByKey('de', 'shell', 'colorMode.system') });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(readBackground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readBackground).not.toBe(light);
});

for (const [visitors, connection] of [
  ['with data saver', { saveData: true, effectiveType: '4g' }],
  ['on a 2g connection', { saveData: false, effectiveType: '2g' }],
  ['on a slow-2g connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`prefetches nothing for visitors ${visitors}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const prefetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/page-data/')) prefetched.push(new URL(request.url()).pathname);
    });
    await page.goto(toTestSiteUrl('jeweller'), { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState('networkidle');
    expect(prefetched.filter((path) => !/\/(app-data|index\/page-data)\.json$/.test(path))).toEqual([]);
  });
}

test.describe('a page chunk that cannot be loaded', () => {
  test.use({ expectedFailures: ['component---'] });

  test('causes a full load of the page', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'), { waitUntil: 'networkidle' });
    let requestCount = 0;
    await page.route(/component---src-templates-contact-page.*\.js/, (route) => {
      requestCount += 1;
      return requestCount > 1 ? route.fallback() : route.abort();
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: readSiteMessageByKey('de', 'home', 'contactUs') })
      .click();
    await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/kontakt`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('in the background causes a reload of the current page', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'), { waitUntil: 'networkidle' });
    const link = page.getByRole('main').getByRole('link', { name: readSiteMessageByKey('de', 'home', 'contactUs') });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const loaded = page.waitForEvent('load');
    // The error that webpack throws for a missing chunk.
    await page.evaluate(() => {
      setTimeout(() => void Promise.reject(new Error('Loading chunk 745 failed.\n(missing: /component---x.js)')));
    });
    await loaded;
    await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/kontakt`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

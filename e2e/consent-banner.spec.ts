// The cookie banner (specification §2, §4; law row L22): when it appears, what it stores, and how it works.
import type { Locator, Page } from 'playwright/test';
import { locales, type Locale } from '../contract/locale.ts';
import { consentStorageKey, type StoredConsents } from '../domain/cookie-consent.ts';
import { localizedSiteRouteTable } from '../src/i18n/site-paths.ts';
import {
  expect,
  findAccessibilityViolations,
  matomoStandInUrl,
  readSiteMessageByKey,
  toTestSiteUrl,
  test,
} from './fixtures.ts';
import { retailerClockHostname, routeRetailerClockStandIn } from '../scripts/stand-ins/retailer-clock.ts';

test.use({ consents: 'unanswered' });

const text = (key: string, locale: Locale = 'de') => readSiteMessageByKey(locale, 'shell', `consent.${key}`);
const banner = (page: Page, locale: Locale = 'de') => page.getByRole('region', { name: text('heading', locale) });
const settings = (page: Page, locale: Locale = 'de') =>
  page.getByRole('contentinfo').getByRole('button', { name: text('settings', locale) });
const press = (page: Page, key: string, locale: Locale = 'de') =>
  banner(page, locale)
    .getByRole('button', { name: text(key, locale), exact: true })
    .click();

const readStored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as StoredConsents | null, consentStorageKey);

/** The stored answer: function id → whether consent was given. */
const readGiven = async (page: Page) =>
  Object.fromEntries(
    (await readStored(page))?.consents.map((consent) => [consent.function_id, consent.consentGiven]) ?? [],
  );

const open = async (page: Page, path = '/', locale: Locale = 'de') => {
  await page.goto(toTestSiteUrl('jeweller') + path);
  await expect(banner(page, locale)).toBeVisible();
};

test('before a click no consent is stored or given, whatever the default (L22, CJEU C-673/17)', async ({ page }) => {
  // fixtures.ts fails the test on any request to a third-party host.
  for (const path of ['/', '/uhren', '/datenschutz']) {
    await page.goto(toTestSiteUrl('jeweller') + path, { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
  }
  expect(await readStored(page)).toBeNull();
  const switches = banner(page).getByRole('switch');
  await expect(switches).toHaveCount(3);
  const [functional, analytics, clock] = await switches.all();
  await expect(functional as Locator).toBeChecked();
  await expect(functional as Locator).toBeDisabled();
  for (const optional of [analytics, clock]) {
    await expect(optional as Locator).not.toBeChecked();
    await expect(optional as Locator).toBeEnabled();
  }
});

test('refuse and accept buttons have the same size and contrast (L22)', async ({ page }) => {
  await open(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const styles = await Promise.all(
      ['refuse', 'saveSelected', 'allowAll'].map(async (key) => {
        const button = banner(page).getByRole('button', { name: text(key), exact: true });
        const box = await button.boundingBox();
        const style = await button.evaluate((element) => {
          const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight };
        });
        return { ...style, width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
      }),
    );
    expect(styles[1]).toEqual(styles[0]);
    expect(styles[2]).toEqual(styles[0]);
    expect(styles[0]?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('with third-party hosts allowed', () => {
  // These tests do not depend on whether the project has a page for the brand.
  test.use({
    expectedHosts: [retailerClockHostname, matomoStandInUrl && new URL(matomoStandInUrl).host],
    expectedFailures: ['/uhren/rolex'],
  });

  test.beforeEach(({ page }) => routeRetailerClockStandIn(page).then(() => undefined));

  test('save selected stores the switches that are on', async ({ page }) => {
    await open(page);
    await banner(page).getByRole('switch', { name: 'Uhr von Rolex' }).click();
    const before = Date.now();
    await press(page, 'saveSelected');
    await expect(banner(page)).toHaveCount(0);
    expect(await readGiven(page)).toEqual({ functional: true, matomo: false, rolex_clock: true });
    const stored = await readStored(page);
    expect(stored?.version).toBe(1);
    expect(stored?.timestamp).toBeGreaterThanOrEqual(before);
    expect(stored?.consents[1]).toEqual({
      function_id: 'matomo',
      default_on: true,
      locked: false,
      consentGiven: false,
    });
  });

  test('allow all gives every consent, refuse all withdraws every consent that is not locked', async ({ page }) => {
    await open(page);
    await press(page, 'allowAll');
    await expect(banner(page)).toHaveCount(0);
    expect(await readGiven(page)).toEqual({ functional: true, matomo: true, rolex_clock: true });
    await settings(page).click();
    for (const control of await banner(page).getByRole('switch').all()) await expect(control).toBeChecked();
    await press(page, 'refuse');
    expect(await readGiven(page)).toEqual({ functional: true, matomo: false, rolex_clock: false });
  });
});

test('an answer is kept for the next visit; a malformed one is discarded and the banner appears again', async ({
  page,
}) => {
  await open(page);
  await press(page, 'refuse');
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`, { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  for (const damaged of ['{"version":1', '[]', '{"version":99,"timestamp":1,"consents":[]}']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [consentStorageKey, damaged] as const);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(await readStored(page)).toBeNull();
  }
});

test('switches keep their state while the visitor reads the privacy page', async ({ page }) => {
  await open(page);
  await banner(page).getByRole('switch', { name: 'Uhr von Rolex' }).click();
  await banner(page)
    .getByRole('button', { name: `${text('details')}: Uhr von Rolex` })
    .click();
  await banner(page)
    .getByRole('link', { name: text('readMore') })
    .click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/datenschutz#uhr-von-rolex`);
  await expect(banner(page).getByRole('switch', { name: 'Uhr von Rolex' })).toBeChecked();
  expect(await readStored(page)).toBeNull();
});

test('a description opens and closes in 500 ms', async ({ page }) => {
  await open(page);
  const more = banner(page).getByRole('button', { name: new RegExp(`^${text('details')}: .*Matomo`) });
  const panel = page.locator(`[id="${(await more.getAttribute('aria-controls')) ?? ''}"]`);
  const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await height()).toBe(0);
  await expect(panel.getByRole('link', { includeHidden: true })).toBeHidden();
  const durations = await panel.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(new Set(durations.split(', '))).toEqual(new Set(['0.5s']));
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('link')).toBeVisible();
  await expect.poll(height).toBeGreaterThan(50);
  await more.click();
  await expect.poll(height).toBe(0);
  await expect(panel.getByRole('link', { includeHidden: true })).toBeHidden();
});

for (const locale of locales) {
  test(`${locale}: the footer button reopens and focuses the banner, and Escape keeps the stored answer`, async ({
    page,
  }) => {
    await open(page, localizedSiteRouteTable.home[locale], locale);
    await press(page, 'refuse', locale);
    await settings(page, locale).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page, locale).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner(page, locale)).toHaveCount(0);
    await expect(settings(page, locale)).toBeFocused();
    expect((await readStored(page))?.consents.length).toBe(3);
  });
}

test('the banner comes early in the tab order, does not trap focus, and covers no focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await page.keyboard.press('Escape');
  await expect(banner(page), 'Escape does not dismiss an unanswered banner').toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'skipToContent') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    banner(page)
      .getByRole('button', { name: new RegExp(`^${text('details')}`) })
      .first(),
  ).toBeFocused();
  let stopsOutside = 0;
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const element = document.activeElement;
      const card = document.querySelector('section:has([role=switch])')?.getBoundingClientRect();
      if (!element || !card || element === document.body || element.closest('section:has([role=switch])')) return null;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top >= card.top && bottom <= card.bottom && left >= card.left && right <= card.right;
    });
    if (isCovered === null) continue;
    stopsOutside += 1;
    expect(isCovered, 'the focused element is visible').toBe(false);
  }
  expect(stopsOutside).toBeGreaterThan(30);
});

test('the card is 520 px wide at the bottom left, and centred on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const wide = await banner(page).boundingBox();
  expect(wide?.width).toBe(520);
  expect(wide?.x).toBeLessThanOrEqual(30);
  expect(900 - (wide?.y ?? 0) - (wide?.height ?? 0)).toBeLessThanOrEqual(30);
  for (const width of [700, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await banner(page).boundingBox();
    expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - width)).toBeLessThanOrEqual(1);
    expect(box?.width).toBeLessThanOrEqual(Math.min(520, width));
    expect((box?.y ?? 0) + (box?.height ?? 0), 'above the bottom bar').toBeLessThanOrEqual(844 - 60);
  }
});

for (const mode of ['light', 'dark'] as const) {
  test(`is accessible with open descriptions, ${mode}`, async ({ page }) => {
    await open(page);
    await page.evaluate((value) => (document.documentElement.dataset.colorMode = value), mode);
    for (const more of await banner(page)
      .getByRole('button', { name: new RegExp(`^${text('details')}`) })
      .all()) {
      await more.click();
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 360 });
    await banner(page)
      .getByRole('button', { name: text('allowAll') })
      .scrollIntoViewIfNeeded();
    await expect(banner(page).getByRole('button', { name: text('allowAll') })).toBeInViewport();
  });
}

test.describe('when the pointer moves only after the page has loaded', () => {
  test.use({ movesPointer: false });

  test('no layout shift when the banner appears and disappears', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'));
    await page.evaluate(async () => {
      await document.fonts.ready;
      const recorded: number[] = [];
      Object.assign(window, { layoutShifts: recorded });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) recorded.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await page.mouse.move(700, 200);
    await expect(banner(page)).toBeVisible();
    await press(page, 'refuse');
    await expect(banner(page)).toHaveCount(0);
    // After two frames, everything that the card could move has been painted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const shifts = await page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  });
});

test('an answer in one tab applies in another tab', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await other.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  await expect(banner(other)).toBeVisible();
  await press(other, 'refuse');
  await expect(banner(page)).toHaveCount(0);
  await other.evaluate((key) => localStorage.removeItem(key), consentStorageKey);
  await expect(banner(page)).toBeVisible();
});

test('without browser storage the answer applies to this visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await press(page, 'refuse');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/impressum`);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows neither the banner, nor its button, nor the button of the clock', async ({ page }) => {
    await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz`);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: text('settings') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'clock.load') })).toHaveCount(0);
    await expect(page.getByText(readSiteMessageByKey('de', 'consent', 'noScript'))).toBeVisible();
  });
});

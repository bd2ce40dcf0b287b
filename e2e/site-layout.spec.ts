// The shell of every page: header, drawers, languages, bottom bar, and how it works without JavaScript.
import type { Locator, Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const menu = readSiteMessageByKey('de', 'shell', 'menu');
const contact = readSiteMessageByKey('de', 'shell', 'contact');

const scrollBy = async (page: Page, distance: number): Promise<void> => {
  const from = await page.evaluate(() => window.scrollY);
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), distance);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from + distance);
};

const readBottom = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

test('the header is 120 px high, its logo at most 80 px, and 70 px of it stick to the top with the menu bar', async ({
  page,
}) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(120);
  const readLogoHeight = async () => (await header.locator('img').first().boundingBox())?.height ?? Number.NaN;
  const logoHeight = await readLogoHeight();
  expect(logoHeight).toBeLessThanOrEqual(80);
  // Not with the wheel: while its scrolling comes to rest, positions are rounded differently from frame to frame.
  await scrollBy(page, 1500);
  expect(await readBottom(header)).toBe(70);
  await expect.poll(readLogoHeight).toBeCloseTo(0.78 * logoHeight);
  await expect(header.locator('img').first()).toBeInViewport({ ratio: 1 });
  await expect(header.getByRole('button', { name: menu })).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') });
  expect((await bar.boundingBox())?.y).toBe(70);
  await bar.locator('summary', { hasText: 'Schmuck' }).click();
  const panel = bar.locator('details[open] > div');
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe(120);
});

test('the header of a phone takes 64 px of a scrolled page, hides on the way down and returns on the way up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(toTestSiteUrl('jeweller'));
  const header = page.getByRole('banner');
  const search = header.getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'search.title') });
  expect((await header.boundingBox())?.height).toBe(120);
  await scrollBy(page, 300);
  await expect.poll(() => readBottom(header)).toBeLessThanOrEqual(0);
  await scrollBy(page, -100);
  await expect.poll(() => readBottom(header)).toBe(64);
  await expect(search).toBeInViewport({ ratio: 1 });
  await scrollBy(page, 100);
  await expect.poll(() => readBottom(header)).toBeLessThanOrEqual(0);
  await search.focus();
  await expect(search).toBeInViewport({ ratio: 1 });
});

test('search, cart and menu stay in the header of a phone while the buy bar covers the bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/solitaerring-lenz`);
  const header = page.getByRole('banner');
  await expect(page.locator('[data-buy-bar]')).toHaveAttribute('data-buy-bar', 'shown');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => readBottom(header)).toBe(64);
  await expect(
    page.getByRole('region', { name: readSiteMessageByKey('de', 'shell', 'quickAccess') }),
    'is covered',
  ).toBeHidden();
  await expect(header.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'cart') })).toBeInViewport({
    ratio: 1,
  });
  for (const name of [readSiteMessageByKey('de', 'shell', 'search.title'), menu]) {
    await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await header.getByRole('button', { name: menu }).click();
  await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
});

/** Where the text of each part begins, in pixels from the left. */
const readLeftEdges = (page: Page) =>
  page.evaluate(() => {
    const toLeft = (selector: string) => {
      const parts = [...document.querySelectorAll<HTMLElement>(selector)];
      const shown = parts.find((part) => part.checkVisibility({ visibilityProperty: true }));
      return Math.round(shown?.getBoundingClientRect().left ?? Number.NaN);
    };
    return {
      header: toLeft('header button, header img'),
      heading: toLeft('main h1'),
      section: toLeft('main h2'),
      footer: toLeft('footer h2, footer h3'),
    };
  });

const widths = [390, 600, 768, 992, 1280, 1440, 1920];

test('header, text and footer begin at the same place at every width', async ({ page }) => {
  for (const path of ['', '/uhren', '/service']) {
    await page.goto(toTestSiteUrl('jeweller') + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { heading, ...others } = await readLeftEdges(page);
      expect(others, `${path} at ${width} px`).toEqual({ header: heading, section: heading, footer: heading });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('the field of the search begins where the text behind it does', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  const name = readSiteMessageByKey('de', 'shell', 'search.title');
  await page.getByRole('banner').getByRole('button', { name }).click();
  const field = page.getByRole('dialog', { name }).getByLabel(readSiteMessageByKey('de', 'shell', 'search.label'));
  await expect(field).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { heading } = await readLeftEdges(page);
    // Both are at a half pixel at some widths, and rounded on their own.
    expect(Math.abs(((await field.boundingBox())?.x ?? 0) - heading), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the checkout leads back to the cart, and nowhere else but to the legal pages', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/kasse`);
  const header = page.getByRole('banner');
  const back = header.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'backToCart') });
  await expect(back).toHaveAttribute('href', '/warenkorb');
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: readSiteMessageByKey('de', 'shell', 'primaryNavigation') }),
  ).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Impressum', 'Datenschutz', readSiteMessageByKey('de', 'shell', 'withdraw')]) {
    await expect(footer.getByRole('link', { name }).first()).toBeVisible();
  }
  await expect(footer.getByRole('textbox')).toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the menu opens and closes by keyboard and returns focus', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const opener = page.getByRole('banner').getByRole('button', { name: menu });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: menu });
  await expect(drawer).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => document.activeElement?.closest('header, main, footer') !== null);
    expect(isBehind, 'the page behind the drawer gets no focus').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a link in the menu closes it; the page behind does not scroll while it is open', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  const drawer = page.getByRole('dialog', { name: menu });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await drawer.getByRole('link', { name: 'Trauringe' }).last().click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/trauringe`);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/./);
});

test('the menu marks the current page, shows it, and opens one submenu at a time', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/perlen`);
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  const drawer = page.getByRole('dialog', { name: menu });
  const current = drawer.locator('[aria-current=page]');
  await expect(current).toHaveText(['Perlen']);
  await expect(current).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Optik' })).toBeHidden();
  await drawer.locator('summary', { hasText: 'Werkhof' }).press('Enter');
  await expect(drawer.getByRole('link', { name: 'Optik' })).toBeVisible();
  await expect(current).toBeHidden();
});

test('a click outside the drawer closes it', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await page.getByRole('banner').getByRole('button', { name: contact }).click();
  const drawer = page.getByRole('dialog', { name: contact });
  await expect(drawer).toBeVisible();
  await page.mouse.click(40, 400);
  await expect(drawer).toBeHidden();
});

test('the contact drawer shows phone number and email address', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await page.getByRole('banner').getByRole('button', { name: contact }).click();
  const drawer = page.getByRole('dialog', { name: contact });
  await expect(drawer.getByRole('link', { name: /^\+49 89 / })).toHaveAttribute('href', /^tel:\+4989/);
  await expect(drawer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the language switch keeps page, query and hash', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz?from=test#cookies`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/en/privacy?from=test#cookies`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/fr/mentions-legales?from=test#cookies`);
});

test.describe('before the page is hydrated', () => {
  test.use({ expectedFailures: ['.js'], movesPointer: false });

  test('the language switch keeps query and hash', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort('aborted'));
    await page.goto(`${toTestSiteUrl('jeweller')}/datenschutz?from=test#cookies`);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/en/privacy?from=test#cookies`);
  });
});

test('small screens show the quick buttons in a bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(toTestSiteUrl('jeweller'));
  const bar = page.getByRole('region', { name: readSiteMessageByKey('de', 'shell', 'quickAccess') });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  for (const name of [menu, contact])
    await expect(page.getByRole('banner').getByRole('button', { name })).toHaveCount(0);
  await bar.getByRole('button', { name: menu }).click();
  await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
});

test('the first element in the tab order skips to the content', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the imprint is one click away and identifies the company (L20, L19)', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/impressum`);
  const main = page.getByRole('main');
  for (const text of [
    'Arnsberg & Tochter GmbH & Co. KG',
    'Helene Arnsberg',
    'Clara Arnsberg',
    'HRA 999120',
    'DE999999999',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(readSiteMessageByKey('de', 'imprint', 'packagingRegister'))).toBeVisible();
  // Law row L18: the registration for electrical equipment.
  await expect(main.getByText(readSiteMessageByKey('de', 'imprint', 'weee'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links work, and the menu opens', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'));
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    const drawer = page.getByRole('dialog', { name: menu });
    await expect(drawer).toBeVisible();
    await drawer.locator('summary', { hasText: 'Schmuck' }).click();
    await drawer.getByRole('link', { name: 'Perlen' }).click();
    await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/perlen`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the footer folds phone numbers and opening hours on a phone, and no links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('link', { name: '@' });
  const imprint = footer.getByRole('link', { name: 'Impressum' });
  const readDay = () => footer.locator('dt').first();
  await expect(imprint).toBeVisible();
  await expect(email).toBeHidden();
  await expect(readDay()).toBeHidden();
  for (const key of ['contact', 'openingHours'])
    await footer.getByText(readSiteMessageByKey('de', 'shell', `widgetFold.${key}`)).click();
  await expect(email).toBeVisible();
  await expect(readDay()).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(email).toBeVisible();
  await expect(readDay()).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
});

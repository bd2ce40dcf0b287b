// Focus not obscured (WCAG 2.2, 2.4.11): header, bottom bar and cards never cover the focused element, in any window
// size, including zoom at 400 % (320 × 256 of 1280 × 1024) and a phone in landscape.
import type { Page } from 'playwright/test';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const base = toTestSiteUrl('jeweller');

const windows = {
  'a phone': { width: 390, height: 844 },
  'a phone in landscape': { width: 844, height: 390 },
  'a page at 400 %': { width: 320, height: 256 },
  'a desktop': { width: 1440, height: 900 },
} as const;

/** Number of Tab presses: enough to get through the form of a page and reach its footer. */
const stops = 45;

/** What covers the focused element; `null` if it is visible or taller than half the window. */
const findCover = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The first line of a link that wraps.
    const { top, bottom, left, right } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (bottom - top > window.innerHeight / 2) return null;
    const x = Math.min(Math.max((left + right) / 2, 1), window.innerWidth - 1);
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
      const found = document.elementFromPoint(x, y);
      // A field may be covered by its own label.
      const isItself = found !== null && (element.contains(found) || found.contains(element));
      const label = found?.closest('label');
      if (isItself || (label && label.contains(element))) continue;
      const name = element.textContent.trim().slice(0, 40) || element.getAttribute('name') || element.tagName;
      return `${name} at ${Math.round(top)}–${Math.round(bottom)} behind ${found?.outerHTML.slice(0, 80) ?? 'the edge'}`;
    }
    return null;
  });

for (const [name, size] of Object.entries(windows)) {
  for (const path of ['/kontakt', '/produkte', '/vertrag-widerrufen']) {
    test(`no element reached by keyboard is covered: ${path}, ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(base + path);
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => findCover(page), { message: `stop ${stop + 1}`, timeout: 2_000 }).toBeNull();
      }
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect.poll(() => findCover(page), { message: `back, stop ${stop + 1}`, timeout: 2_000 }).toBeNull();
      }
    });
  }

  test(`the error summary and the invalid field are visible when focused: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${base}/kontakt`);
    const form = page
      .locator('form')
      .filter({ has: page.getByLabel(readSiteMessageByKey('de', 'contact', 'form.message')) });
    await form.getByRole('button', { name: readSiteMessageByKey('de', 'contact', 'form.submit') }).click();
    const links = page.locator(':focus').getByRole('button');
    await expect(links.first()).toBeInViewport();
    const isUncovered = () =>
      links.first().evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isUncovered).toBe(true);
    // The link focuses the invalid field.
    await links.first().click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    expect(await findCover(page)).toBeNull();
  });
}

for (const size of ['a phone in landscape', 'a page at 400 %'] as const) {
  test(`header and bottom bar leave enough room for the page: ${size}`, async ({ page }) => {
    await page.setViewportSize(windows[size]);
    await page.goto(`${base}/kontakt`);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const header = await page.getByRole('banner').boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0), 'the header scrolls with the page').toBeLessThanOrEqual(0);
    const name = readSiteMessageByKey('de', 'shell', 'quickAccess');
    const bar = await page.getByRole('region', { name, includeHidden: true }).boundingBox();
    expect(bar?.height ?? 0).toBeLessThan(windows[size].height / 3);
  });
}

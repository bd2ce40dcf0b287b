// The browser's text size (WCAG 2.2, 1.4.4): 17 px by default (specification §9), twice that if the font size is
// doubled, without overlap, clipped text or horizontal scrolling.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { expect, toTestSiteUrl, test } from './fixtures.ts';

const base = toTestSiteUrl('jeweller');

const readTextSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('the default text size is 17 px', async ({ page }) => {
  await page.goto(base);
  expect(await readTextSize(page)).toBe('17px');
});

/** Reports horizontal scrolling, and text that overflows its box or overlaps other text. */
const findLayoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth + 1) {
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const toName = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
    for (const element of document.querySelectorAll('header, nav, section, main, main button, main h1, main h2')) {
      // Elements of one pixel are visible to screen readers only.
      if (!isVisible(element) || element.clientWidth <= 1) continue;
      if (element.scrollWidth > element.clientWidth + 1) problems.push(`${toName(element)} is clipped or overflows`);
    }
    const boxes = [...document.querySelectorAll('header :is(a, button), section[aria-label] > :is(a, button)')]
      .filter(isVisible)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    for (const [index, current] of boxes.entries()) {
      const range = document.createRange();
      range.selectNodeContents(current.element);
      const words = range.getBoundingClientRect();
      if (words.right > current.box.right + 2 || words.left < current.box.left - 2)
        problems.push(`${toName(current.element)} is clipped`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(current.box.right, other.box.right) - Math.max(current.box.left, other.box.left);
        const down = Math.min(current.box.bottom, other.box.bottom) - Math.max(current.box.top, other.box.top);
        if (across > 2 && down > 2) problems.push(`${toName(current.element)} overlaps ${toName(other.element)}`);
      }
    }
    return problems;
  });

test('text at twice the size is neither clipped nor overlapping', async ({ launchOptions }) => {
  test.setTimeout(90_000);
  // The browser reads its font size only from its profile.
  const profile = await mkdtemp(join(tmpdir(), 'storefront-text-size-'));
  await mkdir(join(profile, 'Default'), { recursive: true });
  const preferences = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/kontakt', '/produkte', '/produkte/solitaerring-knospe', '/warenkorb']) {
        await page.goto(base + path);
        await page.mouse.move(5, 5);
        expect(await readTextSize(page)).toBe('34px');
        expect(await findLayoutProblems(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

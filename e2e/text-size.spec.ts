// The browser's own size of text (WCAG 2.2, 1.4.4): 17 px where it is the usual one (specification §9), twice as much where
// the visitor has set twice as much, and then nothing overlaps, is cut, or has to be scrolled to sideways.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

const base = siteUrl('jeweller');

const readTextSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('text is 17 px high where the browser says nothing else', async ({ page }) => {
  await page.goto(base);
  expect(await readTextSize(page)).toBe('17px');
});

/** Words that leave their box or lie over each other, in the parts of the frame whose height or width is given. */
const findTrouble = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const trouble: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth + 1) {
      trouble.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const toName = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
    for (const element of document.querySelectorAll('header, nav, section, main, main button, main h1, main h2')) {
      // What is one pixel wide is there for screen readers alone.
      if (!isSeen(element) || element.clientWidth <= 1) continue;
      if (element.scrollWidth > element.clientWidth + 1) trouble.push(`${toName(element)} is cut or runs over`);
    }
    const boxes = [...document.querySelectorAll('header :is(a, button), section[aria-label] > :is(a, button)')]
      .filter(isSeen)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    for (const [index, one] of boxes.entries()) {
      const range = document.createRange();
      range.selectNodeContents(one.element);
      const words = range.getBoundingClientRect();
      if (words.right > one.box.right + 2 || words.left < one.box.left - 2)
        trouble.push(`${toName(one.element)} is cut`);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) trouble.push(`${toName(one.element)} lies over ${toName(other.element)}`);
      }
    }
    return trouble;
  });

test('text of twice the size overlaps nowhere and is cut nowhere', async ({ launchOptions }) => {
  test.setTimeout(90_000);
  // A setting of the browser's own, which only a profile can bring along.
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
        expect(await findTrouble(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

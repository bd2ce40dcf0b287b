// The images of a product page and their dialog, and the buy bar of phones.
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import { createNoLayoutShiftAssertion } from './create-no-layout-shift-assertion.ts';

const base = toTestSiteUrl('jeweller');
const ring = '/produkte/vorsteckring-saum';

const text = (key: string) => readSiteMessageByKey('de', 'product', key);

const main = (page: Page) => page.getByRole('main');

test('the images can be enlarged and change with the arrow keys', async ({ page }) => {
  await page.goto(base + ring);
  await main(page)
    .getByRole('button', { name: new RegExp(text('enlarge')) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: text('images') });
  await expect(dialog).toContainText('Bild 1 von 4');
  for (const number of [2, 3, 4, 1]) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(`Bild ${number} von 4`);
  }
  await dialog.getByRole('button', { name: 'Bild 2 von 4' }).click();
  await expect(dialog.getByText('Bild 2 von 4')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('an image is larger in the dialog than on the page, and a click enlarges it further', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(base + ring);
    const onPage = await main(page)
      .getByRole('list', { name: text('images') })
      .locator('img')
      .first()
      .boundingBox();
    await main(page)
      .getByRole('button', { name: new RegExp(text('enlarge')) })
      .first()
      .click();
    const large = page.getByRole('dialog', { name: text('images') }).getByRole('button', { name: text('magnify') });
    // The image fits into the button: 4 : 5.
    const readHeight = async () => (await large.boundingBox())?.height ?? 0;
    expect((await readHeight()) * 0.8).toBeGreaterThan(1.1 * (onPage?.width ?? Infinity));
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(readHeight).toBeCloseTo(2.5 * height, -1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const ask = readSiteMessageByKey('de', 'requests', 'ask');
  const bar = (page: Page) => page.getByRole('region', { name: text('buyBar') });
  const requestBar = (page: Page) => page.getByRole('region', { name: ask });
  const bottomBar = (page: Page) =>
    page.getByRole('region', { name: readSiteMessageByKey('de', 'shell', 'quickAccess') });
  const scrollPastTheButton = (page: Page) =>
    page.getByRole('heading', { name: text('safety.heading') }).evaluate((heading) => heading.scrollIntoView());

  for (const [path, toBar, role, name] of [
    [ring, bar, 'button', 'Ringgröße wählen'],
    ['/produkte/trauringe-zweistrom', requestBar, 'link', ask],
    ['/produkte/marenholt-foerde-38-automatik', bar, 'button', 'Armband wählen'],
    ['/produkte/duftkerze-waldsaum', bar, 'button', text('addToCart')],
  ] as const) {
    test(`price and button are in the first view from the first paint on, and nothing moves: ${path}`, async ({
      page,
    }) => {
      const expectNoLayoutShift = await createNoLayoutShiftAssertion(page);
      await page.goto(base + path, { waitUntil: 'commit' });
      await expect(toBar(page).getByRole(role, { name })).toBeInViewport({ ratio: 1 });
      const price = await main(page)
        .getByText(/\d,\d\d\s€/u)
        .first()
        .boundingBox();
      const top = (await toBar(page).boundingBox())?.y ?? 0;
      expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThan(top);
      // Once the page knows where its button is.
      await expect(toBar(page)).not.toHaveAttribute('data-first-view');
      await expect(toBar(page)).toBeVisible();
      await expectNoLayoutShift();
    });
  }

  test('the bar of a sold-out product leads to the request, which has the place of the button', async ({ page }) => {
    await page.goto(`${base}/produkte/ormeval-petite-seconde-39`);
    await requestBar(page).getByRole('link', { name: ask }).click();
    const form = page.locator('details#request');
    await expect(form.getByLabel(readSiteMessageByKey('de', 'requests', 'form.name'))).toBeVisible();
    await expect(form.locator('summary')).toBeInViewport({ ratio: 1 });
    await expect(requestBar(page)).toHaveCount(0);
    for (const name of [text('addToCart'), 'Armband wählen']) {
      await expect(page.getByRole('button', { name, includeHidden: true })).toHaveCount(0);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('a bar with the buy button replaces the bottom bar while the button is out of sight', async ({ page }) => {
    await page.goto(base + ring);
    await expect(bar(page)).toBeVisible();
    await expect(bottomBar(page)).toHaveCount(0);
    await main(page)
      .getByRole('button', { name: text('addToCart') })
      .scrollIntoViewIfNeeded();
    await expect(bottomBar(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await scrollPastTheButton(page);
    await expect(bar(page)).toBeVisible();
    await expect(bottomBar(page)).toHaveCount(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Ringgröße wählen' }).click();
    await expect(main(page).getByRole('radio').first()).toBeFocused();
    await expect(bar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toBeVisible();
    await main(page)
      .getByRole('radio', { name: /Größe 54/ })
      .check();
    await scrollPastTheButton(page);
    await expect(bar(page)).toContainText('Größe 54');
    await expect(bar(page)).toContainText('940,00');
    await bar(page)
      .getByRole('button', { name: text('addToCart') })
      .click();
    await expect(
      page.getByRole('dialog', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.title') }),
    ).toContainText('Größe 54');
  });

  test('the bar covers nothing at the end of the page', async ({ page }) => {
    await page.goto(base + ring);
    await scrollPastTheButton(page);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const readBottom = async (of: typeof last) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(async () => (await readBottom(last)) <= ((await bar(page).boundingBox())?.y ?? 0)).toBe(true);
  });
});

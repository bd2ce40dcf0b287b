// The filters of the product list: beside it on desktops, a sheet on phones (specification §3, §7).
import type { Locator, Page } from 'playwright/test';
import { expect, findAccessibilityViolations, test } from './fixtures.ts';
import {
  getProductCardLocator as cards,
  findProductFilterSidebar,
  openProductFilterDialog,
  testProductListUrl as list,
  readGermanProductsLocaleMessage as text,
  readProductListResultCount,
} from './product-list-helpers.ts';
import { createNoLayoutShiftAssertion } from './create-no-layout-shift-assertion.ts';

const waitForFrames = (page: Page, number: number): Promise<void> =>
  page.evaluate(async (all) => {
    for (let frame = 0; frame < all; frame += 1) await new Promise(requestAnimationFrame);
  }, number);

test('filters narrow the list, appear in the URL and as chips, and Back removes the last one', async ({ page }) => {
  await page.goto(list);
  const all = await readProductListResultCount(page);
  const panel = findProductFilterSidebar(page);
  await panel.getByRole('checkbox', { name: /^Uhren \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/\?category=[a-z-]+$/);
  await panel.getByText(text('filters.manufacturer')).click();
  await panel.getByRole('checkbox', { name: /^Marenholt \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/manufacturer=marenholt/);
  const found = await readProductListResultCount(page);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  for (const card of await cards(page).all()) await expect(card).toContainText('Marenholt');
  const chips = page.getByRole('list', { name: text('activeFilters') });
  await expect(chips.getByRole('button', { name: 'Filter entfernen: Marenholt' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/manufacturer=/);
  await expect(chips.getByRole('button', { name: /Marenholt/ })).toHaveCount(0);
  await chips.getByRole('button', { name: text('resetFilters') }).click();
  await expect(page).toHaveURL(list);
  await expect(chips).toHaveCount(0);
  await expect.poll(() => readProductListResultCount(page)).toBe(all);
});

test('a branch limits the list to what can be seen there, also after a reload', async ({ page }) => {
  await page.goto(list);
  const panel = findProductFilterSidebar(page);
  await panel.getByText(text('filters.branch')).click();
  await panel.getByRole('checkbox', { name: /^Werkhof am Kranichplatz \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/\?branch=[0-9a-f]{8}$/);
  await page.reload();
  const chips = page.getByRole('list', { name: text('activeFilters') });
  await expect(chips.getByRole('button', { name: 'Filter entfernen: Werkhof am Kranichplatz' })).toBeVisible();
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('main').getByText(/^Zu sehen: .*Werkhof am Kranichplatz\./)).toBeVisible();
});

test('the price filter shows the range of prices and rejects an inverted range', async ({ page }) => {
  await page.goto(list);
  const panel = findProductFilterSidebar(page);
  await expect(panel.getByText(/^Preise von .* bis /)).toBeVisible();
  await panel.getByLabel(text('price.from')).fill('900');
  await panel.getByLabel(text('price.upTo')).fill('100');
  await expect(panel.getByText(text('price.reversed'))).toBeVisible();
  await panel.getByLabel(text('price.upTo')).fill('1200');
  await expect(page).toHaveURL(`${list}?price=900-1200`);
  await expect(page.getByRole('button', { name: /Filter entfernen: 900,00/ })).toBeAttached();
});

test('counts beside the options say how many products they show, and several of a group add up', async ({ page }) => {
  await page.goto(`${list}?category=uhren`);
  const panel = findProductFilterSidebar(page);
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  await panel.getByText(text('filters.manufacturer')).click();
  const options = panel.getByRole('list', { name: text('filters.manufacturer') }).getByRole('checkbox');
  const labels = panel.getByRole('list', { name: text('filters.manufacturer') }).getByRole('listitem');
  const readCount = async (index: number) =>
    Number(/\((\d+)\)$/.exec((await labels.nth(index).textContent()) ?? '')?.[1]);
  const counts = [await readCount(0), await readCount(1)] as const;
  await options.nth(0).check();
  await expect.poll(() => readProductListResultCount(page)).toBe(counts[0]);
  await options.nth(1).check();
  await expect.poll(() => readProductListResultCount(page)).toBe(counts[0] + counts[1]);
  await expect(panel).toBeVisible();
});

test('a filtered URL never shows the unfiltered list and causes no layout shift', async ({ page }) => {
  const expectNoLayoutShift = await createNoLayoutShiftAssertion(page);
  await page.goto(`${list}?manufacturer=marenholt`, { waitUntil: 'commit' });
  await expect(cards(page).first()).toContainText('Marenholt');
  await expectNoLayoutShift();
  // The filters come with the list.
  await expect(findProductFilterSidebar(page).getByRole('checkbox', { name: /^Marenholt \(\d+\)$/ })).toBeChecked();
  await expectNoLayoutShift();
});

test('neither does a search of which nothing is understood, nor one with results', async ({ page }) => {
  const expectNoLayoutShift = await createNoLayoutShiftAssertion(page);
  for (const [query, found] of [
    ['xyzzy', { level: 3, name: text('popular') }],
    ['perle', { level: 1, name: /perle/ }],
  ] as const) {
    await page.goto(`${list}?q=${query}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', found)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectNoLayoutShift(query);
  }
});

test('beside a search of which nothing is understood are no filters, and its answer has their room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${list}?q=xyzzy`);
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: text('emptyHeading') });
  await expect(heading).toBeVisible();
  await expect(findProductFilterSidebar(page)).toBeHidden();
  const readLeft = async (locator: Locator) => (await locator.boundingBox())?.x;
  expect(await readLeft(heading)).toBe(await readLeft(page.getByRole('heading', { level: 1 })));
});

test('cards that wait for a fruitless search do not move if its products are known before its code', async ({
  page,
}) => {
  let isAnswered = false;
  // Another order than that of the built list.
  await page.route(/\/ecom\/.*[?&]q=xyzzy/, async (route) => {
    const response = await route.fetch();
    const result = (await response.json()) as { products?: unknown[] };
    await route.fulfill({ response, json: { ...result, products: result.products?.toReversed() } });
    isAnswered = true;
  });
  await page.route(/\.js$/, async (route) => {
    if (isAnswered) await waitForFrames(page, 20);
    await route.continue();
  });
  const expectNoLayoutShift = await createNoLayoutShiftAssertion(page);
  await page.goto(`${list}?q=xyzzy`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 3, name: text('popular') })).toBeVisible();
  expect(isAnswered).toBe(true);
  await expectNoLayoutShift();
});

test('what the address hides is hidden before it arrives, because a page that arrives in parts is painted in parts', async ({
  request,
}) => {
  const html = await (await request.get(list)).text();
  const [script, heading] = [html.indexOf('dataset.listPending='), html.indexOf('<h1')];
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(heading);
});

test('the filters are beside the list from the first paint, and nothing moves when they are refreshed', async ({
  page,
}) => {
  const expectNoLayoutShift = await createNoLayoutShiftAssertion(page);
  const refreshed = page.waitForResponse((response) => response.url().includes('/ecom/search'));
  await page.goto(list, { waitUntil: 'commit' });
  const filters = findProductFilterSidebar(page);
  await expect(filters.getByRole('checkbox', { name: /^Uhren \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filter( \(\d+\))?$/ })).toBeHidden();
  await (await refreshed).finished();
  await filters.getByText(text('filters.manufacturer')).hover();
  await expect(filters.getByRole('slider', { name: text('price.lowest') })).toBeVisible();
  // A web font that arrives late moves text by a fraction of this.
  await expectNoLayoutShift();
});

test('a slider sets the price by keyboard and by pointer, without a button', async ({ page }) => {
  await page.goto(list);
  const filters = findProductFilterSidebar(page);
  await filters.getByText(text('filters.price'), { exact: true }).hover();
  const lowest = filters.getByRole('slider', { name: text('price.lowest') });
  await lowest.focus();
  await lowest.press('ArrowRight');
  await expect(page).toHaveURL(/\?price=\d+-$/);
  const highest = filters.getByRole('slider', { name: text('price.highest') });
  const box = await highest.boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 80, y, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\?price=\d+-\d+$/);
  await expect(filters.getByLabel(text('price.upTo'))).not.toHaveValue('');
});

test('the filters are accessible', async ({ page }) => {
  await page.goto(`${list}?category=uhren`);
  await readProductListResultCount(page);
  await expect(findProductFilterSidebar(page).getByRole('checkbox').first()).toBeVisible();
  await findProductFilterSidebar(page).getByText(text('filters.price'), { exact: true }).hover();
  await expect(findProductFilterSidebar(page).getByRole('slider').first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters open as a sheet from below', async ({ page }) => {
    await page.goto(`${list}?category=uhren`);
    const watches = await readProductListResultCount(page);
    await expect(findProductFilterSidebar(page)).toBeHidden();
    const sheet = await openProductFilterDialog(page);
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && { x: box.x, bottom: Math.round(box.y + box.height) };
      })
      .toEqual({ x: 0, bottom: 844 });
    expect((await sheet.boundingBox())?.height).toBeCloseTo(844 * 0.85, -1);
    // All but the room of a scroll bar, which this browser reserves without showing one.
    expect((await sheet.boundingBox())?.width).toBeGreaterThanOrEqual(375);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await sheet.getByText(text('filters.manufacturer')).tap();
    await sheet.getByRole('checkbox', { name: /^Marenholt \(\d+\)$/ }).check();
    await sheet.getByRole('button', { name: /^\d+ Stücke? zeigen$/ }).tap();
    await expect(sheet).toBeHidden();
    expect(await readProductListResultCount(page)).toBeLessThan(watches);
  });
});

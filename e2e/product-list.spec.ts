// The shop's list against the live backend: filters, search, sorting and pages in the address, and what a visitor sees of
// them (specification §3, §7; decisions: Behaviour).
import type { Page } from 'playwright/test';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';

const list = siteUrl('jeweller') + '/produkte';

const text = (key: string) => message('de', 'products', key);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** How many pieces the list says it has found, once it has. */
const countOf = async (page: Page): Promise<number> => {
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ Stück/ });
  return Number((await status.textContent())?.split(' ')[0]);
};

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter( \(\d+\))?$/ }).click();
  return page.getByRole('dialog', { name: text('filter') });
};

/** Requests for lists of products, by their query. */
const watchLists = (page: Page): URLSearchParams[] => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/items/ecommerce_product' && url.searchParams.has('meta')) asked.push(url.searchParams);
  });
  return asked;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows twenty pieces with prices, and links to its pages and to each piece', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).first()).toContainText('€');
    await expect(page.getByText(message('de', 'shell', 'prices.taxLine'))).toBeVisible();
    const first = (await names(page))[0] ?? '';
    await page
      .getByRole('navigation', { name: text('pages') })
      .getByRole('link', { name: '2' })
      .click();
    await expect(page).toHaveURL(`${list}/seite/2`);
    await expect(cards(page)).toHaveCount(20);
    expect(await names(page)).not.toContain(first);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/produkte\/[a-z0-9-]+$/);
  });
});

test('filters narrow the list, stand in the address and as chips, and Back takes one out', async ({ page }) => {
  await page.goto(list);
  const all = await countOf(page);
  const panel = await openFilters(page);
  await panel.getByRole('checkbox', { name: 'Uhren', exact: true }).check();
  await expect(page).toHaveURL(/\?category=[a-z-]+$/);
  await panel.getByText(text('filters.manufacturer')).click();
  await panel.getByRole('checkbox', { name: 'Marenholt' }).check();
  await expect(page).toHaveURL(/manufacturer=marenholt/);
  await panel.getByRole('button', { name: /Stücke? zeigen$/ }).click();
  await expect(panel).toBeHidden();
  const found = await countOf(page);
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
  await expect.poll(() => countOf(page)).toBe(all);
});

test('a shared address shows the same list, in another language as well', async ({ page }) => {
  await page.goto(`${list}?category=uhren&sort=-price_brutto`);
  const watches = await countOf(page);
  const german = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL(`${siteUrl('jeweller')}/en/products?category=uhren&sort=-price_brutto`);
  await expect(cards(page)).toHaveCount(german);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `${watches} pieces` }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: message('en', 'products', 'sort') })).toHaveValue('-price_brutto');
});

test('sorting by price counts the cheapest variant of a piece', async ({ page }) => {
  await page.goto(list);
  await page.getByLabel(text('sort')).selectOption('price_brutto');
  await expect(page).toHaveURL(`${list}?sort=price_brutto`);
  const prices = async () => {
    const texts = await cards(page).allTextContents();
    return texts.map((card) => Number(/([\d.]+,\d\d)\s€/.exec(card)?.[1]?.replaceAll('.', '').replace(',', '.')));
  };
  const isSorted = (shown: number[]) => shown.every((price, index) => index === 0 || price >= (shown[index - 1] ?? 0));
  await expect
    .poll(async () => {
      const shown = await prices();
      return { count: shown.length, isSorted: isSorted(shown) };
    })
    .toEqual({ count: 20, isSorted: true });
});

test('the price filter hints at the range of the shop and refuses what is no range', async ({ page }) => {
  await page.goto(list);
  const panel = await openFilters(page);
  await expect(panel.getByText(/^Unsere Preise reichen von/)).toBeVisible();
  await panel.getByLabel(text('price.from')).fill('900');
  await panel.getByLabel(text('price.upTo')).fill('100');
  await panel.getByRole('button', { name: text('price.apply') }).click();
  await expect(panel.getByText(text('price.reversed'))).toBeVisible();
  await panel.getByLabel(text('price.upTo')).fill('1200');
  await panel.getByRole('button', { name: text('price.apply') }).click();
  await expect(page).toHaveURL(`${list}?price=900-1200`);
  await expect(page.getByRole('button', { name: /Filter entfernen: 900,00/ })).toBeAttached();
});

test('load more adds the next pieces at their place, and Back from a piece finds the list as it was', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: text('loadMore') }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page).toHaveURL(`${list}?pages=2`);
  const piece = cards(page).nth(33);
  await piece.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1_000);
  await piece.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: message('de', 'product', 'backToList') }).click();
  await expect(page).toHaveURL(`${list}?pages=2`);
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2);
});

test('the search suggests pieces by name, reference and maker, by keyboard', async ({ page }) => {
  await page.goto(list);
  const field = page.getByRole('combobox', { name: text('search') });
  await field.fill('foerde');
  const options = page.getByRole('listbox', { name: text('suggestions') }).getByRole('option');
  await expect(options.first()).toContainText(/Förde/);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/produkte\/marenholt-foerde/);
});

test('a search finds by reference number and says what it searched for', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: text('search') }).fill('AT-T201');
  await page.getByRole('button', { name: text('searchSubmit') }).click();
  await expect(page).toHaveURL(`${list}?q=AT-T201`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Salzach');
});

test.describe('bad addresses', () => {
  test('a script in the search stays text, finds nothing, and offers other pieces', async ({ page }) => {
    await page.goto(`${list}?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
    await expect(page.getByRole('heading', { name: text('emptyHeading') })).toBeVisible();
    await expect(page.getByRole('button', { name: /<script>alert\(1\)<\/script>/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('others') })).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
  });

  test('a page far beyond the last one says so and asks once', async ({ page }) => {
    const asked = watchLists(page);
    await page.goto(`${list}?q=ring&page=1000000000`);
    await expect(page.getByRole('link', { name: text('toFirstPage') })).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.getByRole('link', { name: text('toFirstPage') }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('filters of another shop are left out, and that is said', async ({ page }) => {
    const asked = watchLists(page);
    await page.goto(`${list}?category=boats&manufacturer=marenholt&price=-5-abc`);
    await expect(page.getByText(text('unknownFilter'))).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('Marenholt');
    await expect(page.getByText('boats')).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
});

test.describe('while the backend does not answer', () => {
  test.use({ expectedFailures: ['/items/'] });

  test('the built list stays readable, and a filtered one says what is wrong', async ({ page }) => {
    await page.route('**/items/**', (route) => route.abort());
    await page.goto(list);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText(text('refreshFailed'))).toBeVisible({ timeout: 20_000 });
    await expect(cards(page).first().getByRole('link')).toBeVisible();
    await page.goto(`${list}?manufacturer=marenholt`);
    await expect(page.getByText(text('failed'))).toBeVisible({ timeout: 20_000 });
  });
});

test('nobody sees the unfiltered list where the address asks for another, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${list}?manufacturer=marenholt`, { waitUntil: 'commit' });
  await expect(cards(page).first()).toContainText('Marenholt');
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.02);
});

test('the open panel has no accessibility problems', async ({ page }) => {
  await page.goto(`${list}?category=uhren`);
  await countOf(page);
  const panel = await openFilters(page);
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

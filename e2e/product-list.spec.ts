// The product list against the live backend: filters, search, sorting and pagination in the URL and on the page
// (specification §3, §7; decisions: Behaviour).
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readLocaleText, toTestSiteUrl, test } from './fixtures.ts';

const list = toTestSiteUrl('jeweller') + '/produkte';

const text = (key: string) => readLocaleText('de', 'products', key);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The number of results that the list shows once it has loaded. */
const readResultCount = async (page: Page): Promise<number> => {
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

/** Collects the queries of requests for product lists, plain and filtered ones. */
const watchListRequests = (page: Page): URLSearchParams[] => {
  const requested: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isPlain = url.pathname === '/items/ecommerce_product' && url.searchParams.has('meta');
    const isFiltered = url.pathname === '/ecom/search' && url.searchParams.get('view') === 'list';
    if (isPlain || isFiltered) requested.push(url.searchParams);
  });
  return requested;
};

test('a product in view opens without a request for its data', async ({ page }) => {
  const preloaded = page.waitForResponse((response) => response.url().includes('/page-data/produkte/'));
  const image = page.waitForResponse((response) => /-960\.avif$/.test(response.url()));
  await page.goto(list);
  expect((await preloaded).status()).toBe(200);
  expect((await image).status()).toBe(200);
  const name = (await names(page))[0] ?? '';
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(requested.filter((path) => path.includes(`/${slug}/page-data.json`))).toEqual([]);
});

test('nothing is preloaded for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const preloaded: string[] = [];
  page.on('request', (request) => {
    if (/\/page-data\/produkte\/|\/ecom\/search/.test(request.url())) preloaded.push(request.url());
  });
  await page.goto(list);
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(preloaded.filter((url) => !url.endsWith('/page-data/produkte/page-data.json'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows 20 products with prices, and links to the other pages and to each product', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).first()).toContainText('€');
    await expect(page.getByText(readLocaleText('de', 'shell', 'prices.taxLine'))).toBeVisible();
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

test('filters narrow the list, appear in the URL and as chips, and Back removes the last one', async ({ page }) => {
  await page.goto(list);
  const all = await readResultCount(page);
  const panel = await openFilters(page);
  await panel.getByRole('checkbox', { name: /^Uhren \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/\?category=[a-z-]+$/);
  await panel.getByText(text('filters.manufacturer')).click();
  await panel.getByRole('checkbox', { name: /^Marenholt \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/manufacturer=marenholt/);
  await panel.getByRole('button', { name: /Stücke? zeigen$/ }).click();
  await expect(panel).toBeHidden();
  const found = await readResultCount(page);
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
  await expect.poll(() => readResultCount(page)).toBe(all);
});

test('a shared URL shows the same list, even in another language', async ({ page }) => {
  await page.goto(`${list}?category=uhren&sort=-price_brutto`);
  const watches = await readResultCount(page);
  const german = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/en/products?category=uhren&sort=-price_brutto`);
  await expect(cards(page)).toHaveCount(german);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `${watches} pieces` }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: readLocaleText('en', 'products', 'sort') })).toHaveValue(
    '-price_brutto',
  );
});

test('sorting by price uses the cheapest variant of a product', async ({ page }) => {
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

test('the price filter shows the range of prices and rejects an inverted range', async ({ page }) => {
  await page.goto(list);
  const panel = await openFilters(page);
  await expect(panel.getByText(/^Preise von .* bis /)).toBeVisible();
  await panel.getByLabel(text('price.from')).fill('900');
  await panel.getByLabel(text('price.upTo')).fill('100');
  await panel.getByRole('button', { name: text('price.apply') }).click();
  await expect(panel.getByText(text('price.reversed'))).toBeVisible();
  await panel.getByLabel(text('price.upTo')).fill('1200');
  await panel.getByRole('button', { name: text('price.apply') }).click();
  await expect(page).toHaveURL(`${list}?price=900-1200`);
  await expect(page.getByRole('button', { name: /Filter entfernen: 900,00/ })).toBeAttached();
});

test('counts beside the options say how many products they show, and several of a group add up', async ({ page }) => {
  await page.goto(`${list}?category=uhren`);
  const panel = await openFilters(page);
  await panel.getByText(text('filters.manufacturer')).click();
  const options = panel.getByRole('list', { name: text('filters.manufacturer') }).getByRole('checkbox');
  const labels = panel.getByRole('list', { name: text('filters.manufacturer') }).getByRole('listitem');
  const readCount = async (index: number) =>
    Number(/\((\d+)\)$/.exec((await labels.nth(index).textContent()) ?? '')?.[1]);
  const counts = [await readCount(0), await readCount(1)] as const;
  await options.nth(0).check();
  await expect
    .poll(() => panel.getByRole('button', { name: /zeigen$/ }).textContent())
    .toMatch(RegExp(`^${counts[0]} `));
  await options.nth(1).check();
  await expect
    .poll(() => panel.getByRole('button', { name: /zeigen$/ }).textContent())
    .toMatch(RegExp(`^${counts[0] + counts[1]} `));
  await expect(panel).toBeVisible();
});

test('"load more" appends the next products, and returning from a product restores list and scroll position', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: text('loadMore') }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page).toHaveURL(`${list}?pages=2`);
  const card = cards(page).nth(33);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1_000);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: readLocaleText('de', 'product', 'backToList') }).click();
  await expect(page).toHaveURL(`${list}?pages=2`);
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2);
});

/** Opens the search dialog with the button above the list. */
const openSearch = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: text('searchSubmit') })
    .click();
  return page.getByRole('dialog', { name: readLocaleText('de', 'shell', 'search.title') });
};

test('the search suggestions work by keyboard', async ({ page }) => {
  await page.goto(list);
  const search = await openSearch(page);
  const field = search.getByRole('combobox', { name: readLocaleText('de', 'shell', 'search.label') });
  await expect(field).toBeFocused();
  await field.fill('foerde');
  const options = search
    .getByRole('listbox', { name: readLocaleText('de', 'search', 'suggestions') })
    .getByRole('option');
  await expect(options.first()).toContainText(/Förde/);
  await field.press('ArrowDown');
  const id = await options.first().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/produkte\/marenholt-foerde/);
});

test('a search finds a product by its reference number', async ({ page }) => {
  await page.goto(list);
  const search = await openSearch(page);
  await search.getByLabel(readLocaleText('de', 'shell', 'search.label')).fill('AT-T201');
  await search.getByRole('button', { name: readLocaleText('de', 'shell', 'search.submit') }).click();
  await expect(page).toHaveURL(`${list}?q=AT-T201`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Salzach');
});

test.describe('invalid URLs', () => {
  test('a script in the search is shown as text, and the nearest products are offered', async ({ page }) => {
    await page.goto(`${list}?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
    await expect(page.getByText(text('nearest'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suche: <script>alert(1)</script>', exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
  });

  test('a filter that no product matches leaves an empty list, and other products are offered', async ({ page }) => {
    await page.goto(`${list}?price=0-1`);
    await expect(page.getByRole('heading', { name: text('emptyHeading') })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('others') })).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
  });

  test('a page beyond the last one shows a message after a single request', async ({ page }) => {
    const requested = watchListRequests(page);
    await page.goto(`${list}?q=ring&page=1000000000`);
    await expect(page.getByRole('link', { name: text('toFirstPage') })).toBeVisible();
    expect(requested).toHaveLength(1);
    await page.getByRole('link', { name: text('toFirstPage') }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('unknown filters are ignored with a notice', async ({ page }) => {
    const requested = watchListRequests(page);
    await page.goto(`${list}?category=boats&manufacturer=marenholt&price=-5-abc`);
    await expect(page.getByText(text('unknownFilter'))).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('Marenholt');
    await expect(page.getByText('boats')).toHaveCount(0);
    expect(requested).toHaveLength(1);
  });
});

test.describe('when the backend is unreachable', () => {
  test.use({ expectedFailures: ['/items/', '/ecom/search'] });

  test('the list from the build stays readable, and a filtered one shows an error', async ({ page }) => {
    await page.route(/\/items\/|\/ecom\/search/, (route) => route.abort());
    await page.goto(list);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByText(text('refreshFailed'))).toBeVisible({ timeout: 20_000 });
    await expect(cards(page).first().getByRole('link')).toBeVisible();
    await page.goto(`${list}?manufacturer=marenholt`);
    await expect(page.getByText(text('failed'))).toBeVisible({ timeout: 20_000 });
  });
});

test('a filtered URL never shows the unfiltered list and causes no layout shift', async ({ page }) => {
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

test('the open filter panel is accessible', async ({ page }) => {
  await page.goto(`${list}?category=uhren`);
  await readResultCount(page);
  const panel = await openFilters(page);
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

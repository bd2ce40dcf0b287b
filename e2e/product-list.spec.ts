// The product list against the live backend: search, sorting and pagination in the URL and on the page
// (specification §3, §7; decisions: Behaviour).
import type { Page } from 'playwright/test';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import {
  getProductCardLocator as cards,
  testProductListUrl as list,
  readGermanProductsLocaleMessage as text,
  readProductListResultCount,
} from './product-list-helpers.ts';

const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** Collects the queries of requests for product lists. */
const watchListRequests = (page: Page): URLSearchParams[] => {
  const requested: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isList = url.pathname === '/ecom/search' && url.searchParams.get('view') === 'list';
    if (isList) requested.push(url.searchParams);
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
    if (request.url().includes('/page-data/produkte/')) preloaded.push(request.url());
  });
  const requested = watchListRequests(page);
  await page.goto(list);
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  // Prices and stock of the list itself, once the scripts run.
  await expect.poll(() => requested.map((query) => query.get('page')), { timeout: 20_000 }).toEqual([null]);
  await page.waitForLoadState('networkidle');
  expect(preloaded.filter((url) => !url.endsWith('/page-data/produkte/page-data.json'))).toEqual([]);
  expect(requested).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows 20 products with prices, and links to the other pages and to each product', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).first()).toContainText('€');
    await expect(page.getByText(readSiteMessageByKey('de', 'shell', 'prices.taxLine'))).toBeVisible();
    // Filters do nothing without scripts.
    await expect(page.getByRole('checkbox', { name: /^Uhren/ })).toBeHidden();
    await expect(page.getByRole('button', { name: text('filter'), exact: true })).toBeHidden();
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

test('a shared URL shows the same list, even in another language', async ({ page }) => {
  await page.goto(`${list}?category=uhren&sort=-price_brutto`);
  const watches = await readProductListResultCount(page);
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
  await expect(page.getByRole('combobox', { name: readSiteMessageByKey('en', 'products', 'sort') })).toHaveValue(
    '-price_brutto',
  );
});

test('sorting by price uses the cheapest variant of a product', async ({ page }) => {
  await page.goto(list);
  await page.getByLabel(text('sort')).selectOption('price_brutto');
  await expect(page).toHaveURL(`${list}?sort=price_brutto`);
  const prices = async () => {
    const texts = await cards(page).allInnerTexts();
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
  await page.getByRole('link', { name: readSiteMessageByKey('de', 'product', 'backToList') }).click();
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
  return page.getByRole('dialog', { name: readSiteMessageByKey('de', 'shell', 'search.title') });
};

test('the search suggestions work by keyboard', async ({ page }) => {
  await page.goto(list);
  const search = await openSearch(page);
  const field = search.getByRole('combobox', { name: readSiteMessageByKey('de', 'shell', 'search.label') });
  await expect(field).toBeFocused();
  await field.fill('foerde');
  const options = search
    .getByRole('listbox', { name: readSiteMessageByKey('de', 'search', 'suggestions') })
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
  await search.getByLabel(readSiteMessageByKey('de', 'shell', 'search.label')).fill('AT-T201');
  await search.getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'search.submit') }).click();
  await expect(page).toHaveURL(`${list}?q=AT-T201`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Salzach');
});

test.describe('invalid URLs', () => {
  test('a script in the search is shown as text, and popular products are offered', async ({ page }) => {
    await page.goto(`${list}?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
    await expect(page.getByRole('heading', { name: text('emptyHeading') })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suche: <script>alert(1)</script>', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('popular') })).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
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

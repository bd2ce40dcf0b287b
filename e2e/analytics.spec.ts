// Matomo against its stand-in on a third host: nothing before a click, pages after it, silence after the withdrawal (L22).
import type { Page } from 'playwright/test';
import { expect, matomoUrl, message, siteUrl, test } from './fixtures.ts';

test.use({ consents: 'unanswered', expectedHosts: matomoUrl ? [new URL(matomoUrl).host] : [] });

/** Collects what the page asks Matomo's host for: the script, and each hit as its parameters. */
const watchMatomo = (page: Page) => {
  const scripts: string[] = [];
  const hits: Record<string, string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== matomoUrl) return;
    if (url.pathname === '/matomo.php') hits.push(Object.fromEntries(url.searchParams));
    else scripts.push(url.pathname);
  });
  return { scripts, hits, pages: () => hits.flatMap(({ action_name, url }) => (action_name ? [url] : [])) };
};

const banner = (page: Page) => page.getByRole('region', { name: message('de', 'shell', 'consent.heading') });
const press = (page: Page, key: string) =>
  banner(page)
    .getByRole('button', { name: message('de', 'shell', `consent.${key}`), exact: true })
    .click();
const allowAnalytics = async (page: Page) => {
  await banner(page).getByRole('switch', { name: 'Matomo' }).click();
  await press(page, 'saveSelected');
};
const reopen = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: message('de', 'shell', 'consent.settings') })
    .click();
/** Two pages without consent; agreed to on the second, only that one may be counted. */
const walkUnseenAndAgreeAgain = async (page: Page) => {
  for (const name of ['Impressum', 'Datenschutz']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await reopen(page);
  await allowAnalytics(page);
};
const readCookies = (page: Page) => page.evaluate(() => document.cookie);

test('loads and measures nothing before a click, nor after a refusal', async ({ page }) => {
  const { scripts, hits } = watchMatomo(page);
  await page.goto(siteUrl('jeweller'), { waitUntil: 'networkidle' });
  await press(page, 'refuse');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.goto(`${siteUrl('jeweller')}/uhren`, { waitUntil: 'networkidle' });
  expect([scripts, hits]).toEqual([[], []]);
  expect(await readCookies(page)).toBe('');
});

test('with consent counts the page and every next one, with its own title and without its query', async ({ page }) => {
  const { scripts, hits } = watchMatomo(page);
  await page.goto(`${siteUrl('jeweller')}/uhren?name=Anna#top`);
  await allowAnalytics(page);
  await expect.poll(() => hits.length).toBe(1);
  expect(scripts).toEqual(['/matomo.js']);
  expect(hits[0]).toMatchObject({ idsite: '7', rec: '1', url: `${siteUrl('jeweller')}/uhren`, urlref: '' });
  expect(hits[0]?.action_name).toBe(await page.title());
  expect(await readCookies(page)).toContain('mtm_consent=');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => hits.length).toBe(2);
  expect(hits[1]).toMatchObject({ url: `${siteUrl('jeweller')}/impressum`, urlref: `${siteUrl('jeweller')}/uhren` });
  expect(hits[1]?.action_name).toBe(await page.title());
  expect(hits[1]?.action_name).toContain('Impressum');

  await page.goto(`${siteUrl('jeweller')}/kontakt`);
  await expect.poll(() => hits.length).toBe(3);
  expect(scripts).toEqual(['/matomo.js', '/matomo.js']);
});

test('forgets the consent with its withdrawal and falls silent', async ({ page }) => {
  const { hits, pages } = watchMatomo(page);
  await page.goto(siteUrl('jeweller'));
  await allowAnalytics(page);
  await expect.poll(() => hits.length).toBe(1);
  await reopen(page);
  await press(page, 'refuse');
  await expect.poll(() => readCookies(page)).toContain('mtm_consent_removed=');
  expect(await readCookies(page)).not.toContain('mtm_consent=');
  await walkUnseenAndAgreeAgain(page);
  await expect.poll(pages).toEqual([`${siteUrl('jeweller')}/`, `${siteUrl('jeweller')}/datenschutz`]);
});

test('a withdrawal in another tab counts here, too', async ({ page, context }) => {
  const { hits, pages } = watchMatomo(page);
  await page.goto(siteUrl('jeweller'));
  await allowAnalytics(page);
  await expect.poll(() => hits.length).toBe(1);
  const other = await context.newPage();
  await other.goto(`${siteUrl('jeweller')}/uhren`);
  await reopen(other);
  await press(other, 'refuse');
  await expect.poll(() => readCookies(page)).toContain('mtm_consent_removed=');
  await walkUnseenAndAgreeAgain(page);
  await expect.poll(pages).toEqual([`${siteUrl('jeweller')}/`, `${siteUrl('jeweller')}/datenschutz`]);
});

test.describe('with an error in the page', () => {
  test.use({ expectedFailures: ['made by the test'] });

  test('reports errors of scripts', async ({ page }) => {
    const { hits } = watchMatomo(page);
    await page.goto(siteUrl('jeweller'));
    await allowAnalytics(page);
    await expect.poll(() => hits.length).toBe(1);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('made by the test');
      });
    });
    await expect.poll(() => hits.length).toBe(2);
    expect(hits[1]).toMatchObject({ e_c: 'JavaScript Errors', e_n: expect.stringContaining('made by the test') });
  });
});

test('a house without analytics measures nothing, even with consent', async ({ page }) => {
  const { scripts, hits } = watchMatomo(page);
  await page.goto(siteUrl('watchmaker'));
  await press(page, 'allowAll');
  await page.goto(`${siteUrl('watchmaker')}/kontakt`, { waitUntil: 'networkidle' });
  expect([scripts, hits]).toEqual([[], []]);
});

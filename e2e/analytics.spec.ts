// Matomo, replaced by a stand-in on a third-party host: no requests before consent, page views afterwards, none after
// consent is withdrawn (L22).
import type { Page } from 'playwright/test';
import { expect, matomoStandInUrl, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

test.use({ consents: 'unanswered', expectedHosts: matomoStandInUrl ? [new URL(matomoStandInUrl).host] : [] });

/** Collects the page's requests to Matomo: the paths of scripts and the parameters of each hit. */
const watchMatomo = (page: Page) => {
  const scripts: string[] = [];
  const hits: Record<string, string>[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== matomoStandInUrl) return;
    if (url.pathname === '/matomo.php') hits.push(Object.fromEntries(url.searchParams));
    else scripts.push(url.pathname);
  });
  return { scripts, hits, pages: () => hits.flatMap(({ action_name, url }) => (action_name ? [url] : [])) };
};

const banner = (page: Page) =>
  page.getByRole('region', { name: readSiteMessageByKey('de', 'shell', 'consent.heading') });
const press = (page: Page, key: string) =>
  banner(page)
    .getByRole('button', { name: readSiteMessageByKey('de', 'shell', `consent.${key}`), exact: true })
    .click();
const allowAnalytics = async (page: Page) => {
  await banner(page).getByRole('switch', { name: 'Matomo' }).click();
  await press(page, 'saveSelected');
};
const reopen = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: readSiteMessageByKey('de', 'shell', 'consent.settings') })
    .click();
/** Visits two pages without consent and consents on the second: only the second may be tracked. */
const visitUntrackedAndConsentAgain = async (page: Page) => {
  for (const name of ['Impressum', 'Datenschutz']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await reopen(page);
  await allowAnalytics(page);
};
const readCookies = (page: Page) => page.evaluate(() => document.cookie);

test('loads and tracks nothing before consent or after a refusal', async ({ page }) => {
  const { scripts, hits } = watchMatomo(page);
  await page.goto(toTestSiteUrl('jeweller'), { waitUntil: 'networkidle' });
  await press(page, 'refuse');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`, { waitUntil: 'networkidle' });
  expect([scripts, hits]).toEqual([[], []]);
  expect(await readCookies(page)).toBe('');
});

test('with consent, tracks the current page and every later page with its title and without its query', async ({
  page,
}) => {
  const { scripts, hits } = watchMatomo(page);
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren?name=Anna#top`);
  await allowAnalytics(page);
  await expect.poll(() => hits.length).toBe(1);
  expect(scripts).toEqual(['/matomo.js']);
  expect(hits[0]).toMatchObject({ idsite: '7', rec: '1', url: `${toTestSiteUrl('jeweller')}/uhren`, urlref: '' });
  expect(hits[0]?.action_name).toBe(await page.title());
  expect(await readCookies(page)).toContain('mtm_consent=');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => hits.length).toBe(2);
  expect(hits[1]).toMatchObject({
    url: `${toTestSiteUrl('jeweller')}/impressum`,
    urlref: `${toTestSiteUrl('jeweller')}/uhren`,
  });
  expect(hits[1]?.action_name).toBe(await page.title());
  expect(hits[1]?.action_name).toContain('Impressum');

  await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
  await expect.poll(() => hits.length).toBe(3);
  expect(scripts).toEqual(['/matomo.js', '/matomo.js']);
});

test('stops tracking and removes the stored consent when consent is withdrawn', async ({ page }) => {
  const { hits, pages } = watchMatomo(page);
  await page.goto(toTestSiteUrl('jeweller'));
  await allowAnalytics(page);
  await expect.poll(() => hits.length).toBe(1);
  await reopen(page);
  await press(page, 'refuse');
  await expect.poll(() => readCookies(page)).toContain('mtm_consent_removed=');
  expect(await readCookies(page)).not.toContain('mtm_consent=');
  await visitUntrackedAndConsentAgain(page);
  await expect.poll(pages).toEqual([`${toTestSiteUrl('jeweller')}/`, `${toTestSiteUrl('jeweller')}/datenschutz`]);
});

test('stops tracking when consent is withdrawn in another tab', async ({ page, context }) => {
  const { hits, pages } = watchMatomo(page);
  await page.goto(toTestSiteUrl('jeweller'));
  await allowAnalytics(page);
  await expect.poll(() => hits.length).toBe(1);
  const other = await context.newPage();
  await other.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  await reopen(other);
  await press(other, 'refuse');
  await expect.poll(() => readCookies(page)).toContain('mtm_consent_removed=');
  await visitUntrackedAndConsentAgain(page);
  await expect.poll(pages).toEqual([`${toTestSiteUrl('jeweller')}/`, `${toTestSiteUrl('jeweller')}/datenschutz`]);
});

test.describe('with an error on the page', () => {
  test.use({ expectedFailures: ['thrown by the test'] });

  test('reports script errors', async ({ page }) => {
    const { hits } = watchMatomo(page);
    await page.goto(toTestSiteUrl('jeweller'));
    await allowAnalytics(page);
    await expect.poll(() => hits.length).toBe(1);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by the test');
      });
    });
    await expect.poll(() => hits.length).toBe(2);
    expect(hits[1]).toMatchObject({ e_c: 'JavaScript Errors', e_n: expect.stringContaining('thrown by the test') });
  });
});

test('a project without analytics tracks nothing, even with consent', async ({ page }) => {
  const { scripts, hits } = watchMatomo(page);
  await page.goto(toTestSiteUrl('watchmaker'));
  await press(page, 'allowAll');
  await page.goto(`${toTestSiteUrl('watchmaker')}/kontakt`, { waitUntil: 'networkidle' });
  expect([scripts, hits]).toEqual([[], []]);
});

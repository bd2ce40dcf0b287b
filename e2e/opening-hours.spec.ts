// When the house is open: what holds now in its time zone, special days, branches, and what search engines are told.
import type { Page } from 'playwright/test';
import { expect, message, siteUrl, test } from './fixtures.ts';

const at = async (page: Page, moment: string) => {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(`${siteUrl('jeweller')}/kontakt`);
};

const text = (key: string, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (line, [name, value]) => line.replace(`{{${name}}}`, value),
    message('de', 'shell', `openState.${key}`),
  );

const readStructuredData = (page: Page): Promise<unknown[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script): unknown => JSON.parse(script.textContent)));

test.describe('whatever the visitor’s own time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the page says until when the house is open, and when it opens next', async ({ page }) => {
    const main = page.getByRole('main');
    await at(page, '2026-11-24T12:00:00Z');
    await expect(main.getByText(text('open', { time: '18:30' }))).toBeVisible();
    await at(page, '2026-11-24T07:00:00Z');
    await expect(main.getByText(text('today', { time: '10:00' }))).toBeVisible();
    await at(page, '2026-11-28T16:00:00Z');
    await expect(main.getByText(text('later', { weekday: 'Dienstag', time: '10:00' }))).toBeVisible();
  });
});

test('a special day holds, is listed with its reason, and goes when it is over', async ({ page }) => {
  const main = page.getByRole('main');
  await at(page, '2026-12-12T18:00:00Z');
  await expect(main.getByText(text('open', { time: '20:00' }))).toBeVisible();
  await expect(main.getByText('Langer Adventssamstag')).toBeVisible();
  await at(page, '2026-12-13T10:00:00Z');
  await expect(main.getByText('Inventur')).toBeVisible();
  await expect(main.getByText('Langer Adventssamstag')).toHaveCount(0);
});

test('each branch shows its own hours, day codes in words', async ({ page }) => {
  await page.goto(`${siteUrl('jeweller')}/en/contact`);
  const branch = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Kranichplatz/ }) });
  await expect(branch.getByText('Mon–Fri')).toBeVisible();
  await expect(branch.getByText('Christmas Eve')).toBeVisible();
  await expect(branch.getByText('eye tests by appointment')).toBeVisible();
});

test('search engines are told the shop, its branches, hours and special days', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  const [store] = await readStructuredData(page);
  expect(store).toMatchObject({
    '@type': 'JewelryStore',
    legalName: 'Arnsberg & Tochter GmbH & Co. KG',
    geo: { latitude: 48.1367 },
    department: [{ name: 'Werkhof am Kranichplatz' }],
  });
  await page.goto(`${siteUrl('jeweller')}/uhren`);
  const [way] = await readStructuredData(page);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: `${siteUrl('jeweller')}/` }, { item: `${siteUrl('jeweller')}/uhren` }],
  });
});

// Opening hours: current status in the project's time zone, special days and holidays wherever hours are shown,
// branches, and structured data.
import type { Locator, Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { formatTimeOfDay, formatDate, formatTimeRange } from '../domain/format-dates.ts';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

const contactPaths: Record<Locale, string> = { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' };

const openAt = async (page: Page, moment: string, path = '/kontakt') => {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(`${toTestSiteUrl('jeweller')}${path}`);
};

const text = (key: string, values: Record<string, string>, locale: Locale = 'de') =>
  Object.entries(values).reduce(
    (line, [name, value]) => line.replace(`{{${name}}}`, value),
    readSiteMessageByKey(locale, 'shell', `openState.${key}`),
  );

const openUntil = (time: string) => text('open', { time: formatTimeOfDay(time, 'de') });
const opensOn = (date: string, locale: Locale = 'de') =>
  text(
    'later',
    { day: formatDate(date, locale, { hasWeekday: true, hasYear: false }), time: formatTimeOfDay('10:00', locale) },
    locale,
  );

/** The main opening hours on the contact page. */
const mainHours = (page: Page, locale: Locale = 'de') =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: readSiteMessageByKey(locale, 'shell', 'openingHours') }) })
    .last();

const branch = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** The entry for a day in a list of special days. */
const lineOf = (place: Locator, date: string) =>
  place
    .locator('div')
    .filter({ has: place.page().locator(`time[datetime="${date}"]`) })
    .last();

const readStructuredData = (page: Page): Promise<unknown[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script): unknown => JSON.parse(script.textContent)));

test.describe('in any time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the page shows when the shop closes or next opens', async ({ page }) => {
    const main = mainHours(page);
    await openAt(page, '2026-11-24T12:00:00Z');
    await expect(main.getByText(openUntil('18:30'))).toBeVisible();
    await openAt(page, '2026-11-24T07:00:00Z');
    await expect(main.getByText(text('today', { time: formatTimeOfDay('10:00', 'de') }))).toBeVisible();
    await openAt(page, '2026-11-28T16:00:00Z');
    await expect(main.getByText('Geschlossen, öffnet Dienstag, 1. Dezember, 10 Uhr')).toBeVisible();
  });

  test('a past special day disappears at midnight in the project’s time zone, without a reload', async ({ page }) => {
    // A chunk that is still loading after 120 s counts as failed, also for a clock that jumps.
    await page.clock.install({ time: new Date('2026-12-24T22:59:00Z') });
    await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
    const eve = mainHours(page).locator('time[datetime="2026-12-24"]');
    await expect(eve).toBeVisible();
    await page.clock.runFor(45_000);
    await expect(eve).toBeVisible();
    await page.clock.runFor(45_000);
    await expect(eve).toHaveCount(0);
    await expect(mainHours(page).locator('time[datetime="2026-12-25"]')).toBeVisible();
  });
});

test.describe('on holidays', () => {
  for (const [name, moment, next] of [
    ['Christmas Day', '2026-12-25T11:00:00Z', '2026-12-29'],
    ['New Year’s Day', '2027-01-01T11:00:00Z', '2027-01-05'],
    ['Easter Monday', '2027-03-29T11:00:00Z', '2027-03-30'],
    ['Christmas Day of the next year', '2027-12-25T11:00:00Z', '2027-12-28'],
  ] as const) {
    test(`the shop is closed: ${name}`, async ({ page }) => {
      await openAt(page, moment);
      const isTomorrow = next === '2027-03-30';
      const line = isTomorrow ? text('tomorrow', { time: formatTimeOfDay('10:00', 'de') }) : opensOn(next);
      await expect(mainHours(page).getByText(line)).toBeVisible();
    });
  }

  test('the shop is closed on Epiphany, a public holiday in Bavaria', async ({ page }) => {
    await openAt(page, '2027-01-06T11:00:00Z');
    await expect(mainHours(page).getByText(text('tomorrow', { time: formatTimeOfDay('10:00', 'de') }))).toBeVisible();
    await expect(lineOf(mainHours(page), '2027-01-06')).toContainText('Heilige Drei Könige');
  });

  test('a page built years ago shows no status for dates beyond its holidays', async ({ page }) => {
    await openAt(page, '2030-12-25T11:00:00Z');
    await expect(mainHours(page).locator('[data-is-open]')).toHaveText('\u00a0');
  });
});

const eveTexts: Record<Locale, RegExp> = {
  de: /^Donnerstag, 24\. Dezember 2026\s*10–13\sUhr\s*Heiligabend$/,
  en: /^Thursday, 24 December 2026\s*10\sam\s– 1\spm\s*Christmas Eve$/,
  fr: /^jeudi 24 décembre 2026\s*10\sh\s– 13\sh\s*Veille de Noël$/,
};

for (const locale of ['de', 'en', 'fr'] as const) {
  test(`Christmas Eve is listed on the page, in the footer, in the drawer and on the home page (${locale})`, async ({
    page,
  }) => {
    await openAt(page, '2026-12-24T11:00:00Z', contactPaths[locale]);
    for (const place of [mainHours(page, locale), page.getByRole('contentinfo')]) {
      await expect(lineOf(place, '2026-12-24')).toHaveText(eveTexts[locale]);
      await expect(place.locator('[data-is-open=true]')).toHaveText(
        text('open', { time: formatTimeOfDay('13:00', locale) }, locale),
      );
    }
    await expect(lineOf(page.locator('dialog'), '2026-12-24')).toHaveText(eveTexts[locale]);
    await openAt(page, '2026-12-24T12:00:00Z', locale === 'de' ? '/' : `/${locale}`);
    await expect(page.getByRole('main').getByText(opensOn('2026-12-29', locale))).toBeVisible();
    // The footer follows, with the hours and the next two special days; the others unfold.
    const footer = page.getByRole('contentinfo');
    await expect(lineOf(footer, '2026-12-24')).toHaveText(eveTexts[locale]);
    await expect(lineOf(footer, '2026-12-31')).toBeHidden();
    await footer.locator('summary').filter({ visible: true }).click();
    await expect(lineOf(footer, '2026-12-31')).toBeVisible();
  });
}

test('a special day applies, is listed with its reason, and disappears when it is over', async ({ page }) => {
  const main = mainHours(page);
  await openAt(page, '2026-12-12T18:00:00Z');
  await expect(main.getByText(openUntil('20:00'))).toBeVisible();
  await expect(main.getByText('Langer Adventssamstag')).toBeVisible();
  await openAt(page, '2026-12-13T10:00:00Z');
  await main.locator('summary').click();
  await expect(main.getByText('Inventur')).toBeVisible();
  await expect(main.getByText('Langer Adventssamstag')).toHaveCount(0);
});

test('a special day of a branch applies to that branch only', async ({ page }) => {
  await openAt(page, '2026-12-19T18:00:00Z');
  const own = branch(page, /Kranichplatz/);
  await expect(own.getByText(openUntil('20:00'))).toBeVisible();
  await expect(lineOf(own, '2026-12-19')).toContainText(formatTimeRange('10:00', '20:00', 'de'));
  await expect(branch(page, /Rosenwirtgasse/).locator('time[datetime="2026-12-19"]')).toHaveCount(0);
  await expect(mainHours(page).locator('[data-is-open=true]')).toHaveCount(0);
});

test('the contact page shows the address of the project and its hours once', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/kontakt`);
  const main = page.getByRole('main');
  await expect(main.getByText('Rosenwirtgasse 12')).toHaveCount(1);
  await expect(main.locator('[data-is-open]')).toHaveCount(2);
});

test('each branch shows its own hours, with names of days and free texts in the language of the page', async ({
  page,
}) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/en/contact`);
  const own = branch(page, /Kranichplatz/);
  await expect(own.getByText('Mon–Fri')).toBeVisible();
  await expect(own.getByText('Christmas Eve').first()).toBeVisible();
  await expect(own.getByText('eye tests by appointment')).toBeVisible();
  await expect(own.getByText('Eyewear', { exact: true })).toBeVisible();
  await page.goto(`${toTestSiteUrl('jeweller')}/fr/contact`);
  await expect(branch(page, /Kranichplatz/).getByText('Optique', { exact: true })).toBeVisible();
});

test('the structured data contains the shop, its branches, hours, special days and holidays', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  const [store] = await readStructuredData(page);
  expect(store).toMatchObject({
    '@type': 'JewelryStore',
    legalName: 'Arnsberg & Tochter GmbH & Co. KG',
    geo: { latitude: 48.1367 },
    department: [{ name: 'Werkhof am Kranichplatz' }],
  });
  const { specialOpeningHoursSpecification: special } = store as { specialOpeningHoursSpecification: unknown[] };
  for (const [date, opens, closes] of [
    ['2026-12-24', '10:00', '13:00'],
    ['2026-12-25', '00:00', '00:00'],
    ['2026-12-31', '10:00', '13:00'],
    ['2027-01-06', '00:00', '00:00'],
    ['2027-03-29', '00:00', '00:00'],
    ['2027-12-25', '00:00', '00:00'],
  ]) {
    expect(special).toContainEqual(expect.objectContaining({ validFrom: date, validThrough: date, opens, closes }));
  }
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  const [breadcrumbs] = await readStructuredData(page);
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: `${toTestSiteUrl('jeweller')}/` }, { item: `${toTestSiteUrl('jeweller')}/uhren` }],
  });
});

// The events page: upcoming events. The build omits past ones, and the browser hides those that have ended since,
// without a layout shift.
import { demoSeedContent } from '../demo/demo-seed-content.ts';
import { toUtcDateFromLocalTime } from '../domain/opening-hours/time-zone.ts';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';

interface DemoEvent {
  starts_at: string;
  ends_at: string;
  state: string;
  translations: { language: string; title: string }[];
}

const events = demoSeedContent.sets
  .filter((set) => set.collection === 'event')
  .flatMap((set) => set.items as unknown as DemoEvent[])
  .toSorted((left, right) => left.starts_at.localeCompare(right.starts_at));
const endsAtMs = (event: DemoEvent) => toUtcDateFromLocalTime(event.ends_at, 'Europe/Berlin').getTime();
const upcoming = events.filter((event) => endsAtMs(event) > Date.now());
const titleOf = (event: DemoEvent, locale: string) =>
  event.translations.find(({ language }) => language === locale)?.title ?? '';
const eventsUrl = `${toTestSiteUrl('jeweller')}/events`;

test('shows upcoming events only, by start time, in the time zone of the project', async ({ page }) => {
  expect(upcoming.length).toBeLessThan(events.length);
  await page.goto(`${toTestSiteUrl('jeweller')}/en/events`);
  const articles = page.getByRole('article');
  await expect(articles.getByRole('heading', { level: 2 })).toHaveText(upcoming.map((event) => titleOf(event, 'en')));
  // Each begins with its title.
  await expect(articles.first().locator('h2, time').first()).toHaveText(titleOf(upcoming[0] as DemoEvent, 'en'));
  const times = await articles
    .locator('time')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('datetime')));
  expect(times.map((time) => Date.parse(time ?? ''))).toEqual(
    upcoming.map(({ starts_at }) => toUtcDateFromLocalTime(starts_at, 'Europe/Berlin').getTime()),
  );
  const years = [...new Set(upcoming.map(({ starts_at }) => starts_at.slice(0, 4)))];
  const lists = page.locator('main ol[data-year]');
  expect(await lists.evaluateAll((all) => all.map((list) => list.dataset.year))).toEqual(years.length > 1 ? years : []);
  const full = upcoming.find(({ state }) => state === 'full');
  const entry = articles.filter({ hasText: full ? titleOf(full, 'en') : 'missing' });
  await expect(entry.getByText(readSiteMessageByKey('en', 'events', 'state.full'))).toBeVisible();
  await expect(entry.getByRole('link', { name: readSiteMessageByKey('en', 'events', 'register') })).toHaveCount(0);
});

test('hides events that ended after the build before the first paint, without a layout shift', async ({ page }) => {
  const [first, second] = upcoming;
  if (!first || !second) throw new Error('The demo content has no upcoming events.');
  await page.clock.setFixedTime(endsAtMs(first) + 60_000);
  // Hiding an event after it was painted moves the next one by its whole height; a web font that loads late moves lines
  // by only a few pixels.
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { previousRect: DOMRect; currentRect: DOMRect }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        const isLarge = sources.some(({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y) > 100);
        if (isLarge) document.documentElement.dataset.shift = 'large';
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(eventsUrl, { waitUntil: 'load' });
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(upcoming.length - 1);
  await expect(headings.first()).toHaveText(titleOf(second, 'de'));
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await expect(page.locator('main ol:visible')).toHaveCount(
    new Set(upcoming.slice(1).map(({ starts_at }) => starts_at.slice(0, 4))).size,
  );
  await expect(page.getByText(readSiteMessageByKey('de', 'events', 'none'))).toBeHidden();
});

test('also hides past events after client-side navigation, and shows a message when none is left', async ({ page }) => {
  const last = upcoming.at(-1);
  if (!last) throw new Error('The demo content has no upcoming events.');
  await page.clock.setFixedTime(Math.max(...upcoming.map(endsAtMs)) + 60_000);
  await page.goto(`${toTestSiteUrl('jeweller')}/uber-uns`);
  await page.locator('[data-type=action] a').click();
  await expect(page).toHaveURL(/\/events\/?$/);
  await expect(page.getByText(readSiteMessageByKey('de', 'events', 'none'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('has structured data with name, start date, location and organizer', async ({ page }) => {
  await page.goto(eventsUrl);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
  const eventData = data.filter((entry) => entry['@type'] === 'Event');
  expect(eventData.map(({ name }) => name)).toEqual(upcoming.map((event) => titleOf(event, 'de')));
  expect(eventData[0]).toMatchObject({
    startDate: expect.stringMatching(/T19:00:00\+0[12]:00$/),
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'München' } },
    organizer: { '@type': 'Organization' },
  });
});

test('can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(eventsUrl);
  await expect(page.getByRole('article')).toHaveCount(upcoming.length);
  await context.close();
});

// The events page: what is to come, past ones left out by the build and hidden by the browser without anything moving.
import { demoContent } from '../demo/content.ts';
import { toUtcDate } from '../domain/opening/time-zone.ts';
import { expect, message, siteUrl, test } from './fixtures.ts';

interface DemoEvent {
  starts_at: string;
  ends_at: string;
  state: string;
  translations: { language: string; title: string }[];
}

const events = demoContent.sets
  .filter((set) => set.collection === 'event')
  .flatMap((set) => set.items as unknown as DemoEvent[])
  .toSorted((left, right) => left.starts_at.localeCompare(right.starts_at));
const endsAtMs = (event: DemoEvent) => toUtcDate(event.ends_at, 'Europe/Berlin').getTime();
const toCome = events.filter((event) => endsAtMs(event) > Date.now());
const titleOf = (event: DemoEvent, locale: string) =>
  event.translations.find(({ language }) => language === locale)?.title ?? '';
const eventsUrl = `${siteUrl('jeweller')}/events`;

test('shows the events to come in their order, in the house’s time, and none that is over', async ({ page }) => {
  expect(toCome.length).toBeLessThan(events.length);
  await page.goto(`${siteUrl('jeweller')}/en/events`);
  const articles = page.getByRole('article');
  await expect(articles.getByRole('heading', { level: 2 })).toHaveText(toCome.map((event) => titleOf(event, 'en')));
  const times = await articles
    .locator('time')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('datetime')));
  expect(times.map((time) => Date.parse(time ?? ''))).toEqual(
    toCome.map(({ starts_at }) => toUtcDate(starts_at, 'Europe/Berlin').getTime()),
  );
  const full = toCome.find(({ state }) => state === 'full');
  const entry = articles.filter({ hasText: full ? titleOf(full, 'en') : 'missing' });
  await expect(entry.getByText(message('en', 'events', 'state.full'))).toBeVisible();
  await expect(entry.getByRole('link', { name: message('en', 'events', 'register') })).toHaveCount(0);
});

test('hides what ends after the build before it is painted, so nothing moves', async ({ page }) => {
  const [first, second] = toCome;
  if (!first || !second) throw new Error('The demo content has no events to come.');
  await page.clock.setFixedTime(endsAtMs(first) + 60_000);
  // An event that goes after it was painted moves the next one by its whole height; a typeface that comes late only
  // moves lines by a few pixels.
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
  await expect(headings).toHaveCount(toCome.length - 1);
  await expect(headings.first()).toHaveText(titleOf(second, 'de'));
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await expect(page.getByText(message('de', 'events', 'none'))).toBeHidden();
});

test('hides them after navigation inside the site, too, and says when none is left', async ({ page }) => {
  const last = toCome.at(-1);
  if (!last) throw new Error('The demo content has no events to come.');
  await page.clock.setFixedTime(Math.max(...toCome.map(endsAtMs)) + 60_000);
  await page.goto(`${siteUrl('jeweller')}/uber-uns`);
  await page.locator('[data-type=action] a').click();
  await expect(page).toHaveURL(/\/events\/?$/);
  await expect(page.getByText(message('de', 'events', 'none'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('tells search engines what, when and where', async ({ page }) => {
  await page.goto(eventsUrl);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
  const told = data.filter((entry) => entry['@type'] === 'Event');
  expect(told.map(({ name }) => name)).toEqual(toCome.map((event) => titleOf(event, 'de')));
  expect(told[0]).toMatchObject({
    startDate: expect.stringMatching(/T19:00:00\+0[12]:00$/),
    location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'München' } },
    organizer: { '@type': 'Organization' },
  });
});

test('can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(eventsUrl);
  await expect(page.getByRole('article')).toHaveCount(toCome.length);
  await context.close();
});

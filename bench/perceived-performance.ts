// `npm run bench:felt`: measures perceived performance on an emulated phone (slow 4G, CPU at a quarter of the speed)
// and prints a Markdown table with the targets. Builds the demo sites first; `-- --site http://localhost:9000` measures
// a running site, `--runs 5` sets the number of visits per row, of which the median counts.
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright/test';
import { findChromiumPath } from '../scripts/find-program.mjs';
import { runCliCommandAndExit, type CliCommandLifecycle } from '../scripts/run-cli-command-and-exit.ts';
import { buildAndServeDemoShop, parseRunCount, toMedian } from './page-benchmark-helpers.ts';
import { type EmulatedPhone, openEmulatedPhone } from './perceived-performance/emulated-phone.ts';

/** A product without options, so that one tap puts it into the cart. */
const productPath = '/produkte/fahrradklingel-messing';
const listPath = '/produkte';
const addButton = 'main button:text-is("In den Warenkorb")';

/** By then, even an untouched page has run its scripts on this phone (src/app/deferred-hydration-script.ts). */
const hydratedAfterMs = 6_000;

/** How long a visitor looks at the cart before going to the checkout. */
const lookAtCartMs = 2_000;

interface Measurement {
  label: string;
  goalMs: number;
  /** Makes one visit and resolves to the waiting time in milliseconds. */
  visit: (phone: EmulatedPhone, site: string) => Promise<number>;
}

const largestContentfulPaint =
  (path: string) =>
  async ({ page }: EmulatedPhone, site: string): Promise<number> => {
    await page.goto(site + path, { waitUntil: 'load' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  };

/** Time from the tap on "add to cart", as soon as the button is shown, until `selector` is shown. */
const firstTap =
  (selector: string, text?: string) =>
  async (phone: EmulatedPhone, site: string): Promise<number> => {
    await phone.page.goto(site + productPath, { waitUntil: 'commit' });
    await phone.waitUntil({ selector: 'main button', text: 'In den Warenkorb' });
    const answered = phone.waitUntil({ selector, ...(text !== undefined && { text }) });
    const tappedAt = await phone.tap(addButton);
    return (await answered) - tappedAt;
  };

/**
 * Time from the tap on the first card of the list until the product's heading and image are shown. The visitor scrolls to
 * the card and looks at it before the tap.
 */
const cardToProduct =
  (lookMs: number) =>
  async (phone: EmulatedPhone, site: string): Promise<number> => {
    await phone.page.goto(site + listPath, { waitUntil: 'load' });
    const card = 'main article h3 a';
    await phone.scrollTo(card);
    await phone.page.waitForTimeout(lookMs);
    const name = (await phone.page.locator(card).first().textContent()) ?? '';
    const tappedAt = await phone.tap(card);
    const heading = await phone.waitUntil({ selector: 'main h1', text: name });
    const image = await phone.waitUntil({ selector: 'main picture img', isInView: true });
    return Math.max(heading, image) - tappedAt;
  };

const measurements: readonly Measurement[] = [
  {
    label: 'first tap on "add to cart" → visible reaction',
    goalMs: 100,
    visit: firstTap('main button[aria-busy="true"], main [role="status"] a'),
  },
  {
    label: 'first tap on "add to cart" → in the cart',
    goalMs: 600,
    visit: firstTap('main [role="status"]', 'liegt im Warenkorb'),
  },
  { label: 'card → product, 1 s after the page has loaded', goalMs: 200, visit: cardToProduct(1_000) },
  { label: 'card → product, 2 s after the page has loaded', goalMs: 200, visit: cardToProduct(2_000) },
  { label: 'card → product, page hydrated', goalMs: 200, visit: cardToProduct(hydratedAfterMs) },
  {
    label: 'filter button → panel with options',
    goalMs: 200,
    visit: async (phone, site) => {
      await phone.page.goto(site + listPath, { waitUntil: 'load' });
      await phone.page.waitForTimeout(hydratedAfterMs);
      const tappedAt = await phone.tap('main button:text-is("Filter")');
      return (await phone.waitUntil({ selector: 'dialog[open] input[type="checkbox"]' })) - tappedAt;
    },
  },
  {
    label: 'untouched page → cart in the bottom bar, after the first paint',
    goalMs: 0,
    visit: async (phone, site) => {
      await phone.page.goto(site, { waitUntil: 'commit' });
      const [paintedAt, shownAt] = await Promise.all([
        phone.waitUntil({ selector: 'h1' }),
        phone.waitUntil({ selector: 'a[href="/warenkorb"]', isInView: true }),
      ]);
      return Math.max(0, shownAt - paintedAt);
    },
  },
  {
    label: '"to checkout" → form usable',
    goalMs: 400,
    visit: async (phone, site) => {
      await phone.page.goto(site + productPath, { waitUntil: 'load' });
      await phone.tap(addButton);
      await phone.waitUntil({ selector: 'main [role="status"]', text: 'liegt im Warenkorb' });
      await phone.page.goto(`${site}/warenkorb`, { waitUntil: 'load' });
      await phone.waitUntil({ selector: 'main a[href="/kasse"]' });
      await phone.page.waitForTimeout(lookAtCartMs);
      const tappedAt = await phone.tap('main a[href="/kasse"]');
      return (await phone.waitUntil({ selector: 'main input[type="email"]' })) - tappedAt;
    },
  },
  { label: 'largest paint: home', goalMs: 1_300, visit: largestContentfulPaint('/') },
  { label: 'largest paint: list', goalMs: 1_400, visit: largestContentfulPaint(listPath) },
  { label: 'largest paint: product', goalMs: 1_400, visit: largestContentfulPaint(productPath) },
  { label: 'largest paint: legal text', goalMs: 1_100, visit: largestContentfulPaint('/agb') },
];

const main = async (session: CliCommandLifecycle): Promise<number> => {
  const { values } = parseArgs({ options: { site: { type: 'string' }, runs: { type: 'string', default: '3' } } });
  const runs = parseRunCount(values.runs);
  const site = values.site ?? (await buildAndServeDemoShop(session));
  const executablePath = findChromiumPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  session.onEnd(() => browser.close());
  console.log('| what a visitor does | median ms (min–max) | goal ms |\n|---|---|---|');
  for (const measurement of measurements) console.log(await toTableRow(browser, site, measurement, runs));
  return 0;
};

const toTableRow = async (browser: Browser, site: string, { label, goalMs, visit }: Measurement, runs: number) => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const phone = await openEmulatedPhone(browser);
    try {
      times.push(Math.round(await visit(phone, site)));
    } catch (error) {
      console.error(`${label}: ${String(error)}`);
    } finally {
      await phone.close();
    }
  }
  const range = times.length > 0 ? `${Math.min(...times)}–${Math.max(...times)}` : '–';
  return `| ${label} | ${toMedian(times) ?? 'failed'} (${range}) | ${goalMs} |`;
};

await runCliCommandAndExit(main);

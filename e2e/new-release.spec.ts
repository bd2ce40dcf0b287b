// One release takes the place of another while a visitor has pages, and a service worker, of the one before; and the way
// to end the service worker for good. Never an old page with new code, never an error (specification §4).
import { cp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writeWorkerRemoval } from '../src/gatsby/patches/write-service-worker.ts';
import { expect, readKept, test as base, untilKept } from './fixtures.ts';
import { createReleaseHost, type ReleaseHost, releasePair } from './releases.ts';

const { earlierFolder, laterFolder } = releasePair;

const test = base.extend<{ host: ReleaseHost }>({
  host: async ({}, use) => {
    const host = await createReleaseHost();
    await use(host);
    await host.close();
  },
  expectedHosts: async ({ host }, use) => use([new URL(host.url).host]),
  serviceWorker: true,
});

// They share the one address that the backend lets read the shop's settings.
test.describe.configure({ mode: 'default' });

const readCode = async (folder: string): Promise<string> => {
  const data = JSON.parse(await readFile(join(folder, 'page-data', 'app-data.json'), 'utf8')) as {
    webpackCompilationHash: string;
  };
  return data.webpackCompilationHash;
};

/** Which release a page is of: its code by what Gatsby calls it, its content by its canonical address. */
const readRelease = async (page: Page): Promise<{ code: unknown; content: string }> => {
  const canonical = page.locator('link[rel=canonical]');
  // A page that the worker's shell shows gets its address after its content.
  await expect(canonical).toBeAttached();
  return {
    code: await page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash),
    content: new URL((await canonical.getAttribute('href')) ?? '').hostname,
  };
};

const toEarlier = async () => ({ code: await readCode(earlierFolder), content: 'earlier.example' });
const toLater = async () => ({ code: await readCode(laterFolder), content: 'localhost' });

/** Scripts of the site that the page has asked for. */
const readScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(app|framework|webpack-runtime|component)-.*\.js$/.test(path)),
  );

const findMissing = async (folder: string, scripts: readonly string[]): Promise<string[]> => {
  const missing = await Promise.all(
    scripts.map((script) =>
      readFile(join(folder, script)).then(
        () => [],
        () => [script],
      ),
    ),
  );
  return missing.flat();
};

/** Opens the home page of the earlier release and waits until its worker has it. */
const visitEarlier = async (page: Page, host: ReleaseHost) => {
  await page.goto(host.url);
  await untilKept(page, '/');
  expect(await readRelease(page)).toEqual(await toEarlier());
};

/** Looks for a new worker, as the browser itself does some time after a visit, and waits until it has taken over. */
const updateWorker = async (page: Page) => {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const later = await readFile(join(laterFolder, 'sw.js'), 'utf8');
  const isOfLater = (address: string) => later.includes(address.split('=')[1] ?? '');
  await expect
    .poll(async () => {
      const shells = (await readKept(page)).filter((address) => address.startsWith('/offline-plugin-app-shell'));
      const isSettled = await page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && !installing && !waiting;
      });
      return isSettled && shells.length === 1 && shells.every(isOfLater);
    })
    .toBe(true);
};

/** There until all pages are closed, which may still ask for its worker. */
const removalFolder = join(tmpdir(), `storefront-removal-${process.pid}`);

test.afterAll(() => rm(removalFolder, { recursive: true, force: true }));

test('the two are really different', async () => {
  expect(await readCode(earlierFolder)).not.toBe(await readCode(laterFolder));
});

test.describe('next visit', () => {
  // Without a connection: the shell names no icon, and nobody has seen the logo of the other colour mode.
  test.use({ expectedFailures: ['/favicon.ico', '/logo.svg'] });

  test('the next visit shows the new release with its own code, at once and from then on', async ({
    page,
    host,
    context,
  }) => {
    await visitEarlier(page, host);
    await host.switchTo(laterFolder);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const response = await page.goto(host.url, { waitUntil: 'networkidle' });
    expect(await response?.text()).not.toContain('earlier.example');
    expect(await readRelease(page)).toEqual(await toLater());
    expect(loads).toHaveLength(1);
    const scripts = await readScripts(page);
    expect(await findMissing(laterFolder, scripts)).toEqual([]);
    // What the two differ in, the way to the cart, stands in the part of the code that every page loads.
    const app = scripts.filter((path) => path.startsWith('/app-'));
    expect(await findMissing(earlierFolder, scripts)).toEqual(app);
    expect(app).toHaveLength(1);

    // The new worker has taken over; what it has is of the new release, and enough without a connection.
    await expect.poll(() => readKept(page)).toEqual(expect.arrayContaining(app));
    await updateWorker(page);
    await page.goto(host.url);
    await untilKept(page, '/');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readRelease(page)).toEqual(await toLater());
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  });
});

test('a page of the release before, left open, goes on to the new one by a link', async ({ page, host }) => {
  await visitEarlier(page, host);
  await host.switchTo(laterFolder);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(`${host.url}/impressum`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /localhost/);
  expect(await readRelease(page)).toEqual(await toLater());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('while a page is open', () => {
  // Gatsby says so of the worker that the page has seen being installed, when the next one takes its place.
  test.use({ expectedFailures: ['The installing service worker became redundant'] });

  test('a page left open learns of the new worker without being interrupted, then leaves by link and by Back', async ({
    page,
    host,
  }) => {
    await visitEarlier(page, host);
    const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    await imprint.click();
    await expect(page).toHaveURL(`${host.url}/impressum`);
    await host.switchTo(laterFolder);
    await updateWorker(page);
    expect(await readRelease(page)).toEqual(await toEarlier());
    await page.goBack();
    await expect(page).toHaveURL(`${host.url}/`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /localhost/);
    expect(await readRelease(page)).toEqual(await toLater());
  });

  test('a build without offline reading takes the worker and all it kept out of the browser', async ({
    page,
    host,
  }) => {
    await cp(laterFolder, removalFolder, { recursive: true });
    await writeWorkerRemoval(removalFolder);
    for (const ending of ['.br', '.gz']) await rm(join(removalFolder, `sw.js${ending}`), { force: true });
    await visitEarlier(page, host);
    await host.switchTo(removalFolder);
    await page.goto(host.url);
    const readRegistrations = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
    await expect.poll(() => Promise.all([readRegistrations(), readKept(page)])).toEqual([0, []]);
    expect(await readRelease(page)).toEqual(await toLater());
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test('what an open page may still load of the release before is there', async ({ page, host }) => {
  await visitEarlier(page, host);
  await host.switchTo(laterFolder);
  const scripts = await readScripts(page);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect((await page.request.get(host.url + script)).status()).toBe(200);
});

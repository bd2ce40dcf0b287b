// A new release replaces the previous one while a visitor has its pages open and its service worker installed. Old
// pages never run with new code, and no error occurs (specification §4). Also covers the removal of the worker.
import { cp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writeSelfUnregisteringServiceWorker } from '../src/gatsby/patches/add-offline-pages-to-service-worker.ts';
import { expect, readServiceWorkerCachedUrls, test as base, waitUntilPageAvailableOffline } from './fixtures.ts';
import { startSwitchableReleaseHost, type SwitchableReleaseHost, testReleasePair } from './switchable-release-host.ts';

const { earlierFolder, laterFolder } = testReleasePair;

const test = base.extend<{ host: SwitchableReleaseHost }>({
  host: async ({}, use) => {
    const host = await startSwitchableReleaseHost();
    await use(host);
    await host.close();
  },
  expectedHosts: async ({ host }, use) => use([new URL(host.url).host]),
  serviceWorker: true,
});

// Not parallel: the tests share the only origin from which the backend allows this site to read the shop settings.
test.describe.configure({ mode: 'default' });

const readCode = async (folder: string): Promise<string> => {
  const data = JSON.parse(await readFile(join(folder, 'page-data', 'app-data.json'), 'utf8')) as {
    webpackCompilationHash: string;
  };
  return data.webpackCompilationHash;
};

/** The release of a page: its code by Gatsby's compilation hash, its content by the host of its canonical URL. */
const readRelease = async (page: Page): Promise<{ code: unknown; content: string }> => {
  const canonical = page.locator('link[rel=canonical]');
  // A page rendered from the worker's app shell gets its canonical link after its content.
  await expect(canonical).toBeAttached();
  return {
    code: await page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash),
    content: new URL((await canonical.getAttribute('href')) ?? '').hostname,
  };
};

const toEarlier = async () => ({ code: await readCode(earlierFolder), content: 'earlier.example' });
const toLater = async () => ({ code: await readCode(laterFolder), content: 'localhost' });

/** Paths of the site's scripts that the page has loaded. A preload and its script may be two entries of one path. */
const readScripts = async (page: Page): Promise<string[]> => {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(paths)].filter((path) => /^\/(app|framework|webpack-runtime|component)-.*\.js$/.test(path));
};

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

/** Opens the home page of the earlier release and waits until its service worker has cached it. */
const visitEarlier = async (page: Page, host: SwitchableReleaseHost) => {
  await page.goto(host.url);
  await waitUntilPageAvailableOffline(page, '/');
  expect(await readRelease(page)).toEqual(await toEarlier());
};

/** Triggers the update check that the browser makes after a visit, and waits until the new worker is active. */
const updateWorker = async (page: Page) => {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const later = await readFile(join(laterFolder, 'sw.js'), 'utf8');
  const isOfLaterRelease = (address: string) => later.includes(address.split('=')[1] ?? '');
  await expect
    .poll(async () => {
      const shells = (await readServiceWorkerCachedUrls(page)).filter((address) =>
        address.startsWith('/offline-plugin-app-shell'),
      );
      const isActivated = await page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return active?.state === 'activated' && !installing && !waiting;
      });
      return isActivated && shells.length === 1 && shells.every(isOfLaterRelease);
    })
    .toBe(true);
};

/** Kept until all pages are closed, because they may still request its worker. */
const removalFolder = join(tmpdir(), `storefront-removal-${process.pid}`);

test.afterAll(() => rm(removalFolder, { recursive: true, force: true }));

test('the two releases have different code', async () => {
  expect(await readCode(earlierFolder)).not.toBe(await readCode(laterFolder));
});

test.describe('next visit', () => {
  // When offline, the app shell declares no icon, and the logo of the other colour mode is not cached.
  test.use({ expectedFailures: ['/favicon.ico', '/logo.svg'] });

  test('the next visit shows the new release with its own code, first online and then offline', async ({
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
    // The releases differ only in the path of the cart, which is part of the chunk that every page loads.
    const app = scripts.filter((path) => path.startsWith('/app-'));
    expect(await findMissing(earlierFolder, scripts)).toEqual(app);
    expect(app).toHaveLength(1);

    // The caches of the new worker contain the new release and are complete enough for offline use.
    await expect.poll(() => readServiceWorkerCachedUrls(page)).toEqual(expect.arrayContaining(app));
    await updateWorker(page);
    await page.goto(host.url);
    await waitUntilPageAvailableOffline(page, '/');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readRelease(page)).toEqual(await toLater());
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  });
});

test('a link on an open page of the previous release leads to the new release', async ({ page, host }) => {
  await visitEarlier(page, host);
  await host.switchTo(laterFolder);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(`${host.url}/impressum`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /localhost/);
  expect(await readRelease(page)).toEqual(await toLater());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('while a page is open', () => {
  // Gatsby logs this when a newer worker replaces the one whose installation the page observed.
  test.use({ expectedFailures: ['The installing service worker became redundant'] });

  test('an open page is not interrupted by the new worker and loads the new release on Back', async ({
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

  test('a build without offline support removes the worker and its caches from the browser', async ({ page, host }) => {
    await cp(laterFolder, removalFolder, { recursive: true });
    await writeSelfUnregisteringServiceWorker(removalFolder);
    for (const ending of ['.br', '.gz']) await rm(join(removalFolder, `sw.js${ending}`), { force: true });
    await visitEarlier(page, host);
    await host.switchTo(removalFolder);
    await page.goto(host.url);
    const readRegistrations = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length));
    await expect.poll(() => Promise.all([readRegistrations(), readServiceWorkerCachedUrls(page)])).toEqual([0, []]);
    expect(await readRelease(page)).toEqual(await toLater());
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test('files of the previous release stay available to open pages', async ({ page, host }) => {
  await visitEarlier(page, host);
  await host.switchTo(laterFolder);
  const scripts = await readScripts(page);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect((await page.request.get(host.url + script)).status()).toBe(200);
});

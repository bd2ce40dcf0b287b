// Offline reading: visited pages are available, others show the offline page, and no personal data is cached
// (specification §4, service worker).
import {
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  readServiceWorkerCachedUrls,
  readServiceWorkerVisitedPageResources,
  toTestSiteUrl,
  test,
  waitUntilPageAvailableOffline,
} from './fixtures.ts';

test.use({ serviceWorker: true });

const neverVisited = { de: '/gibt-es-nicht', en: '/en/does-not-exist', fr: '/fr/service' } as const;

test.describe('without a connection', () => {
  // Requests for uncached pages fail. The app shell declares no icon before the page is rendered.
  test.use({ expectedFailures: [...Object.values(neverVisited), '/favicon.ico'] });

  test('visited pages are available, regardless of how they were reached', async ({ page, context }) => {
    await page.goto(toTestSiteUrl('watchmaker'));
    const heading = page.getByRole('heading', { level: 1 });
    const home = await heading.innerText();
    await waitUntilPageAvailableOffline(page, '/');
    await page.goto(`${toTestSiteUrl('watchmaker')}/impressum`);
    await waitUntilPageAvailableOffline(page, '/impressum');
    const imprint = await heading.innerText();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click();
    await expect(page).toHaveURL(/\/datenschutz$/);
    // The URL changes before the page does.
    await expect(heading).not.toHaveText(imprint);
    const privacy = await heading.innerText();
    await waitUntilPageAvailableOffline(page, '/datenschutz');

    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(privacy);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(`${toTestSiteUrl('watchmaker')}/?from=mail`);
    await expect(heading).toHaveText(home);
    // The app shell that renders the page has no styles.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await page.goto(`${toTestSiteUrl('watchmaker')}/datenschutz/`);
    await expect(heading).toHaveText(privacy);
  });

  for (const locale of ['de', 'en', 'fr'] as const) {
    test(`an unvisited page shows the offline page in ${locale}, and loads automatically once the connection is back`, async ({
      page,
      context,
    }) => {
      await page.goto(toTestSiteUrl('watchmaker'));
      await waitUntilPageAvailableOffline(page, '/');
      await context.setOffline(true);
      const address = toTestSiteUrl('watchmaker') + neverVisited[locale];
      await page.goto(`${address}?from=mail`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(readSiteMessageByKey(locale, 'offline', 'heading'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveURL(`${address}?from=mail`);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      // Waits for the reload before going online: the page being replaced no longer receives the `online` event.
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: readSiteMessageByKey(locale, 'offline', 'again') }).click();
      await loaded;
      await expect(heading).toHaveText(readSiteMessageByKey(locale, 'offline', 'heading'));

      await context.setOffline(false);
      await expect(heading).not.toHaveText(readSiteMessageByKey(locale, 'offline', 'heading'));
      await expect(page).toHaveURL(`${address}?from=mail`);
      // Images of the page load through the worker; a test that ends earlier would abort them.
      await page.waitForLoadState();
    });
  }

  test('the offline page lists the visited pages of its language, and none of cart and checkout', async ({
    page,
    context,
    expectedFailures,
  }) => {
    expectedFailures.push('/ecom/', '/items/');
    const shop = toTestSiteUrl('jeweller');
    for (const path of ['/impressum', '/produkte/solitaerring-knospe', '/en/imprint']) {
      await page.goto(shop + path);
      await waitUntilPageAvailableOffline(page, path);
    }
    for (const path of ['/warenkorb', '/kasse']) {
      await page.goto(shop + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await context.setOffline(true);
    await page.goto(`${shop}${neverVisited.de}`);
    const listed = page
      .getByRole('navigation', { name: readSiteMessageByKey('de', 'offline', 'pages') })
      .getByRole('link');
    // Pages that links have loaded in advance may be between them.
    await expect(listed.filter({ hasText: /^(Solitärring Knospe|Impressum)$/ })).toHaveText([
      'Solitärring Knospe',
      'Impressum',
    ]);
    const paths = await listed.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(paths.filter((path) => /^\/(en\/|warenkorb|kasse)/.test(path))).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goto(`${shop}${neverVisited.fr}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readSiteMessageByKey('fr', 'offline', 'heading'));
    await expect(page.locator('[data-readable-pages]')).toBeHidden();

    await page.goto(`${shop}${neverVisited.de}`);
    await listed.filter({ hasText: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  });

  test('a link to an unvisited page also shows the offline page', async ({ page, context }) => {
    await page.goto(`${toTestSiteUrl('watchmaker')}/impressum`);
    await waitUntilPageAvailableOffline(page, '/impressum');
    await context.setOffline(true);
    await page.evaluate(
      (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
      '/fr/service',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readSiteMessageByKey('fr', 'offline', 'heading'));
    await expect(page).toHaveURL(/\/fr\/service$/);
  });
});

test('a page without interaction is cached before its scripts start', async ({ page, context, expectedFailures }) => {
  // The app shell declares no icon before the page is rendered.
  expectedFailures.push('/favicon.ico');
  await page.goto(toTestSiteUrl('watchmaker'));
  await waitUntilPageAvailableOffline(page, '/');
  const untouched = await context.newPage();
  // With the clock paused, the delay that starts the scripts never ends.
  await untouched.clock.install({ time: '2026-01-05T10:00:00' });
  await untouched.clock.pauseAt('2026-01-05T10:00:01');
  await untouched.goto(`${toTestSiteUrl('watchmaker')}/impressum`);
  const imprint = await untouched.getByRole('heading', { level: 1 }).innerText();
  await waitUntilPageAvailableOffline(untouched, '/impressum');
  expect(await untouched.evaluate(() => document.queuedEvents)).toEqual([]);
  await untouched.close();
  // All pages of a context share one clock.
  await context.clock.resume();

  await context.setOffline(true);
  await page.goto(`${toTestSiteUrl('watchmaker')}/impressum`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imprint);
});

test.describe('with a connection', () => {
  test.use({ expectedFailures: ['/gibt-es-nicht', '/en/does-not-exist'] });

  test('the worker changes nothing: pages come from the host, and an unknown path is still a 404', async ({ page }) => {
    await page.goto(toTestSiteUrl('watchmaker'));
    await waitUntilPageAvailableOffline(page, '/');
    const again = await page.goto(toTestSiteUrl('watchmaker'));
    // The page itself rather than the plug-in's empty app shell, before any script has run.
    expect(await again?.text()).toContain('<h1');
    expect(again?.status()).toBe(200);
    const unknown = await page.goto(`${toTestSiteUrl('watchmaker')}/en/does-not-exist`);
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readSiteMessageByKey('en', 'notFound', 'heading'));
  });
});

test('caches no personal data, no page and no file from another host', async ({ page }) => {
  await page.goto(toTestSiteUrl('jeweller'));
  await waitUntilPageAvailableOffline(page, '/');
  await page.evaluate(() => sessionStorage.setItem('int-thanks', 'Anna'));
  await page.goto(`${toTestSiteUrl('jeweller')}/danke`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  await page.goto(`${toTestSiteUrl('jeweller')}/warenkorb`);
  await page.goto(`${toTestSiteUrl('jeweller')}/impressum?order=4711`);
  await waitUntilPageAvailableOffline(page, '/impressum');

  const cached = await readServiceWorkerCachedUrls(page);
  expect(cached.filter((address) => /danke|warenkorb|kasse|4711|Anna/.test(address))).toEqual([]);
  expect(cached.filter((address) => /^https?:/.test(address))).toEqual([]);
  const paths = cached.map((address) => address.replace(/\?__WB_REVISION__=.*$/, ''));
  const pages = paths.filter((path) => !/\.(js|css|json|webmanifest|woff2|webp|avif|png|jpe?g|svg)$/.test(path));
  expect(pages.sort()).toEqual([
    '/en/offline/index.html',
    '/fr/hors-ligne/index.html',
    '/offline-plugin-app-shell-fallback/index.html',
    '/offline/index.html',
  ]);
  const recorded = Object.keys(await readServiceWorkerVisitedPageResources(page));
  expect(recorded).toContain('resources:/impressum');
  expect(recorded.filter((path) => /danke|warenkorb|4711|Anna/.test(path))).toEqual([]);
});

test('over plain HTTP there is no worker, and the console explains why', async ({ context }) => {
  // A page without the checks of the fixture: the backend rejects requests from this origin (CORS).
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  await page.goto(toTestSiteUrl('watchmaker').replace('localhost', 'www.localhost'));
  // Scripts start at the first interaction.
  await page.mouse.move(1, 1);
  await expect.poll(() => logged.join()).toContain('Service workers can only be used over HTTPS');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
});

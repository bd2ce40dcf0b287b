// Reading without a connection: what has been visited is there, what has not says so, and nothing is kept that should not
// be (specification §4, service worker).
import {
  expect,
  findAccessibilityProblems,
  message,
  readKept,
  readNotes,
  siteUrl,
  test,
  untilKept,
} from './fixtures.ts';

test.use({ serviceWorker: true });

const neverVisited = { de: '/gibt-es-nicht', en: '/en/does-not-exist', fr: '/fr/service' } as const;

test.describe('without a connection', () => {
  // What is not there is asked for, and the answer is no success. The shell names no icon before the page is rendered.
  test.use({ expectedFailures: [...Object.values(neverVisited), '/favicon.ico'] });

  test('visited pages are there, however they were reached', async ({ page, context }) => {
    await page.goto(siteUrl('watchmaker'));
    const heading = page.getByRole('heading', { level: 1 });
    const home = await heading.innerText();
    await untilKept(page, '/');
    await page.goto(`${siteUrl('watchmaker')}/impressum`);
    await untilKept(page, '/impressum');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click();
    await expect(page).toHaveURL(/\/datenschutz$/);
    const privacy = await heading.innerText();
    await untilKept(page, '/datenschutz');

    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(privacy);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(`${siteUrl('watchmaker')}/?from=mail`);
    await expect(heading).toHaveText(home);
    // The shell that the page is rendered in has no styles of its own.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await page.goto(`${siteUrl('watchmaker')}/datenschutz/`);
    await expect(heading).toHaveText(privacy);
  });

  for (const locale of ['de', 'en', 'fr'] as const) {
    test(`a page never visited says so in ${locale}, and comes by itself with the connection`, async ({
      page,
      context,
    }) => {
      await page.goto(siteUrl('watchmaker'));
      await untilKept(page, '/');
      await context.setOffline(true);
      const address = siteUrl('watchmaker') + neverVisited[locale];
      await page.goto(`${address}?from=mail`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(message(locale, 'offline', 'heading'));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveURL(`${address}?from=mail`);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      // The page has to be there again before the connection is: the one before it hears no more of that.
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: message(locale, 'offline', 'again') }).click();
      await loaded;
      await expect(heading).toHaveText(message(locale, 'offline', 'heading'));

      await context.setOffline(false);
      await expect(heading).not.toHaveText(message(locale, 'offline', 'heading'));
      await expect(page).toHaveURL(`${address}?from=mail`);
      // Its pictures come through the worker: a test that ends before they are there breaks them off.
      await page.waitForLoadState();
    });
  }

  test('a link to a page never visited ends there, too', async ({ page, context }) => {
    await page.goto(`${siteUrl('watchmaker')}/impressum`);
    await untilKept(page, '/impressum');
    await context.setOffline(true);
    await page.evaluate(
      (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
      '/fr/service',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('fr', 'offline', 'heading'));
    await expect(page).toHaveURL(/\/fr\/service$/);
  });
});

test('a page that nobody has touched is kept before its scripts start', async ({ page, context, expectedFailures }) => {
  // The shell names no icon before the page is rendered.
  expectedFailures.push('/favicon.ico');
  await page.goto(siteUrl('watchmaker'));
  await untilKept(page, '/');
  const untouched = await context.newPage();
  // Its clock stands still: the rest after which scripts start by themselves does not end.
  await untouched.clock.install({ time: '2026-01-05T10:00:00' });
  await untouched.clock.pauseAt('2026-01-05T10:00:01');
  await untouched.goto(`${siteUrl('watchmaker')}/impressum`);
  const imprint = await untouched.getByRole('heading', { level: 1 }).innerText();
  await untilKept(untouched, '/impressum');
  expect(await untouched.evaluate(() => document.queuedEvents)).toEqual([]);
  await untouched.close();
  // All pages of a context share one clock.
  await context.clock.resume();

  await context.setOffline(true);
  await page.goto(`${siteUrl('watchmaker')}/impressum`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imprint);
});

test.describe('with a connection', () => {
  test.use({ expectedFailures: ['/gibt-es-nicht', '/en/does-not-exist'] });

  test('the worker changes nothing: pages come from the host, an unknown address is still a 404', async ({ page }) => {
    await page.goto(siteUrl('watchmaker'));
    await untilKept(page, '/');
    const again = await page.goto(siteUrl('watchmaker'));
    // The page itself and not the plug-in's empty shell, before any script has run.
    expect(await again?.text()).toContain('<h1');
    expect(again?.status()).toBe(200);
    const unknown = await page.goto(`${siteUrl('watchmaker')}/en/does-not-exist`);
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('en', 'notFound', 'heading'));
  });
});

test('nothing personal, no page and no other host’s file is kept', async ({ page }) => {
  await page.goto(siteUrl('jeweller'));
  await untilKept(page, '/');
  await page.evaluate(() => sessionStorage.setItem('int-thanks', 'Anna'));
  await page.goto(`${siteUrl('jeweller')}/danke`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  await page.goto(`${siteUrl('jeweller')}/warenkorb`);
  await page.goto(`${siteUrl('jeweller')}/impressum?order=4711`);
  await untilKept(page, '/impressum');

  const kept = await readKept(page);
  expect(kept.filter((address) => /danke|warenkorb|kasse|4711|Anna/.test(address))).toEqual([]);
  expect(kept.filter((address) => /^https?:/.test(address))).toEqual([]);
  const paths = kept.map((address) => address.replace(/\?__WB_REVISION__=.*$/, ''));
  const pages = paths.filter((path) => !/\.(js|css|json|webmanifest|woff2|webp|avif|png|jpe?g|svg)$/.test(path));
  expect(pages.sort()).toEqual([
    '/en/offline/index.html',
    '/fr/hors-ligne/index.html',
    '/offline-plugin-app-shell-fallback/index.html',
    '/offline/index.html',
  ]);
  const remembered = Object.keys(await readNotes(page));
  expect(remembered).toContain('resources:/impressum');
  expect(remembered.filter((path) => /danke|warenkorb|4711|Anna/.test(path))).toEqual([]);
});

test('over a connection that is not safe there is no worker, and the console says why', async ({ context }) => {
  // Not the watched page: its host, which leads to this machine as well, is another one to the backend.
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (entry) => said.push(entry.text()));
  await page.goto(siteUrl('watchmaker').replace('localhost', 'www.localhost'));
  // Scripts wait for the visitor.
  await page.mouse.move(1, 1);
  await expect.poll(() => said.join()).toContain('Service workers can only be used over HTTPS');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
});

// Redirects by the host, by the pages themselves on a host without redirects, and during client-side navigation
// (specification §2, redirect rules).
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, toTestSiteUrl, test as base } from './fixtures.ts';
import { testReleasePair } from './switchable-release-host.ts';
import { createStaticFileServer } from '../scripts/stand-ins/static-file-server.ts';

const test = base.extend<{ plainUrl: string }>({
  plainUrl: async ({}, use) => {
    const server = createStaticFileServer(testReleasePair.laterFolder).listen(0, 'localhost');
    await once(server, 'listening');
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

/** The other site plays the role of the provider's portal. */
const portal = () => `${toTestSiteUrl('jeweller')}/kontakt`;

test('the host responds with the status of the rule, case-insensitively', async ({ request }) => {
  const ask = (path: string) => request.get(toTestSiteUrl('watchmaker') + path, { maxRedirects: 0 });
  const showcase = await ask('/Schaufenster');
  expect([showcase.status(), showcase.headers().location]).toEqual([302, '/']);
  const login = await ask('/LOGIN?next=1');
  expect([login.status(), login.headers().location]).toEqual([301, `${portal()}?next=1`]);
});

test.describe('on a host without redirects', () => {
  for (const path of ['/schaufenster', '/schaufenster/', '/Schaufenster', '/SCHAUFENSTER/']) {
    test(`${path} redirects to the home page`, async ({ context, plainUrl }) => {
      // A page without the checks of the fixture: the backend rejects requests from this origin (CORS).
      const page = await context.newPage();
      await page.goto(plainUrl + path);
      await page.waitForURL(`${plainUrl}/`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  for (const path of ['/login', '/Login/']) {
    test(`${path} redirects to the portal`, async ({ context, plainUrl }) => {
      const page = await context.newPage();
      await page.goto(plainUrl + path);
      await page.waitForURL(portal());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('client-side navigation follows a redirect without a page load', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('watchmaker')}/impressum`, { waitUntil: 'networkidle' });
  await page.evaluate(() => (window as unknown as { ___push: (to: string) => void }).___push('/Schaufenster'));
  await page.waitForURL(`${toTestSiteUrl('watchmaker')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

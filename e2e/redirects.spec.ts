// Addresses that lead elsewhere: answered by the host, by the pages themselves on a host that knows no redirects, and
// inside the site (specification §2, redirect rules).
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, siteUrl, test as base } from './fixtures.ts';
import { releasePair } from './releases.ts';
import { createPlainHost } from '../scripts/stand-ins/plain-host.ts';

const test = base.extend<{ plainUrl: string }>({
  plainUrl: async ({}, use) => {
    const server = createPlainHost(releasePair.laterFolder).listen(0, 'localhost');
    await once(server, 'listening');
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

/** The other site stands in for the provider's portal. */
const portal = () => `${siteUrl('jeweller')}/kontakt`;

test('the host answers with the kind of redirect, whatever the case', async ({ request }) => {
  const ask = (path: string) => request.get(siteUrl('watchmaker') + path, { maxRedirects: 0 });
  const showcase = await ask('/Schaufenster');
  expect([showcase.status(), showcase.headers().location]).toEqual([302, '/']);
  const login = await ask('/LOGIN?next=1');
  expect([login.status(), login.headers().location]).toEqual([301, `${portal()}?next=1`]);
});

test.describe('on a host that knows no redirects', () => {
  for (const path of ['/schaufenster', '/schaufenster/', '/Schaufenster', '/SCHAUFENSTER/']) {
    test(`${path} leads home`, async ({ context, plainUrl }) => {
      // Not the watched page: the backend lets no site of this address read its settings.
      const page = await context.newPage();
      await page.goto(plainUrl + path);
      await page.waitForURL(`${plainUrl}/`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  for (const path of ['/login', '/Login/']) {
    test(`${path} leads to the portal`, async ({ context, plainUrl }) => {
      const page = await context.newPage();
      await page.goto(plainUrl + path);
      await page.waitForURL(portal());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a link inside the site leads on without a load of the page', async ({ page }) => {
  await page.goto(`${siteUrl('watchmaker')}/impressum`, { waitUntil: 'networkidle' });
  await page.evaluate(() => (window as unknown as { ___push: (to: string) => void }).___push('/Schaufenster'));
  await page.waitForURL(`${siteUrl('watchmaker')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

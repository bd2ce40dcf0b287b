// A page's scripts wait for the visitor, and nothing that is done meanwhile is lost (src/app/deferred-hydration.ts).
import type { Page } from 'playwright/test';
import { expect, message, siteUrl, test } from './fixtures.ts';

test.use({ hand: 'away', consents: 'unanswered' });

const text = (key: string) => message('de', 'shell', key);
const banner = (page: Page) => page.getByRole('region', { name: text('consent.heading') });

/** Paths of the scripts that the page has asked for so far. */
const watchScripts = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

/** Keeps the scripts from coming until `letCome` is called. */
const holdBack = async (page: Page): Promise<{ letCome: () => void }> => {
  let letCome = () => {};
  const released = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { letCome };
};

test('no script is asked for before the visitor does something', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(siteUrl('jeweller'), { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 300);
  await expect(banner(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page that nobody touches starts by itself after a rest', async ({ page }) => {
  // It stands still: on a busy machine the page alone takes as long to come as the rest lasts.
  await page.clock.install({ time: '2026-01-05T10:00:00' });
  await page.clock.pauseAt('2026-01-05T10:00:01');
  const scripts = watchScripts(page);
  await page.goto(siteUrl('jeweller'), { waitUntil: 'load' });
  await page.clock.runFor(2_500);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(banner(page)).toBeVisible();
});

test('a page that waits for its scripts starts at once: the cart, and thanks by name', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => sessionStorage.setItem('int-thanks', 'Anna'));
  await page.goto(`${siteUrl('jeweller')}/danke`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  const scripts = watchScripts(page);
  await page.goto(`${siteUrl('jeweller')}/warenkorb`);
  await expect(banner(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('the menu opens before the scripts have come, and stays open when they come', async ({ page }) => {
  const { letCome } = await holdBack(page);
  await page.goto(siteUrl('jeweller'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('menu') })
    .click();
  const drawer = page.getByRole('dialog', { name: text('menu') });
  await expect(drawer).toBeVisible();
  letCome();
  await expect(banner(page)).toBeAttached();
  await expect(drawer).toBeVisible();
});

test('a button that needs the scripts does its work once they have come', async ({ page }) => {
  const { letCome } = await holdBack(page);
  await page.goto(siteUrl('jeweller'));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('consent.settings') })
    .click();
  letCome();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('heading')).toBeFocused();
});

test('what is chosen before the scripts have come is chosen', async ({ page }) => {
  const { letCome } = await holdBack(page);
  await page.goto(siteUrl('jeweller'));
  const select = page.getByRole('combobox', { name: text('colorMode.label') });
  await select.selectOption({ label: text('colorMode.dark') });
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(select).toHaveValue('dark');
});

test('a link leads on while the scripts are still coming', async ({ page }) => {
  await holdBack(page);
  await page.goto(siteUrl('jeweller'));
  await page.getByRole('main').getByRole('link', { name: 'Raumdüfte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raumdüfte' })).toBeVisible();
});

test.describe('a form that needs the scripts', () => {
  // Sent within two seconds it first gets a proof of work to solve.
  test.use({ expectedFailures: ['/ecom/newsletter'] });

  test('is sent once they have come, and nothing of it stands in the address', async ({ page }) => {
    const { letCome } = await holdBack(page);
    const address = `${siteUrl('jeweller')}/kontakt`;
    await page.goto(address);
    const band = page.getByRole('region', { name: text('newsletter.heading') });
    const field = band.getByLabel(text('newsletter.email'));
    await field.fill(`h${crypto.randomUUID().slice(0, 12)}@example.com`);
    await field.press('Enter');
    letCome();
    await expect(band.getByText(text('newsletter.sent'))).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

// Scripts load after the first interaction, and no earlier interaction is lost (src/app/deferred-hydration-script.ts).
import type { Page } from 'playwright/test';
import { expect, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import { readTestCatalogueProduct, seedCartInLocalStorage } from './shopping-helpers.ts';

declare global {
  interface Window {
    /** URLs of the script elements that were added to the page, in the test of preloaded scripts. */
    addedScripts?: string[];
  }
}

test.use({ movesPointer: false, consents: 'unanswered' });

const text = (key: string) => readSiteMessageByKey('de', 'shell', key);
const banner = (page: Page) => page.getByRole('region', { name: text('consent.heading') });

/** Collects the paths of the scripts that the page requests. */
const watchScripts = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

/** Delays all scripts that hydrate the page until `releaseScripts` is called; not the small one that adds a product. */
const delayScripts = async (
  page: Page,
  scripts: RegExp = /\/(?!add-before-hydration-)[^/]+\.js$/,
): Promise<{ releaseScripts: () => void }> => {
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return { releaseScripts };
};

test('requests no script before the visitor interacts', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(toTestSiteUrl('jeweller'), { waitUntil: 'load' });
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 300);
  await expect(banner(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('scripts start automatically after a delay without interaction', async ({ page }) => {
  // The clock is paused, because on a busy machine loading the page may take as long as the delay.
  await page.clock.install({ time: '2026-01-05T10:00:00' });
  await page.clock.pauseAt('2026-01-05T10:00:01');
  const scripts = watchScripts(page);
  await page.goto(toTestSiteUrl('jeweller'), { waitUntil: 'load' });
  await page.clock.runFor(2_500);
  expect(scripts).toEqual([]);
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(banner(page)).toBeVisible();
});

test('pages that depend on scripts load them immediately: the cart and the personalized thanks page', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => sessionStorage.setItem('int-thanks', 'Anna'));
  await page.goto(`${toTestSiteUrl('jeweller')}/danke`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna');
  const scripts = watchScripts(page);
  await page.goto(`${toTestSiteUrl('jeweller')}/warenkorb`);
  await expect(banner(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('the menu opens before the scripts have loaded, and stays open afterwards', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(toTestSiteUrl('jeweller'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('menu') })
    .click();
  const drawer = page.getByRole('dialog', { name: text('menu') });
  await expect(drawer).toBeVisible();
  releaseScripts();
  await expect(banner(page)).toBeAttached();
  await expect(drawer).toBeVisible();
});

test('the card of a hotspot opens before the scripts have loaded, and stays open afterwards', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(`${toTestSiteUrl('jeweller')}/digitales-schaufenster`);
  const marks = page.locator('[data-type=window] ul');
  await marks.getByRole('button', { name: 'Aurora' }).click();
  await expect(marks.getByRole('link', { name: 'Aurora' })).toBeVisible();
  releaseScripts();
  await expect(banner(page)).toBeVisible();
  await expect(marks.getByRole('link', { name: 'Aurora' })).toBeVisible();
});

test('a button click is handled once the scripts have loaded', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(toTestSiteUrl('jeweller'));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('consent.settings') })
    .click();
  releaseScripts();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('heading')).toBeFocused();
});

test('a picture that is opened before the scripts have loaded is the one that was clicked', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/vorsteckring-saum`);
  const enlarge = new RegExp(readSiteMessageByKey('de', 'product', 'enlarge'));
  await page.getByRole('main').getByRole('button', { name: enlarge }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: readSiteMessageByKey('de', 'product', 'images') });
  await expect(dialog).toContainText('Bild 1 von 4');
  releaseScripts();
  await expect(dialog).toContainText('Bild 2 von 4');
});

test('a button shows that it is busy before the scripts have loaded', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page, /\.js$/);
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/fahrradklingel-messing`, { waitUntil: 'commit' });
  const button = page
    .getByRole('main')
    .getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Fahrradklingel');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('a product is in the cart before the scripts have loaded, and once afterwards', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/fahrradklingel-messing`);
  const main = page.getByRole('main');
  const status = main.getByRole('status').filter({ hasText: 'Fahrradklingel' });
  const button = main.getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') });
  const badges = page.locator('[data-counts="cart"][data-count="1"]');
  await button.click();
  await expect(status.getByRole('link')).toHaveAttribute('href', '/warenkorb');
  await expect(badges).toHaveCount(2);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  await expect(banner(page)).toBeVisible();
  const cart = page.getByRole('banner').getByRole('link', { name: text('cart') });
  await expect(cart).toHaveAccessibleName(`${text('cart')}, ${text('cartCount_one').replace('{{count}}', '1')}`);
  await expect(status.getByRole('link')).toHaveCount(1);
  await expect(badges).toHaveCount(2);
});

test('a ring is in the cart in the size that was chosen before the scripts have loaded', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/solitaerring-aurora`);
  const main = page.getByRole('main');
  const size = main.getByRole('radio', { name: '52' });
  const button = main.getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') });
  await size.check({ force: true });
  await button.click();
  const toCart = main.getByRole('status').getByRole('link', { name: readSiteMessageByKey('de', 'product', 'toCart') });
  await expect(toCart).toHaveAttribute('href', '/warenkorb');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  await expect(banner(page)).toBeVisible();
  await expect(size).toBeChecked();
  await expect(page.locator('[data-counts="cart"][data-count="1"]')).toHaveCount(2);
  await expect(main.getByText('AT-V101-52')).toBeVisible();
  await toCart.click();
  await expect(page).toHaveURL(/\/warenkorb\/?$/);
  await expect(main.getByRole('listitem').filter({ hasText: 'Solitärring Aurora' })).toContainText('Größe 52');
});

test('scripts, data and template of the page are prefetched after the first paint', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/fahrradklingel-messing`, { waitUntil: 'load' });
  await page.clock.runFor(100);
  const loader = page.locator('script[data-scripts]');
  const urls = `${await loader.getAttribute('data-scripts')} ${await loader.getAttribute('data-files')}`.split(' ');
  expect(urls).toEqual(
    expect.arrayContaining([
      '/page-data/produkte/fahrradklingel-messing/page-data.json',
      expect.stringMatching(/^\/component---src-templates-product-page-tsx-.+\.js$/),
      expect.stringMatching(/^\/product-page-preload-.+\.js$/),
    ]),
  );
  for (const url of urls) await expect(page.locator(`link[rel=prefetch][href="${url}"]`)).toHaveCount(1);
});

for (const path of ['/produkte/fahrradklingel-messing', '/merkliste', '/warenkorb', '/terminvereinbarung', '/kasse']) {
  test(`all scripts that a touched page preloads are used: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      // The bundler's runtime removes its script elements once they have run.
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (added instanceof HTMLScriptElement) window.addedScripts = [...(window.addedScripts ?? []), added.src];
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${toTestSiteUrl('jeweller')}${path}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    const readUnused = () =>
      page.evaluate(() => {
        const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]'));
        return links.length > 0 && links.map(({ href }) => href).filter((url) => !window.addedScripts?.includes(url));
      });
    await expect.poll(readUnused).toEqual([]);
  });
}

test('a list prefetches the code of product pages after the first paint', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte`, { waitUntil: 'load' });
  await page.clock.runFor(100);
  const code = page.locator('link[rel=prefetch][href^="/component---src-templates-product-page-tsx"]');
  await expect(code).toHaveCount(2);
  await expect(code.and(page.locator('[as=style]'))).toHaveCount(1);
});

test('a selection made before the scripts have loaded is applied', async ({ page }) => {
  const { releaseScripts } = await delayScripts(page);
  await page.goto(toTestSiteUrl('jeweller'));
  const select = page.getByRole('combobox', { name: text('colorMode.label') });
  await select.selectOption({ label: text('colorMode.dark') });
  releaseScripts();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await expect(select).toHaveValue('dark');
});

test('what is entered into the checkout before the scripts have loaded is kept, with the focus', async ({ page }) => {
  await seedCartInLocalStorage(page, { product: await readTestCatalogueProduct('fahrradklingel-messing') });
  const { releaseScripts } = await delayScripts(page);
  // The load event waits for the scripts of this page, which starts at once.
  await page.goto(`${toTestSiteUrl('jeweller')}/kasse`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const email = main.getByLabel(readSiteMessageByKey('de', 'checkout', 'fields.email'));
  const street = main.getByLabel(readSiteMessageByKey('de', 'checkout', 'fields.street'));
  await email.fill('anna@example.com');
  await street.pressSequentially('Rosen');
  releaseScripts();
  await expect(
    main.getByRole('button', { name: readSiteMessageByKey('de', 'checkout', 'details.next') }),
  ).toBeVisible();
  await expect(street).toBeFocused();
  await page.keyboard.type('weg 7');
  await expect(street).toHaveValue('Rosenweg 7');
  await expect(email).toHaveValue('anna@example.com');
});

test('a tap on the cart button is kept while the rest of the page is still arriving', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const network = { offline: false, latency: 150, downloadThroughput: 10_240, uploadThroughput: 10_240 };
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(`${toTestSiteUrl('jeweller')}/produkte/medaillon-luise`, { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') })
    .click();
  await expect(page.getByRole('contentinfo')).not.toBeAttached();
  await expect(page.getByRole('status').getByText(/liegt im Warenkorb/)).toBeVisible();
});

test('links work while the scripts are still loading', async ({ page }) => {
  await delayScripts(page);
  await page.goto(toTestSiteUrl('jeweller'));
  await page.getByRole('main').getByRole('link', { name: 'Raumdüfte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raumdüfte' })).toBeVisible();
});

test.describe('a form that needs the scripts', () => {
  // A form submitted within two seconds first has to solve a proof of work.
  test.use({ expectedFailures: ['/ecom/newsletter'] });

  test('is submitted once they have loaded, and adds nothing to the URL', async ({ page }) => {
    const { releaseScripts } = await delayScripts(page);
    const address = `${toTestSiteUrl('jeweller')}/kontakt`;
    await page.goto(address);
    const band = page.getByRole('region', { name: text('newsletter.heading') });
    const field = band.getByLabel(text('newsletter.email'));
    await field.fill(`h${crypto.randomUUID().slice(0, 12)}@example.com`);
    await field.press('Enter');
    releaseScripts();
    await expect(band.getByText(text('newsletter.sent'))).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

// Key journeys that must work in every browser engine: shell, list, shop, forms and offline. German only; the browser
// tests cover the other languages in Chromium.
import type { Locale } from '../../contract/locale.ts';
import { readSiteMessageByKey } from '../read-site-message-by-key.ts';
import { startClosableProxy } from './closable-proxy.ts';
import type { BrowserEngineName } from './test-browser-tab.ts';
import type { TestVisitorActions } from './test-visitor-actions.ts';

export interface JourneyTestContext {
  engine: BrowserEngineName;
  /** URLs of the projects with and without a shop. */
  shopUrl: string;
  otherUrl: string;
}

export interface BrowserTestJourney {
  name: string;
  run: (visitor: TestVisitorActions, world: JourneyTestContext) => Promise<void>;
  /** Console errors that are expected during the journey, such as requests that fail offline. */
  expectedErrors?: RegExp;
}

const locale: Locale = 'de';
const t = (namespace: string, key: string) => readSiteMessageByKey(locale, namespace, key);
/** A product with sizes and an engraving; needs enough stock for every engine. */
export const purchasedProductSlug = 'solitaerring-knospe';
const boughtReference = 'AT-V104';
const ring = `/produkte/${purchasedProductSlug}`;
const heading = 'main h1';

/** Chooses a size and waits until the page shows it, because its stock line moves the content below. */
const chooseSize = async (visitor: TestVisitorActions): Promise<void> => {
  await visitor.click({ css: 'main label:has([name="variant"]):not([data-availability])' });
  await visitor.waitForText('main', `${boughtReference}-`);
};

/** An email address that no other test uses. */
const createEmail = ({ engine }: JourneyTestContext) => `${engine}-${process.pid}-${Date.now()}@example.org`;

const readPath = (visitor: TestVisitorActions) => visitor.tab.run(() => location.pathname);

/** Follows the first visible link that matches a selector and waits for its page. */
const followFirstLink = async (visitor: TestVisitorActions, css: string): Promise<void> => {
  await visitor.waitForVisible({ css });
  const path = await visitor.tab.run((selector) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    return links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.pathname ?? '';
  }, css);
  await visitor.click({ css: `${css}[href="${path}"]` });
  await visitor.waitUntil(path, async () => (await readPath(visitor)) === path);
  await visitor.waitForVisible({ css: heading });
};

const openMenuBar: BrowserTestJourney = {
  name: 'menu',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(shopUrl);
    await visitor.click({ css: 'nav li:first-of-type > details > summary, nav details > summary' });
    await visitor.waitForVisible({ css: 'nav details[open] a' });
    await visitor.press('Escape');
    await visitor.waitForHidden({ css: 'nav details[open] a' });
    await visitor.click({ css: 'nav details > summary' });
    await followFirstLink(visitor, 'nav details[open] ul a');
    await visitor.waitForHidden({ css: 'nav details[open]' });
  },
};

const openDrawer: BrowserTestJourney = {
  name: 'drawer',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(shopUrl);
    const opener = { css: 'header button', name: t('shell', 'menu') };
    const drawer = { css: '#drawer-menu[open]' };
    await visitor.click(opener);
    await visitor.waitForVisible(drawer);
    await visitor.tab.click({ x: 60, y: 500 });
    await visitor.waitForHidden(drawer);
    await visitor.click(opener);
    await visitor.waitForVisible(drawer);
    await visitor.press('Escape');
    await visitor.waitForHidden(drawer);
    await visitor.click(opener);
    await visitor.click({ css: '#drawer-menu button', name: t('shell', 'close') });
    await visitor.waitForHidden(drawer);
    await visitor.click(opener);
    await followFirstLink(visitor, '#drawer-menu[open] nav a');
    await visitor.waitForHidden(drawer);
  },
};

const changeLanguage: BrowserTestJourney = {
  name: 'language',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(`${shopUrl}/kontakt`);
    await visitor.click({ css: 'header a[hreflang="en"]' });
    await visitor.waitForPath(/^\/en\/contact/);
    await visitor.waitForVisible({ css: 'html[lang="en"] main h1' });
    await visitor.click({ css: 'header a[hreflang="fr"]' });
    await visitor.waitForPath(/^\/fr\/contact/);
    await visitor.waitForVisible({ css: 'html[lang="fr"] main h1' });
  },
};

const changeColorMode: BrowserTestJourney = {
  name: 'dark mode',
  run: async (visitor, { shopUrl }) => {
    const readBackground = () => visitor.tab.run(() => getComputedStyle(document.body).backgroundColor);
    const select = `select[aria-label="${t('shell', 'colorMode.label')}"], footer select`;
    await visitor.open(shopUrl);
    const light = await readBackground();
    await visitor.waitForVisible({ css: select });
    await visitor.selectOption(select, 'dark');
    await visitor.waitUntil('a dark background', async () => (await readBackground()) !== light);
    const dark = await readBackground();
    await visitor.open(`${shopUrl}/uhren`);
    await visitor.waitUntil('a dark background on the next page', async () => (await readBackground()) === dark);
    await visitor.selectOption(select, 'light');
    await visitor.waitUntil('a light background', async () => (await readBackground()) === light);
  },
};

const filterList: BrowserTestJourney = {
  name: 'filter',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(`${shopUrl}/produkte`);
    const box = '#list-filter-sidebar label:has(input[type="checkbox"])';
    await visitor.waitForVisible({ css: box });
    await visitor.click({ css: box });
    await visitor.waitForPath(/^\/produkte\/?\?\w+=/);
    await visitor.click({ css: 'main button', name: t('products', 'resetFilters') });
    await visitor.waitForPath(/^\/produkte\/?$/);
    await visitor.waitForVisible({ css: 'main article a' });
  },
};

const searchProduct: BrowserTestJourney = {
  name: 'search',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(`${shopUrl}/kontakt`);
    await visitor.click({ css: 'header button[commandfor="dialog-search"]' });
    await visitor.fill('#dialog-search[open] [name="q"]', 'ehering');
    await visitor.waitForVisible({ css: '#dialog-search[open] [role="option"] img' });
    await visitor.press('Enter');
    await visitor.waitForPath(/^\/produkte\/?\?q=ehering$/);
    await visitor.waitForHidden({ css: '#dialog-search[open]' });
    await visitor.waitForText('main article h3', 'Trauring');
  },
};

const addRing = async (visitor: TestVisitorActions, shopUrl: string): Promise<void> => {
  await visitor.open(shopUrl + ring);
  await chooseSize(visitor);
  await visitor.click({ css: 'main button', name: t('product', 'addToCart') });
  await visitor.waitUntil('the ring in the cart', () =>
    visitor.tab.run((slug) => (localStorage.getItem('int-cart') ?? '').includes(slug), purchasedProductSlug),
  );
  await visitor.click({ css: 'dialog[open] a[href="/warenkorb"]' });
  await visitor.waitForPath(/^\/warenkorb/);
};

const personalise: BrowserTestJourney = {
  name: 'personalise',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(shopUrl + ring);
    await chooseSize(visitor);
    const field = 'main input[type="text"]:not([inputmode]), main input:not([type])';
    await visitor.click({ css: 'main fieldset ~ details > summary' });
    await visitor.fill(field, 'Anna & Paul');
    await visitor.waitForVisible({ css: 'main svg[role="img"][aria-label*="Anna & Paul"]' });
    await visitor.waitForText('main', t('personalization', 'withdrawal.engraved'));
    await visitor.click({ css: 'main button', name: t('product', 'addToCart') });
    await visitor.waitUntil('the engraving in the cart', () =>
      visitor.tab.run(() => (localStorage.getItem('int-cart') ?? '').includes('Anna & Paul')),
    );
  },
};

const changeCart: BrowserTestJourney = {
  name: 'cart',
  run: async (visitor, { shopUrl }) => {
    await addRing(visitor, shopUrl);
    await visitor.waitForVisible({ css: 'main a', name: t('cart', 'toCheckout') });
    await visitor.click({ css: 'main button[data-removes]' });
    await visitor.waitForHidden({ css: 'main button[data-removes]' });
  },
};

const buyByInvoice: BrowserTestJourney = {
  name: 'buy by invoice',
  run: async (visitor, world) => {
    await addRing(visitor, world.shopUrl);
    await visitor.click({ css: 'main a', name: t('cart', 'toCheckout') });
    await visitor.waitForPath(/^\/kasse/);
    const fields = {
      email: createEmail(world),
      'shipping.first_name': 'Anna',
      'shipping.last_name': 'Berg',
      'shipping.street': 'Rosenweg 7',
      'shipping.zip': '80331',
      'shipping.city': 'Berlin',
    };
    for (const [name, value] of Object.entries(fields)) await visitor.fill(`main [name="${name}"]`, value);
    await visitor.click({ css: 'main [name="paymentMethod"][value="2"]' });
    await visitor.waitForVisible({ css: 'main [name="paymentMethod"][value="2"]:checked' });
    await visitor.click({ css: 'main button', name: t('checkout', 'details.next') });
    await visitor.waitForVisible({ css: 'main h2', name: t('checkout', 'confirm.heading') });
    await visitor.click({ css: 'main button:not([aria-busy])', name: t('checkout', 'confirm.order') });
    const path = await visitor.waitForPath(/^\/danke\/?\?order=/);
    await visitor.waitForText('main', new URLSearchParams(path.split('?')[1]).get('order') ?? 'a number');
  },
};

const withdraw: BrowserTestJourney = {
  name: 'withdrawal',
  run: async (visitor, world) => {
    await visitor.open(`${world.shopUrl}/vertrag-widerrufen`);
    await visitor.fill('main [name="name"]', 'Anna Berg');
    await visitor.fill('main [name="contract"]', 'die Kette von Samstag');
    await visitor.fill('main [name="email"]', createEmail(world));
    await visitor.click({ css: 'main button', name: t('withdrawal', 'next') });
    await visitor.waitForVisible({ css: 'main h2', name: t('withdrawal', 'review.title') });
    await visitor.click({ css: 'main button', name: 'Widerruf bestätigen' });
    await visitor.waitForVisible({ css: 'main h2', name: t('withdrawal', 'receipt.title') });
  },
};

const writeMessage: BrowserTestJourney = {
  name: 'contact',
  run: async (visitor, world) => {
    await visitor.open(`${world.shopUrl}/kontakt`);
    const form = 'main form:has([name="message"])';
    await visitor.fill(`${form} [name="name"]`, 'Anna Berg');
    await visitor.fill(`${form} [name="email"]`, createEmail(world));
    await visitor.fill(`${form} [name="message"]`, 'Der Verschluss klemmt.');
    await visitor.click({ css: `${form} label:has([name="privacy"]), ${form} [name="privacy"]` });
    await visitor.click({ css: `${form} button`, name: t('contact', 'form.submit') });
    await visitor.waitForPath(/^\/danke/);
    await visitor.waitForText(heading, 'Anna Berg');
  },
};

const readOffline: BrowserTestJourney = {
  name: 'offline',
  run: async (visitor, { otherUrl }) => {
    const proxy = await startClosableProxy(otherUrl);
    try {
      await visitor.open(proxy.url);
      const home = await visitor.tab.run(() => document.querySelector<HTMLElement>('main h1')?.innerText ?? '');
      await visitor.waitUntil('an active service worker', () =>
        visitor.tab.run(async () => (await navigator.serviceWorker.ready).active?.state === 'activated'),
      );
      await visitor.open(`${proxy.url}/impressum`);
      const imprint = await visitor.tab.run(() => document.querySelector<HTMLElement>('main h1')?.innerText ?? '');
      for (const path of ['/', '/impressum']) {
        await visitor.waitUntil(`${path} cached`, () => visitor.tab.run(isCached, path));
      }
      await proxy.close();
      await visitor.tab.open(`${proxy.url}/`);
      await visitor.waitForText(heading, home);
      await visitor.tab.open(`${proxy.url}/impressum`);
      await visitor.waitForText(heading, imprint);
      await visitor.tab.open(`${proxy.url}/gibt-es-nicht`);
      await visitor.waitForText(heading, t('offline', 'heading'));
      // The worker needs no cleanup: its origin is not used again.
      await visitor.tab.run(() => {
        for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      });
    } finally {
      await proxy.close();
    }
  },
  expectedErrors:
    /gibt-es-nicht|page-data|favicon|manifest|NetworkError|Failed to fetch|ERR_CONNECTION|ERR_FAILED|Load failed|ServiceWorker|not loaded/i,
};

/** Runs in the page. Returns whether the service worker has cached all files that the page at a path needs. */
const isCached = async (path: string): Promise<boolean> => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('keyval-store');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database keyval-store cannot be opened.'));
  });
  const files = await new Promise<string[] | undefined>((resolve) => {
    const request = database.transaction('keyval').objectStore('keyval').get(`resources:${path}`);
    request.onsuccess = () => resolve(request.result as string[] | undefined);
  });
  database.close();
  if (!files) return false;
  const found = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return found.every((response) => response !== undefined);
};

export const crossEngineJourneys: readonly BrowserTestJourney[] = [
  openMenuBar,
  openDrawer,
  changeLanguage,
  changeColorMode,
  filterList,
  searchProduct,
  personalise,
  changeCart,
  buyByInvoice,
  withdraw,
  writeMessage,
  readOffline,
];

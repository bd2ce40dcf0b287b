// The ways through the site that have to work in every engine, written once: frame, list, shop, forms, and without a
// connection. In the house's first language; the browser tests try the others in Chromium.
import type { Locale } from '../../contract/locale.ts';
import { message } from '../messages.ts';
import { openPassage } from './passage.ts';
import type { EngineName } from './tab.ts';
import type { Visitor } from './visitor.ts';

export interface JourneyWorld {
  engine: EngineName;
  /** Address of the house with a shop, and of the one without. */
  shopUrl: string;
  otherUrl: string;
}

export interface Journey {
  name: string;
  run: (visitor: Visitor, world: JourneyWorld) => Promise<void>;
  /** Errors that belong to it, such as what is asked for without a connection. */
  expectedErrors?: RegExp;
}

const locale: Locale = 'de';
const t = (namespace: string, key: string) => message(locale, namespace, key);
/** A piece with sizes and an engraving, of which there has to be enough for every engine. */
export const boughtSlug = 'solitaerring-knospe';
const boughtReference = 'AT-V104';
const ring = `/produkte/${boughtSlug}`;
const heading = 'main h1';

/** Waits until the page shows the size, too: a line on its stock moves what stands below. */
const chooseSize = async (visitor: Visitor): Promise<void> => {
  await visitor.click({ css: 'main label:has(input[type="radio"])[data-there]' });
  await visitor.read('main', `${boughtReference}-`);
};

/** An address to which nobody else has mails sent. */
const createEmail = ({ engine }: JourneyWorld) => `${engine}-${process.pid}-${Date.now()}@example.org`;

const readPath = (visitor: Visitor) => visitor.tab.run(() => location.pathname);

/** Leads on by the first link of a place that is to be seen; resolves once its page is there. */
const followFirst = async (visitor: Visitor, css: string): Promise<void> => {
  await visitor.see({ css });
  const path = await visitor.tab.run((one) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(one)];
    return links.find((link) => link.checkVisibility({ visibilityProperty: true }))?.pathname ?? '';
  }, css);
  await visitor.click({ css: `${css}[href="${path}"]` });
  await visitor.until(path, async () => (await readPath(visitor)) === path);
  await visitor.see({ css: heading });
};

const openMenuBar: Journey = {
  name: 'menu',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(shopUrl);
    await visitor.click({ css: 'nav li:first-of-type > details > summary, nav details > summary' });
    await visitor.see({ css: 'nav details[open] a' });
    await visitor.press('Escape');
    await visitor.seeNo({ css: 'nav details[open] a' });
    await visitor.click({ css: 'nav details > summary' });
    await followFirst(visitor, 'nav details[open] ul a');
    await visitor.seeNo({ css: 'nav details[open]' });
  },
};

const openDrawer: Journey = {
  name: 'drawer',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(shopUrl);
    const opener = { css: 'header button', name: t('shell', 'menu') };
    const drawer = { css: '#drawer-menu[open]' };
    await visitor.click(opener);
    await visitor.see(drawer);
    await visitor.tab.click({ x: 60, y: 500 });
    await visitor.seeNo(drawer);
    await visitor.click(opener);
    await visitor.see(drawer);
    await visitor.press('Escape');
    await visitor.seeNo(drawer);
    await visitor.click(opener);
    await visitor.click({ css: '#drawer-menu button', name: t('shell', 'close') });
    await visitor.seeNo(drawer);
    await visitor.click(opener);
    await followFirst(visitor, '#drawer-menu[open] nav a');
    await visitor.seeNo(drawer);
  },
};

const changeLanguage: Journey = {
  name: 'language',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(`${shopUrl}/kontakt`);
    await visitor.click({ css: 'header a[hreflang="en"]' });
    await visitor.arrive(/^\/en\/contact/);
    await visitor.see({ css: 'html[lang="en"] main h1' });
    await visitor.click({ css: 'header a[hreflang="fr"]' });
    await visitor.arrive(/^\/fr\/contact/);
    await visitor.see({ css: 'html[lang="fr"] main h1' });
  },
};

const darken: Journey = {
  name: 'dark mode',
  run: async (visitor, { shopUrl }) => {
    const readGround = () => visitor.tab.run(() => getComputedStyle(document.body).backgroundColor);
    const select = `select[aria-label="${t('shell', 'colorMode.label')}"], footer select`;
    await visitor.open(shopUrl);
    const light = await readGround();
    await visitor.see({ css: select });
    await visitor.choose(select, 'dark');
    await visitor.until('a dark ground', async () => (await readGround()) !== light);
    const dark = await readGround();
    await visitor.open(`${shopUrl}/uhren`);
    await visitor.until('a dark ground on the next page', async () => (await readGround()) === dark);
    await visitor.choose(select, 'light');
    await visitor.until('a light ground', async () => (await readGround()) === light);
  },
};

const filterList: Journey = {
  name: 'filter',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(`${shopUrl}/produkte`);
    await visitor.click({ css: 'main button[commandfor]' });
    const box = 'dialog[open] label:has(input[type="checkbox"])';
    await visitor.see({ css: box });
    await visitor.click({ css: box });
    await visitor.arrive(/^\/produkte\/?\?\w+=/);
    await visitor.press('Escape');
    await visitor.seeNo({ css: 'dialog[open]' });
    await visitor.click({ css: 'main button', name: t('products', 'resetFilters') });
    await visitor.arrive(/^\/produkte\/?$/);
    await visitor.see({ css: 'main article a' });
  },
};

const addRing = async (visitor: Visitor, shopUrl: string): Promise<void> => {
  await visitor.open(shopUrl + ring);
  await chooseSize(visitor);
  await visitor.click({ css: 'main button', name: t('product', 'addToCart') });
  await visitor.until('the ring in the cart', () =>
    visitor.tab.run((slug) => (localStorage.getItem('int-cart') ?? '').includes(slug), boughtSlug),
  );
  await visitor.click({ css: 'dialog[open] a[href="/warenkorb"]' });
  await visitor.arrive(/^\/warenkorb/);
};

const personalise: Journey = {
  name: 'personalise',
  run: async (visitor, { shopUrl }) => {
    await visitor.open(shopUrl + ring);
    await chooseSize(visitor);
    const field = 'main input[type="text"]:not([inputmode]), main input:not([type])';
    await visitor.fill(field, 'Anna & Paul');
    await visitor.see({ css: 'main svg[role="img"][aria-label*="Anna & Paul"]' });
    await visitor.read('main', t('personalization', 'withdrawal.engraved'));
    await visitor.click({ css: 'main button', name: t('product', 'addToCart') });
    await visitor.until('the engraving in the cart', () =>
      visitor.tab.run(() => (localStorage.getItem('int-cart') ?? '').includes('Anna & Paul')),
    );
  },
};

const changeCart: Journey = {
  name: 'cart',
  run: async (visitor, { shopUrl }) => {
    await addRing(visitor, shopUrl);
    await visitor.see({ css: 'main a', name: t('cart', 'toCheckout') });
    await visitor.click({ css: 'main button[data-removes]' });
    await visitor.seeNo({ css: 'main button[data-removes]' });
  },
};

const buyByInvoice: Journey = {
  name: 'buy by invoice',
  run: async (visitor, world) => {
    await addRing(visitor, world.shopUrl);
    await visitor.click({ css: 'main a', name: t('cart', 'toCheckout') });
    await visitor.arrive(/^\/kasse/);
    const given = {
      email: createEmail(world),
      'shipping.first_name': 'Anna',
      'shipping.last_name': 'Berg',
      'shipping.street': 'Rosenweg 7',
      'shipping.zip': '80331',
      'shipping.city': 'Berlin',
    };
    for (const [name, value] of Object.entries(given)) await visitor.fill(`main [name="${name}"]`, value);
    await visitor.click({ css: 'main [name="paymentMethod"][value="2"]' });
    await visitor.see({ css: 'main [name="paymentMethod"][value="2"]:checked' });
    await visitor.click({ css: 'main button', name: t('checkout', 'details.next') });
    await visitor.see({ css: 'main h2', name: t('checkout', 'confirm.heading') });
    await visitor.click({ css: 'main button:not([aria-busy])', name: t('checkout', 'confirm.order') });
    const path = await visitor.arrive(/^\/danke\/?\?order=/);
    await visitor.read('main', new URLSearchParams(path.split('?')[1]).get('order') ?? 'a number');
  },
};

const withdraw: Journey = {
  name: 'withdrawal',
  run: async (visitor, world) => {
    await visitor.open(`${world.shopUrl}/vertrag-widerrufen`);
    await visitor.fill('main [name="name"]', 'Anna Berg');
    await visitor.fill('main [name="contract"]', 'die Kette von Samstag');
    await visitor.fill('main [name="email"]', createEmail(world));
    await visitor.click({ css: 'main button', name: t('withdrawal', 'next') });
    await visitor.see({ css: 'main h2', name: t('withdrawal', 'review.title') });
    await visitor.click({ css: 'main button', name: 'Widerruf bestätigen' });
    await visitor.see({ css: 'main h2', name: t('withdrawal', 'receipt.title') });
  },
};

const writeMessage: Journey = {
  name: 'contact',
  run: async (visitor, world) => {
    await visitor.open(`${world.shopUrl}/kontakt`);
    const form = 'main form:has([name="message"])';
    await visitor.fill(`${form} [name="name"]`, 'Anna Berg');
    await visitor.fill(`${form} [name="email"]`, createEmail(world));
    await visitor.fill(`${form} [name="message"]`, 'Der Verschluss klemmt.');
    await visitor.click({ css: `${form} label:has([name="privacy"]), ${form} [name="privacy"]` });
    await visitor.click({ css: `${form} button`, name: t('contact', 'form.submit') });
    await visitor.arrive(/^\/danke/);
    await visitor.read(heading, 'Anna Berg');
  },
};

const readOffline: Journey = {
  name: 'offline',
  run: async (visitor, { otherUrl }) => {
    const passage = await openPassage(otherUrl);
    try {
      await visitor.open(passage.url);
      const home = await visitor.tab.run(() => document.querySelector<HTMLElement>('main h1')?.innerText ?? '');
      await visitor.until('a service worker in charge', () =>
        visitor.tab.run(async () => (await navigator.serviceWorker.ready).active?.state === 'activated'),
      );
      await visitor.open(`${passage.url}/impressum`);
      const imprint = await visitor.tab.run(() => document.querySelector<HTMLElement>('main h1')?.innerText ?? '');
      for (const path of ['/', '/impressum']) {
        await visitor.until(`${path} kept`, () => visitor.tab.run(isKept, path));
      }
      await passage.close();
      await visitor.tab.open(`${passage.url}/`);
      await visitor.read(heading, home);
      await visitor.tab.open(`${passage.url}/impressum`);
      await visitor.read(heading, imprint);
      await visitor.tab.open(`${passage.url}/gibt-es-nicht`);
      await visitor.read(heading, t('offline', 'heading'));
      // The worker goes with the address, which nobody has next.
      await visitor.tab.run(() => {
        for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      });
    } finally {
      await passage.close();
    }
  },
  expectedErrors:
    /gibt-es-nicht|page-data|favicon|manifest|NetworkError|Failed to fetch|ERR_CONNECTION|ERR_FAILED|Load failed|ServiceWorker|not loaded/i,
};

/** Runs in the page: whether the service worker has noted what the page needs, and has all of it. */
const isKept = async (path: string): Promise<boolean> => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('The notes cannot be opened.'));
  });
  const files = await new Promise<string[] | undefined>((resolve) => {
    const reading = database.transaction('keyval').objectStore('keyval').get(`resources:${path}`);
    reading.onsuccess = () => resolve(reading.result as string[] | undefined);
  });
  database.close();
  if (!files) return false;
  const found = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
  return found.every((response) => response !== undefined);
};

export const journeys: readonly Journey[] = [
  openMenuBar,
  openDrawer,
  changeLanguage,
  darken,
  filterList,
  personalise,
  changeCart,
  buyByInvoice,
  withdraw,
  writeMessage,
  readOffline,
];

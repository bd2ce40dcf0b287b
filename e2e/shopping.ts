// Shopping in the browser tests: pieces of the demo shop in the cart, a form that is filled in, and what the backend and the
// inbox know of an order afterwards.
import type { Locator, Page, Route } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { askBackend, domains, expect, message, siteUrl } from './fixtures.ts';

const base = siteUrl('jeweller');

export const checkoutPaths = { de: '/kasse', en: '/en/checkout', fr: '/fr/commande' } as const;
export const cartPaths = { de: '/warenkorb', en: '/en/cart', fr: '/fr/panier' } as const;
const thanksPaths = { de: '/danke', en: '/en/thanks', fr: '/fr/merci' } as const;

export interface Piece {
  slug: string;
  name: string;
  product: string;
  variant: { id: string; name: string } | null;
  /** In cents. */
  price: number;
}

interface ProductRecord {
  id: string;
  display_name: string;
  price_brutto: string | null;
  product_variants: { id: string; display_name: string; price_brutto: string }[];
}

const toCents = (euros: string | null): number => Math.round(Number(euros) * 100);

/** A piece of the demo shop; of one with variants the named one. */
export const readPiece = async (slug: string, variantName?: RegExp): Promise<Piece> => {
  const fields =
    'id,display_name,price_brutto,product_variants.id,product_variants.display_name,product_variants.price_brutto';
  const [record] = (await askBackend(
    `/items/ecommerce_product?fields=${fields}&filter[slug][_eq]=${slug}&filter[project][domain][_eq]=${domains.jeweller}`,
  )) as ProductRecord[];
  const variant = variantName && record?.product_variants.find(({ display_name }) => variantName.test(display_name));
  if (!record || (variantName && !variant)) throw new Error(`The demo content has no ${slug} ${String(variantName)}.`);
  return {
    slug,
    name: record.display_name,
    product: record.id,
    variant: variant ? { id: variant.id, name: variant.display_name } : null,
    price: toCents(variant ? variant.price_brutto : record.price_brutto),
  };
};

/** Changes price (cents), stock or publication of a piece; only of one that no other file uses. */
export const changePiece = async (
  { product, variant }: Piece,
  change: { price?: number; stock?: number; status?: 'draft' | 'published' },
): Promise<void> => {
  const { price, ...others } = change;
  const body = { ...others, ...(price !== undefined && { price_brutto: (price / 100).toFixed(2) }) };
  const path = variant ? `ecommerce_product_variant/${variant.id}` : `ecommerce_product/${product}`;
  await askBackend(`/items/${path}`, { method: 'PATCH', body });
};

let reads = 100;

/** Makes every read another one: the backend may answer the same one as it did a minute ago. */
const anew = (): string => {
  reads += 1;
  return `limit=${reads}`;
};

/** How many of it are there. */
export const readStock = async ({ product, variant }: Piece): Promise<number> => {
  const [collection, id] = variant ? ['ecommerce_product_variant', variant.id] : ['ecommerce_product', product];
  const [found] = (await askBackend(`/items/${collection}?fields=stock&filter[id][_eq]=${id}&${anew()}`)) as {
    stock: number;
  }[];
  if (!found) throw new Error(`There is no ${collection} ${id}.`);
  return found.stock;
};

interface Wanted {
  piece: Piece;
  count?: number;
  engraving?: string;
}

const engravingSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M2 5h16" stroke="#777"/></svg>';

/** A cart as the product page makes it. */
const toStoredCart = (wanted: readonly Wanted[]): string =>
  JSON.stringify({
    timestamp: Date.now(),
    version: 1,
    products: wanted.map(({ piece, count = 1, engraving }, index) => ({
      cartId: index + 1,
      product: { id: piece.product, slug: piece.slug, name: piece.name, manufacturer: 'Arnsberg', imageUrl: null },
      variant: piece.variant,
      personalization:
        engraving === undefined
          ? null
          : {
              key: engraving,
              values: { engraving, font: 'serif' },
              labels: [{ label: 'Gravur', value: engraving }],
              previews: [engravingSvg],
              isMadeToOrder: true,
            },
      count,
      priceBrutto: piece.price,
    })),
  });

/** Puts pieces into the visitor's cart before the first page comes; afterwards the cart is the site's own. */
export const fillCart = async (page: Page, ...wanted: Wanted[]): Promise<void> => {
  await page.addInitScript((cart) => {
    if (sessionStorage.getItem('e2e-cart') !== null) return;
    sessionStorage.setItem('e2e-cart', 'filled');
    localStorage.setItem('int-cart', cart);
  }, toStoredCart(wanted));
};

/**
 * Gives the visitor an address of their own: the order service counts the orders of each. The backend believes the header
 * from this machine alone.
 */
export const comeFromElsewhere = async (page: Page): Promise<void> => {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;
  await page
    .context()
    .route('**/ecom/**', (route: Route) =>
      route.fallback({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
    );
};

export const text = (locale: Locale, key: string): string => message(locale, 'checkout', key);

export const main = (page: Page): Locator => page.getByRole('main');

/** A control of the form by its name, which does not change with the language. */
export const control = (page: Page, name: string): Locator => main(page).locator(`[name="${name}"]`);

let visitors = 0;

/** An address to which no other test has mails sent. */
export const createEmail = (): string => {
  visitors += 1;
  return `kundin-${process.pid}-${Date.now()}-${visitors}@example.org`;
};

export type Method = 'cash_on_pickup' | 'invoice' | 'klarna' | 'paypal' | 'prepayment';

const methodIds: { [method in Method]: string } = {
  prepayment: '1',
  invoice: '2',
  cash_on_pickup: '3',
  paypal: '4',
  klarna: '5',
};

/** Fills in the form of the checkout; the page has to be open. */
export const fillDetails = async (
  page: Page,
  { email, method, comment, addition }: { email: string; method: Method; comment?: string; addition?: string },
): Promise<void> => {
  await control(page, 'email').fill(email);
  await control(page, 'shipping.first_name').fill('Änne');
  await control(page, 'shipping.last_name').fill('Öztürk');
  await control(page, 'shipping.street').fill('Rosenweg 7');
  if (addition !== undefined) await control(page, 'shipping.address_addition').fill(addition);
  await control(page, 'shipping.zip').fill('80331');
  await control(page, 'shipping.city').fill('München');
  await expect(control(page, 'shipping.country')).toHaveValue('DE');
  // Delivery is chosen already, as soon as the figures of the country are there.
  await expect(main(page).locator('[name="shippingMethod"]:checked')).toHaveCount(1);
  if (method === 'cash_on_pickup') {
    await main(page)
      .getByRole('radio', { name: /Rosenwirtgasse/ })
      .first()
      .check();
  }
  await main(page).locator(`[name="paymentMethod"][value="${methodIds[method]}"]`).check();
  if (comment !== undefined) await control(page, 'comment').fill(comment);
};

/** From the form to the confirm step. */
export const goToConfirm = async (page: Page, locale: Locale): Promise<void> => {
  await main(page)
    .getByRole('button', { name: text(locale, 'details.next') })
    .click();
  await expect(main(page).getByRole('heading', { name: text(locale, 'confirm.heading') })).toBeFocused();
};

export const orderButton = (page: Page, locale: Locale): Locator =>
  main(page).getByRole('button', { name: text(locale, 'confirm.order'), exact: true });

/** Presses it once the figures above it are those of the choices: before it takes no press, and says so. */
export const pressOrder = async (page: Page, locale: Locale): Promise<void> => {
  await expect(orderButton(page, locale)).not.toHaveAttribute('aria-busy');
  await orderButton(page, locale).click();
};

/** Opens the checkout with something in the cart and goes to the confirm step. */
export const openConfirm = async (
  page: Page,
  locale: Locale,
  details: Parameters<typeof fillDetails>[1],
): Promise<void> => {
  await page.goto(base + checkoutPaths[locale]);
  await fillDetails(page, details);
  await goToConfirm(page, locale);
};

export interface OrderRecord {
  id: string;
  number: string;
  state: string;
  total_brutto: string;
  language: string;
  comment: string | null;
  /** With the days on which each was told to arrive; none where that runs from a payment. */
  lines: { delivery_from: string | null; delivery_to: string | null }[];
}

/** What the house has of a shopper. */
export const readOrders = async (email: string): Promise<OrderRecord[]> =>
  (await askBackend(
    `/items/ecommerce_order?fields=id,number,state,total_brutto,language,comment,lines.delivery_from,lines.delivery_to&filter[email][_eq]=${encodeURIComponent(email)}&${anew()}`,
  )) as OrderRecord[];

/** Thanked by the number of an order; resolves to it. */
export const expectThanks = async (page: Page, locale: Locale): Promise<string> => {
  // The service writes order, emails and attachments before it answers: on a busy machine longer than the usual five seconds.
  await expect(page).toHaveURL(new RegExp(`${thanksPaths[locale]}/?\\?order=[\\w-]+$`), { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'thanks', 'order.title'));
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(main(page)).toContainText(number);
  return number;
};

/** The stand-ins for PayPal and Klarna. */
export const paymentsHost = new URL(process.env.E2E_PAYMENTS_URL ?? 'http://localhost').host;

/** What the shopper says in PayPal's window (`approve`), or that PayPal ends what it was still at work on (`complete`). */
export const decideAtPaypal = async (paypalOrderId: string, decision: 'approve' | 'complete'): Promise<void> => {
  const response = await fetch(`${process.env.E2E_PAYMENTS_URL ?? ''}/paypal/window`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: paypalOrderId, decision }),
  });
  expect(response.status).toBe(200);
};

/** What the shopper does in the provider's window. */
export const payAt = async (page: Page, method: 'klarna' | 'paypal', decision: string): Promise<void> => {
  const window = page.locator(`#${method}-window`);
  await window.locator(`[name="${decision}"]`).click();
};

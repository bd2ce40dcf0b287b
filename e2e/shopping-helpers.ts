// Helpers for shopping in the browser tests: products of the demo shop, a filled cart, the checkout form, and the
// orders in the backend.
import type { Locator, Page } from 'playwright/test';
import type { Locale } from '../contract/locale.ts';
import { requestBackendAsAdmin, demoSiteDomains, expect, readSiteMessageByKey, toTestSiteUrl } from './fixtures.ts';

const base = toTestSiteUrl('jeweller');

export const checkoutPagePathByLocale = { de: '/kasse', en: '/en/checkout', fr: '/fr/commande' } as const;
export const cartPagePathByLocale = { de: '/warenkorb', en: '/en/cart', fr: '/fr/panier' } as const;
const thanksPaths = { de: '/danke', en: '/en/thanks', fr: '/fr/merci' } as const;

export interface TestCatalogueProduct {
  slug: string;
  name: string;
  productId: string;
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

/** Reads a product of the demo shop, or the variant that matches `variantName`. */
export const readTestCatalogueProduct = async (slug: string, variantName?: RegExp): Promise<TestCatalogueProduct> => {
  const fields =
    'id,display_name,price_brutto,product_variants.id,product_variants.display_name,product_variants.price_brutto';
  const [record] = (await requestBackendAsAdmin(
    `/items/ecommerce_product?fields=${fields}&filter[slug][_eq]=${slug}&filter[project][domain][_eq]=${demoSiteDomains.jeweller}`,
  )) as ProductRecord[];
  const variant = variantName && record?.product_variants.find(({ display_name }) => variantName.test(display_name));
  if (!record || (variantName && !variant)) throw new Error(`The demo content has no ${slug} ${String(variantName)}.`);
  return {
    slug,
    name: record.display_name,
    productId: record.id,
    variant: variant ? { id: variant.id, name: variant.display_name } : null,
    price: toCents(variant ? variant.price_brutto : record.price_brutto),
  };
};

/** Changes the price (cents), stock or status of a product. Use only products that no other spec uses. */
export const updateTestCatalogueProduct = async (
  { productId, variant }: TestCatalogueProduct,
  change: { price?: number; stock?: number; status?: 'draft' | 'published' },
): Promise<void> => {
  const { price, ...others } = change;
  const body = { ...others, ...(price !== undefined && { price_brutto: (price / 100).toFixed(2) }) };
  const path = variant ? `ecommerce_product_variant/${variant.id}` : `ecommerce_product/${productId}`;
  await requestBackendAsAdmin(`/items/${path}`, { method: 'PATCH', body });
};

let queryLimit = 100;

/** A query parameter that is unique per request, because the backend caches responses per URL for a minute. */
const toUncachedQuery = (): string => {
  queryLimit += 1;
  return `limit=${queryLimit}`;
};

/** Available quantity of a product or variant. */
export const readTestProductAvailableStock = async ({ productId, variant }: TestCatalogueProduct): Promise<number> => {
  const [collection, id] = variant ? ['ecommerce_product_variant', variant.id] : ['ecommerce_product', productId];
  const [found] = (await requestBackendAsAdmin(
    `/items/${collection}?fields=stock&filter[id][_eq]=${id}&${toUncachedQuery()}`,
  )) as {
    stock: number;
  }[];
  if (!found) throw new Error(`There is no ${collection} ${id}.`);
  return found.stock;
};

interface CartEntry {
  product: TestCatalogueProduct;
  quantity?: number;
  engraving?: string;
}

const engravingSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M2 5h16" stroke="#777"/></svg>';

/** The cart in the format that the product page stores. */
const toStoredCart = (entries: readonly CartEntry[]): string =>
  JSON.stringify({
    timestamp: Date.now(),
    version: 1,
    products: entries.map(({ product, quantity = 1, engraving }, index) => ({
      cartId: index + 1,
      product: {
        id: product.productId,
        slug: product.slug,
        name: product.name,
        manufacturer: 'Arnsberg',
        imageUrl: null,
      },
      variant: product.variant,
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
      count: quantity,
      priceBrutto: product.price,
    })),
  });

/** Stores a cart before the first page loads; later pages keep the cart as the site has changed it. */
export const seedCartInLocalStorage = async (page: Page, ...entries: CartEntry[]): Promise<void> => {
  await page.addInitScript((cart) => {
    if (sessionStorage.getItem('e2e-cart') !== null) return;
    sessionStorage.setItem('e2e-cart', 'filled');
    localStorage.setItem('int-cart', cart);
  }, toStoredCart(entries));
};

export const readCheckoutTranslationByKey = (locale: Locale, key: string): string =>
  readSiteMessageByKey(locale, 'checkout', key);

export const getMainLandmark = (page: Page): Locator => page.getByRole('main');

export const clickMainContentLink = (page: Page, name: string): Promise<void> =>
  getMainLandmark(page).getByRole('link', { name }).click();

export const clickMainContentButton = (page: Page, name: string): Promise<void> =>
  getMainLandmark(page).getByRole('button', { name }).click();

/** A form control by its name, which is the same in all languages. */
export const getFormControlByName = (page: Page, name: string): Locator =>
  getMainLandmark(page).locator(`[name="${name}"]`);

let visitors = 0;

/** An email address that no other test uses. */
export const createUniqueEmailAddress = (): string => {
  visitors += 1;
  return `kundin-${process.pid}-${Date.now()}-${visitors}@example.org`;
};

export type TestPaymentMethod = 'cash_on_pickup' | 'invoice' | 'klarna' | 'paypal' | 'prepayment';

const methodIds: { [method in TestPaymentMethod]: string } = {
  prepayment: '1',
  invoice: '2',
  cash_on_pickup: '3',
  paypal: '4',
  klarna: '5',
};

/** Adds optional fields of the checkout form, which are behind a button while they are empty. */
export const clickAddOptionalCheckoutFieldButtons = async (
  page: Page,
  ...keys: ('extras.addComment' | 'fields.add.address_addition' | 'fields.add.company')[]
): Promise<void> => {
  const locale = (await page.locator('html').getAttribute('lang')) as Locale;
  for (const key of keys) await clickMainContentButton(page, readCheckoutTranslationByKey(locale, key));
};

/** Fills in the checkout form; the page must be open. */
export const fillCheckoutForm = async (
  page: Page,
  {
    email,
    method,
    comment,
    addition,
  }: { email: string; method: TestPaymentMethod; comment?: string; addition?: string },
): Promise<void> => {
  await getFormControlByName(page, 'email').fill(email);
  await getFormControlByName(page, 'shipping.first_name').fill('Änne');
  await getFormControlByName(page, 'shipping.last_name').fill('Öztürk');
  await getFormControlByName(page, 'shipping.street').fill('Rosenweg 7');
  if (addition !== undefined) {
    await clickAddOptionalCheckoutFieldButtons(page, 'fields.add.address_addition');
    await getFormControlByName(page, 'shipping.address_addition').fill(addition);
  }
  await getFormControlByName(page, 'shipping.zip').fill('80331');
  await getFormControlByName(page, 'shipping.city').fill('München');
  await expect(getFormControlByName(page, 'shipping.country')).toHaveValue('DE');
  // Shipping is preselected once the quote for the country has arrived.
  await expect(getMainLandmark(page).locator('[name="shippingMethod"]:checked')).toHaveCount(1);
  if (method === 'cash_on_pickup') {
    await getMainLandmark(page)
      .getByRole('radio', { name: /Rosenwirtgasse/ })
      .first()
      .check();
  }
  await getMainLandmark(page).locator(`[name="paymentMethod"][value="${methodIds[method]}"]`).check();
  if (comment !== undefined) {
    await clickAddOptionalCheckoutFieldButtons(page, 'extras.addComment');
    await getFormControlByName(page, 'comment').fill(comment);
  }
};

/** Submits the form and waits for the confirm step. */
export const submitCheckoutAndWaitForConfirmStep = async (page: Page, locale: Locale): Promise<void> => {
  await getMainLandmark(page)
    .getByRole('button', { name: readCheckoutTranslationByKey(locale, 'details.next') })
    .click();
  await expect(
    getMainLandmark(page).getByRole('heading', { name: readCheckoutTranslationByKey(locale, 'confirm.heading') }),
  ).toBeFocused();
};

export const getPlaceOrderButton = (page: Page, locale: Locale): Locator =>
  getMainLandmark(page).getByRole('button', {
    name: readCheckoutTranslationByKey(locale, 'confirm.order'),
    exact: true,
  });

/** Clicks the order button once the totals are up to date; until then it is busy and ignores clicks. */
export const clickPlaceOrderButton = async (page: Page, locale: Locale): Promise<void> => {
  await expect(getPlaceOrderButton(page, locale)).not.toHaveAttribute('aria-busy');
  await getPlaceOrderButton(page, locale).click();
};

/** Enters a code that has an effect, in the cart or in the checkout. */
export const applyCodeAndExpectAccepted = async (page: Page, locale: Locale, code: string): Promise<void> => {
  await clickMainContentButton(page, readSiteMessageByKey(locale, 'codes', 'open'));
  await getFormControlByName(page, 'code').fill(code);
  await getFormControlByName(page, 'code').press('Enter');
  const remove = readSiteMessageByKey(locale, 'codes', 'removeName').replace('{{code}}', code);
  await expect(getMainLandmark(page).getByRole('button', { name: remove })).toBeVisible();
};

/** Opens the checkout, fills in the form and goes to the confirm step; the cart must not be empty. */
export const openCheckoutConfirmStep = async (
  page: Page,
  locale: Locale,
  details: Parameters<typeof fillCheckoutForm>[1],
): Promise<void> => {
  await page.goto(base + checkoutPagePathByLocale[locale]);
  await fillCheckoutForm(page, details);
  await submitCheckoutAndWaitForConfirmStep(page, locale);
};

export interface TestOrderRecord {
  id: string;
  number: string;
  state: string;
  total_brutto: string;
  language: string;
  comment: string | null;
  /** Promised delivery dates; `null` if the delivery time starts with the payment. */
  lines: { delivery_from: string | null; delivery_to: string | null }[];
}

export const readOrdersByEmail = async (email: string): Promise<TestOrderRecord[]> =>
  (await requestBackendAsAdmin(
    `/items/ecommerce_order?fields=id,number,state,total_brutto,language,comment,lines.delivery_from,lines.delivery_to&filter[email][_eq]=${encodeURIComponent(email)}&${toUncachedQuery()}`,
  )) as TestOrderRecord[];

/** Expects the thanks page of an order, and returns the order number. */
export const expectOrderThanksPage = async (page: Page, locale: Locale): Promise<string> => {
  // The service writes order, emails and attachments before it responds, which takes more than the default 5 seconds on
  // a busy machine.
  await expect(page).toHaveURL(new RegExp(`${thanksPaths[locale]}/?\\?order=[\\w-]+$`), { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    readSiteMessageByKey(locale, 'thanks', 'order.title'),
  );
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(getMainLandmark(page)).toContainText(number);
  return number;
};

/** Host of the PayPal and Klarna stand-ins. */
export const paymentStandInHost = new URL(process.env.E2E_PAYMENTS_URL ?? 'http://localhost').host;

/**
 * Approves a PayPal order as the shopper would (`approve`), or completes a capture that is still pending (`complete`).
 */
export const postPaypalStandInDecision = async (
  paypalOrderId: string,
  decision: 'approve' | 'complete',
): Promise<void> => {
  const response = await fetch(`${process.env.E2E_PAYMENTS_URL ?? ''}/paypal/window`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: paypalOrderId, decision }),
  });
  expect(response.status).toBe(200);
};

/** Clicks the button for a decision in the provider's window. */
export const clickPaymentStandInButton = async (
  page: Page,
  method: 'klarna' | 'paypal',
  decision: string,
): Promise<void> => {
  const window = page.locator(`#${method}-window`);
  await window.locator(`[name="${decision}"]`).click();
};

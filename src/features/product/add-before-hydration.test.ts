// @vitest-environment jsdom
// A tap before hydration puts the product into the cart once, or leaves the click to React.
import { beforeEach, expect, it } from 'vitest';
import {
  toCartWithAddedItem,
  cartStorageKey,
  initialCartContents,
  type NewCartItem,
  serializeCart,
} from '../../../domain/cart.ts';
import { parseStoredCart } from '../../../domain/stored-cart.ts';
import './add-before-hydration.ts';

const bell: NewCartItem = {
  product: { id: 'p1', slug: 'bell', name: 'Bell', manufacturer: 'Lenz', imageUrl: '/bell.webp' },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto: 4_900,
};

const ring50: NewCartItem = { ...bell, variant: { id: 'v50', name: '50' } };

const page = `<div role="status"></div><div hidden data-added-message><p>Bell <a href="/cart">is in the cart</a></p></div>
<input type="radio" name="variant" value="v50" /><input type="radio" name="variant" value="v52" /><button>Buy</button><a href="/cart"><span data-counts="cart"></span></a>`;

const readButton = () => document.querySelector('button') as HTMLButtonElement;
const readStatus = () => document.querySelector('[role="status"]')?.textContent;
const readQuantities = () =>
  parseStoredCart(localStorage.getItem(cartStorageKey), Date.now()).products.map(({ count }) => count);

/** Chooses a variant, and queues the event as the inline script does. */
const choose = (value: string): void => {
  const target = document.querySelector(`[value="${value}"]`) as HTMLInputElement;
  target.checked = true;
  document.queuedEvents?.push({ kind: 'input', target, value, checked: true });
};

/** Queues the click as the inline script of the page does. */
const tap = (): void => {
  readButton().setAttribute('aria-busy', 'true');
  document.queuedEvents?.push({ kind: 'click', target: readButton(), pressed: null });
  document.takeQueuedClick?.();
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  readButton().dataset.cartItems = JSON.stringify([bell]);
  document.queuedEvents = [];
  document.productIdInCart = undefined;
});

it('puts the item into an empty cart, says so and leaves nothing for React', () => {
  tap();
  expect(readQuantities()).toEqual([1]);
  expect(readStatus()).toBe('Bell is in the cart');
  expect(document.querySelector('[data-counts]')?.getAttribute('data-count')).toBe('1');
  expect(readButton().hasAttribute('aria-busy')).toBe(false);
  expect(document.queuedEvents).toEqual([]);
  expect(document.productIdInCart).toBe('p1');
});

it('adds to the cart of earlier visits, and once for each tap', () => {
  const ring = { ...bell, product: { ...bell.product, id: 'p2' }, count: 2 };
  localStorage.setItem(
    cartStorageKey,
    serializeCart(toCartWithAddedItem(initialCartContents, ring) ?? initialCartContents, Date.now()) ?? '',
  );
  tap();
  tap();
  expect(readQuantities()).toEqual([2, 2]);
  expect(document.querySelector('[data-counts]')?.getAttribute('data-count')).toBe('4');
  expect(readStatus()).toBe('Bell is in the cart');
});

it('adds the size that was chosen last', () => {
  readButton().dataset.cartItems = JSON.stringify([ring50, { ...ring50, variant: { id: 'v52', name: '52' } }]);
  choose('v50');
  choose('v52');
  tap();
  expect(parseStoredCart(localStorage.getItem(cartStorageKey), Date.now()).products).toMatchObject([
    { variant: { id: 'v52' }, count: 1 },
  ]);
  expect(document.queuedEvents).toEqual([]);
});

it.each<[string, () => void]>([
  ['a product that needs more than a tap', () => delete readButton().dataset.cartItems],
  ['a missing size', () => (readButton().dataset.cartItems = JSON.stringify([ring50]))],
  [
    'a size that is sold out',
    () => {
      readButton().dataset.cartItems = JSON.stringify([ring50]);
      choose('v52');
    },
  ],
  ['a quantity that was changed before', () => document.queuedEvents?.push({ kind: 'escape', target: readButton() })],
  [
    'a quantity at its limit',
    () => store({ timestamp: Date.now(), version: 1, products: [{ ...bell, cartId: 1, count: 99 }] }),
  ],
  ['an expired cart', () => store({ timestamp: 1, version: 1, products: [] })],
  ['a cart of another version', () => store({ timestamp: Date.now(), version: 0, products: [] })],
])('leaves %s to React', (_, prepare) => {
  prepare();
  const before = localStorage.getItem(cartStorageKey);
  tap();
  expect(localStorage.getItem(cartStorageKey)).toBe(before);
  expect(document.queuedEvents?.at(-1)).toMatchObject({ kind: 'click' });
  expect(readButton().getAttribute('aria-busy')).toBe('true');
  expect(readStatus()).toBe('');
});

const store = (cart: unknown): void => localStorage.setItem(cartStorageKey, JSON.stringify(cart));

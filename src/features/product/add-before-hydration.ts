// Entry point of a small script of product pages: puts the product into the cart at the tap, if React is not there yet
// (docs/decisions/009). It shows what React will show, so that hydration finds the same elements. Whatever it cannot
// decide stays queued for React, such as a full cart, a missing choice, or a tap after a change of the quantity.
import {
  toCartWithAddedItem,
  type CartContents,
  cartStorageKey,
  initialCartContents,
  isStoredCartVersionAndAgeValid,
  type NewCartItem,
  serializeCart,
  type StoredCart,
  toCartWithTotals,
} from '../../../domain/cart.ts';
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';
import { createBrowserStorageAccessor } from '../../adapters/browser/browser-storage-accessor.ts';
import { productVariantFormFieldName } from './variant-chip-names.ts';

declare global {
  interface Document {
    /** Called after each queued click; `null` once React hydrates the page. */
    takeQueuedClick?: (() => void) | null;
    /** Product that this script has put into the cart, until React shows the same. */
    productIdInCart?: string | undefined;
  }
}

/**
 * Does not check the items, for which there is no schema here: the cart's store does when React starts. `null` for a
 * cart that it would drop.
 */
const parseUncheckedCart = (text: string | null): CartContents | null => {
  if (text === null) return initialCartContents;
  const stored = parseJsonOrUndefined(text) as StoredCart | null | undefined;
  return stored && isStoredCartVersionAndAgeValid(stored, Date.now()) ? toCartWithTotals(stored.products) : null;
};

const storedCart = createBrowserStorageAccessor<CartContents | null>({
  key: cartStorageKey,
  parse: parseUncheckedCart,
  format: (cart) => cart && serializeCart(cart, Date.now()),
});

const takeQueuedClick = (): void => {
  const { queuedEvents: events = [] } = document;
  const click = events.at(-1);
  // Any other event may decide what this click adds.
  if (click?.kind !== 'click' || !events.slice(0, -1).every(isVariantChoice)) return;
  const button = click.target.closest<HTMLElement>('[data-cart-items]');
  if (!button || storedCart.status() === 'forbidden') return;
  const chosen = document.querySelector<HTMLInputElement>(`[name="${productVariantFormFieldName}"]:checked`)?.value;
  const items = JSON.parse(button.dataset.cartItems ?? '') as NewCartItem[];
  const item = items.find(({ variant }) => variant?.id === chosen);
  const cart = storedCart.read();
  const next = cart && item && toCartWithAddedItem(cart, item);
  if (!next || !storedCart.write(next)) return;
  events.length = 0;
  document.productIdInCart = item.product.id;
  click.target.removeAttribute('aria-busy');
  showCart(next.totalCount);
};

const isVariantChoice = ({ kind, target }: NonNullable<Document['queuedEvents']>[number]): boolean =>
  kind === 'input' && target.getAttribute('name') === productVariantFormFieldName;

const showCart = (quantity: number): void => {
  const message = document.querySelector('[data-added-message]');
  message?.previousElementSibling?.replaceChildren(...message.cloneNode(true).childNodes);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-counts="cart"]')) {
    badge.dataset.count = String(quantity);
  }
};

if (document.takeQueuedClick === undefined) {
  document.takeQueuedClick = takeQueuedClick;
  takeQueuedClick();
}

// Puts a piece into the cart and shows it in the drawer. Called by a product's page on a press: what the cart needs is loaded
// by then at the latest.
import type { CartAddition } from '../../../domain/cart.ts';
import { openPreview } from './cart-preview.ts';

/** Answers whether the piece lies in the cart now: cart and storage may be full. @throws where the code cannot be loaded. */
export const addToCart = async (addition: CartAddition): Promise<boolean> => {
  const { addItem } = await import('../../adapters/browser/cart-store.ts');
  const isKept = addItem(addition);
  if (isKept) openPreview();
  return isKept;
};

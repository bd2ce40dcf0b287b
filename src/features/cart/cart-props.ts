// What the cart needs: shared by its door and its island.

/** Localized paths to which the cart leads. */
export interface CartProps {
  productsPath: string;
  /** `null` where the house has no checkout page. */
  checkoutPath: string | null;
  shippingPath: string;
}

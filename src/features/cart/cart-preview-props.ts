// What the cart's drawer needs: shared by its door and its island.
export interface CartPreviewProps {
  cartPath: string;
  checkoutPath: string | null;
  shippingPath: string;
  /** How often it has been opened: each time it comes up again. */
  openings: number;
}

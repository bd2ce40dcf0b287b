// What the page hands to the checkout and its steps.
export interface CheckoutProps {
  /** Localized paths to which it leads. */
  paths: Readonly<Record<'cart' | 'privacy' | 'products' | 'shipping' | 'terms' | 'thanks' | 'withdrawal', string>>;
  /** The official notice on the legal guarantee (law row L14); `null`: it stands in words. */
  guaranteeNotice: { path: string; width: number; height: number } | null;
}

// Decides before the first paint whether the static part of the checkout form is shown: for a cart, and unless there is
// a draft of an earlier visit, with which the form starts differently.
import { cartStorageKey } from '../../../../domain/cart.ts';

/** Inline script. `int-checkout` is `checkoutStorageKey` of domain/checkout/checkout-draft.ts, which imports zod. */
export const showCheckoutFormPreviewScript =
  `try{if(localStorage['${cartStorageKey}']&&!localStorage['int-checkout']&&location.hash!=='#confirm')` +
  "document.documentElement.dataset.checkoutForm=''}catch(e){}";

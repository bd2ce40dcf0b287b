// Decides before the first paint whether the static part of the checkout form is shown: for a cart, and unless there is
// a draft of an earlier visit, with which the form starts differently.
import { cartStorageKey, checkoutStorageKey } from '../../../../domain/cart.ts';

/** Inline script of the checkout page. */
export const showPreHydrationCheckoutFormScript =
  `try{if(localStorage['${cartStorageKey}']&&!localStorage['${checkoutStorageKey}']&&location.hash!=='#confirm')` +
  "document.documentElement.dataset.checkoutForm=''}catch(e){}";

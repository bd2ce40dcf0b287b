// Decides before the first paint whether the static part of the checkout form is shown: for a cart, and unless there is
// a draft of an earlier visit, with which the form starts differently.

/** Inline script. The keys are those of domain/cart.ts and domain/checkout/checkout-draft.ts, which imports zod. */
export const showCheckoutFormPreviewScript =
  "try{if(localStorage['int-cart']&&!localStorage['int-checkout']&&location.hash!=='#confirm')" +
  "document.documentElement.dataset.checkoutForm=''}catch(e){}";

// Hides the prerendered cards before the first paint if the address requests another list. ProductList shows the cards
// again, and so does a script that fails to load.

/** Inline script that also starts hydration immediately (src/app/deferred-hydration.ts). */
export const hidePrerenderedProductListScript =
  'if(/[?&](category|subcategory|manufacturer|attribute|tag|branch|size|price|stock|q|sort|page|pages)=/.test(location.search)){document.documentElement.dataset.listPending=' +
  "/[?&]q=[^&]/.test(location.search)?'filtered search':" +
  "/[?&](category|subcategory|manufacturer|attribute|tag|branch|size|price|stock)=/.test(location.search)?'filtered':'';" +
  "document.currentScript.setAttribute('data-starts-at-once','');" +
  "addEventListener('error',function(e){if(e.target.localName==='script')delete document.documentElement.dataset.listPending},true)}";

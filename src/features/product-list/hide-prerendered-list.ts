// Hides the built cards of a list whose address asks for others, before anything is painted: nobody sees a list that is
// then replaced by another one. Written into the list's HTML; ProductList shows the cards again, and so does a script of the
// page that cannot be loaded.

/** Source of an inline script. The list then starts at once, not with the visitor's first sign (src/app/deferred-hydration.ts). */
export const hidePrerenderedListScript =
  'if(/[?&](category|subcategory|manufacturer|attribute|tag|price|q|sort|page|pages)=/.test(location.search)){document.documentElement.dataset.listPending=' +
  "/[?&](category|subcategory|manufacturer|attribute|tag|price|q)=/.test(location.search)?'filtered':'';" +
  "document.currentScript.setAttribute('data-starts-at-once','');" +
  "addEventListener('error',function(e){if(e.target.localName==='script')delete document.documentElement.dataset.listPending},true)}";

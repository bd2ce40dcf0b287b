// Hides the built cards of a list whose address asks for others, before anything is painted: nobody sees a list that is
// then replaced by another one. Written into the list's HTML; ProductList shows the cards again.

/** Source of an inline script. The list then starts at once, not with the visitor's first sign (src/app/held-start.ts). */
export const pendingScript =
  "if(/[?&](category|subcategory|manufacturer|attribute|tag|price|q|sort|page|pages)=/.test(location.search)){document.documentElement.dataset.listPending='';" +
  "document.currentScript.setAttribute('data-starts-at-once','')}";

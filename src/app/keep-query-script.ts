// What the language links do before the page is hydrated: take the address's query and hash along (decisions: Languages
// and paths). Written into every page by gatsby-ssr.tsx; after hydration LanguageSwitch does the same without a page load.

/** Source of an inline script; links ask for it with `data-keeps-query`. */
export const keepQueryScript =
  "addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[data-keeps-query]');" +
  'if(a){a.search=location.search;a.hash=location.hash}},true)';

// Sources of small inline scripts, each the same on every page that has it.

/**
 * What the language links (`data-keeps-query`) do before the page is hydrated: take the address's query and hash along (decisions:
 * Languages and paths). Written into every page by gatsby-ssr.tsx; later LanguageSwitch does the same without a page load.
 */
export const preserveQueryScript =
  "addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[data-keeps-query]');" +
  'if(a){a.search=location.search;a.hash=location.hash}},true)';

/**
 * What a 404 page does at a path that Gatsby cannot decode, such as `/%E4` or `/x%25y`: Gatsby decodes a path up to twice and would
 * throw, so it gets the page's own path until it has rendered. unknown-path.ts restores the address it notes.
 */
export const replaceMalformedPathScript =
  '(function(){var l=location;try{decodeURIComponent(decodeURIComponent(l.pathname))}catch(e){' +
  'window.malformedAddress=l.pathname+l.search+l.hash;var n=document.documentElement.lang;' +
  "history.replaceState(history.state,'',n==='de'?'/404.html':'/'+n+'/404/')}})()";

/** Between two questions whether the host can be reached again, in milliseconds. */
const retryMs = 2_000;

/**
 * What the page without connection does when its button is pressed and as soon as the connection is back. A device is back in its network some time before the host can be reached: the page asks again
 * until the host has answered, whatever it says of the address, and loads then. The service worker passes HEAD on to the network.
 */
export const offlineRetryScript =
  '(function(){function again(){location.reload()}' +
  `function later(){setTimeout(ask,${retryMs})}` +
  "function ask(){if(navigator.onLine)fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.status<500?again():later()},later)}" +
  "addEventListener('online',ask);later();" +
  "document.querySelector('[data-try-again] button').addEventListener('click',again)})()";

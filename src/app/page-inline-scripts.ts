// Small inline scripts that are the same on every page that has them.

/**
 * Copies the current query and hash to language links (`data-keeps-query`) before hydration (decisions: Languages and
 * paths). LanguageSwitch does the same afterwards.
 */
export const keepLanguageLinkQueryScript =
  "addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[data-keeps-query]');" +
  'if(a){a.search=location.search;a.hash=location.hash}},true)';

/**
 * Handles a path on the 404 page that Gatsby cannot decode, such as `/%E4` or `/x%25y`. Gatsby decodes a path up to
 * twice and would throw, so the script replaces the path with that of the 404 page. keep-requested-url-on-not-found.ts restores the
 * original address.
 */
export const replaceMalformedPathScript =
  '(function(){var l=location;try{decodeURIComponent(decodeURIComponent(l.pathname))}catch(e){' +
  'window.malformedAddress=l.pathname+l.search+l.hash;var n=document.documentElement.lang;' +
  "history.replaceState(history.state,'',n==='de'?'/404.html':'/'+n+'/404/')}})()";

/** Interval between checks whether the host is reachable, in milliseconds. */
const retryMs = 2_000;

/**
 * Reloads the offline page on a click of its button and once the host is reachable. A device is often online before the
 * host is reachable, so the page polls with HEAD, which the service worker passes to the network. Any answer below 500
 * counts.
 */
export const offlineRetryScript =
  '(function(){function again(){location.reload()}' +
  `function later(){setTimeout(ask,${retryMs})}` +
  "function ask(){if(navigator.onLine)fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){r.status<500?again():later()},later)}" +
  "addEventListener('online',ask);later();" +
  "document.querySelector('[data-try-again] button').addEventListener('click',again)})()";

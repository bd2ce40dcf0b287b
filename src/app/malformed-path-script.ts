// What a 404 page does at a path that Gatsby cannot decode, such as `/%E4` or `/x%25y`: Gatsby decodes a path up to twice and
// would throw, so it gets the page's own path until it has rendered. Written into that page by its template.

/** Source of an inline script; unknown-path.ts restores the address it notes. */
export const malformedPathScript =
  '(function(){var l=location;try{decodeURIComponent(decodeURIComponent(l.pathname))}catch(e){' +
  'window.malformedAddress=l.pathname+l.search+l.hash;var n=document.documentElement.lang;' +
  "history.replaceState(history.state,'',n==='de'?'/404.html':'/'+n+'/404/')}})()";

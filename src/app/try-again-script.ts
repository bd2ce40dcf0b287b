// What the page without connection does by itself: it asks for the address it stands in for, when its button is pressed
// and as soon as the connection is back. Written into that page by its template.

/** Source of an inline script. */
export const tryAgainScript =
  "(function(){function again(){location.reload()}addEventListener('online',again);" +
  "document.querySelector('[data-try-again] button').addEventListener('click',again)})()";

// Hides events that ended after the build. The inline script runs during parsing, so the layout does not shift; the
// function does the same after client-side navigation.

/** Inline script placed after the list, inside its frame. */
export const hidePastEventsScript =
  'var f=document.currentScript.parentNode,n=Date.now(),c=0;' +
  "f.querySelectorAll('[data-ends-ms]').forEach(function(e){e.hidden=+e.dataset.endsMs<=n;c+=!e.hidden});" +
  "f.querySelector('[data-none]').hidden=c>0";

/** @param frame contains the list and the message for an empty list */
export const hidePastEvents = (frame: HTMLElement, nowMs: number): void => {
  const events = [...frame.querySelectorAll<HTMLElement>('[data-ends-ms]')];
  for (const event of events) event.hidden = Number(event.dataset.endsMs) <= nowMs;
  const none = frame.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = events.some((event) => !event.hidden);
};

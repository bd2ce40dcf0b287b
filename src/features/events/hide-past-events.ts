// Hides the events that ended after the build. The script runs while the page is parsed, so nothing moves; the function
// does the same after navigation inside the site, where React adds the list. Used by EventList.

/** Source of an inline script that stands in the list's frame, behind the list. */
export const hidePastEventsScript =
  'var f=document.currentScript.parentNode,n=Date.now(),c=0;' +
  "f.querySelectorAll('[data-ends-ms]').forEach(function(e){e.hidden=+e.dataset.endsMs<=n;c+=!e.hidden});" +
  "f.querySelector('[data-none]').hidden=c>0";

/** @param frame the element around the list and the line that says there is none */
export const hidePastEvents = (frame: HTMLElement, nowMs: number): void => {
  const events = [...frame.querySelectorAll<HTMLElement>('[data-ends-ms]')];
  for (const event of events) event.hidden = Number(event.dataset.endsMs) <= nowMs;
  const none = frame.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = events.some((event) => !event.hidden);
};

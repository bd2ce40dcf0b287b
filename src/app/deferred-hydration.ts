// Hydrates the page once the inline script of deferred-hydration-script.ts has loaded the scripts, and replays the events
// that it has queued.
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** An interaction that happened before hydration. */
type QueuedEvent =
  | { kind: 'click'; target: HTMLElement; /** Its `aria-pressed` when it was clicked. */ pressed: string | null }
  | { kind: 'change'; target: HTMLSelectElement; value: string }
  | { kind: 'input'; target: HTMLInputElement | HTMLTextAreaElement; value: string; checked?: boolean }
  | { kind: 'escape'; target: HTMLElement };

declare global {
  interface Document {
    /** Filled by the inline script; removed once the events are replayed. */
    queuedEvents?: QueuedEvent[] | undefined;
  }
}

/**
 * Hydrates the page. Unless the visitor is waiting for it, hydration is a transition, which lets the browser scroll and
 * handle input in between. The app shell of the offline plug-in has no content to hydrate.
 */
export const hydratePageInTransition = (page: ReactElement, container: HTMLElement): void => {
  document.takeQueuedClick = null;
  const hydrate = () => {
    if (container.querySelector('#gatsby-focus-wrapper > *')) hydrateRoot(container, page);
    else createRoot(container).render(page);
  };
  if (document.queuedEvents?.length) hydrate();
  else startTransition(hydrate);
};

/** Replays the queued events in order and skips elements that are gone. */
export const replayDeferredHydrationEvents = (): void => {
  const actions = document.queuedEvents ?? [];
  document.queuedEvents = undefined;
  for (const action of actions) {
    if (!action.target.isConnected) continue;
    if (action.kind === 'click') {
      const { target } = action;
      target.removeAttribute('aria-busy');
      // The page already shows what the visitor wanted, such as a product that was on the wish list before.
      if (target.getAttribute('aria-pressed') !== action.pressed) continue;
      // The browser has already opened the dialog.
      if (target instanceof HTMLButtonElement && target.commandForElement)
        target.addEventListener('click', (event) => event.preventDefault(), { once: true });
      target.click();
    } else if (action.kind === 'escape') {
      action.target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    } else if (action.kind === 'input') {
      replayInput(action);
    } else {
      action.target.value = action.value;
      action.target.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};

/**
 * Replays an input event. React ignores an input event whose value equals the last value set by script, so this sets
 * another value first. The visitor sees no change.
 */
const replayInput = ({ target, value, checked }: QueuedEvent & { kind: 'input' }): void => {
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    target.checked = !checked;
    target.click();
    return;
  }
  const { selectionStart, selectionEnd } = target;
  target.value = '';
  // Uses the prototype's setter because React overrides the element's own.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target);
  if (target === document.activeElement && selectionStart !== null) {
    target.setSelectionRange(selectionStart, selectionEnd);
  }
  target.dispatchEvent(new Event('input', { bubbles: true }));
};

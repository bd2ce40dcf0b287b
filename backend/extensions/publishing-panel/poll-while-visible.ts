// Repeats a request of a studio view while the view is open and its tab is visible.
import { onBeforeUnmount, onMounted } from 'vue';

/**
 * Called in `setup`. Loads when the view opens, after each pause, and when the user returns to the tab.
 * @param load returns the pause until the next call, in milliseconds
 * @returns a function that loads immediately
 */
export const pollWhileVisible = (load: () => Promise<number>): (() => Promise<void>) => {
  let timer: number | undefined;
  let isGone = false;

  const loadNow = async (): Promise<void> => {
    window.clearTimeout(timer);
    const pauseMs = await load();
    if (!isGone) timer = window.setTimeout(loadIfVisible, pauseMs);
  };
  const loadIfVisible = (): void => {
    if (document.visibilityState === 'visible') void loadNow();
  };

  onMounted(() => {
    void loadNow();
    document.addEventListener('visibilitychange', loadIfVisible);
  });
  onBeforeUnmount(() => {
    isGone = true;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', loadIfVisible);
  });
  return loadNow;
};

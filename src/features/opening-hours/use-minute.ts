// The minute it is, for what changes with the clock; a built page does not know it.
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

const subscribeToMinutes = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, minuteMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};

const readMinute = (): number => Math.floor(Date.now() / minuteMs);

/** `null` in the build, and in the browser until the page is its own. */
export const useMinute = (): Date | null => {
  const minute = useSyncExternalStore(subscribeToMinutes, readMinute, () => null);
  return minute === null ? null : new Date(minute * minuteMs);
};

// Tells when the browser has time for what is not needed at once. Used by lazy islands and the queries of lists and products.
import { useEffect, useState } from 'react';

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else window.setTimeout(resolve, 200);
  });

/** False on the server and in the first paint, true once the page is idle. */
export const useWhenIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isHere = true;
    void whenIdle().then(() => {
      if (isHere) setIsIdle(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isIdle;
};

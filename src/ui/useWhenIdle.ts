// Tells when the browser has time for what is not needed at once. Used by the doors of islands.
import { useEffect, useState } from 'react';

/** False on the server and in the first paint, true once the page is idle. */
export const useWhenIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(() => setIsIdle(true), 200);
      return () => window.clearTimeout(timer);
    }
    const request = window.requestIdleCallback(() => setIsIdle(true), { timeout: 2000 });
    return () => window.cancelIdleCallback(request);
  }, []);
  return isIdle;
};

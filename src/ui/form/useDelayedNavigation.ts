// Leads on to another page of the site a moment after something was done, so that its notice is read (specification §9,
// delayed navigation).
import { navigate } from 'gatsby';
import { useEffect } from 'react';

const delayMs = 1_000;

/** Waits from the moment on in which `href` is there; `null` leads nowhere. Whoever leaves the page earlier stays where they went. */
export const useDelayedNavigation = (href: string | null): void => {
  useEffect(() => {
    if (href === null) return;
    const timer = window.setTimeout(() => {
      navigate(href);
    }, delayMs);
    return () => window.clearTimeout(timer);
  }, [href]);
};

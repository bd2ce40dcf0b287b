// Tells CSS the height of an element, such as that of a sticky column that may be taller than the window.
import { type RefObject, useEffect } from 'react';

/** Keeps the custom property `--own-height` of the element up to date; it is absent before hydration. */
export const useHeightProperty = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => target.style.setProperty('--own-height', `${target.offsetHeight}px`));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
};

// How wide an element is, in CSS pixels, as long as it stands. Used by the step of the card.
import { useEffect, useState } from 'react';

/** 0 until it was measured. */
export const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

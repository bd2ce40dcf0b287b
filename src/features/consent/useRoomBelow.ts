// Tells the page how much of its lower edge a card covers, so that nothing the keyboard reaches stays behind it.
import { type RefObject, useEffect, useRef } from 'react';

/** Keeps `--consent-room` on the root at the height of a card that lies above the page; its styles stand beside the card's. */
export const useRoomBelow = (liesAbove: boolean): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element || !liesAbove) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const room = window.innerHeight - element.getBoundingClientRect().top;
      style.setProperty('--consent-room', `${Math.ceil(room)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-room');
    };
  }, [liesAbove]);
  return card;
};

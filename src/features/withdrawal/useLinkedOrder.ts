// The order whose link led here (`#<access key>`): fills what is still empty in the form, and brings its pieces to be ticked.
// The key stays in the address' hash, which no server gets to see.
import { type RefObject, useEffect, useState } from 'react';
import type { LinkedOrder } from './order-island.tsx';

const keyPattern = /^#([0-9a-f]{64})$/;

const fill = (place: HTMLElement | null, values: LinkedOrder['filled']): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = place?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field?.value === '') field.value = value;
  }
};

/** `null` without a key, and with one that opens nothing (any more): the form then asks for everything itself. */
export const useLinkedOrder = (place: RefObject<HTMLElement | null>): LinkedOrder | null => {
  const [linked, setLinked] = useState<LinkedOrder | null>(null);
  useEffect(() => {
    let isHere = true;
    const [, key] = keyPattern.exec(window.location.hash) ?? [];
    if (key === undefined) return;
    import('./order-island.tsx')
      .then(({ readLinkedOrder }) => readLinkedOrder(key))
      .then(
        (order) => {
          if (!isHere || !order) return;
          setLinked(order);
          fill(place.current, order.filled);
        },
        // Nothing is lost: the form works without it.
        (error: unknown) => console.error(error),
      );
    return () => {
      isHere = false;
    };
  }, [place]);
  return linked;
};

// Animates the items of a list that moves: those that stay glide to their new places, new ones appear. framer-motion
// loads when the browser is idle; until then, and with reduced motion, the list changes at once.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLazyModule } from '../adapters/browser/use-lazy-module.ts';
import { isPreloadAllowed } from './preload-page.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const loadMotion = () => import('framer-motion/dom/mini');

/** The `--medium` and the `--ease` of tokens.css. */
const transition = { duration: 0.32, ease: [0.2, 0, 0, 1] } as const;

interface ItemPlaces {
  /** Another width moves items without a change of the list. */
  width: number;
  /** Distance of each item from the corner of the list, in pixels. */
  byItem: Map<HTMLElement, { x: number; y: number }>;
}

const readPlaces = (list: HTMLElement): ItemPlaces => ({
  width: list.clientWidth,
  byItem: new Map(
    [...list.children].flatMap((item) =>
      item instanceof HTMLElement
        ? [[item, { x: item.offsetLeft - list.offsetLeft, y: item.offsetTop - list.offsetTop }]]
        : [],
    ),
  ),
});

/** @param list its children must keep their elements when they move: React does that for keys */
export const useListReorderAnimation = (list: RefObject<HTMLElement | null>): void => {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const { module: motion } = useLazyModule(loadMotion, { whenIdle: true, isWanted: !isReduced && isPreloadAllowed() });
  const last = useRef<ItemPlaces>(null);
  // After every render, because any of them may move items.
  useLayoutEffect(() => {
    if (!list.current || !motion || isReduced) return;
    const places = readPlaces(list.current);
    const before = last.current;
    last.current = places;
    if (before?.width !== places.width) return;
    for (const [item, { x, y }] of places.byItem) {
      const from = before.byItem.get(item);
      if (!from) motion.animate(item, { opacity: [0, 1] }, transition);
      else if (from.x !== x || from.y !== y)
        motion.animate(item, { transform: [`translate(${from.x - x}px, ${from.y - y}px)`, 'none'] }, transition);
    }
  });
};

// Lazy entry point of the buy bar: the button itself is on the page, so the bar is no part of the first paint.
import { lazyIsland } from '../../ui/lazyIsland.tsx';

export const LazyProductBuyBar = lazyIsland(
  () => import('./product-buy-bar-island.tsx'),
  () => null,
);

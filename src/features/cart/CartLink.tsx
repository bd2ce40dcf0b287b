// Lazy entry point of the cart link. Part of the first paint.
import { lazyIsland } from '../../ui/lazyIsland.tsx';
import { CartLinkPlaceholder } from './CartLinkPlaceholder.tsx';

export const CartLink = lazyIsland(() => import('./cart-link-island.tsx'), CartLinkPlaceholder);

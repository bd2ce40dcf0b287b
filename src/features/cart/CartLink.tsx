// The entry point of the cart link. On the first-paint side.
import { lazyIsland } from '../../ui/lazyIsland.tsx';
import { CartLinkPlaceholder } from './CartLinkPlaceholder.tsx';

export const CartLink = lazyIsland(() => import('./cart-link-island.tsx'), CartLinkPlaceholder);

// The cart's drawer: nothing of it is in a page until it is first opened. On the first-paint side.
import { lazy, Suspense, useEffect, useState } from 'react';
import { IslandBoundary } from '../../ui/lazyIsland.tsx';
import { onPreviewOpened } from './cart-preview.ts';
import type { CartPreviewProps } from './preview-island.tsx';

const CartPreview = lazy(() => import('./preview-island.tsx'));

/** Where the drawer's code cannot be loaded, the link leads where it says. */
const CartPageInstead = ({ path }: { path: string }) => {
  useEffect(() => {
    window.location.assign(path);
  }, [path]);
  return null;
};

export const LazyCartPreview = (props: Omit<CartPreviewProps, 'openings'>) => {
  const [openings, setOpenings] = useState(0);
  useEffect(() => onPreviewOpened(() => setOpenings((count) => count + 1)), []);
  return openings === 0 ? null : (
    <IslandBoundary fallback={<CartPageInstead path={props.cartPath} />}>
      <Suspense fallback={null}>
        <CartPreview {...props} openings={openings} />
      </Suspense>
    </IslandBoundary>
  );
};

// The cart's drawer: nothing of it is in a page until it is first opened. On the first-paint side.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { CartPreviewProps } from './cart-preview-props.ts';
import { onPreviewOpened } from './cart-preview.ts';

const CartPreview = lazy(() => import('./preview-island.tsx'));

export const CartPreviewDoor = (props: Omit<CartPreviewProps, 'openings'>) => {
  const [openings, setOpenings] = useState(0);
  useEffect(() => onPreviewOpened(() => setOpenings((count) => count + 1)), []);
  return openings === 0 ? null : (
    <Suspense fallback={null}>
      <CartPreview {...props} openings={openings} />
    </Suspense>
  );
};

// Holds the place of the shop's footer menu until its island knows whether the shop may be seen. On the first-paint side; who
// has no scripts reads the links at once.
import { lazy } from 'react';
import { Island } from '../../ui/Island.tsx';
import { ShopFooterLinks } from './ShopFooterLinks.tsx';
import type { ShopFooterProps } from './shop-menu-props.ts';

const ShopFooter = lazy(() => import('./shop-footer-island.tsx'));

export const ShopFooterDoor = (props: ShopFooterProps) => (
  <>
    <Island fallback={<ShopFooterLinks {...props} isHidden />}>
      <ShopFooter {...props} />
    </Island>
    <noscript>
      <ShopFooterLinks {...props} />
    </noscript>
  </>
);

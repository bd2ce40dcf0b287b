// Shop links of the layout, shown while the shop is enabled (specification §2, §4). Their space is reserved until that
// is known.
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import { isShopMenuVisible } from '../../../domain/shop-settings.ts';
import { useLazyLoadedQuery } from '../../adapters/use-lazy-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link, LinkList } from '../../ui/Link.tsx';
import { whenIdle } from '../../ui/lazyIsland.tsx';
import * as styles from './ShopLinks.module.css';

export interface ShopPageLinkProps {
  path: string;
  label: string;
  className?: string | undefined;
}

/** The button that links to the shop. */
export const ShopPageLink = ({ path, label, className }: ShopPageLinkProps) => {
  const settings = useShopSettings();
  const content = (
    <>
      <Icon name="shop" />
      {label}
    </>
  );
  return isShopMenuVisible(settings) ? (
    <Link href={path} className={className} partiallyCurrent>
      {content}
    </Link>
  ) : (
    <span className={`${className ?? ''} ${styles.placeholder ?? ''}`} aria-hidden="true">
      {content}
    </span>
  );
};

interface ShopFooterMenuProps {
  label: string;
  links: readonly { type: string; label: string; href: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/**
 * The shop's footer menu: one link per legal page in the settings (terms, withdrawal, shipping, payment). Without
 * scripts all links show.
 */
export const ShopFooterMenu = ({ links, ...props }: ShopFooterMenuProps) => {
  const settings = useShopSettings();
  const types = settings?.legal_pages.map(({ type }) => type) ?? [];
  return (
    <>
      {isShopMenuVisible(settings) ? (
        <FooterLinks {...props} links={links.filter(({ type }) => types.includes(type))} />
      ) : (
        <FooterLinks {...props} links={links} isHidden />
      )}
      <noscript>
        <FooterLinks {...props} links={links} />
      </noscript>
    </>
  );
};

/** Hidden links reserve the space. */
const FooterLinks = ({ label, isHidden = false, ...list }: ShopFooterMenuProps & { isHidden?: boolean }) => (
  <nav aria-label={label} className={isHidden ? styles.placeholder : undefined}>
    <LinkList {...list} />
  </nav>
);

const load = () => whenIdle().then(() => import('../../adapters/directus/shop-settings.ts'));

/** The current settings: `undefined` while loading, `null` where the project has none. */
const useShopSettings = (): ShopSettings | null | undefined =>
  useLazyLoadedQuery({ load, toQuery: ({ shopSettingsQueryOptions: shopSettingsQuery }) => shopSettingsQuery }).data;

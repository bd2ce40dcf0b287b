// Shop links of the layout, shown while the shop is enabled (specification §2, §4). A disabled shop keeps their space.
import {
  isShopMenuVisible,
  type ShopSettingsForLayout,
  selectLoadedOrBuiltShopSettings,
} from '../../../domain/shop-settings.ts';
import { useShopSettings } from '../../adapters/directus/use-shop-settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link, LinkList } from '../../ui/Link.tsx';
import * as styles from './ShopLinks.module.css';

export interface ShopLinkButtonProps {
  path: string;
  label: string;
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
  className?: string | undefined;
}

/** The button that links to the shop. */
export const ShopLinkButton = ({ path, label, shop, className }: ShopLinkButtonProps) => {
  const settings = selectLoadedOrBuiltShopSettings(useShopSettings(), shop);
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

interface FooterLinksProps {
  label: string;
  links: readonly { type: string; label: string; href: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

interface ShopLegalFooterLinksProps extends FooterLinksProps {
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
}

/**
 * The shop's footer menu: one link per legal page in the settings (terms, withdrawal, shipping, payment). Without
 * scripts all links show.
 */
export const ShopLegalFooterLinks = ({ links, shop, ...props }: ShopLegalFooterLinksProps) => {
  const settings = selectLoadedOrBuiltShopSettings(useShopSettings(), shop);
  if (isShopMenuVisible(settings)) {
    const types = settings?.legal_pages.map(({ type }) => type);
    return <FooterLinks {...props} links={links.filter(({ type }) => types?.includes(type))} />;
  }
  return (
    <>
      <FooterLinks {...props} links={links} isHidden />
      <noscript>
        <FooterLinks {...props} links={links} />
      </noscript>
    </>
  );
};

/** Hidden links reserve the space. */
const FooterLinks = ({ label, isHidden = false, ...list }: FooterLinksProps & { isHidden?: boolean }) => (
  <nav aria-label={label} className={isHidden ? styles.placeholder : undefined}>
    <LinkList {...list} />
  </nav>
);

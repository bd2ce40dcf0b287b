// The shop's footer menu: terms, withdrawal, shipping and payment. There while the shop is enabled, one link for each legal page
// that the settings hold (specification §2, §4); who has no scripts reads all links at once.
import { isShopMenuVisible } from '../../../domain/shop-visibility.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './ShopMenu.module.css';
import { useShopSettings } from './useShopSettings.ts';

export interface ShopFooterMenuProps {
  label: string;
  links: readonly { type: string; label: string; href: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

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

/** Hidden ones hold the place. */
const FooterLinks = (props: ShopFooterMenuProps & { isHidden?: boolean }) => {
  const { label, links, className, linkClassName, isHidden = false } = props;
  return (
    <nav aria-label={label} className={isHidden ? styles.placeholder : undefined}>
      <ul className={className}>
        {links.map((link) => (
          <li key={link.type}>
            <Link href={link.href} className={linkClassName}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

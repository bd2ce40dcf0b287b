// The shop's footer menu: terms, withdrawal, shipping and payment.
import { Link } from '../../ui/Link.tsx';
import * as styles from './ShopMenu.module.css';
import type { ShopFooterProps } from './shop-menu-props.ts';

/** A hidden one holds the place. */
export const ShopFooterLinks = (props: ShopFooterProps & { isHidden?: boolean }) => {
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

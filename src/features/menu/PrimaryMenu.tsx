// The primary menu (specification §2, navigation menu), in the drawer and as a bar.
import { useEffect, useRef } from 'react';
import type { MenuLinkData, MainMenuItemData } from '../../../domain/site-content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import * as barStyles from './PrimaryMenuBar.module.css';
import * as styles from './PrimaryMenu.module.css';

export interface PrimaryMenuBarProps {
  label: string;
  entries: readonly MainMenuItemData[];
}

interface DrawerMenuProps extends PrimaryMenuBarProps {
  /** Path of the current page. */
  path: string;
}

/**
 * The menu in the drawer. Its entries with a submenu are native disclosures with a shared name, of which that of the
 * current page is open.
 */
export const DrawerMenu = ({ label, entries, path }: DrawerMenuProps) => (
  <nav aria-label={label}>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.label} ${entry.href ?? ''}`} className={entry.type ?? undefined}>
          <DrawerEntry entry={entry} path={path} />
        </li>
      ))}
    </ul>
  </nav>
);

const DrawerEntry = ({ entry, path }: { entry: MainMenuItemData; path: string }) => {
  const { label, href, links, groups } = entry;
  const linked = [...links, ...groups.flatMap((group) => group.links)];
  if (linked.length === 0) return <EntryName entry={entry} className={styles.entry} />;
  const own = href === null || linked.some((link) => link.href === href) ? [] : [{ label, href, type: null }];
  return (
    <details name="menu" className={styles.disclosure} open={[...own, ...linked].some((link) => link.href === path)}>
      <summary className={styles.entry}>
        {label}
        <Icon name="open" className={styles.mark} />
      </summary>
      <MenuLinks links={[...own, ...links]} className={styles.links} linkClassName={styles.link} />
      {groups.map((group) => (
        <div key={group.label}>
          <p className={styles.groupName}>{group.label}</p>
          <MenuLinks links={group.links} className={styles.links} linkClassName={styles.link} />
        </div>
      ))}
    </details>
  );
};

/**
 * The menu as a bar below the header on wide screens. Panels are native disclosures with a shared name, so only one is
 * open, even without scripts.
 */
export const PrimaryMenuBar = ({ label, entries }: PrimaryMenuBarProps) => {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const findOpen = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
    const closeOnClick = ({ target }: MouseEvent) => {
      const open = findOpen();
      if (!open || !(target instanceof Element)) return;
      if (!open.contains(target) || target.closest('a')) open.open = false;
    };
    // Only while one is open; a click on an entry that the pointer has just opened leaves it open.
    let pointedAt: Element | null = null;
    const switchOnPointing = ({ target, pointerType }: PointerEvent) => {
      const disclosure = target instanceof Element ? target.closest('summary')?.parentElement : null;
      if (pointerType !== 'mouse' || !(disclosure instanceof HTMLDetailsElement)) return;
      if (disclosure.open || !findOpen()) return;
      disclosure.open = true;
      pointedAt = disclosure;
    };
    const stayOpen = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('summary')?.parentElement === pointedAt)
        event.preventDefault();
      pointedAt = null;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const open = key === 'Escape' ? findOpen() : null;
      if (!open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
      const open = findOpen();
      if (open && relatedTarget instanceof Node && !open.contains(relatedTarget)) open.open = false;
    };
    const element = bar.current;
    document.addEventListener('click', closeOnClick);
    document.addEventListener('keydown', closeOnEscape);
    element?.addEventListener('focusout', closeOnLeaving);
    element?.addEventListener('pointerover', switchOnPointing);
    element?.addEventListener('click', stayOpen);
    return () => {
      document.removeEventListener('click', closeOnClick);
      document.removeEventListener('keydown', closeOnEscape);
      element?.removeEventListener('focusout', closeOnLeaving);
      element?.removeEventListener('pointerover', switchOnPointing);
      element?.removeEventListener('click', stayOpen);
    };
  }, []);

  return (
    <nav ref={bar} className={barStyles.bar} aria-label={label}>
      <ul className={barStyles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.href ?? ''}`} className={entry.type ?? undefined}>
            <BarEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
};

const BarEntry = ({ entry }: { entry: MainMenuItemData }) => {
  const { label, links, groups, image } = entry;
  if (links.length === 0 && groups.length === 0) {
    return <EntryName entry={entry} className={barStyles.entry} />;
  }
  return (
    <details name="menu-bar" className={barStyles.disclosure}>
      <summary className={barStyles.entry}>
        {label}
        <Icon name="open" className={barStyles.mark} />
      </summary>
      <div className={barStyles.panel}>
        <div className={barStyles.columns}>
          <EntryName entry={entry} className={barStyles.own} />
          <MenuLinks links={links} className={barStyles.links} linkClassName={barStyles.link} />
          {groups.map((group) => (
            <div key={group.label}>
              <p className={barStyles.groupName}>{group.label}</p>
              <MenuLinks links={group.links} className={barStyles.links} linkClassName={barStyles.link} />
            </div>
          ))}
          {image && <ResponsiveImage {...image} sizes="24rem" className={barStyles.picture} />}
        </div>
      </div>
    </details>
  );
};

const EntryName = ({
  entry: { href, label },
  className,
}: {
  entry: MainMenuItemData;
  className: string | undefined;
}) =>
  href ? (
    <Link href={href} className={className} partiallyCurrent>
      {label}
    </Link>
  ) : (
    <span className={className}>{label}</span>
  );

interface MenuLinksProps {
  links: readonly MenuLinkData[];
  className: string | undefined;
  linkClassName: string | undefined;
}

const MenuLinks = ({ links, className, linkClassName }: MenuLinksProps) =>
  links.length === 0 ? null : (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href} className={link.type ?? undefined}>
          <Link href={link.href} className={linkClassName}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );

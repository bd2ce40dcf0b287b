// The primary menu (specification §2, navigation menu), in the drawer and as a bar.
import { useEffect, useRef } from 'react';
import type { MenuLink, MainMenuItem } from '../../../domain/site-content.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as barStyles from './PrimaryMenuBar.module.css';
import * as styles from './PrimaryMenu.module.css';

export interface PrimaryMenuProps {
  label: string;
  entries: readonly MainMenuItem[];
}

/** The menu in the drawer. */
export const PrimaryMenu = ({ label, entries }: PrimaryMenuProps) => (
  <nav aria-label={label}>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.label} ${entry.href ?? ''}`} className={entry.type ?? undefined}>
          <EntryName entry={entry} className={styles.entry} />
          <MenuLinks links={entry.links} className={styles.links} linkClassName={styles.link} />
          {entry.groups.map((group) => (
            <div key={group.label} className={styles.group}>
              <p className={styles.groupName}>{group.label}</p>
              <MenuLinks links={group.links} className={styles.links} linkClassName={styles.link} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * The menu as a bar below the header on wide screens. Panels are native disclosures with a shared name, so only one is
 * open, even without scripts.
 */
export const PrimaryMenuBar = ({ label, entries }: PrimaryMenuProps) => {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const findOpen = () => bar.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
    const closeOnClick = ({ target }: MouseEvent) => {
      const open = findOpen();
      if (!open || !(target instanceof Element)) return;
      if (!open.contains(target) || target.closest('a')) open.open = false;
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
    return () => {
      document.removeEventListener('click', closeOnClick);
      document.removeEventListener('keydown', closeOnEscape);
      element?.removeEventListener('focusout', closeOnLeaving);
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

const BarEntry = ({ entry }: { entry: MainMenuItem }) => {
  const { label, links, groups } = entry;
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
        </div>
      </div>
    </details>
  );
};

const EntryName = ({ entry: { href, label }, className }: { entry: MainMenuItem; className: string | undefined }) =>
  href ? (
    <Link href={href} className={className} partiallyCurrent>
      {label}
    </Link>
  ) : (
    <span className={className}>{label}</span>
  );

interface MenuLinksProps {
  links: readonly MenuLink[];
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

// The primary menu as a bar below the header on wide screens (specification §2, navigation menu): entries that lead on,
// and entries that open a panel of links. The panels are native disclosures of one name, so one is open at a time, also
// without script.
import { useEffect, useRef } from 'react';
import type { Link as MenuLink, MenuEntry } from '../../../domain/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './MenuBar.module.css';

export interface MenuBarProps {
  label: string;
  entries: readonly MenuEntry[];
}

export const MenuBar = ({ label, entries }: MenuBarProps) => {
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
    <nav ref={bar} className={styles.bar} aria-label={label}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.href ?? ''}`} className={entry.type ?? undefined}>
            <BarEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
};

const BarEntry = ({ entry }: { entry: MenuEntry }) => {
  const { label, href, links, groups } = entry;
  if (links.length === 0 && groups.length === 0) {
    return href ? (
      <Link href={href} className={styles.entry} partiallyCurrent>
        {label}
      </Link>
    ) : (
      <span className={styles.entry}>{label}</span>
    );
  }
  return (
    <details name="menu-bar" className={styles.disclosure}>
      <summary className={styles.entry}>
        {label}
        <Icon name="open" className={styles.mark} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.columns}>
          {href && (
            <Link href={href} className={styles.own} partiallyCurrent>
              {label}
            </Link>
          )}
          <PanelLinks links={links} />
          {groups.map((group) => (
            <div key={group.label}>
              <p className={styles.groupName}>{group.label}</p>
              <PanelLinks links={group.links} />
            </div>
          ))}
        </div>
      </div>
    </details>
  );
};

const PanelLinks = ({ links }: { links: readonly MenuLink[] }) =>
  links.length === 0 ? null : (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href} className={link.type ?? undefined}>
          <Link href={link.href} className={styles.link}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );

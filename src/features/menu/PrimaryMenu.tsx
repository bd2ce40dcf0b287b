// The primary menu as the drawer shows it: entries with their links and groups (specification §2, navigation menu).
import type { Link as MenuLink, MenuEntry } from '../../../domain/site.ts';
import { Link } from '../../ui/Link.tsx';
import * as styles from './PrimaryMenu.module.css';

export interface PrimaryMenuProps {
  label: string;
  entries: readonly MenuEntry[];
}

export const PrimaryMenu = ({ label, entries }: PrimaryMenuProps) => (
  <nav aria-label={label}>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.label} ${entry.href ?? ''}`} className={entry.type ?? undefined}>
          {entry.href ? (
            <Link href={entry.href} className={styles.entry} partiallyCurrent>
              {entry.label}
            </Link>
          ) : (
            <span className={styles.entry}>{entry.label}</span>
          )}
          <MenuLinks links={entry.links} />
          {entry.groups.map((group) => (
            <div key={group.label} className={styles.group}>
              <p className={styles.groupName}>{group.label}</p>
              <MenuLinks links={group.links} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  </nav>
);

const MenuLinks = ({ links }: { links: readonly MenuLink[] }) =>
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

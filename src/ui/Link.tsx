// The one link of the site: in-app navigation for internal paths, a new tab for external ones (specification §2); lists
// of links, and telephone numbers.
import { Link as GatsbyLink } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { findRedirect, toSiteRedirects } from '../i18n/redirects.ts';

const externalAddress = /^https?:/i;
const opensElsewhere = /^(https?:|mailto:|tel:)/i;

export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Current when the page is below this path, not only at it (menus; specification §2). */
  partiallyCurrent?: boolean;
  /** Leaves this page where it is, with what is typed in it; the text should say so. */
  inNewTab?: boolean;
  lang?: string;
  /** May keep the press from being followed. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  'aria-haspopup'?: 'dialog';
  'aria-label'?: string;
}

export const Link = ({ href, children, partiallyCurrent = false, inNewTab = false, ...rest }: LinkProps) => {
  if (inNewTab || opensElsewhere.test(href)) {
    return (
      <a href={href} target="_blank" rel={externalAddress.test(href) ? 'noopener noreferrer' : undefined} {...rest}>
        {children}
      </a>
    );
  }
  if (href.startsWith('#') || isRedirected(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={href} getProps={partiallyCurrent && !isRoot(href) ? markPartiallyCurrent : undefined} {...rest}>
      {children}
    </GatsbyLink>
  );
};

export interface LinkListProps {
  links: readonly { label: string; href: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

export const LinkList = ({ links, className, linkClassName }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href} className={linkClassName}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** A page below the link's path counts as the link's own (specification §2: top-level links match partially but root). */
const markPartiallyCurrent = ({ isPartiallyCurrent }: { isPartiallyCurrent: boolean }) =>
  isPartiallyCurrent ? { 'aria-current': 'page' as const } : {};

/** The router would look for the page of another site's address among its own. */
const isRedirected = (href: string): boolean =>
  findRedirect(toSiteRedirects(process.env.GATSBY_LOGIN_URL), href.replace(/[?#].*$/, '')) !== undefined;

const isRoot = (href: string): boolean => /^\/(en|fr)?\/?$/.test(href);

interface PhoneLinkProps {
  title: string;
  phone: { display: string; href: string | null };
}

/** A phone number with its title: a telephone link where it can be called (specification §2, phone display). */
export const PhoneLink = ({ title, phone }: PhoneLinkProps) => (
  <>
    <span>{title}</span>{' '}
    {phone.href ? (
      <a href={phone.href} target="_blank">
        {phone.display}
      </a>
    ) : (
      <span>{phone.display}</span>
    )}
  </>
);

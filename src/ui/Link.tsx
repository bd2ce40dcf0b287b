// The site's link: client-side navigation for internal paths, a new tab for external ones (specification §2). Also link
// lists and phone links.
import { Link as GatsbyLink } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { findSiteRedirect, toFixedSiteRedirects } from '../i18n/fixed-site-redirects.ts';

const externalAddress = /^https?:/i;
const opensElsewhere = /^(https?:|mailto:|tel:)/i;

export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Marks the link as current on pages below its path, too (menus; specification §2). */
  partiallyCurrent?: boolean;
  /** Opens a new tab, so form input on this page is kept; the link text should say so. */
  inNewTab?: boolean;
  lang?: string;
  /** May prevent the navigation. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  'aria-haspopup'?: 'dialog';
  'data-prefetch'?: true;
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

/** Marks the link as current on pages below its path, except for root links (specification §2). */
const markPartiallyCurrent = ({ isPartiallyCurrent }: { isPartiallyCurrent: boolean }) =>
  isPartiallyCurrent ? { 'aria-current': 'page' as const } : {};

/** The router would look for a redirected path among its own pages. */
const isRedirected = (href: string): boolean =>
  findSiteRedirect(toFixedSiteRedirects(process.env.GATSBY_LOGIN_URL), href.replace(/[?#].*$/, '')) !== undefined;

const isRoot = (href: string): boolean => /^\/(en|fr)?\/?$/.test(href);

interface PhoneLinkProps {
  title: string;
  phone: { display: string; href: string | null };
}

/** A phone number with its title, linked with `tel:` if it can be called (specification §2, phone display). */
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

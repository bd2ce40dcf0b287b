// The one link of the site: in-app navigation for internal paths, a new tab for external ones (specification §2).
import { Link as GatsbyLink } from 'gatsby';
import type { ReactNode } from 'react';

const externalAddress = /^https?:/i;
const opensElsewhere = /^(https?:|mailto:|tel:)/i;

export interface LinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Current when the page is below this path, not only at it (menus; specification §2). */
  partiallyCurrent?: boolean;
  lang?: string;
  'aria-label'?: string;
}

export const Link = ({ href, children, partiallyCurrent = false, ...rest }: LinkProps) => {
  if (opensElsewhere.test(href)) {
    return (
      <a href={href} target="_blank" rel={externalAddress.test(href) ? 'noopener noreferrer' : undefined} {...rest}>
        {children}
      </a>
    );
  }
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={href} partiallyActive={partiallyCurrent && !isRoot(href)} {...rest}>
      {children}
    </GatsbyLink>
  );
};

const isRoot = (href: string): boolean => /^\/(en|fr)?\/?$/.test(href);

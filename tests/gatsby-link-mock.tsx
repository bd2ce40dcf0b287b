// Mocks Gatsby in unit tests (vitest.config.mts): its link is a plain anchor.
import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  getProps?: (place: { isCurrent: boolean; isPartiallyCurrent: boolean }) => object;
}

export const Link = ({ to, children, getProps, ...rest }: LinkProps) => (
  <a href={to} data-in-app {...rest} {...getProps?.({ isCurrent: false, isPartiallyCurrent: false })}>
    {children}
  </a>
);

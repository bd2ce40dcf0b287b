// What components use of Gatsby, for unit tests: its link as a plain anchor. vitest.config.mts puts it in Gatsby's place.
import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} data-in-app {...rest}>
    {children}
  </a>
);

// Mocks Gatsby in unit tests (vitest.config.mts): its link is a plain anchor.
import type { AnchorHTMLAttributes } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} data-in-app {...rest}>
    {children}
  </a>
);

// A link to a page of this site that is one of many in view: its page is loaded ahead when the visitor points at it, and not
// as soon as it is seen, as Gatsby's own link does; a list would load twenty pages nobody asked for.
import { navigate, prefetchPathname } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';

export interface CardLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
  /** What the next page may know of where the visitor comes from (history state). */
  state?: object | undefined;
}

export const CardLink = ({ href, children, state, ...rest }: CardLinkProps) => {
  const loadAhead = () => prefetchPathname(href);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href, state ? { state } : {});
  };
  return (
    <a href={href} {...rest} onClick={follow} onPointerEnter={loadAhead} onFocus={loadAhead}>
      {children}
    </a>
  );
};

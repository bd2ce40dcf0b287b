// A link of a product's card with history state, which loads its page on hover or focus.
import { navigate } from 'gatsby';
import type { ComponentProps, MouseEvent, ReactNode, RefObject } from 'react';
import { startPhotoTransition } from './photo-transition.ts';
import { preloadPage } from './preload-page.ts';

export interface CardLinkProps extends Pick<
  ComponentProps<'a'>,
  'aria-hidden' | 'aria-label' | 'className' | 'onMouseDown' | 'onScroll' | 'tabIndex'
> {
  href: string;
  children: ReactNode;
  /** History state for the linked page, such as the list it was opened from. */
  state?: object | undefined;
  /** Becomes the photograph of the linked page. */
  photo?: RefObject<HTMLElement | null>;
  onFocus?: () => void;
}

export const ProductCardLink = ({ href, children, state, photo, onFocus, ...rest }: CardLinkProps) => {
  const preload = () => preloadPage(href);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (photo?.current) startPhotoTransition(photo.current, href);
    navigate(href, state ? { state } : {});
  };
  return (
    <a
      href={href}
      {...rest}
      onClick={follow}
      onPointerEnter={preload}
      onFocus={() => {
        preload();
        onFocus?.();
      }}
    >
      {children}
    </a>
  );
};

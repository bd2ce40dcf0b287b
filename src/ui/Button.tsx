// Buttons and button-styled links: at most one primary per view, secondary beside it, ghost for navigation.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link.tsx';

export type ButtonVariant = 'ghost' | 'primary' | 'secondary';

/** For native elements that act as a button, such as the summary of a disclosure. */
export const toButtonClassName = (variant: ButtonVariant, className?: string): string =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

export interface ButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'disabled' | 'form' | 'onClick' | 'type'
> {
  variant?: ButtonVariant;
  children: ReactNode;
  /** Its action is running: stays focusable, announces itself as busy and ignores clicks. */
  isBusy?: boolean;
  className?: string | undefined;
  /** JSON of the items that the button can add to the cart, for add-before-hydration.ts. */
  'data-cart-items'?: string | undefined;
}

export const Button = ({
  variant = 'primary',
  type = 'button',
  isBusy = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={toButtonClassName(variant, className)}
    aria-busy={isBusy || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {children}
  </button>
);

export interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
  className?: string | undefined;
  /** Its page, which is opened by a full page load, is prefetched (preload-page.ts). */
  'data-prefetch'?: true;
}

export const ButtonLink = ({ variant = 'primary', className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={toButtonClassName(variant, className)} />
);

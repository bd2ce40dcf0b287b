// Buttons and links that look like them: one primary per view, secondary beside it, quiet for going on.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link.tsx';

export type ButtonLook = 'primary' | 'quiet' | 'secondary';

/** For what the browser makes a button of by itself, such as the summary of a disclosure. */
export const toButtonClassName = (look: ButtonLook, className?: string): string =>
  [styles.button, styles[look], className].filter(Boolean).join(' ');

export interface ButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'form' | 'onClick' | 'type'
> {
  look?: ButtonLook;
  children: ReactNode;
  /** What it started is under way: it stays focusable, says so, and takes no second click. */
  isBusy?: boolean;
  className?: string | undefined;
}

export const Button = ({
  look = 'primary',
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
    className={toButtonClassName(look, className)}
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
  look?: ButtonLook;
  children: ReactNode;
  className?: string;
}

export const ButtonLink = ({ href, look = 'primary', children, className }: ButtonLinkProps) => (
  <Link href={href} className={toButtonClassName(look, className)}>
    {children}
  </Link>
);

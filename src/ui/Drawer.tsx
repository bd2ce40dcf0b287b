// The right-hand drawer, or a sheet from below on phones: a native modal dialog, so the browser handles focus, Escape
// and inertness. It opens without scripts in browsers that support invoker commands (see DrawerButton).
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Drawer.module.css';

export interface DrawerProps {
  /** DrawerButton opens the drawer by this id. */
  id: string;
  title: string;
  closeLabel: string;
  /** Label of the second close button below the content (specification §4). */
  footCloseLabel?: string;
  children: ReactNode;
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** Comes from below on phones and leaves the top of the page visible. */
  isSheetOnPhones?: boolean;
}

export const Drawer = (props: DrawerProps) => {
  const { id, title, closeLabel, footCloseLabel, children, footer, isSheetOnPhones = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A click outside the panel, or on any link in it, closes the drawer (specification §2, §4).
  useEffect(() => {
    const element = dialog.current;
    const closeOnClick = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest('a'))) element?.close();
    };
    element?.addEventListener('click', closeOnClick);
    return () => element?.removeEventListener('click', closeOnClick);
  }, []);

  const toCloseButton = (label: string) => (
    <button
      type="button"
      className={styles.close}
      onClick={() => dialog.current?.close()}
      command="close"
      commandfor={id}
    >
      <Icon name="close" />
      {label}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      id={id}
      className={`${styles.drawer} ${isSheetOnPhones ? styles.sheet : ''}`}
      aria-labelledby={titleId}
      closedby="any"
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {toCloseButton(closeLabel)}
        </div>
        {children}
        {footCloseLabel && <div className={styles.foot}>{toCloseButton(footCloseLabel)}</div>}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  );
};

interface DrawerButtonProps {
  /** Id of the drawer. */
  opens: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Opens a drawer: by invoker commands, or by script in browsers without them. */
export const DrawerButton = ({ opens, children, className }: DrawerButtonProps) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    onClick={() => {
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(opens);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    }}
    command="show-modal"
    commandfor={opens}
  >
    {children}
  </button>
);

// Opens a drawer: natively through invoker commands, by script in browsers that do not know them yet.
import type { ReactNode } from 'react';

export interface DrawerButtonProps {
  /** Id of the drawer. */
  opens: string;
  children: ReactNode;
  className?: string | undefined;
}

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

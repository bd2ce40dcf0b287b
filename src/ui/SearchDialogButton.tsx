// Opens the product search (src/features/search), a dialog on every page of a site with a shop.
import type { ReactNode } from 'react';
import { DrawerButton } from './Drawer.tsx';
import { Icon } from './Icon.tsx';

export const searchDialogId = 'dialog-search';

interface SearchDialogButtonProps {
  children: ReactNode;
  className?: string | undefined;
}

export const SearchDialogButton = ({ children, className }: SearchDialogButtonProps) => (
  <DrawerButton opens={searchDialogId} className={className}>
    <Icon name="search" />
    {children}
  </DrawerButton>
);

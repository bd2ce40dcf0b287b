// The two contents of the drawer (specification §4): closed, or open with the menu or the contact data.
export const drawerIds = { primaryMenu: 'drawer-menu', contact: 'drawer-contact' } as const;

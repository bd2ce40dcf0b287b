// What the shop's menus need: shared by their doors and islands.
export interface ShopLinkProps {
  path: string;
  label: string;
  className?: string | undefined;
}

export interface ShopFooterProps {
  label: string;
  links: readonly { type: string; label: string; href: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

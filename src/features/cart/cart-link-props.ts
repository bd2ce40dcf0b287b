// What the cart link needs: shared by its door and its island.
export interface CartLinkProps {
  path: string;
  label: string;
  className?: string | undefined;
}

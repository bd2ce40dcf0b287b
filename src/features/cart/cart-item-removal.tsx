// Removing an item from the cart, and undoing it: a line in its place says so until something else is removed.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../domain/cart-item.ts';
import { removeItemFromCart, restoreItemToCart } from '../../adapters/browser/cart-store.ts';
import { Button } from '../../ui/Button.tsx';

interface RemovedItem {
  item: CartItem;
  /** Its place in the cart. */
  index: number;
  /** Product and variant. */
  name: string;
}

export type UseCartItemRemovalResult = ReturnType<typeof useCartItemRemoval>;

export const useCartItemRemoval = (lineCount: number) => {
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [hasUndoFailed, setHasUndoFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const focusIndex = useRef<number>(null);
  // The clicked button is gone, so that of the line in its place gets focus.
  useEffect(() => {
    if (focusIndex.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-removes]');
    buttons?.item(Math.min(focusIndex.current, buttons.length - 1)).focus();
    focusIndex.current = null;
    // The item may have been merged into a line of another tab.
  }, [lineCount, removed]);
  return {
    removed,
    /** The cart has no room for it. */
    hasUndoFailed,
    /** The list of lines. */
    list,
    remove: (removedItem: RemovedItem) => {
      if (!removeItemFromCart(removedItem.item.cartId)) return;
      focusIndex.current = removedItem.index;
      setRemoved(removedItem);
      setHasUndoFailed(false);
    },
    undo: () => {
      if (!removed) return;
      if (!restoreItemToCart(removed.item, removed.index)) {
        setHasUndoFailed(true);
        return;
      }
      focusIndex.current = removed.index;
      setRemoved(null);
    },
  };
};

/** Says what has been removed, with a button that puts it back. */
export const RemovedCartItemNotice = ({
  removal: { removed, hasUndoFailed, undo },
}: {
  removal: UseCartItemRemovalResult;
}) => {
  const { t } = useTranslation('cart');
  return (
    removed && (
      <>
        <span>{t(hasUndoFailed ? 'undoFailed' : 'removed', { name: removed.name })}</span>
        <Button variant="ghost" onClick={undo}>
          {t('undo')}
        </Button>
      </>
    )
  );
};

// The lines of the cart on its page: what each is, with its engraving as it will look, what the service says of it, and how many.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { removeItem } from '../../adapters/browser/cart-store.ts';
import type { CheckedLine } from '../../../domain/cart-quote.ts';
import { CartLine } from './CartLine.tsx';
import * as styles from './CartLines.module.css';

export const CartLines = ({ lines }: { lines: readonly CheckedLine[] }) => {
  const { t, i18n } = useTranslation('cart');
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(null);
  // The button that was pressed is gone: the one of the line in its place has the focus.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-removes]');
    buttons?.item(Math.min(removed.current, buttons.length - 1)).focus();
    removed.current = null;
  }, [lines.length]);
  return (
    <ul ref={list} className={styles.lines} aria-label={t('lines')}>
      {lines.map((line, index) => (
        <CartLine
          key={line.item.cartId}
          line={line}
          locale={i18n.language as Locale}
          onRemove={() => {
            removed.current = index;
            removeItem(line.item.cartId);
          }}
        />
      ))}
    </ul>
  );
};

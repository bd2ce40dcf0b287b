// The ways on from an order that waits for its payment. Where the cart holds something else by now, the shopper says which of
// the two is meant, so that nothing is charged twice and nothing is lost. Part of HeldPayment.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../../contract/locale.ts';
import { useCartStore } from '../../../adapters/browser/cart-store.ts';
import type { OrderAttempt } from '../../../../domain/checkout/order-attempt.ts';
import { isCartAsOrdered, subtractOrderedLines } from '../../../../domain/checkout/ordered-lines.ts';
import { formatPrice } from '../../../i18n/format-price.ts';
import { Button } from '../../../ui/Button.tsx';
import * as styles from './HeldPayment.module.css';

export interface HeldWaysProps {
  attempt: OrderAttempt;
  held: NonNullable<OrderAttempt['held']>;
  provider: string;
  locale: Locale;
  /** `other`: this payment is over, another way is the first choice. `wait`: the provider decides, nothing can be given up. */
  way?: 'other' | 'wait' | undefined;
  onPay: () => void;
  onGiveUp: () => void;
}

export const HeldWays = ({ attempt, held, provider, locale, way, onPay, onGiveUp }: HeldWaysProps) => {
  const { t } = useTranslation('checkout');
  const cart = useCartStore();
  const { lines } = attempt.content;
  if (way === 'wait') return <Button onClick={onPay}>{t('held.look')}</Button>;
  const isEmpty = cart.products.length === 0;
  const left = subtractOrderedLines(cart, lines).totalCount;
  if (isEmpty || isCartAsOrdered(cart, lines)) {
    return (
      <>
        <div className={styles.ways}>
          {way === 'other' && !isEmpty && <Button onClick={onGiveUp}>{t('held.payAnotherWay')}</Button>}
          <Button variant={way === 'other' && !isEmpty ? 'secondary' : 'primary'} onClick={onPay}>
            {t('held.continue', { provider })}
          </Button>
          {(way !== 'other' || isEmpty) && (
            <Button variant="secondary" onClick={onGiveUp}>
              {t(isEmpty ? 'held.cancel' : 'held.change')}
            </Button>
          )}
        </div>
        <p className={styles.note}>{t(isEmpty ? 'held.cancelNote' : 'held.changeNote')}</p>
      </>
    );
  }
  const total = formatPrice(cart.totalPriceBrutto, locale);
  return (
    <section className={styles.choice} aria-labelledby="held-choice">
      <h3 id="held-choice">{t('held.choice.heading')}</h3>
      <p>{t('held.choice.text', { total })}</p>
      <ul className={styles.choices}>
        <li>
          <Button onClick={onPay}>{t('held.choice.pay', { total: formatPrice(held.total, locale), provider })}</Button>
          <p className={styles.note}>{t(left > 0 ? 'held.choice.payNote' : 'held.choice.payNoteRemoved')}</p>
        </li>
        <li>
          <Button variant="secondary" onClick={onGiveUp}>
            {t('held.choice.orderAll', { total })}
          </Button>
          <p className={styles.note}>{t('held.choice.orderAllNote')}</p>
        </li>
      </ul>
    </section>
  );
};

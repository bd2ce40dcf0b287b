// Why placing or paying an order failed, and what to do about it. Announced immediately.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { UnorderableCartItem } from '../../../domain/checkout/compare-cart-with-order.ts';
import { formatPrice } from '../../i18n/format.ts';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './Checkout.module.css';
import { unpaidOrderAdviceByRecoveryAction, type PlaceOrderProblem } from './payment/place-order-store.ts';

export interface CheckoutProblemNoticeProps {
  problem: PlaceOrderProblem;
  locale: Locale;
  /** Name of the payment provider, if there is one. */
  provider?: string | undefined;
  /** The current total. */
  totalCents?: number;
}

export const CheckoutProblemNotice = ({
  problem,
  locale,
  provider = '',
  totalCents: total,
}: CheckoutProblemNoticeProps) => {
  const { t } = useTranslation('checkout');
  const toText = (): string => {
    switch (problem.kind) {
      case 'lost':
        return t(problem.isOffline ? 'failed.offline' : 'failed.lost');
      case 'closed':
        return t('failed.closed');
      case 'refused':
        return problem.advice && provider
          ? t(`held.reasons.${unpaidOrderAdviceByRecoveryAction[problem.advice]}`, { provider })
          : t(`refusals.${problem.code}`);
      case 'payment':
        return t(`held.reasons.${problem.reason}`, { provider });
      case 'changed':
        if (problem.items.length > 0) return t('failed.unavailable');
        return total === undefined || total === problem.totalBeforeCents
          ? t('failed.changed')
          : t('failed.changedTotal', {
              before: formatPrice(problem.totalBeforeCents, locale),
              now: formatPrice(total, locale),
            });
    }
  };
  const isChoice = problem.kind === 'payment' && problem.reason === 'cancelled';
  const items = problem.kind === 'changed' ? problem.items : [];
  return (
    <Notice variant={isChoice ? 'info' : 'error'}>
      <p>{toText()}</p>
      <UnavailableCartItemList items={items} />
    </Notice>
  );
};

/** Lists the items that cannot be ordered, each with the reason. */
export const UnavailableCartItemList = ({ items }: { items: readonly UnorderableCartItem[] }) => {
  const { t } = useTranslation('checkout');
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map(({ name, problem, available }, index) => (
        <li key={`${index} ${name}`}>{t(`unavailable.${problem}`, { name, count: available })}</li>
      ))}
    </ul>
  );
};

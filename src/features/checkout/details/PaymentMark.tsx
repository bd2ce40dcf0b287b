// The mark of a payment method beside its name: an icon, or the provider's name in a neutral frame, because its logo is a
// trademark. Decorative.
import type { CartQuote } from '../../../../contract/shop/cart-quote.ts';
import { toPaymentProviderName } from '../../../../domain/checkout/reconcile-checkout-choices.ts';
import { Icon, type IconProps } from '../../../ui/Icon.tsx';
import * as styles from './PaymentMark.module.css';

const icons: Readonly<Record<string, IconProps['name']>> = {
  prepayment: 'bank',
  invoice: 'receipt',
  cash_on_pickup: 'shop',
};

export const PaymentMark = ({ id, method }: Pick<CartQuote['payment_methods'][number], 'id' | 'method'>) => {
  const icon = icons[method];
  return (
    <span className={styles.mark} aria-hidden="true">
      {icon ? <Icon name={icon} /> : toPaymentProviderName(id)}
    </span>
  );
};

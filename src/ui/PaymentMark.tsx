// The mark of a payment method: an icon, or the provider's name in a neutral frame, because its logo is a trademark.
// Decorative: a text names the method.
import { Icon, type IconProps } from './Icon.tsx';
import * as styles from './PaymentMark.module.css';

const icons: Readonly<Record<string, IconProps['name']>> = {
  prepayment: 'bank',
  invoice: 'receipt',
  cash_on_pickup: 'shop',
};

export interface PaymentMarkProps {
  /** Such as `prepayment`. */
  method: string;
  /** Of a method without an icon. */
  provider: string | undefined;
}

export const PaymentMark = ({ method, provider }: PaymentMarkProps) => {
  const icon = icons[method];
  return (
    <span className={styles.mark} aria-hidden="true">
      {icon ? <Icon name={icon} /> : provider}
    </span>
  );
};

// The mark of a payment method: an icon, or the provider's name in a neutral frame, because its logo is a trademark.
// Decorative: a text names the method.
import { Icon, type IconProps } from './Icon.tsx';
import * as styles from './PaymentMark.module.css';

const icons: Readonly<Record<string, IconProps['name']>> = {
  prepayment: 'bank',
  invoice: 'receipt',
  cash_on_pickup: 'shop',
};

const providerNames: Readonly<Record<string, string>> = { paypal: 'PayPal', klarna: 'Klarna' };

export const PaymentMark = ({ method }: { method: string }) => {
  const icon = icons[method];
  return (
    <span className={styles.mark} aria-hidden="true">
      {icon ? <Icon name={icon} /> : providerNames[method]}
    </span>
  );
};

export interface PaymentMarksProps {
  methods: readonly { method: string; name: string }[];
}

/** The marks of all methods in a line. */
export const PaymentMarks = ({ methods }: PaymentMarksProps) => (
  <p className={styles.marks}>
    {methods.map(({ method, name }) => (
      <span key={method} title={name}>
        <PaymentMark method={method} />
      </span>
    ))}
  </p>
);

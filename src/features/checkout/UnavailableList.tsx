// Names the items that cannot be ordered as they are, each with the reason. Part of the notices of the checkout.
import { useTranslation } from 'react-i18next';
import type { UnavailableItem } from '../../../domain/checkout/unavailable-items.ts';
import * as styles from './Checkout.module.css';

export const UnavailableList = ({ items }: { items: readonly UnavailableItem[] }) => {
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

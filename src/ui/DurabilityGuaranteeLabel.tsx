// A manufacturer's durability guarantee in a plain box (law row L15: GARAN label; the official artwork is not redrawn).
// Shown on the product page, in the cart and above the order button.
import { useTranslation } from 'react-i18next';
import * as styles from './DurabilityGuaranteeLabel.module.css';
import { Link } from './Link.tsx';

export interface GuaranteeLabelProps {
  /** From the quote line or the product. */
  guarantee: { brand: string; model: string; years: number; terms_url: string };
}

export const DurabilityGuaranteeLabel = ({ guarantee: { brand, model, years, terms_url } }: GuaranteeLabelProps) => {
  const { t } = useTranslation('guarantee');
  return (
    <div className={styles.label} role="group" aria-label={t('label.heading')}>
      <p className={styles.heading}>{t('label.heading')}</p>
      <p className={styles.years}>{t('label.years', { count: years })}</p>
      <div>
        <p>
          {brand}, {model}
        </p>
        <p className={styles.note}>
          {t('label.besides')} <Link href={terms_url}>{t('label.terms')}</Link>
        </p>
      </div>
    </div>
  );
};

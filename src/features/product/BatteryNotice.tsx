// What becomes of the battery of a watch: not into the bin, taken back by the shop (law row L18: BattDG, Regulation (EU)
// 2023/1542 Art. 74), beside the crossed-out bin.
import { useTranslation } from 'react-i18next';
import * as styles from './BatteryNotice.module.css';

export const BatteryNotice = ({ weeeNumber }: { weeeNumber: string | null }) => {
  const { t } = useTranslation('product');
  return (
    <section className={styles.notice}>
      <svg viewBox="0 0 48 56" className={styles.bin} role="img" aria-label={t('battery.bin')}>
        <path d="M10 14h28M19 14v-4h10v4M13 14l3 28h16l3-28M20 20l1 16M28 20l-1 16" />
        <path d="M5 5l38 42M43 5 5 47" />
        <path d="M10 52h28" className={styles.bar} />
      </svg>
      <div>
        <h2 className={styles.heading}>{t('battery.heading')}</h2>
        <p>
          {t('battery.intro')} {t('battery.text')}
        </p>
        {weeeNumber && <p>{t('battery.weee', { number: weeeNumber })}</p>}
      </div>
    </section>
  );
};

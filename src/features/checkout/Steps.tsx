// Where in the checkout the shopper is.
import { useTranslation } from 'react-i18next';
import * as styles from './Steps.module.css';

export const Steps = ({ current }: { current: 'confirm' | 'details' }) => {
  const { t } = useTranslation('checkout');
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {(['details', 'confirm'] as const).map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
};

// The steps of the checkout up to the placed order; those that are done have a tick. Part of the first paint.
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './CheckoutProgress.module.css';

const progressSteps = ['details', 'confirm', 'done'] as const;

export const CheckoutProgress = ({ current }: { current: 'confirm' | 'details' }) => {
  const { t } = useTranslation('checkout');
  const currentIndex = progressSteps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {progressSteps.map((step, index) => (
        <li key={step} aria-current={index === currentIndex ? 'step' : undefined}>
          <span className={styles.stepNumber} aria-hidden="true">
            {index < currentIndex ? <Icon name="check" /> : index + 1}
          </span>
          {t(`steps.${step}`)}
          {index < currentIndex && <span className="visually-hidden"> ({t('steps.isDone')})</span>}
        </li>
      ))}
    </ol>
  );
};

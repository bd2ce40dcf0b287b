// The steps of an order, those behind it and those ahead, in words and as a line of marks.
import { useTranslation } from 'react-i18next';
import type { CoursePoint } from '../../../domain/order-course.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './Course.module.css';

export const Course = ({ points }: { points: readonly CoursePoint[] }) => {
  const { t } = useTranslation('orderStatus');
  if (points.length === 0) return null;
  return (
    <ol className={styles.course} aria-label={t('course.label')}>
      {points.map(({ step, progress }) => (
        <li key={step} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
          <span className={styles.mark}>{progress === 'done' && <Icon name="check" />}</span>
          <span>
            {t(`course.${step}`)}
            <span className={styles.said}> ({t(`course.progress.${progress}`)})</span>
          </span>
        </li>
      ))}
    </ol>
  );
};

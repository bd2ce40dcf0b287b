// The order's timeline: past and future steps, with the dates that are known. For the order page and the thanks page.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { DateRange } from '../../../domain/delivery-time.ts';
import { formatOrderTimelineDate } from '../../../domain/format-order-timeline-date.ts';
import { toOrderTimeline } from '../../../domain/order-timeline.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import * as styles from './OrderTimeline.module.css';

export interface OrderTimelineProps {
  order: Parameters<typeof toOrderTimeline>[0];
  /** Expected dates of delivery or collection; `null` if unknown or over. */
  expected: DateRange | null;
  /** Until when a transfer has to arrive, in ISO 8601. */
  due: string | null;
  locale: Locale;
}

export const OrderTimeline = ({ order, expected, due, locale }: OrderTimelineProps) => {
  const { t } = useTranslation('orderStatus');
  const timeZone = useProjectTimeZoneContext();
  const entries = toOrderTimeline(order);
  if (entries.length === 0) return null;
  const knownDates = { expected, due: due === null ? null : new Date(due) };
  return (
    <ol className={styles.course} aria-label={t('course.label')}>
      {entries.map((entry) => {
        const { step, progress } = entry;
        const dates = formatOrderTimelineDate(entry, knownDates, { locale, timeZone, t });
        return (
          <li key={step} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
            <span className={styles.mark}>{progress === 'done' && <Icon name="check" />}</span>
            <span>
              {t(`course.${step}`)}
              <span className="visually-hidden"> ({t(`course.progress.${progress}`)})</span>
              {dates !== null && <span className={styles.dates}> {dates}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

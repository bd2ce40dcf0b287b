// Unfolds an optional personalization, which most buyers do without. A native disclosure: it works without scripts, and
// what it hides stays in the page.
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedPersonalization } from '../../../domain/localized-personalization.ts';
import type { PersonalizationValues } from '../../../domain/personalization.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './PersonalizationDisclosure.module.css';

export interface PersonalizationDisclosureProps {
  personalization: Pick<LocalizedPersonalization, 'additionalDays' | 'fields' | 'name'>;
  values: PersonalizationValues;
  children: ReactNode;
}

export const PersonalizationDisclosure = ({
  personalization: { name, fields, additionalDays },
  values,
  children,
}: PersonalizationDisclosureProps) => {
  const { t } = useTranslation('personalization');
  const { t: deliveryText } = useTranslation('delivery');
  const details = useRef<HTMLDetailsElement>(null);
  const isFilled = fields.some(({ key }) => values[key]);
  // Opens by itself, but closes only by the visitor: emptying a field must not take it away.
  useEffect(() => {
    if (isFilled && details.current) details.current.open = true;
  }, [isFilled]);
  // A required choice is no offer that one can leave closed; without fields, there is only a drawing to see.
  if (fields.length === 0 || fields.some(({ required }) => required))
    return <div className={styles.fields}>{children}</div>;
  const isEngraving = fields.some(({ type }) => type === 'text');
  const days = isEngraving && additionalDays > 0 ? `, + ${deliveryText('days', { count: additionalDays })}` : '';
  return (
    <details ref={details} className={styles.disclosure}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.title}>{isEngraving ? t('disclosure.engrave') : name}</span>
          {/* A personalization has no price (specification §3). */}
          <span className={styles.terms}>
            {t('disclosure.noSurcharge')}
            {days}
          </span>
        </span>
        <Icon name="open" className={styles.sign} />
      </summary>
      <div className={`${styles.fields ?? ''} ${styles.folded ?? ''}`}>{children}</div>
    </details>
  );
};

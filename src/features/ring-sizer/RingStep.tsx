// Second step: a ring that fits is laid on a circle until its inner edge meets the line, which tells its size; a size on
// offer can be taken over.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  largestSize,
  smallestSize,
  toAmericanSize,
  toBritishSize,
  toDiameterMm,
  toFittingSize,
} from '../../../domain/ring-size/ring-size.ts';
import { Button } from '../../ui/Button.tsx';
import { Scale } from './Scale.tsx';
import * as styles from './Sizer.module.css';
import { StepHeading } from './StepHeading.tsx';

export interface RingStepProps {
  pxPerMm: number;
  offeredSizes: readonly number[];
  onChoose: (size: number) => void;
  onBack: () => void;
  takesFocus: boolean;
  locale: Locale;
}

/** In millimetres of circumference: finer than a hand lays a ring. */
const step = 0.25;

/** Where most fingers are. */
const firstSize = 54;

export const RingStep = ({ pxPerMm, offeredSizes, onChoose, onBack, takesFocus, locale }: RingStepProps) => {
  const { t } = useTranslation('ringSizer');
  const [circumference, setCircumference] = useState(firstSize);
  const format = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const diameter = toDiameterMm(circumference);
  const fitting = toFittingSize(circumference, offeredSizes);
  const facts = [
    [t('ring.circumference'), t('millimetres', { value: format(circumference) })],
    [t('ring.diameter'), t('millimetres', { value: format(diameter) })],
    [t('table.eu'), String(Math.round(circumference))],
    [t('table.us'), toAmericanSize(circumference)],
    [t('table.uk'), toBritishSize(circumference)],
  ] as const;
  return (
    <div className={styles.step}>
      <StepHeading takesFocus={takesFocus}>{t('ring.heading')}</StepHeading>
      <p>{t('ring.text')}</p>
      <div className={styles.room}>
        <div className={styles.circle} style={{ width: diameter * pxPerMm, height: diameter * pxPerMm }} />
      </div>
      <Scale
        label={t('ring.scale')}
        value={circumference}
        least={smallestSize}
        most={largestSize}
        step={step}
        valueText={t('millimetres', { value: format(circumference) })}
        lessLabel={t('smaller')}
        moreLabel={t('larger')}
        onChange={setCircumference}
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {fitting === undefined ? (
          <p>{t('ring.notOffered')}</p>
        ) : (
          <Button onClick={() => onChoose(fitting)}>
            {t('ring.choose', { size: new Intl.NumberFormat(locale).format(fitting) })}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          {t('ring.back')}
        </Button>
      </div>
    </div>
  );
};

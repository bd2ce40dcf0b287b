// The two steps of the ring sizer: calibrating the screen, then measuring the ring.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  maxRingSize,
  minRingSize,
  toAmericanRingSize,
  toBritishRingSize,
  circumferenceToDiameterMm,
  findFittingRingSize,
} from '../../../domain/ring-size/ring-size.ts';
import {
  bankCardSizeMm,
  minScreenPxPerMm,
  toCalibrationBankCardLayout,
} from '../../../domain/ring-size/screen-scale.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DescriptionListRow } from '../../ui/DescriptionListRow.tsx';
import * as styles from './RingSizerSteps.module.css';

export interface RingSizerScreenCalibrationStepProps {
  pxPerMm: number;
  onChange: (pxPerMm: number) => void;
  onDone: (pxPerMm: number) => void;
  takesFocus: boolean;
}

/** One step changes the card's long side by about half a pixel. */
const cardStep = 0.006;

/** Calibrates the screen: the visitor resizes an outline to match a bank card. */
export const RingSizerScreenCalibrationStep = ({
  pxPerMm,
  onChange,
  onDone,
  takesFocus,
}: RingSizerScreenCalibrationStepProps) => {
  const { t } = useTranslation('ringSizer');
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const width = useWidth(room);
  const { isUpright, maxPxPerMm, isTooSmall } = toCalibrationBankCardLayout(width);
  const shown = Math.min(pxPerMm, maxPxPerMm);
  const [across, down] = isUpright
    ? [bankCardSizeMm.height, bankCardSizeMm.width]
    : [bankCardSizeMm.width, bankCardSizeMm.height];
  return (
    <div className={styles.step}>
      <StepHeading takesFocus={takesFocus}>{t('card.heading')}</StepHeading>
      <p>{t(isUpright ? 'card.textUpright' : 'card.text')}</p>
      {width > 0 && isTooSmall && <Notice variant="info">{t('card.tooSmall')}</Notice>}
      <div ref={setRoom} className={styles.room}>
        <div
          className={styles.card}
          style={{ width: across * shown, height: down * shown, borderRadius: bankCardSizeMm.corner * shown }}
        >
          <span>{t('card.inside')}</span>
        </div>
      </div>
      <ScaleSlider
        label={t('card.scale')}
        value={shown}
        min={minScreenPxPerMm}
        max={maxPxPerMm}
        step={cardStep}
        valueText={t('card.pixels', { width: Math.round(across * shown) })}
        lessLabel={t('smaller')}
        moreLabel={t('larger')}
        onChange={onChange}
      />
      <div className={styles.actions}>
        <Button onClick={() => onDone(shown)}>{t('card.done')}</Button>
      </div>
    </div>
  );
};

interface RingMeasurementStepProps {
  pxPerMm: number;
  offeredSizes: readonly number[];
  onChoose: (size: number) => void;
  onBack: () => void;
  takesFocus: boolean;
  locale: Locale;
}

/** In millimetres of circumference, finer than a ring can be placed. */
const ringStep = 0.25;

/** An average finger. */
const firstSize = 54;

/**
 * The visitor lays a ring on a circle and resizes it to match the inner edge, which gives the ring size and whether it
 * is available.
 */
export const RingSizerOnScreenMeasurementStep = ({
  pxPerMm,
  offeredSizes,
  onChoose,
  onBack,
  takesFocus,
  locale,
}: RingMeasurementStepProps) => {
  const { t } = useTranslation('ringSizer');
  const [circumference, setCircumference] = useState(firstSize);
  const format = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  const diameter = circumferenceToDiameterMm(circumference);
  const fitting = findFittingRingSize(circumference, offeredSizes);
  const facts = [
    [t('ring.circumference'), t('millimetres', { value: format(circumference) })],
    [t('ring.diameter'), t('millimetres', { value: format(diameter) })],
    [t('table.eu'), String(Math.round(circumference))],
    [t('table.us'), toAmericanRingSize(circumference)],
    [t('table.uk'), toBritishRingSize(circumference)],
  ] as const;
  return (
    <div className={styles.step}>
      <StepHeading takesFocus={takesFocus}>{t('ring.heading')}</StepHeading>
      <p>{t('ring.text')}</p>
      <div className={styles.room}>
        <div className={styles.circle} style={{ width: diameter * pxPerMm, height: diameter * pxPerMm }} />
      </div>
      <ScaleSlider
        label={t('ring.scale')}
        value={circumference}
        min={minRingSize}
        max={maxRingSize}
        step={ringStep}
        valueText={t('millimetres', { value: format(circumference) })}
        lessLabel={t('smaller')}
        moreLabel={t('larger')}
        onChange={setCircumference}
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <DescriptionListRow key={name} name={name}>
            {value}
          </DescriptionListRow>
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

interface ScaleSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as text, for screen readers. */
  valueText: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
}

/** A slider with buttons for single steps. */
const ScaleSlider = ({ label, value, min, max, step, valueText, lessLabel, moreLabel, onChange }: ScaleSliderProps) => {
  const id = useId();
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={styles.scale}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.scaleRow}>
        <Button variant="secondary" onClick={() => change(value - step)}>
          {lessLabel}
        </Button>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
        <Button variant="secondary" onClick={() => change(value + step)}>
          {moreLabel}
        </Button>
      </div>
    </div>
  );
};

/** The heading of a step; takes focus when the step follows another, so that screen readers announce it. */
const StepHeading = ({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.stepHeading}>
      {children}
    </h3>
  );
};

/** An element's width in CSS pixels; 0 before it is measured. */
const useWidth = (element: HTMLElement | null): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

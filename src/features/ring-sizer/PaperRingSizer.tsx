// The printable ring size sheet: a ruler to check the print scale, circles to lay a ring on, and a strip to wrap around
// a finger. One drawing in millimetres; print only.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import {
  maxRingSize,
  type RingSizeConversion,
  ringSizeConversions,
  minRingSize,
} from '../../../domain/ring-size/ring-size.ts';
import * as styles from './PaperRingSizer.module.css';

const rulerHeightMm = 12;
const fingerStripHeightMm = 12;

export const PaperRingSizer = ({ locale }: { locale: Locale }) => {
  const { t } = useTranslation('ringSizer');
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const marks = toPaperRingSizerMarks();
  return (
    <div className={styles.sheet} lang={locale}>
      <p className={styles.title}>{t('sheet.title')}</p>
      <p>{t('sheet.ruler')}</p>
      <svg className={styles.drawing} {...toSize(rulerHeightMm)} data-sheet="ruler">
        <path d={toRingSizeRulerSvgPath()} />
        {[0, 50, 100].map((value) => (
          <text key={value} x={value + 1} y="11" textAnchor={value === 0 ? 'start' : 'middle'}>
            {t('millimetres', { value })}
          </text>
        ))}
      </svg>
      <p>{t('sheet.circles')}</p>
      <svg className={styles.drawing} {...toSize(ringSizeChartHeightMm)} data-sheet="circles">
        {toRingSizeCirclePositions(ringSizeConversions).map(({ size, diameterMm, x, y }) => (
          <g key={size}>
            <circle cx={x} cy={y} r={diameterMm / 2} data-size={size} />
            <text x={x} y={y + 0.6} textAnchor="middle" className={styles.size}>
              {size}
            </text>
            <text x={x} y={y + 4.4} textAnchor="middle" className={styles.diameter}>
              {t('millimetres', { value: figures.format(diameterMm) })}
            </text>
          </g>
        ))}
      </svg>
      <p>{t('sheet.strip')}</p>
      <svg className={styles.drawing} {...toSize(fingerStripHeightMm)} data-sheet="strip">
        <path d={marks.outline} />
        <path d={marks.slit} strokeDasharray="1 0.6" />
        <path d={marks.ticks} />
        {marks.labels.map(({ x, size }) => (
          <text key={size} x={x} y="9.4" textAnchor="middle">
            {size}
          </text>
        ))}
      </svg>
    </div>
  );
};

/** Drawing units are millimetres. */
const toSize = (heightMm: number) => ({
  width: `${ringSizeSheetWidthMm}mm`,
  height: `${heightMm}mm`,
  viewBox: `0 0 ${ringSizeSheetWidthMm} ${heightMm}`,
  'aria-hidden': true,
});

/** @param onPrinted called after printing or cancelling */
export const printRingSizeSheet = (onPrinted: () => void): void => {
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.prints;
    onPrinted();
  };
  dataset.prints = 'ring-sizes';
  window.addEventListener('afterprint', end, { once: true });
  window.print();
};

/** Printable width of A4 and US Letter with page margins of 18 mm. */
export const ringSizeSheetWidthMm = 172;

const columns = 5;
const rowHeightMm = 26;

/** @internal exported for the test */
export const ringSizeChartHeightMm = Math.ceil((maxRingSize - minRingSize + 1) / columns) * rowHeightMm;

/** Every size with the center of its circle. */
export const toRingSizeCirclePositions = (
  rows: readonly RingSizeConversion[],
): (RingSizeConversion & { x: number; y: number })[] =>
  rows.map((row, index) => ({
    ...row,
    x: ((index % columns) + 0.5) * (ringSizeSheetWidthMm / columns),
    y: (Math.floor(index / columns) + 0.5) * rowHeightMm,
  }));

/** A ruler of 100 mm, starting half a millimetre from the edge, with longer marks at fives and tens. */
export const toRingSizeRulerSvgPath = (): string => {
  const ticks = Array.from({ length: 101 }, (_, value) => {
    const length = value % 10 === 0 ? 6 : value % 5 === 0 ? 4.5 : 3;
    return `M${value + 1} 1v${length}`;
  });
  return `M1 1h100${ticks.join('')}`;
};

/** Position of the slit, from which the circumference is measured. */
export const paperRingSizerZeroOffsetMm = 14;
const fingerStripLengthMm = 108;

/** A paper strip, 10 mm wide: its pointed end is pulled through the slit until it fits. */
export const toPaperRingSizerMarks = () => {
  const sizes = Array.from({ length: maxRingSize - minRingSize + 1 }, (_, index) => minRingSize + index);
  const end = fingerStripLengthMm - 8;
  return {
    outline: `M1 1h${end}l8 3v4l-8 3h${-end}z`,
    slit: `M${paperRingSizerZeroOffsetMm} 2.5v7`,
    ticks: sizes.map((size) => `M${paperRingSizerZeroOffsetMm + size} 1v${size % 2 === 0 ? 4 : 2.5}`).join(''),
    labels: sizes.filter((size) => size % 4 === 2).map((size) => ({ size, x: paperRingSizerZeroOffsetMm + size })),
  };
};

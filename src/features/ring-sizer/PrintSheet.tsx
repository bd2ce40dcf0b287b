// The sheet to print: a ruler that tells whether the printer kept the scale, circles to lay a ring on, and a strip to wrap
// round a finger. One drawing in millimetres; never seen on a screen.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { ringSizeRows } from '../../../domain/ring-size/ring-size.ts';
import * as styles from './PrintSheet.module.css';
import { circlesHeightMm, placeCircles, sheetWidthMm, toRulerPath, toStripMarks } from './sheet-geometry.ts';

const rulerHeightMm = 12;
const stripHeightMm = 12;

export const PrintSheet = ({ locale }: { locale: Locale }) => {
  const { t } = useTranslation('ringSizer');
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const marks = toStripMarks();
  return (
    <div className={styles.sheet} lang={locale}>
      <p className={styles.title}>{t('sheet.title')}</p>
      <p>{t('sheet.ruler')}</p>
      <svg className={styles.drawing} {...toSize(rulerHeightMm)} data-sheet="ruler">
        <path d={toRulerPath()} />
        {[0, 50, 100].map((value) => (
          <text key={value} x={value + 1} y="11" textAnchor={value === 0 ? 'start' : 'middle'}>
            {t('millimetres', { value })}
          </text>
        ))}
      </svg>
      <p>{t('sheet.circles')}</p>
      <svg className={styles.drawing} {...toSize(circlesHeightMm)} data-sheet="circles">
        {placeCircles(ringSizeRows).map(({ size, diameterMm, x, y }) => (
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
      <svg className={styles.drawing} {...toSize(stripHeightMm)} data-sheet="strip">
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
  width: `${sheetWidthMm}mm`,
  height: `${heightMm}mm`,
  viewBox: `0 0 ${sheetWidthMm} ${heightMm}`,
  'aria-hidden': true,
});

/** @param onPrinted the browser is done with the sheet, printed or not */
export const printSheet = (onPrinted: () => void): void => {
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.prints;
    onPrinted();
  };
  dataset.prints = 'ring-sizes';
  window.addEventListener('afterprint', end, { once: true });
  window.print();
};

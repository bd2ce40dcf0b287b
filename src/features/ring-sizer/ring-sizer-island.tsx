// The ring sizer: calibrate the screen with a bank card, then measure a ring; with a printable sheet and a size table.
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { ringSizeConversions } from '../../../domain/ring-size/ring-size.ts';
import {
  defaultScreenPxPerMm,
  type ScreenScale,
  parseStoredScreenScale,
} from '../../../domain/ring-size/screen-scale.ts';
import { createBrowserStorageAccessor } from '../../adapters/browser/browser-storage-accessor.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { PaperRingSizer, printRingSizeSheet } from './PaperRingSizer.tsx';
import { RingSizerScreenCalibrationStep, RingSizerOnScreenMeasurementStep } from './RingSizerSteps.tsx';
import * as styles from './RingSizerSteps.module.css';

export interface RingSizerProps {
  /** European sizes that can be ordered; `parseRingSize` reads them from variant names. */
  offeredSizes: readonly number[];
  /** Called with the selected size after the dialog has closed. */
  onChoose: (size: number) => void;
  locale: Locale;
}

const SizerIsland = ({ offeredSizes, onChoose, locale }: RingSizerProps) => {
  const { t } = useTranslation('ringSizer');
  const [scale, setScale] = useState(() => screenScale.read()?.pxPerMm);
  const [isCalibrated, setIsCalibrated] = useState(scale !== undefined);
  const [hasMoved, setHasMoved] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const pxPerMm = scale ?? defaultScreenPxPerMm;
  const goTo = (isRingStep: boolean) => {
    setIsCalibrated(isRingStep);
    setHasMoved(true);
  };
  // The sheet is mounted only while printing, because a page may have several sizers.
  const print = () => {
    flushSync(() => setIsPrinting(true));
    printRingSizeSheet(() => setIsPrinting(false));
  };
  return (
    <div className={styles.sizer}>
      {isCalibrated ? (
        <RingSizerOnScreenMeasurementStep
          pxPerMm={pxPerMm}
          offeredSizes={offeredSizes}
          onChoose={onChoose}
          onBack={() => goTo(false)}
          takesFocus={hasMoved}
          locale={locale}
        />
      ) : (
        <RingSizerScreenCalibrationStep
          pxPerMm={pxPerMm}
          onChange={setScale}
          onDone={(found) => {
            setScale(found);
            // Without storage, the visitor calibrates again next time.
            screenScale.write({ pxPerMm: found, devicePixelRatio: window.devicePixelRatio });
            goTo(true);
          }}
          takesFocus={hasMoved}
        />
      )}
      <div className={styles.more}>
        <h3>{t('paper.heading')}</h3>
        <p>{t('paper.text')}</p>
        <Button variant="secondary" onClick={print}>
          {t('paper.print')}
        </Button>
        <details className={styles.details}>
          <summary>{t('table.open')}</summary>
          <SizeTable locale={locale} />
        </details>
      </div>
      {isPrinting && createPortal(<PaperRingSizer locale={locale} />, document.body)}
    </div>
  );
};

/** European, American and British ring sizes. */
const SizeTable = ({ locale }: { locale: Locale }) => {
  const { t } = useTranslation('ringSizer');
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <DataTable
      caption={t('table.caption')}
      hidesCaption
      head={[t('table.eu'), t('table.diameter'), t('table.us'), t('table.uk')]}
      rows={ringSizeConversions.map(({ size, diameterMm, american, british }) => [
        String(size),
        t('millimetres', { value: figures.format(diameterMm) }),
        american,
        british,
      ])}
    />
  );
};

/**
 * The calibration of the visitor's screen: pixels per millimetre, with the pixel ratio they apply to. `undefined`
 * without one, or after the screen or its zoom changed.
 */
const screenScale = createBrowserStorageAccessor<ScreenScale | undefined>({
  key: 'int-screen-scale',
  parse: (text) => parseStoredScreenScale(text, window.devicePixelRatio),
});

export default SizerIsland;

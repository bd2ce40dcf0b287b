// The ring sizer: first the scale of the screen by a bank card, then a ring laid on a circle; beside it the sheet to print
// and the table. Loaded through RingSizer only.
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { ringSizeRows } from '../../../domain/ring-size/ring-size.ts';
import { nominalPxPerMm, type ScreenScale, toScreenScale } from '../../../domain/ring-size/screen-scale.ts';
import { createBrowserStorageEntry } from '../../adapters/browser/storage-entry.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { RingSizeSheet, printRingSizeSheet } from './RingSizeSheet.tsx';
import { BankCardStep, RingMeasurementStep } from './RingSizerSteps.tsx';
import * as styles from './Sizer.module.css';

export interface RingSizerProps {
  /** European sizes that can be ordered; see `toRingSize` for the names of variants. */
  offeredSizes: readonly number[];
  /** One of the offered sizes was chosen; the dialog has closed. */
  onChoose: (size: number) => void;
  locale: Locale;
}

const SizerIsland = ({ offeredSizes, onChoose, locale }: RingSizerProps) => {
  const { t } = useTranslation('ringSizer');
  const [scale, setScale] = useState(() => screenScale.read()?.pxPerMm);
  const [isCalibrated, setIsCalibrated] = useState(scale !== undefined);
  const [hasMoved, setHasMoved] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const pxPerMm = scale ?? nominalPxPerMm;
  const goTo = (isRingStep: boolean) => {
    setIsCalibrated(isRingStep);
    setHasMoved(true);
  };
  // The sheet stands in the page only while it is printed: a page may have several sizers.
  const print = () => {
    flushSync(() => setIsPrinting(true));
    printRingSizeSheet(() => setIsPrinting(false));
  };
  return (
    <div className={styles.sizer}>
      {isCalibrated ? (
        <RingMeasurementStep
          pxPerMm={pxPerMm}
          offeredSizes={offeredSizes}
          onChoose={onChoose}
          onBack={() => goTo(false)}
          takesFocus={hasMoved}
          locale={locale}
        />
      ) : (
        <BankCardStep
          pxPerMm={pxPerMm}
          onChange={setScale}
          onDone={(found) => {
            setScale(found);
            // Storage that refuses costs a second look at the card, no more.
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
      {isPrinting && createPortal(<RingSizeSheet locale={locale} />, document.body)}
    </div>
  );
};

/** European, American and British ring sizes side by side. */
const SizeTable = ({ locale }: { locale: Locale }) => {
  const { t } = useTranslation('ringSizer');
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <DataTable
      caption={t('table.caption')}
      hidesCaption
      head={[t('table.eu'), t('table.diameter'), t('table.us'), t('table.uk')]}
      rows={ringSizeRows.map(({ size, diameterMm, american, british }) => [
        String(size),
        t('millimetres', { value: figures.format(diameterMm) }),
        american,
        british,
      ])}
    />
  );
};

/**
 * The scale of the visitor's screen, so that the bank card is needed once: pixels per millimetre and the pixel ratio for which
 * they hold. `undefined` where none was found yet, and where the screen or its zoom is another one now.
 */
const screenScale = createBrowserStorageEntry<ScreenScale | undefined>({
  key: 'int-screen-scale',
  parse: (text) => toScreenScale(text, window.devicePixelRatio),
});

export default SizerIsland;

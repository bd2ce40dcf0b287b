// The ring sizer: first the scale of the screen by a bank card, then a ring laid on a circle; beside it the sheet to print
// and the table. Loaded through RingSizer only.
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { nominalPxPerMm } from '../../../domain/ring-size/screen-scale.ts';
import { Button } from '../../ui/Button.tsx';
import { CardStep } from './CardStep.tsx';
import { PrintSheet, printSheet } from './PrintSheet.tsx';
import { RingStep } from './RingStep.tsx';
import { readScreenScale, storeScreenScale } from './screen-scale-store.ts';
import * as styles from './Sizer.module.css';
import { SizeTable } from './SizeTable.tsx';

export interface RingSizerProps {
  /** European sizes that can be ordered; see `toRingSize` for the names of variants. */
  offeredSizes: readonly number[];
  /** One of the offered sizes was chosen; the dialog has closed. */
  onChoose: (size: number) => void;
  locale: Locale;
}

const SizerIsland = ({ offeredSizes, onChoose, locale }: RingSizerProps) => {
  const { t } = useTranslation('ringSizer');
  const [scale, setScale] = useState(() => readScreenScale()?.pxPerMm);
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
    printSheet(() => setIsPrinting(false));
  };
  return (
    <div className={styles.sizer}>
      {isCalibrated ? (
        <RingStep
          pxPerMm={pxPerMm}
          offeredSizes={offeredSizes}
          onChoose={onChoose}
          onBack={() => goTo(false)}
          takesFocus={hasMoved}
          locale={locale}
        />
      ) : (
        <CardStep
          pxPerMm={pxPerMm}
          onChange={setScale}
          onDone={(found) => {
            setScale(found);
            storeScreenScale(found);
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
      {isPrinting && createPortal(<PrintSheet locale={locale} />, document.body)}
    </div>
  );
};

export default SizerIsland;

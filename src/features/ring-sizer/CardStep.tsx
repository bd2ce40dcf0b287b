// First step: a bank card is held against an outline until both are of one size, which tells the scale of the screen.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardMm, leastPxPerMm, toCardRoom } from '../../../domain/ring-size/screen-scale.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Scale } from './Scale.tsx';
import * as styles from './Sizer.module.css';
import { StepHeading } from './StepHeading.tsx';
import { useWidth } from './useWidth.ts';

export interface CardStepProps {
  pxPerMm: number;
  onChange: (pxPerMm: number) => void;
  onDone: (pxPerMm: number) => void;
  takesFocus: boolean;
}

/** One step moves the card's long side by about half a pixel. */
const step = 0.006;

export const CardStep = ({ pxPerMm, onChange, onDone, takesFocus }: CardStepProps) => {
  const { t } = useTranslation('ringSizer');
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const width = useWidth(room);
  const { isUpright, mostPxPerMm, isTooSmall } = toCardRoom(width);
  const shown = Math.min(pxPerMm, mostPxPerMm);
  const [across, down] = isUpright ? [cardMm.height, cardMm.width] : [cardMm.width, cardMm.height];
  return (
    <div className={styles.step}>
      <StepHeading takesFocus={takesFocus}>{t('card.heading')}</StepHeading>
      <p>{t(isUpright ? 'card.textUpright' : 'card.text')}</p>
      {width > 0 && isTooSmall && <Notice variant="info">{t('card.tooSmall')}</Notice>}
      <div ref={setRoom} className={styles.room}>
        <div
          className={styles.card}
          style={{ width: across * shown, height: down * shown, borderRadius: cardMm.corner * shown }}
        >
          <span>{t('card.inside')}</span>
        </div>
      </div>
      <Scale
        label={t('card.scale')}
        value={shown}
        least={leastPxPerMm}
        most={mostPxPerMm}
        step={step}
        valueText={t('card.pixels', { width: Math.round(across * shown) })}
        lessLabel={t('smaller')}
        moreLabel={t('larger')}
        onChange={onChange}
      />
      <Button onClick={() => onDone(shown)}>{t('card.done')}</Button>
    </div>
  );
};

// Says which piece an appointment is about, and lets it be left out.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './Booking.module.css';
import type { WantedPiece } from './useWantedPiece.ts';

export const PieceNote = ({ piece: { shown, leaveOut } }: { piece: WantedPiece }) => {
  const { t } = useTranslation('appointment');
  if (!shown) return null;
  return (
    <div className={styles.piece}>
      <p>
        {t('form.piece')} <Link href={shown.path}>{shown.name}</Link>
      </p>
      <Button look="quiet" onClick={leaveOut}>
        {t('form.withoutPiece')}
      </Button>
    </div>
  );
};

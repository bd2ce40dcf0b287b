// The pieces of an order, to tick those that are withdrawn from (law row L10). Engraved ones say that there is no right of
// withdrawal (L12), and can be ticked all the same: the house judges.
import { useTranslation } from 'react-i18next';
import type { StatusLine } from '../../../contract/shop/order-status.ts';
import { ChoiceField } from '../../ui/Field.tsx';
import * as styles from './OrderPieces.module.css';

export const OrderPieces = ({ lines }: { lines: readonly StatusLine[] }) => {
  const { t } = useTranslation('withdrawal');
  return (
    <fieldset className={styles.pieces}>
      <legend>{t('pieces')}</legend>
      {lines.map((line) => (
        <Piece key={line.id} line={line} />
      ))}
    </fieldset>
  );
};

const Piece = ({ line }: { line: StatusLine }) => {
  const { t } = useTranslation('withdrawal');
  const name = [line.name, line.variant_name].filter(Boolean).join(', ');
  return (
    <div className={styles.piece}>
      <ChoiceField label={name} hint={line.is_made_to_order ? t('madeToOrder') : undefined}>
        {(control) => <input {...control} type="checkbox" name={`line.${line.id}`} />}
      </ChoiceField>
      {line.count > 1 && (
        <label className={styles.count}>
          {t('count', { name })}
          <select name={`count.${line.id}`} defaultValue={line.count}>
            {Array.from({ length: line.count }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};

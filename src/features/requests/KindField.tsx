// What the visitor wants to know of a piece, where more than one thing can be asked.
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '../../../contract/shop/request.ts';
import { ChoiceField } from '../../ui/Field.tsx';
import * as styles from './KindField.module.css';

export interface KindFieldProps {
  kinds: readonly RequestKind[];
  chosen: RequestKind | undefined;
  onChoose: (kind: RequestKind) => void;
}

export const KindField = ({ kinds, chosen, onChoose }: KindFieldProps) => {
  const { t } = useTranslation('requests');
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('form.kind')}</legend>
      {kinds.map((kind) => (
        <ChoiceField key={kind} label={t(`form.kinds.${kind}`)}>
          {(control) => (
            <input
              {...control}
              type="radio"
              name="kind"
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
          )}
        </ChoiceField>
      ))}
    </fieldset>
  );
};

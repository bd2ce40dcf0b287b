// The three entries of the form, and the part of the contract for whoever does not mean all of it (law row L10).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';
import { LongText } from '../../ui/form/LongText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as styles from './WithdrawalForm.module.css';

/**
 * As the contract has them, written down for the first paint: the contract's own file brings zod along. A test holds
 * them together.
 */
export const fieldLimits = { name: 160, contract: 500, email: 254, part: 2_000 } as const;

export interface WithdrawalFieldsProps {
  toError: (field: string) => string | undefined;
  /** The pieces of the order whose link led here, to be ticked. */
  pieces: ReactNode;
}

export const WithdrawalFields = ({ toError, pieces }: WithdrawalFieldsProps) => {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <Field label={t('name')} error={toError('name')} isRequired>
        {(control) => <input {...control} name="name" maxLength={fieldLimits.name} autoComplete="name" />}
      </Field>
      <Field label={t('contract')} hint={t('contractHint')} error={toError('contract')} isRequired>
        {(control) => <input {...control} name="contract" maxLength={fieldLimits.contract} autoComplete="off" />}
      </Field>
      <Field label={t('email')} error={toError('email')} isRequired>
        {(control) => (
          <input {...control} type="email" name="email" maxLength={fieldLimits.email} autoComplete="email" />
        )}
      </Field>
      <details className={styles.part} open={pieces ? true : undefined}>
        <summary>
          {t('part')}
          <Icon name="open" className={styles.arrow} />
        </summary>
        <div className={styles.partContent}>
          {pieces}
          <Field
            label={t(pieces ? 'partOther' : 'partText')}
            hint={t('partHint')}
            optionalLabel={t('optional')}
            error={toError('part')}
          >
            {(control) => (
              <LongText
                control={control}
                name="part"
                rows={4}
                maxLength={fieldLimits.part}
                toCounter={(counted) => t('counter', counted)}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
};

// Says before anything is added that an engraved piece cannot be sent back (§ 312g (2) no. 1 BGB, law row L12): as a plain
// text from the start, without script too, and as a notice as soon as something is engraved.
import { useTranslation } from 'react-i18next';
import type { PersonalizationField } from '../../../contract/shop/personalization.ts';
import { isMadeToOrder, type PersonalizationValues } from '../../../domain/personalization/personalization-values.ts';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './PersonalizationFields.module.css';

export interface WithdrawalNoticeProps {
  fields: readonly PersonalizationField[];
  values: PersonalizationValues;
  /** The piece has a size from stock, which changes nothing about the right of withdrawal. */
  hasSizes: boolean;
}

export const WithdrawalNotice = ({ fields, values, hasSizes }: WithdrawalNoticeProps) => {
  const { t } = useTranslation('personalization');
  if (!fields.some(({ type }) => type === 'text')) return null;
  if (isMadeToOrder(fields, values)) return <Notice variant="info">{t('withdrawal.engraved')}</Notice>;
  return (
    <p className={styles.withdrawal}>
      {t('withdrawal.general')} {hasSizes && t('withdrawal.sizes')}
    </p>
  );
};

// The printable model withdrawal form (annex 2 of Art. 246a § 1 EGBGB) with blanks to fill in: one sheet of paper.
import { useTranslation } from 'react-i18next';
import type { CompanyContactDetails } from '../../../domain/site-content.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import * as styles from './ModelWithdrawalForm.module.css';

export interface ModelWithdrawalFormProps {
  contact: Pick<CompanyContactDetails, 'address' | 'companyName' | 'email'>;
  /** Path of the online form; `null` if the project has none. */
  withdrawalPath: string | null;
}

/** The blanks, with their number of lines. */
const blanks = [
  { key: 'goods', lines: 3 },
  { key: 'ordered', lines: 1 },
  { key: 'name', lines: 1 },
  { key: 'address', lines: 2 },
  { key: 'signature', lines: 1 },
  { key: 'date', lines: 1 },
] as const;

export const ModelWithdrawalForm = ({ contact, withdrawalPath }: ModelWithdrawalFormProps) => {
  const { t } = useTranslation('withdrawalModel');
  const { address, companyName, email } = contact;
  return (
    <>
      <div className={styles.screen}>
        <p className={styles.lead}>{t('lead')}</p>
        <Button className={styles.print} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {withdrawalPath && (
          <p>
            <Link href={withdrawalPath}>{t('online')}</Link>
          </p>
        )}
      </div>
      <div className={styles.sheet}>
        <p>{t('instruction')}</p>
        <div className={styles.to}>
          <p>{t('to')}</p>
          <address>
            {companyName}
            {address && (
              <>
                <br />
                {address.street}
                <br />
                {address.zipCode} {address.city}
              </>
            )}
            {email && (
              <>
                <br />
                {t('email', { email })}
              </>
            )}
          </address>
        </div>
        <ul className={styles.gaps}>
          {blanks.map(({ key, lines }) => (
            <li key={key}>
              <p>{t(`gaps.${key}`)}</p>
              {Array.from({ length: lines }, (_, index) => (
                <span key={index} className={styles.line} aria-hidden="true" />
              ))}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('strike')}</p>
      </div>
    </>
  );
};

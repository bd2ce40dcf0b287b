// What is declared, entry by entry: before it is confirmed, and as its receipt.
import { useTranslation } from 'react-i18next';
import * as styles from './Declaration.module.css';
import type { DeclarationProps } from './withdrawal-form-props.ts';

export interface DeclarationListProps extends Pick<DeclarationProps, 'declaration' | 'pieces'> {
  /** Once it has been received. */
  receivedAt?: string;
}

export const DeclarationList = ({ declaration, pieces, receivedAt }: DeclarationListProps) => {
  const { t } = useTranslation('withdrawal');
  const { name, contract, email, part } = declaration;
  const scope = [...pieces, part].filter(Boolean).join('\n');
  const entries = [
    [t('name'), name],
    [t('contractShort'), contract],
    [t('email'), email],
    [t('review.scope'), scope || t('review.whole')],
    ...(receivedAt === undefined ? [] : [[t('receipt.receivedAt'), receivedAt]]),
  ];
  return (
    <>
      <p>{t('review.sentence')}</p>
      <dl className={styles.entries}>
        {entries.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

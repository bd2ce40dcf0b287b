// The legal text block data_protection with the officers it speaks of, at the end of the privacy text (specification §2).
import { useTranslation } from 'react-i18next';
import type { Imprint } from '../../../domain/site.ts';
import { DataProtectionOfficer } from './DataProtectionOfficer.tsx';
import { LegalTexts } from './LegalTexts.tsx';
import * as styles from './LegalTexts.module.css';

const block = ['data_protection'];

export const DataProtection = ({ imprint }: { imprint: Pick<Imprint, 'dataProtectionOfficers' | 'legalTexts'> }) => {
  const { t } = useTranslation('imprint');
  const { dataProtectionOfficers: officers, legalTexts } = imprint;
  const hasText = legalTexts.some(({ key }) => key === 'data_protection');
  return (
    <>
      <LegalTexts imprint={imprint} keys={block} />
      {!hasText && officers.length > 0 && <h2 className={styles.title}>{t('dataProtectionOfficer')}</h2>}
      {officers.map((officer) => (
        <DataProtectionOfficer key={officer.name} officer={officer} />
      ))}
    </>
  );
};

// The project's legal text blocks, selected by id, in the given order (specification §2, legal text blocks).
import { useTranslation } from 'react-i18next';
import type { ImprintPageData, DataProtectionOfficerContact } from '../../../domain/site-content.ts';
import { Link, PhoneLink } from '../../ui/Link.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './ImprintLegalTextSections.module.css';

export interface ImprintLegalTextSectionsProps {
  imprint: Pick<ImprintPageData, 'legalTexts'>;
  keys: readonly string[];
}

/** Blocks without a heading. */
const untitled = ['additional_top_info', 'additional_bottom_info'];

export const ImprintLegalTextSections = ({ imprint, keys }: ImprintLegalTextSectionsProps) => {
  const { t } = useTranslation('imprint');
  return (
    <>
      {keys.flatMap((key) => {
        const text = imprint.legalTexts.find((entry) => entry.key === key);
        if (!text) return [];
        const title = text.title ?? (untitled.includes(key) ? null : t(`legalText.${key}`));
        const Element = title === null ? 'div' : 'section';
        return [
          <Element key={key}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <RichText html={text.html} />
          </Element>,
        ];
      })}
    </>
  );
};

/** The block data_protection with the data protection officers, at the end of the privacy text (specification §2). */
export const DataProtectionOfficersSection = ({
  imprint,
}: {
  imprint: Pick<ImprintPageData, 'dataProtectionOfficers' | 'legalTexts'>;
}) => {
  const { t } = useTranslation('imprint');
  const { dataProtectionOfficers: officers, legalTexts } = imprint;
  const hasText = legalTexts.some(({ key }) => key === 'data_protection');
  return (
    <div className={styles.officers}>
      <ImprintLegalTextSections imprint={imprint} keys={['data_protection']} />
      {!hasText && officers.length > 0 && <h2 className={styles.title}>{t('dataProtectionOfficer')}</h2>}
      {officers.map((officer) => (
        <DataProtectionOfficerParagraphs key={officer.name} officer={officer} />
      ))}
    </div>
  );
};

/** The data protection officer: name, address, phone and email. */
export const DataProtectionOfficerParagraphs = ({ officer }: { officer: DataProtectionOfficerContact }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <p>{officer.name}</p>
      {officer.address && (
        <p>
          {officer.address.street}
          <br />
          {officer.address.zipCode} {officer.address.city}
        </p>
      )}
      {officer.phone && (
        <p>
          <PhoneLink title={t('phone')} phone={officer.phone} />
        </p>
      )}
      {officer.email && (
        <p>
          {t('email')} <Link href={`mailto:${officer.email}`}>{officer.email}</Link>
        </p>
      )}
    </>
  );
};

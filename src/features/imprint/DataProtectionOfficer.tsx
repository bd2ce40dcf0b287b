// Who answers for data protection: name, address, phone and e-mail (specification §2, legal text block data_protection).
import { useTranslation } from 'react-i18next';
import type { LegalPerson } from '../../../domain/site.ts';
import { Link } from '../../ui/Link.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

export const DataProtectionOfficer = ({ officer }: { officer: LegalPerson }) => {
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

// Contact details: company, address with directions, phone numbers, email. Shown in drawer, footer and contact
// page.
import { useTranslation } from 'react-i18next';
import type { CompanyContactDetails } from '../../../domain/site-content.ts';
import { Link, PhoneLink } from '../../ui/Link.tsx';
import * as styles from './ContactInfo.module.css';

export interface ContactInfoProps {
  contact: CompanyContactDetails;
  /** The parts to show: `address`, `numbers`, or both. */
  parts?: readonly ('address' | 'numbers')[];
}

export const ContactInfo = ({ contact, parts = ['address', 'numbers'] }: ContactInfoProps) => {
  const { t } = useTranslation('shell');
  return (
    <address className={styles.contact}>
      {parts.includes('address') && (
        <>
          <p className={styles.name}>{contact.companyName}</p>
          {contact.address && (
            <p>
              {contact.address.street}
              <br />
              {contact.address.zipCode} {contact.address.city}
            </p>
          )}
          {contact.directionsUrl && (
            <p>
              <Link href={contact.directionsUrl}>{t('directions')}</Link>
            </p>
          )}
        </>
      )}
      {parts.includes('numbers') && (
        <ul className={styles.numbers}>
          {(['phone', 'mobile', 'fax'] as const).map(
            (kind) =>
              contact[kind] && (
                <li key={kind}>
                  <PhoneLink title={t(kind)} phone={contact[kind]} />
                </li>
              ),
          )}
          {contact.email && (
            <li>
              <span>{t('email')}</span> <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            </li>
          )}
        </ul>
      )}
    </address>
  );
};

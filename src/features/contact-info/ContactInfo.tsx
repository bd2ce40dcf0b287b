// How to reach the house: company, address with directions, numbers, e-mail. In drawer, footer and contact page.
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../../domain/site.ts';
import { Link } from '../../ui/Link.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import * as styles from './ContactInfo.module.css';

export interface ContactInfoProps {
  contact: Contact;
  /** The parts to show: `address` alone, `numbers` alone, or both. */
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
          {contact.phone && (
            <li>
              <PhoneLink title={t('phone')} phone={contact.phone} />
            </li>
          )}
          {contact.mobile && (
            <li>
              <PhoneLink title={t('mobile')} phone={contact.mobile} />
            </li>
          )}
          {contact.fax && (
            <li>
              <PhoneLink title={t('fax')} phone={contact.fax} />
            </li>
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

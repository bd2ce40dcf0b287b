// The imprint's sidebar: company, addresses, legal form, executives, contact, registers, tax ids (specification §2,
// L19, L20).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyContactDetails, ImprintPageData } from '../../../domain/site-content.ts';
import { Link, PhoneLink } from '../../ui/Link.tsx';
import { DataProtectionOfficerParagraphs } from './ImprintLegalTextSections.tsx';
import * as styles from './ImprintSidebar.module.css';

export interface ImprintSidebarProps {
  contact: CompanyContactDetails;
  imprint: ImprintPageData;
}

export const ImprintSidebar = ({ contact, imprint }: ImprintSidebarProps) => {
  const { t } = useTranslation(['imprint', 'shell']);
  return (
    <div className={styles.sidebar}>
      <Part title={t('imprint:company')}>
        <p className={styles.company}>{contact.companyName}</p>
        <Addresses imprint={imprint} />
      </Part>
      {imprint.executives.length > 0 && (
        <Part title={t(`imprint:legalForm.${imprint.legalForm}`)}>
          {imprint.executives.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </Part>
      )}
      <Part title={t('shell:contact')}>
        {(['phone', 'fax'] as const).map(
          (kind) =>
            contact[kind] && (
              <p key={kind}>
                <PhoneLink title={t(`shell:${kind}`)} phone={contact[kind]} />
              </p>
            ),
        )}
        {contact.email && (
          <p>
            {t('shell:email')} <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          </p>
        )}
      </Part>
      {imprint.registers.length > 0 && (
        <Part title={t('imprint:registers')}>
          {imprint.registers.map((register) => (
            <p key={register.number}>
              {register.type} {register.number}
              <br />
              {register.registrar}
            </p>
          ))}
        </Part>
      )}
      {imprint.dataProtectionOfficers.map((officer) => (
        <Part key={officer.name} title={t('imprint:dataProtectionOfficer')}>
          <DataProtectionOfficerParagraphs officer={officer} />
        </Part>
      ))}
      <TextPart title={t('imprint:vatId')} text={imprint.vatId} />
      <TextPart title={t('imprint:taxNumber')} text={imprint.taxNumber} />
      <TextPart title={t('imprint:packagingRegister')} text={imprint.packagingRegisterNumber} />
      <TextPart title={t('imprint:weee')} text={imprint.weeeNumber} />
    </div>
  );
};

const Addresses = ({ imprint }: Pick<ImprintSidebarProps, 'imprint'>) => {
  const { t } = useTranslation('imprint');
  return (
    <>
      {imprint.addresses.map((address) => (
        <address key={`${address.street} ${address.city}`}>
          {address.type && imprint.addresses.length > 1 && <p>{t(`addressType.${address.type}`)}</p>}
          <p>
            {address.street}
            <br />
            {address.zipCode} {address.city}
          </p>
        </address>
      ))}
    </>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

const TextPart = ({ title, text }: { title: string; text: string | null }) =>
  text ? (
    <Part title={title}>
      <p>{text}</p>
    </Part>
  ) : null;

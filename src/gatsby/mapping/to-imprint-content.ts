// Maps company and legal text records to the imprint (law row L20).
import type { Locale } from '../../../contract/locale.ts';
import { toPhoneNumberDisplayTextAndHref } from '../../../domain/phone-number.ts';
import type { ImprintPageData } from '../../../domain/site-content.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import { toCompanyPostalAddress } from './to-contact-details.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';

export const toImprintContent = (
  records: SiteRecords,
  locale: Locale,
  translate: ResolveLocalizedField,
  log: LogFunction,
): ImprintPageData => {
  const { company } = records;
  return {
    legalForm: company.legal_form,
    executives: company.executives.map((entry) => entry.name),
    addresses: company.addresses.map((record) => ({ ...toCompanyPostalAddress(record), type: record.address_type })),
    registers: company.registers.map((entry) => ({
      type: entry.register_type,
      number: entry.number,
      registrar: entry.registrar,
    })),
    vatId: company.ust_id,
    taxNumber: company.vat_number,
    packagingRegisterNumber: company.packaging_register_number,
    weeeNumber: company.weee_number,
    legalTexts: toLegalTexts(records, locale, translate),
    dataProtectionOfficers: company.data_protection_commissioner.map((officer) => ({
      name: officer.name,
      address:
        officer.street && officer.zip_code && officer.city
          ? toCompanyPostalAddress({
              ...officer,
              street: officer.street,
              zip_code: officer.zip_code,
              city: officer.city,
              address_type: null,
            })
          : null,
      phone: officer.phone_number ? toPhoneNumberDisplayTextAndHref(officer.phone_number, log) : null,
      email: officer.email,
    })),
  };
};

const toLegalTexts = (
  records: SiteRecords,
  locale: Locale,
  translate: ResolveLocalizedField,
): ImprintPageData['legalTexts'] => {
  const texts = records.legalTexts.flatMap((record) => {
    const html = translate('legal_text', record, 'content', locale);
    if (!html) return [];
    return [
      {
        key: record.key,
        title: translate('legal_text', record, 'title', locale),
        html: sanitizeHtmlAndLocalizeLinks(html, { locale }),
      },
    ];
  });
  const authority = translate('company', records.company, 'legal_authority', locale);
  if (authority && !texts.some((text) => text.key === 'legal_authority')) {
    texts.unshift({ key: 'legal_authority', title: null, html: sanitizeHtmlAndLocalizeLinks(authority, { locale }) });
  }
  return texts;
};

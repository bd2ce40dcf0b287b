// The company behind a project, with its addresses, numbers, executives and registers (imprint, contact block).
import type { CollectionDefinition } from '../definition.ts';
import { childId, id, sort, updatedAt } from '../common-fields.ts';
import { choice, flag, label, richText, text } from '../fields.ts';
import { list, one, project, withTranslations } from '../relations.ts';
import { legalForms } from './project.ts';

const ownership = { projectPath: 'project' };

const company = withTranslations({
  name: 'company',
  label: label('Unternehmen', 'Company'),
  icon: 'domain',
  folder: 'house',
  display: '{{display_name}}',
  ownership,
  readable: 'build',
  fields: [
    id(),
    project({ column: { nullable: false, unique: true } }),
    text('company_name', label('Firma', 'Company name'), { required: true }),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    legalForms,
    list('addresses', label('Anschriften', 'Addresses'), 'company_address'),
    list('emails', label('E-Mail-Adressen', 'E-mail addresses'), 'company_email'),
    list('numbers', label('Rufnummern', 'Numbers'), 'company_number'),
    list('executives', label('Vertretungsberechtigte', 'Executives'), 'company_executive'),
    list('registers', label('Register', 'Registers'), 'company_register'),
    text('ust_id', label('USt-IdNr.', 'VAT id (USt-IdNr.)')),
    text('vat_number', label('Steuernummer', 'Tax number')),
    text('packaging_register_number', label('Verpackungsregister (LUCID)', 'Packaging register (LUCID)'), {
      note: label('Erscheint im Impressum (VerpackG).', 'Shown in the imprint (VerpackG).'),
    }),
    text('weee_number', label('WEEE-Reg.-Nr.', 'WEEE registration number'), {
      note: label(
        'Elektroaltgeräte (ElektroG, BattDG): erscheint im Impressum und beim Batteriehinweis.',
        'Electrical equipment (ElektroG, BattDG): shown in the imprint and beside the notice on batteries.',
      ),
    }),
    richText('legal_authority', label('Aufsichtsbehörde', 'Legal authority')),
    flag('rolex_area', label('Rolex-Bereich', 'Rolex area')),
    list(
      'data_protection_commissioner',
      label('Datenschutzbeauftragte', 'Data protection officers'),
      'data_protection_commissioner',
    ),
    updatedAt(),
  ],
  translations: [richText('legal_authority', label('Aufsichtsbehörde', 'Legal authority'))],
});

const part = (
  name: string,
  de: string,
  en: string,
  icon: string,
  display: string,
  listField: string,
  fields: CollectionDefinition['fields'],
): CollectionDefinition => ({
  name,
  label: label(de, en),
  icon,
  folder: 'house',
  hidden: true,
  display,
  sortField: 'sort',
  ownership: { projectPath: 'company.project' },
  readable: 'build',
  fields: [
    childId(),
    one('company', label('Unternehmen', 'Company'), 'company', {
      required: true,
      hidden: true,
      oneField: listField,
      sortField: 'sort',
    }),
    sort(),
    ...fields,
  ],
  indexes: [['company', 'sort']],
});

const addressFields = (required = true) => [
  text('street', label('Straße', 'Street'), { required }),
  text('number', label('Hausnummer', 'Number'), { required: false }),
  text('zip_code', label('PLZ', 'Zip code'), { required }),
  text('city', label('Ort', 'City'), { required }),
];

export const companyCollections: CollectionDefinition[] = [
  ...company,
  part(
    'company_address',
    'Anschrift',
    'Address',
    'home_pin',
    '{{street}} {{number}}, {{zip_code}} {{city}}',
    'addresses',
    [
      ...addressFields(),
      choice('address_type', label('Art der Anschrift', 'Address type'), [
        { value: 'hq', label: label('Hauptgeschäftsstelle', 'Headquarters') },
        { value: 'federal_office', label: label('Bundesgeschäftsstelle', 'Federal office') },
      ]),
    ],
  ),
  part('company_email', 'E-Mail-Adresse', 'E-mail address', 'mail', '{{email}}', 'emails', [
    text('email', label('E-Mail', 'E-mail'), { required: true }),
    flag('primary', label('Hauptadresse', 'Primary')),
  ]),
  part('company_number', 'Rufnummer', 'Number', 'call', '{{number}} ({{type}})', 'numbers', [
    text('number', label('Nummer', 'Number'), { required: true }),
    choice(
      'type',
      label('Art', 'Type'),
      [
        { value: 'phone', label: label('Telefon', 'Phone') },
        { value: 'mobile', label: label('Mobil', 'Mobile') },
        { value: 'fax', label: label('Fax', 'Fax') },
      ],
      { required: true },
    ),
    flag('primary', label('Hauptnummer', 'Primary')),
  ]),
  part('company_executive', 'Vertretungsberechtigte Person', 'Executive', 'person', '{{name}}', 'executives', [
    text('name', label('Name', 'Name'), { required: true }),
  ]),
  part(
    'company_register',
    'Registereintrag',
    'Register entry',
    'menu_book',
    '{{register_type}} {{number}}',
    'registers',
    [
      text('register_type', label('Register', 'Register'), { required: true }),
      text('number', label('Nummer', 'Number'), { required: true }),
      text('registrar', label('Registergericht', 'Registrar'), { required: true }),
    ],
  ),
  part(
    'data_protection_commissioner',
    'Datenschutzbeauftragte Person',
    'Data protection officer',
    'shield_person',
    '{{name}}',
    'data_protection_commissioner',
    [
      text('name', label('Name', 'Name'), { required: true }),
      ...addressFields(false),
      text('phone_number', label('Telefon', 'Phone')),
      text('email', label('E-Mail', 'E-mail')),
    ],
  ),
];

// The company behind a project, with its addresses, numbers, executives and registers (imprint, contact block).
import type { CollectionDefinition } from '../definition.ts';
import { childIdField, idField, sortOrderField, updatedAtField } from '../common-fields.ts';
import { choiceField, booleanField, studioLabel, richTextField, textField } from '../fields.ts';
import { oneToManyField, manyToOneField, projectField, withTranslationCollection } from '../relations.ts';
import { legalFormField } from './project.ts';

const ownership = { projectPath: 'project' };

const company = withTranslationCollection({
  name: 'company',
  label: studioLabel('Unternehmen', 'Company'),
  icon: 'domain',
  folder: 'house',
  display: '{{display_name}}',
  ownership,
  readable: 'build',
  fields: [
    idField(),
    projectField({ column: { nullable: false, unique: true } }),
    textField('company_name', studioLabel('Firma', 'Company name'), { required: true }),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { required: true }),
    legalFormField,
    oneToManyField('addresses', studioLabel('Anschriften', 'Addresses'), 'company_address'),
    oneToManyField('emails', studioLabel('E-Mail-Adressen', 'E-mail addresses'), 'company_email'),
    oneToManyField('numbers', studioLabel('Rufnummern', 'Numbers'), 'company_number'),
    oneToManyField('executives', studioLabel('Vertretungsberechtigte', 'Executives'), 'company_executive'),
    oneToManyField('registers', studioLabel('Register', 'Registers'), 'company_register'),
    textField('ust_id', studioLabel('USt-IdNr.', 'VAT id (USt-IdNr.)')),
    textField('vat_number', studioLabel('Steuernummer', 'Tax number')),
    textField('packaging_register_number', studioLabel('Verpackungsregister (LUCID)', 'Packaging register (LUCID)'), {
      note: studioLabel('Erscheint im Impressum (VerpackG).', 'Shown in the imprint (VerpackG).'),
    }),
    textField('weee_number', studioLabel('WEEE-Reg.-Nr.', 'WEEE registration number'), {
      note: studioLabel(
        'Elektroaltgeräte (ElektroG, BattDG): erscheint im Impressum und beim Batteriehinweis.',
        'Electrical equipment (ElektroG, BattDG): shown in the imprint and beside the notice on batteries.',
      ),
    }),
    richTextField('legal_authority', studioLabel('Aufsichtsbehörde', 'Legal authority')),
    booleanField('rolex_area', studioLabel('Rolex-Bereich', 'Rolex area')),
    oneToManyField(
      'data_protection_commissioner',
      studioLabel('Datenschutzbeauftragte', 'Data protection officers'),
      'data_protection_commissioner',
    ),
    updatedAtField(),
  ],
  translations: [richTextField('legal_authority', studioLabel('Aufsichtsbehörde', 'Legal authority'))],
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
  label: studioLabel(de, en),
  icon,
  folder: 'house',
  hidden: true,
  display,
  sortField: 'sort',
  ownership: { projectPath: 'company.project' },
  readable: 'build',
  fields: [
    childIdField(),
    manyToOneField('company', studioLabel('Unternehmen', 'Company'), 'company', {
      required: true,
      hidden: true,
      oneField: listField,
      sortField: 'sort',
    }),
    sortOrderField(),
    ...fields,
  ],
  indexes: [['company', 'sort']],
});

const addressFields = (required = true) => [
  textField('street', studioLabel('Straße', 'Street'), { required }),
  textField('number', studioLabel('Hausnummer', 'Number'), { required: false }),
  textField('zip_code', studioLabel('PLZ', 'Zip code'), { required }),
  textField('city', studioLabel('Ort', 'City'), { required }),
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
      choiceField('address_type', studioLabel('Art der Anschrift', 'Address type'), [
        { value: 'hq', label: studioLabel('Hauptgeschäftsstelle', 'Headquarters') },
        { value: 'federal_office', label: studioLabel('Bundesgeschäftsstelle', 'Federal office') },
      ]),
    ],
  ),
  part('company_email', 'E-Mail-Adresse', 'E-mail address', 'mail', '{{email}}', 'emails', [
    textField('email', studioLabel('E-Mail', 'E-mail'), { required: true }),
    booleanField('primary', studioLabel('Hauptadresse', 'Primary')),
  ]),
  part('company_number', 'Rufnummer', 'Number', 'call', '{{number}} ({{type}})', 'numbers', [
    textField('number', studioLabel('Nummer', 'Number'), { required: true }),
    choiceField(
      'type',
      studioLabel('Art', 'Type'),
      [
        { value: 'phone', label: studioLabel('Telefon', 'Phone') },
        { value: 'mobile', label: studioLabel('Mobil', 'Mobile') },
        { value: 'fax', label: studioLabel('Fax', 'Fax') },
      ],
      { required: true },
    ),
    booleanField('primary', studioLabel('Hauptnummer', 'Primary')),
  ]),
  part('company_executive', 'Vertretungsberechtigte Person', 'Executive', 'person', '{{name}}', 'executives', [
    textField('name', studioLabel('Name', 'Name'), { required: true }),
  ]),
  part(
    'company_register',
    'Registereintrag',
    'Register entry',
    'menu_book',
    '{{register_type}} {{number}}',
    'registers',
    [
      textField('register_type', studioLabel('Register', 'Register'), { required: true }),
      textField('number', studioLabel('Nummer', 'Number'), { required: true }),
      textField('registrar', studioLabel('Registergericht', 'Registrar'), { required: true }),
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
      textField('name', studioLabel('Name', 'Name'), { required: true }),
      ...addressFields(false),
      textField('phone_number', studioLabel('Telefon', 'Phone')),
      textField('email', studioLabel('E-Mail', 'E-mail')),
    ],
  ),
];

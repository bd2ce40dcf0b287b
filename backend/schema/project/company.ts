// The company behind a project, with its addresses, numbers, executives and registers (imprint, contact block).
import type { CollectionDefinition } from '../content-model-types.ts';
import {
  defineAutoIncrementIdField,
  defineIdField,
  defineSortOrderField,
  defineUpdatedAtField,
  defineDisplayNameField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineBooleanField,
  createStudioLabel,
  defineRichTextField,
  defineTextField,
} from '../define-fields.ts';
import {
  defineOneToManyField,
  defineManyToOneField,
  defineProjectField,
  defineCollectionWithTranslations,
} from '../define-relations.ts';
import { companyLegalFormFieldDefinition } from './project.ts';

const ownership = { projectPath: 'project' };

const company = defineCollectionWithTranslations({
  name: 'company',
  label: createStudioLabel('Unternehmen', 'Company'),
  icon: 'domain',
  folder: 'house',
  display: '{{display_name}}',
  ownership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineProjectField({ column: { nullable: false, unique: true } }),
    defineTextField('company_name', createStudioLabel('Firma', 'Company name'), { required: true }),
    defineDisplayNameField({ required: true }),
    companyLegalFormFieldDefinition,
    defineOneToManyField('addresses', createStudioLabel('Anschriften', 'Addresses'), 'company_address'),
    defineOneToManyField('emails', createStudioLabel('E-Mail-Adressen', 'Email addresses'), 'company_email'),
    defineOneToManyField('numbers', createStudioLabel('Rufnummern', 'Phone numbers'), 'company_number'),
    defineOneToManyField(
      'executives',
      createStudioLabel('Vertretungsberechtigte', 'Authorised representatives'),
      'company_executive',
    ),
    defineOneToManyField('registers', createStudioLabel('Register', 'Registers'), 'company_register'),
    defineTextField('ust_id', createStudioLabel('USt-IdNr.', 'VAT ID (USt-IdNr.)')),
    defineTextField('vat_number', createStudioLabel('Steuernummer', 'Tax number')),
    defineTextField(
      'packaging_register_number',
      createStudioLabel('Verpackungsregister (LUCID)', 'Packaging register (LUCID)'),
      { note: createStudioLabel('Erscheint im Impressum (VerpackG).', 'Shown in the imprint (VerpackG).') },
    ),
    defineTextField('weee_number', createStudioLabel('WEEE-Reg.-Nr.', 'WEEE registration number'), {
      note: createStudioLabel(
        'Elektroaltgeräte (ElektroG, BattDG): erscheint im Impressum und beim Batteriehinweis.',
        'Electrical equipment (ElektroG, BattDG): shown in the imprint and next to the battery notice.',
      ),
    }),
    defineRichTextField('legal_authority', createStudioLabel('Aufsichtsbehörde', 'Supervisory authority')),
    defineBooleanField('rolex_area', createStudioLabel('Rolex-Bereich', 'Rolex area')),
    defineOneToManyField(
      'data_protection_commissioner',
      createStudioLabel('Datenschutzbeauftragte', 'Data protection officers'),
      'data_protection_commissioner',
    ),
    defineUpdatedAtField(),
  ],
  translations: [
    defineRichTextField('legal_authority', createStudioLabel('Aufsichtsbehörde', 'Supervisory authority')),
  ],
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
  label: createStudioLabel(de, en),
  icon,
  folder: 'house',
  hidden: true,
  display,
  sortField: 'sort',
  ownership: { projectPath: 'company.project' },
  readable: 'build',
  fields: [
    defineAutoIncrementIdField(),
    defineManyToOneField('company', createStudioLabel('Unternehmen', 'Company'), 'company', {
      required: true,
      hidden: true,
      oneField: listField,
      sortField: 'sort',
    }),
    defineSortOrderField(),
    ...fields,
  ],
  indexes: [['company', 'sort']],
});

const addressFields = (required = true) => [
  defineTextField('street', createStudioLabel('Straße', 'Street'), { required }),
  defineTextField('number', createStudioLabel('Hausnummer', 'House number'), { required: false }),
  defineTextField('zip_code', createStudioLabel('PLZ', 'Postcode'), { required }),
  defineTextField('city', createStudioLabel('Ort', 'City'), { required }),
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
      defineChoiceField('address_type', createStudioLabel('Art der Anschrift', 'Address type'), {
        hq: createStudioLabel('Hauptgeschäftsstelle', 'Headquarters'),
        federal_office: createStudioLabel('Bundesgeschäftsstelle', 'Federal office'),
      }),
    ],
  ),
  part('company_email', 'E-Mail-Adresse', 'Email address', 'mail', '{{email}}', 'emails', [
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), { required: true }),
    defineBooleanField('primary', createStudioLabel('Hauptadresse', 'Primary')),
  ]),
  part('company_number', 'Rufnummer', 'Phone number', 'call', '{{number}} ({{type}})', 'numbers', [
    defineTextField('number', createStudioLabel('Nummer', 'Number'), { required: true }),
    defineChoiceField(
      'type',
      createStudioLabel('Art', 'Type'),
      {
        phone: createStudioLabel('Telefon', 'Phone'),
        mobile: createStudioLabel('Mobil', 'Mobile'),
        fax: createStudioLabel('Fax', 'Fax'),
      },
      { required: true },
    ),
    defineBooleanField('primary', createStudioLabel('Hauptnummer', 'Primary')),
  ]),
  part(
    'company_executive',
    'Vertretungsberechtigte Person',
    'Authorised representative',
    'person',
    '{{name}}',
    'executives',
    [defineTextField('name', createStudioLabel('Name', 'Name'), { required: true })],
  ),
  part(
    'company_register',
    'Registereintrag',
    'Register entry',
    'menu_book',
    '{{register_type}} {{number}}',
    'registers',
    [
      defineTextField('register_type', createStudioLabel('Register', 'Register'), { required: true }),
      defineTextField('number', createStudioLabel('Nummer', 'Number'), { required: true }),
      defineTextField('registrar', createStudioLabel('Registergericht', 'Register court'), { required: true }),
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
      defineTextField('name', createStudioLabel('Name', 'Name'), { required: true }),
      ...addressFields(false),
      defineTextField('phone_number', createStudioLabel('Telefon', 'Phone')),
      defineTextField('email', createStudioLabel('E-Mail', 'Email')),
    ],
  ),
];

// The workshop behind "Uhrenatelier Nordlicht". Numbers are from the ranges kept free for fiction. Joined in
// house-sets.ts.
import { branchSets, openingHourSet, type OpeningHour } from '../branch-sets.ts';
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { demoId } from '../demo-id.ts';
import { projectId, richText } from '../page-item.ts';
import { translationsOf } from '../translation-entries.ts';

const legalAuthority = {
  de: richText('<p>Zuständige Kammer: Handwerkskammer Hamburg.</p>'),
  en: richText('<p>Competent chamber: Handwerkskammer Hamburg.</p>'),
  fr: richText('<p>Chambre compétente : Handwerkskammer Hamburg.</p>'),
};

const companySet: SeedSet = {
  collection: 'company',
  items: [
    {
      id: demoId('nordlicht/company'),
      project: projectId('nordlicht'),
      company_name: 'Uhrenatelier Nordlicht, Inhaber Jonte Harmsen',
      display_name: 'Uhrenatelier Nordlicht',
      legal_form: 'single',
      addresses: [
        { street: 'Seilerfleet', number: '9', zip_code: '20459', city: 'Hamburg', address_type: 'hq', sort: 1 },
      ],
      emails: [{ email: 'werkstatt@nordlicht.example', primary: true, sort: 1 }],
      numbers: [
        { number: '040 66969210', type: 'phone', primary: true, sort: 1 },
        { number: '0176 04069021', type: 'mobile', primary: false, sort: 2 },
      ],
      executives: [{ name: 'Jonte Harmsen', sort: 1 }],
      registers: [
        { register_type: 'Handwerksverzeichnis', number: '9990921', registrar: 'Handwerkskammer Hamburg', sort: 1 },
      ],
      ust_id: 'DE888888888',
      vat_number: '48/999/99999',
      rolex_area: false,
      legal_authority: legalAuthority.de,
      translations: translationsOf('legal_authority', legalAuthority),
    },
  ],
};

const workday = { open: '11:00', close: '18:00' };

const hours: OpeningHour[] = [
  { key: 'monday', day: { de: 'Montag', en: 'Monday', fr: 'Lundi' } },
  { key: 'tuesday', day: { de: 'Dienstag', en: 'Tuesday', fr: 'Mardi' }, ...workday },
  { key: 'wednesday', day: { de: 'Mittwoch', en: 'Wednesday', fr: 'Mercredi' }, ...workday },
  { key: 'thursday', day: { de: 'Donnerstag', en: 'Thursday', fr: 'Jeudi' }, ...workday },
  { key: 'friday', day: { de: 'Freitag', en: 'Friday', fr: 'Vendredi' }, ...workday },
  {
    key: 'saturday',
    day: { de: 'Samstag', en: 'Saturday', fr: 'Samedi' },
    freeText: { de: 'nach Vereinbarung', en: 'by appointment', fr: 'sur rendez-vous' },
  },
  { key: 'sunday', day: { de: 'Sonntag', en: 'Sunday', fr: 'Dimanche' } },
];

export const nordlichtCompanySets: SeedSet[] = [
  companySet,
  ...branchSets('nordlicht', [
    {
      key: 'seilerfleet',
      name: { de: 'Werkstatt am Seilerfleet', en: 'Workshop on the Seilerfleet', fr: 'Atelier du Seilerfleet' },
      street: 'Seilerfleet 9',
      zip: '20459',
      city: 'Hamburg',
      state: 'HH',
      phone: '040 66969210',
      latitude: 53.5475,
      longitude: 9.979,
      periods: [
        { day: '6', ...workday },
        { day: '10', freeText: { de: 'nach Vereinbarung', en: 'by appointment', fr: 'sur rendez-vous' } },
      ],
    },
  ]),
  openingHourSet('nordlicht', hours),
];

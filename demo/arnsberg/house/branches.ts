// The two addresses of "Arnsberg & Tochter" and when they are open. Joined in house-sets.ts.
import {
  branchSets,
  openingHourSet,
  specialDaySet,
  type Branch,
  type OpeningHour,
  type SpecialDay,
} from '../../branch-sets.ts';
import type { SeedSet } from '../../../backend/seed/seed-content.ts';

const byAppointment = { de: 'nach Vereinbarung', en: 'by appointment', fr: 'sur rendez-vous' };

const branches: Branch[] = [
  {
    key: 'rosenwirtgasse',
    name: { de: 'Stammhaus Rosenwirtgasse', en: 'Rosenwirtgasse', fr: 'Boutique historique, Rosenwirtgasse' },
    street: 'Rosenwirtgasse 12',
    zip: '80331',
    city: 'München',
    state: 'BY-KATH',
    phone: '089 99998120',
    latitude: 48.1367,
    longitude: 11.5735,
    periods: [
      { day: '1', freeText: byAppointment },
      { day: '6', open: '10:00', close: '18:30' },
      { day: '10', open: '10:00', close: '16:00' },
      { day: '15', open: '10:00', close: '13:00' },
      { day: '16', open: '10:00', close: '13:00' },
    ],
  },
  {
    key: 'kranichplatz',
    name: { de: 'Werkhof am Kranichplatz', en: 'Werkhof on Kranichplatz', fr: 'Werkhof, Kranichplatz' },
    street: 'Kranichplatz 4',
    zip: '80799',
    city: 'München',
    state: 'BY-KATH',
    phone: '089 99998140',
    latitude: 48.152,
    longitude: 11.5745,
    periods: [
      { day: '4', open: '10:00', close: '19:00' },
      { day: '10', open: '10:00', close: '18:00' },
      {
        day: { de: 'Optik', en: 'Eyewear', fr: 'Optique' },
        open: '10:00',
        close: '18:00',
        freeText: {
          de: 'Sehtest nach Vereinbarung',
          en: 'eye tests by appointment',
          fr: 'examen de vue sur rendez-vous',
        },
      },
      { day: '15', open: '10:00', close: '13:00' },
      { day: '16', freeText: { de: 'geschlossen', en: 'closed', fr: 'fermé' } },
    ],
  },
];

const weekday = { open: '10:00', close: '18:30' };

const hours: OpeningHour[] = [
  { key: 'monday', day: { de: 'Montag', en: 'Monday', fr: 'Lundi' }, freeText: byAppointment },
  { key: 'tuesday', day: { de: 'Dienstag', en: 'Tuesday', fr: 'Mardi' }, ...weekday },
  { key: 'wednesday', day: { de: 'Mittwoch', en: 'Wednesday', fr: 'Mercredi' }, ...weekday },
  { key: 'thursday', day: { de: 'Donnerstag', en: 'Thursday', fr: 'Jeudi' }, ...weekday },
  { key: 'friday', day: { de: 'Freitag', en: 'Friday', fr: 'Vendredi' }, ...weekday },
  { key: 'saturday', day: { de: 'Samstag', en: 'Saturday', fr: 'Samedi' }, open: '10:00', close: '16:00' },
  { key: 'sunday', day: { de: 'Sonntag', en: 'Sunday', fr: 'Dimanche' } },
];

const specialDays: SpecialDay[] = [
  {
    date: '2026-12-12',
    open: '10:00',
    close: '20:00',
    reason: { de: 'Langer Adventssamstag', en: 'Late Advent Saturday', fr: 'Nocturne de l’Avent' },
  },
  {
    date: '2026-12-19',
    branch: 'kranichplatz',
    open: '10:00',
    close: '20:00',
    reason: { de: 'Langer Werkhof-Samstag', en: 'Late opening at the Werkhof', fr: 'Nocturne au Werkhof' },
  },
  { date: '2027-01-02', reason: { de: 'Inventur', en: 'Stocktaking', fr: 'Inventaire' } },
];

export const arnsbergBranchSets: SeedSet[] = [
  ...branchSets('arnsberg', branches),
  openingHourSet('arnsberg', hours),
  specialDaySet('arnsberg', specialDays),
];

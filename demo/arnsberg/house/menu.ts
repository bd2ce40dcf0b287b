// The menu of "Arnsberg & Tochter": departments, house, social networks. Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { menuSets, type MenuEntry, type MenuLink } from '../../menu-items.ts';

const jewelry: MenuEntry = {
  key: 'jewelry',
  name: { de: 'Schmuck', en: 'Jewellery', fr: 'Bijoux' },
  path: '/schmuck',
  groups: [
    {
      key: 'jewelry-pieces',
      name: { de: 'Schmuckstücke', en: 'Pieces', fr: 'Pièces' },
      sub: [
        {
          key: 'jewelry-all',
          name: { de: 'Schmuck im Haus', en: 'All our jewellery', fr: 'Tous nos bijoux' },
          path: '/schmuck',
        },
        { key: 'beads', name: { de: 'Perlen', en: 'Pearls', fr: 'Perles' }, path: '/perlen' },
        { key: 'for-kids', name: { de: 'Für Kinder', en: 'For children', fr: 'Pour enfants' }, path: '/fuer-kinder' },
        { key: 'accessories', name: { de: 'Accessoires', en: 'Accessories', fr: 'Accessoires' }, path: '/accessories' },
      ],
    },
    {
      key: 'jewelry-rings',
      name: { de: 'Ringe für zwei', en: 'Rings for two', fr: 'Bagues pour deux' },
      sub: [
        {
          key: 'engagement-rings-group',
          name: { de: 'Verlobungsringe', en: 'Engagement rings', fr: 'Bagues de fiançailles' },
          path: '/verlobungsringe',
        },
        {
          key: 'wedding-rings-group',
          name: { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' },
          path: '/trauringe',
        },
      ],
    },
  ],
};

const courtyard: MenuEntry = {
  key: 'courtyard',
  name: { de: 'Werkhof', en: 'Werkhof', fr: 'Werkhof' },
  groups: [
    {
      key: 'courtyard-workshops',
      name: { de: 'Werkstätten', en: 'Workshops', fr: 'Ateliers' },
      sub: [
        { key: 'optics', name: { de: 'Optik', en: 'Optics', fr: 'Optique' }, path: '/optik' },
        {
          key: 'floral-workshop',
          name: { de: 'Florale Werkstatt', en: 'Floral workshop', fr: 'Atelier floral' },
          path: '/florale-werkstatt',
        },
        { key: 'bicycles', name: { de: 'Fahrräder', en: 'Bicycles', fr: 'Vélos' }, path: '/fahrraeder' },
      ],
    },
    {
      key: 'courtyard-home',
      name: { de: 'Für zu Hause', en: 'For the home', fr: 'Pour la maison' },
      sub: [
        {
          key: 'home-fabrics',
          name: { de: 'Heimtextilien', en: 'Home fabrics', fr: 'Linge de maison' },
          path: '/heimtextilien',
        },
        { key: 'decoratives', name: { de: 'Dekoration', en: 'Decoration', fr: 'Décoration' }, path: '/dekoration' },
        {
          key: 'room-fragrances',
          name: { de: 'Raumdüfte', en: 'Room fragrances', fr: 'Parfums d’intérieur' },
          path: '/raumduefte',
        },
      ],
    },
  ],
};

const primary: MenuEntry[] = [
  { key: 'watches', name: { de: 'Uhren', en: 'Watches', fr: 'Montres' }, path: '/uhren' },
  jewelry,
  { key: 'wedding-rings', name: { de: 'Trauringe', en: 'Wedding rings', fr: 'Alliances' }, path: '/trauringe' },
  {
    key: 'engagement-rings',
    name: { de: 'Verlobungsringe', en: 'Engagement rings', fr: 'Bagues de fiançailles' },
    path: '/verlobungsringe',
  },
  courtyard,
  { key: 'service', name: { de: 'Service', en: 'Service', fr: 'Service' }, path: '/service' },
  {
    key: 'house',
    name: { de: 'Haus', en: 'House', fr: 'Maison' },
    sub: [
      { key: 'about', name: { de: 'Über uns', en: 'About us', fr: 'À propos' }, path: '/uber-uns' },
      { key: 'info', name: { de: 'Gut zu wissen', en: 'Good to know', fr: 'Bon à savoir' }, path: '/info' },
      { key: 'events', name: { de: 'Veranstaltungen', en: 'Events', fr: 'Événements' }, path: '/events' },
      {
        key: 'window',
        name: { de: 'Digitales Schaufenster', en: 'Shop window', fr: 'Vitrine digitale' },
        path: '/digitales-schaufenster',
      },
      {
        key: 'appointment',
        name: { de: 'Termin vereinbaren', en: 'Make an appointment', fr: 'Prendre rendez-vous' },
        path: '/terminvereinbarung',
      },
    ],
  },
  { key: 'contact', name: { de: 'Kontakt', en: 'Contact', fr: 'Contact' }, path: '/kontakt' },
];

const social: MenuLink[] = [
  {
    key: 'instagram',
    name: { de: 'Instagram', en: 'Instagram', fr: 'Instagram' },
    externalPath: 'https://www.instagram.com/arnsberg-tochter.example',
    media: 'instagram',
  },
  {
    key: 'facebook',
    name: { de: 'Facebook', en: 'Facebook', fr: 'Facebook' },
    externalPath: 'https://www.facebook.com/arnsberg-tochter.example',
    media: 'facebook',
  },
];

export const arnsbergMenuSets: SeedSet[] = menuSets('arnsberg', primary, social);

// The short menu of "Uhrenatelier Nordlicht". It configures no footer widgets: the site's defaults stand. Joined in
// house-sets.ts.
import { consentSet } from '../consent-set.ts';
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { menuSets, type MenuEntry, type MenuLink } from '../menu-items.ts';

const primary: MenuEntry[] = [
  { key: 'watches', name: { de: 'Uhren', en: 'Watches', fr: 'Montres' }, path: '/uhren' },
  { key: 'service', name: { de: 'Werkstatt', en: 'Workshop', fr: 'Atelier' }, path: '/service' },
  { key: 'about', name: { de: 'Über uns', en: 'About us', fr: 'À propos' }, path: '/uber-uns' },
  { key: 'contact', name: { de: 'Kontakt', en: 'Contact', fr: 'Contact' }, path: '/kontakt' },
];

const social: MenuLink[] = [
  {
    key: 'instagram',
    name: { de: 'Instagram', en: 'Instagram', fr: 'Instagram' },
    externalPath: 'https://www.instagram.com/uhrenatelier-nordlicht.example',
    media: 'instagram',
  },
];

export const nordlichtNavigationSets: SeedSet[] = [
  ...menuSets('nordlicht', primary, social),
  consentSet('nordlicht', [
    {
      functionId: 'functional',
      link: '/datenschutz#cookies',
      defaultOn: true,
      locked: true,
      name: { de: 'Notwendig', en: 'Necessary', fr: 'Nécessaire' },
      description: {
        de: 'Merkt sich Ihre Auswahl und die Farbdarstellung auf Ihrem Gerät.',
        en: 'Remembers your choices and the colour mode on your device.',
        fr: 'Garde en mémoire sur votre appareil vos choix et le mode d’affichage clair ou sombre.',
      },
    },
    {
      functionId: 'matomo',
      link: '/datenschutz#matomo-ehemals-piwik',
      defaultOn: true,
      locked: false,
      name: { de: 'Besuche messen (Matomo)', en: 'Visitor statistics (Matomo)', fr: 'Mesure d’audience (Matomo)' },
      description: {
        de: 'Zählt, welche Seiten gelesen werden. Die Daten bleiben bei uns.',
        en: 'Counts which pages are read. The data stays with us.',
        fr: 'Compte les pages consultées. Les données restent chez nous.',
      },
    },
  ]),
];

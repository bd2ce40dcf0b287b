// What visitors of "Arnsberg & Tochter" may agree to. Joined in house-sets.ts.
import { consentSet, type Consent } from '../../consent-set.ts';
import type { SeedSet } from '../../../backend/seed/seed-content.ts';

const consents: Consent[] = [
  {
    functionId: 'functional',
    link: '/datenschutz#cookies',
    defaultOn: true,
    locked: true,
    name: { de: 'Notwendig', en: 'Necessary', fr: 'Nécessaire' },
    description: {
      de: 'Merkt sich Ihre Auswahl, den Warenkorb und die Farbdarstellung auf Ihrem Gerät. Ohne diese Einträge arbeitet die Website nicht richtig.',
      en: 'Remembers your choices, your cart and the colour mode on your device. Without these entries the site does not work properly.',
      fr: 'Garde en mémoire sur votre appareil vos choix, votre panier et le mode d’affichage clair ou sombre. Sans ces données, le site ne fonctionne pas correctement.',
    },
  },
  {
    functionId: 'matomo',
    link: '/datenschutz#matomo-ehemals-piwik',
    defaultOn: true,
    locked: false,
    name: { de: 'Besuche messen (Matomo)', en: 'Visitor statistics (Matomo)', fr: 'Mesure d’audience (Matomo)' },
    description: {
      de: 'Zählt, welche Seiten gelesen werden und wo Fehler auftreten. Die Daten bleiben bei uns und werden nicht mit anderen zusammengeführt.',
      en: 'Counts which pages are read and notes where errors occur. The data stays with us and is never combined with any other data.',
      fr: 'Compte les pages consultées et relève les erreurs. Les données restent chez nous et ne sont croisées avec aucune autre.',
    },
  },
  {
    functionId: 'rolex_clock',
    link: '/datenschutz#uhr-von-rolex',
    defaultOn: false,
    locked: false,
    name: { de: 'Uhr von Rolex', en: 'Rolex clock', fr: 'Horloge Rolex' },
    description: {
      de: 'Zeigt im Kopf der Seite eine Uhr, die von einem Server von Rolex geladen wird. Dabei erfährt Rolex Ihre IP-Adresse.',
      en: 'Displays a clock in the page header, loaded from a Rolex server. Rolex receives your IP address when it loads.',
      fr: 'Affiche en haut de page une horloge chargée depuis un serveur de Rolex, qui reçoit alors votre adresse IP.',
    },
  },
];

export const arnsbergConsentSet: SeedSet = consentSet('arnsberg', consents);

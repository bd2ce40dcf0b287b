// What visitors of "Arnsberg & Tochter" may agree to. Joined in house-sets.ts.
import { consentSet, type Consent } from '../../consent-set.ts';
import type { DemoSet } from '../../demo-content.ts';

const consents: Consent[] = [
  {
    functionId: 'functional',
    link: '/datenschutz#cookies',
    defaultOn: true,
    locked: true,
    name: { de: 'Notwendig', en: 'Necessary', fr: 'Nécessaire' },
    description: {
      de: 'Merkt sich Ihre Auswahl, den Warenkorb und die Farbdarstellung auf Ihrem Gerät. Ohne diese Einträge arbeitet die Website nicht richtig.',
      en: 'Keeps your choice, your cart and the colour mode on your device. Without these entries the site does not work properly.',
      fr: 'Conserve sur votre appareil votre choix, votre panier et le mode de couleur. Sans ces entrées, le site ne fonctionne pas correctement.',
    },
  },
  {
    functionId: 'matomo',
    link: '/datenschutz#matomo-ehemals-piwik',
    defaultOn: true,
    locked: false,
    name: { de: 'Besuche messen (Matomo)', en: 'Measuring visits (Matomo)', fr: 'Mesure d’audience (Matomo)' },
    description: {
      de: 'Zählt, welche Seiten gelesen werden und wo Fehler auftreten. Die Daten bleiben bei uns und werden nicht mit anderen zusammengeführt.',
      en: 'Counts which pages are read and where errors occur. The data stays with us and is not combined with any other.',
      fr: 'Compte les pages lues et relève les erreurs. Les données restent chez nous et ne sont croisées avec aucune autre.',
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
      en: 'Shows a clock in the page header that is loaded from a server of Rolex. Rolex thereby learns your IP address.',
      fr: 'Affiche en haut de page une horloge chargée depuis un serveur de Rolex, qui reçoit alors votre adresse IP.',
    },
  },
];

export const arnsbergConsentSet: DemoSet = consentSet('arnsberg', consents);

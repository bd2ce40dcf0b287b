// Heading and lead of the checkout of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const checkout: PageContent = {
  key: 'checkout',
  de: {
    title: 'Kasse',
    description: 'Die Kasse von Arnsberg & Tochter, Juwelier in München.',
    keywords: 'Kasse',
    heading: 'Kasse',
    lead: 'Zwei Schritte: Ihre Angaben, dann ein Blick auf alles. Bestellt ist erst mit dem letzten Knopf.',
    body: `<p>Eine Frage, bevor Sie bestellen? Unter <a href="/kontakt">Kontakt</a> stehen unsere Nummern und wann wir da
      sind.</p>`,
  },
  en: {
    title: 'Checkout',
    description: 'The checkout of Arnsberg & Tochter, jeweller in Munich.',
    keywords: 'checkout',
    heading: 'Checkout',
    lead: 'Two steps: your details, then a look at everything. Nothing is ordered before the last button.',
    body: `<p>A question before you order? Our numbers and hours are stated under <a href="/en/contact">contact</a>.</p>`,
  },
  fr: {
    title: 'Commande',
    description: 'La commande chez Arnsberg & Tochter, joaillier à Munich.',
    keywords: 'commande',
    heading: 'Commande',
    lead: 'Deux étapes : vos coordonnées, puis un regard sur l’ensemble. Rien n’est commandé avant le dernier bouton.',
    body: `<p>Une question avant de commander ? Nos numéros et nos horaires figurent à la page
      <a href="/fr/contact">Contact</a>.</p>`,
  },
};

// Heading and lead of the checkout of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const checkout: PageContent = {
  key: 'checkout',
  de: {
    title: 'Kasse',
    description: 'An der Kasse von Arnsberg & Tochter, Juwelier in München, bestellen Sie in zwei Schritten.',
    keywords: 'Kasse',
    heading: 'Kasse',
    lead: 'Zwei Schritte: Ihre Angaben, dann ein Blick auf alles. Bestellt ist erst mit dem letzten Knopf.',
    body: `<p>Eine Frage, bevor Sie bestellen? Unter <a href="/kontakt">Kontakt</a> stehen unsere Nummern und wann wir da
      sind.</p>`,
  },
  en: {
    title: 'Checkout',
    description: 'At the checkout of Arnsberg & Tochter, jeweller in Munich, you place your order in two steps.',
    keywords: 'checkout',
    heading: 'Checkout',
    lead: 'Two steps: your details, then a last look at everything. Nothing is ordered until you press the final button.',
    body: `<p>A question before you order? You will find our telephone numbers and opening hours under <a
      href="/en/contact">contact</a>.</p>`,
  },
  fr: {
    title: 'Commande',
    description: 'Passez votre commande en deux étapes chez Arnsberg & Tochter, joaillier à Munich.',
    keywords: 'commande',
    heading: 'Commande',
    lead: 'Deux étapes : vos coordonnées, puis un dernier regard sur l’ensemble. Rien n’est commandé tant que vous n’avez pas cliqué sur le dernier bouton.',
    body: `<p>Une question avant de commander ? Vous trouverez nos numéros de téléphone et nos horaires à la page <a
      href="/fr/contact">Contact</a>.</p>`,
  },
};

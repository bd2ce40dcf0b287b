// Heading and lead of the cart of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const cart: PageContent = {
  key: 'cart',
  de: {
    title: 'Warenkorb',
    description: 'Ihr Warenkorb bei Arnsberg & Tochter, Juwelier in München.',
    keywords: 'Warenkorb',
    heading: 'Warenkorb',
    lead: 'Sehen Sie in Ruhe nach, ob Größe, Länge und Gravur stimmen. Reserviert wird ein Stück erst mit Ihrer Bestellung.',
    body: `<p>Alle Preise enthalten die Mehrwertsteuer. Was der Versand kostet und wohin wir liefern, steht unter
      <a href="/versand-und-zahlung">Versand und Zahlung</a>.</p>`,
  },
  en: {
    title: 'Cart',
    description: 'Your cart at Arnsberg & Tochter, jeweller in Munich.',
    keywords: 'cart',
    heading: 'Cart',
    lead: 'Take a moment to check size, length and engraving. A piece is reserved only when you order.',
    body: `<p>All prices include VAT. What shipping costs and where we deliver is stated under
      <a href="/en/shipping-and-payment">shipping and payment</a>.</p>`,
  },
  fr: {
    title: 'Panier',
    description: 'Votre panier chez Arnsberg & Tochter, joaillier à Munich.',
    keywords: 'panier',
    heading: 'Panier',
    lead: 'Vérifiez à loisir taille, longueur et gravure. Une pièce n’est réservée qu’avec votre commande.',
    body: `<p>Tous les prix comprennent la TVA. Les frais et pays de livraison figurent à la page
      <a href="/fr/livraison-et-paiement">Livraison et paiement</a>.</p>`,
  },
};

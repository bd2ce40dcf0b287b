// Heading and lead of the cart of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const cart: PageContent = {
  key: 'cart',
  de: {
    title: 'Warenkorb',
    description: 'Hier sehen Sie, was Sie bei Arnsberg & Tochter, Juwelier in München, in den Warenkorb gelegt haben.',
    keywords: 'Warenkorb',
    heading: 'Warenkorb',
    lead: 'Sehen Sie in Ruhe nach, ob Größe, Länge und Gravur stimmen. Reserviert wird ein Stück erst mit Ihrer Bestellung.',
    body: `<p>Alle Preise enthalten die Mehrwertsteuer. Was der Versand kostet und wohin wir liefern, steht unter
      <a href="/versand-und-zahlung">Versand und Zahlung</a>.</p>`,
  },
  en: {
    title: 'Cart',
    description: 'Here you can review what you have put in your cart at Arnsberg & Tochter, jeweller in Munich.',
    keywords: 'cart',
    heading: 'Cart',
    lead: 'Take a moment to check sizes, lengths and engravings. A piece is reserved for you only once you have placed your order.',
    body: `<p>All prices include VAT. For delivery charges and the countries we deliver to, see <a
      href="/en/shipping-and-payment">delivery and payment</a>.</p>`,
  },
  fr: {
    title: 'Panier',
    description:
      'Retrouvez ici les pièces que vous avez mises dans votre panier chez Arnsberg & Tochter, joaillier à Munich.',
    keywords: 'panier',
    heading: 'Panier',
    lead: 'Prenez le temps de vérifier tailles, longueurs et gravures. Une pièce ne vous est réservée qu’une fois la commande passée.',
    body: `<p>Tous les prix s’entendent TVA comprise. Frais et pays de livraison figurent à la page <a
      href="/fr/livraison-et-paiement">Livraison et paiement</a>.</p>`,
  },
};

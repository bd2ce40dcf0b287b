// Heading and lead of the product list of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const products: PageContent = {
  key: 'products',
  de: {
    title: 'Schmuck und Uhren kaufen',
    description:
      'Kaufen Sie Ringe, Ketten, Uhren und Geschenke von Arnsberg & Tochter, aus der eigenen Werkstatt und von Häusern, die wir kennen.',
    keywords: 'Schmuck kaufen, Uhren kaufen, Ringe, Trauringe, Juwelier München',
    heading: 'Alle Stücke',
    lead: 'Was in der Rosenwirtgasse in den Vitrinen liegt, und was wir für Sie anfertigen. Jedes Stück können Sie auch im Geschäft in die Hand nehmen.',
    body: `<p>Nicht alles, was wir machen, steht hier: Anfertigungen, Umarbeitungen und Einzelstücke zeigen wir Ihnen in der <a href="/kontakt">Rosenwirtgasse</a>.</p>`,
  },
  en: {
    title: 'Buy jewellery and watches',
    description:
      'Shop for rings, necklaces, watches and gifts at Arnsberg & Tochter, from our own workshop and from makers we know.',
    keywords: 'buy jewellery, buy watches, rings, wedding rings, jeweller Munich',
    heading: 'All pieces',
    lead: 'Everything in our Rosenwirtgasse cabinets, and everything we make to order. Each piece can also be seen and held in the shop.',
    body: `<p>Not everything we make is shown here: for commissions, remodelled pieces and one-offs, visit us in <a
      href="/en/contact">Rosenwirtgasse</a>.</p>`,
  },
  fr: {
    title: 'Acheter bijoux et montres',
    description:
      'Achetez bagues, colliers, montres et cadeaux chez Arnsberg & Tochter, nés dans notre atelier ou choisis dans des maisons que nous connaissons.',
    keywords: 'acheter bijoux, acheter montres, bagues, alliances, joaillier Munich',
    heading: 'Toutes les pièces',
    lead: 'Tout ce que présentent les vitrines de la Rosenwirtgasse, et tout ce que nous réalisons pour vous. Chaque pièce peut aussi se prendre en main à la boutique.',
    body: `<p>Vous ne voyez pas ici tout ce que nous faisons : créations sur mesure, transformations et pièces uniques
      vous attendent <a href="/fr/contact">Rosenwirtgasse</a>.</p>`,
  },
};

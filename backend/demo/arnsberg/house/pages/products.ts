// Heading and lead of the product list of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const products: PageContent = {
  key: 'products',
  de: {
    title: 'Schmuck und Uhren kaufen',
    description:
      'Ringe, Ketten, Uhren und Geschenke von Arnsberg & Tochter, aus der eigenen Werkstatt und von Häusern, die wir kennen.',
    keywords: 'Schmuck kaufen, Uhren kaufen, Ringe, Trauringe, Juwelier München',
    heading: 'Alle Stücke',
    lead: 'Was in der Rosenwirtgasse in den Vitrinen liegt, und was wir für Sie anfertigen. Jedes Stück können Sie auch im Geschäft in die Hand nehmen.',
    body: `<p>Nicht alles, was wir machen, steht hier: Anfertigungen, Umarbeitungen und Einzelstücke zeigen wir Ihnen in der <a href="/kontakt">Rosenwirtgasse</a>.</p>`,
  },
  en: {
    title: 'Buy jewellery and watches',
    description:
      'Rings, necklaces, watches and gifts from Arnsberg & Tochter, from our own workshop and from houses we know.',
    keywords: 'buy jewellery, buy watches, rings, wedding rings, jeweller Munich',
    heading: 'All pieces',
    lead: 'What lies in the cases in Rosenwirtgasse, and what we make for you. You can also take every piece into your hands in the shop.',
    body: `<p>Not all that we make stands here: commissions, remodelled pieces and one-offs we show you in <a href="/en/contact">Rosenwirtgasse</a>.</p>`,
  },
  fr: {
    title: 'Acheter bijoux et montres',
    description:
      'Bagues, colliers, montres et cadeaux d’Arnsberg & Tochter, de notre atelier et de maisons que nous connaissons.',
    keywords: 'acheter bijoux, acheter montres, bagues, alliances, joaillier Munich',
    heading: 'Toutes les pièces',
    lead: 'Ce qui repose dans les vitrines de la Rosenwirtgasse, et ce que nous fabriquons pour vous. Vous pouvez aussi prendre chaque pièce en main au magasin.',
    body: `<p>Tout ce que nous faisons n’est pas ici : créations sur mesure, transformations et pièces uniques se regardent dans la <a href="/fr/contact">Rosenwirtgasse</a>.</p>`,
  },
};

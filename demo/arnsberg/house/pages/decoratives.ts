// The decoration department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const decoratives: PageContent = {
  key: 'decoratives',
  de: {
    title: 'Dekoration',
    description:
      'Im Werkhof am Kranichplatz in München finden Sie Silber, Porzellan, Glas und Leuchter für Tisch und Fensterbank.',
    keywords: 'Dekoration, Silberleuchter, Vasen, Porzellan, Tischsilber, München',
    heading: 'Dekoration',
    lead: 'Ein Leuchter, eine Schale, ein Glas: Oft genügt ein einziges Ding an der richtigen Stelle.',
    body: `
      <h2>Silber</h2>
      <p>Leuchter, Schalen und Rahmen aus Silber kommen zum Teil aus unserer Werkstatt, zum Teil aus Nachlässen, die wir
        aufgearbeitet haben. Kleine Dellen lassen wir, wenn sie zum Stück gehören. Wir polieren von Hand und sagen
        Ihnen, ob ein Stück massiv oder versilbert ist.</p>
      <h2>Glas und Porzellan</h2>
      <p>Vasen und Trinkgläser beziehen wir aus zwei kleinen Hütten im Bayerischen Wald, das Porzellan ist schlicht und
        spülmaschinenfest. Einzelne Teile können Sie auch nach Jahren nachkaufen, solange die Form gemacht wird.</p>
      <h2>Geschenke verpacken und versenden</h2>
      <p>Wir packen so ein, dass auch ein Glas den Weg übersteht, und legen auf Wunsch eine Karte bei. Eine Wunschliste
        für Hochzeit oder Einzug führen wir im Laden: Sie suchen aus, Ihre Gäste fragen uns, was noch fehlt.</p>
    `,
  },
  en: {
    title: 'Decoration',
    description:
      'In the Werkhof on Kranichplatz in Munich you will find silver, china, glass and candlesticks for table and windowsill.',
    keywords: 'decoration, silver candlesticks, vases, china, table silver, Munich',
    heading: 'Decoration',
    lead: 'A candlestick, a bowl, a glass: often a single thing in the right place is all a room needs.',
    body: `
      <h2>Silver</h2>
      <p>Some of our silver candlesticks, bowls and frames come from our own workshop, others from estates, restored by
        our hands. Small dents stay where they belong to the character of a piece. We polish by hand, and we tell you
        whether a piece is solid or plated.</p>
      <h2>Glass and china</h2>
      <p>Our vases and glasses come from two small glassworks in the Bavarian Forest; the china is plain and
        dishwasher-safe. You can replace a single piece even years later, for as long as the design is in
        production.</p>
      <h2>Gift wrapping and delivery</h2>
      <p>We wrap so carefully that even a glass survives the journey, and enclose a card if you wish. We also keep gift
        lists in the shop for weddings and house-warmings: you choose, and your guests ask us what is still to be
        found.</p>
    `,
  },
  fr: {
    title: 'Décoration',
    description:
      'Au Werkhof, Kranichplatz, à Munich, découvrez argenterie, porcelaine, verrerie et bougeoirs pour la table et le rebord de fenêtre.',
    keywords: 'décoration, bougeoirs en argent, vases, porcelaine, argenterie, Munich',
    heading: 'Décoration',
    lead: 'Un bougeoir, une coupe, un verre : souvent, il suffit d’un seul objet, à sa juste place.',
    body: `
      <h2>Argenterie</h2>
      <p>Nos bougeoirs, coupes et cadres en argent viennent en partie de notre atelier, en partie de successions dont
        nous avons restauré les pièces. Nous laissons les petits chocs qui font partie de l’objet. Nous polissons à la
        main et vous disons si une pièce est massive ou argentée.</p>
      <h2>Verre et porcelaine</h2>
      <p>Vases et verres viennent de deux petites verreries de la forêt bavaroise ; la porcelaine, tout en simplicité,
        passe au lave-vaisselle. Des années plus tard, vous pourrez encore racheter une pièce, tant que le modèle est
        produit.</p>
      <h2>Offrir et faire livrer</h2>
      <p>Nos emballages sont faits pour qu’un verre arrive intact, et nous joignons une carte si vous le souhaitez. En
        boutique, nous tenons aussi des listes de mariage ou de crémaillère : vous choisissez, et vos invités nous
        demandent ce qui reste à offrir.</p>
    `,
  },
};

// The decoration department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const decoratives: PageContent = {
  key: 'decoratives',
  de: {
    title: 'Dekoration',
    description:
      'Silber, Porzellan, Glas und Leuchter für Tisch und Fensterbank im Werkhof am Kranichplatz in München.',
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
      'Silver, china, glass and candlesticks for table and windowsill at the Werkhof on Kranichplatz in Munich.',
    keywords: 'decoration, silver candlesticks, vases, china, table silver, Munich',
    heading: 'Decoration',
    lead: 'A candlestick, a bowl, a glass: often one thing in the right place is enough.',
    body: `
      <h2>Silver</h2>
      <p>Some of our silver candlesticks, bowls and frames come from our own workshop, some from estates that we have
        restored. We leave small dents where they belong to the piece. We polish by hand and tell you whether a piece is
        solid or plated.</p>
      <h2>Glass and china</h2>
      <p>Vases and glasses come from two small glassworks in the Bavarian Forest; the china is plain and
        dishwasher-safe. You can buy single pieces even years later, for as long as the shape is made.</p>
      <h2>Wrapping and sending presents</h2>
      <p>We wrap so that even a glass survives the journey, and add a card if you wish. In the shop we keep lists for
        weddings and house-warmings: you choose, and your guests ask us what is still missing.</p>
    `,
  },
  fr: {
    title: 'Décoration',
    description:
      'Argenterie, porcelaine, verre et bougeoirs pour la table et le bord de la fenêtre au Werkhof, Kranichplatz, à Munich.',
    keywords: 'décoration, bougeoirs en argent, vases, porcelaine, argenterie, Munich',
    heading: 'Décoration',
    lead: 'Un bougeoir, une coupe, un verre : souvent, un seul objet à sa place suffit.',
    body: `
      <h2>Argenterie</h2>
      <p>Nos bougeoirs, coupes et cadres en argent viennent en partie de notre atelier, en partie de successions que
        nous avons restaurées. Nous laissons les petites bosses qui font partie de la pièce. Nous polissons à la main et
        vous disons si un objet est massif ou argenté.</p>
      <h2>Verre et porcelaine</h2>
      <p>Vases et verres viennent de deux petites verreries de la forêt bavaroise ; la porcelaine est simple et passe au
        lave-vaisselle. Vous pouvez racheter une pièce des années plus tard, tant que la forme se fabrique.</p>
      <h2>Emballer et envoyer un cadeau</h2>
      <p>Nous emballons de façon qu’un verre arrive entier et joignons une carte si vous le souhaitez. En boutique, nous
        tenons des listes de mariage ou de crémaillère : vous choisissez, vos invités nous demandent ce qui manque
        encore.</p>
    `,
  },
};

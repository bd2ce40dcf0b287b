// The accessibility statement of "Uhrenatelier Nordlicht" (law row L25). Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const accessibility: PageContent = {
  key: 'accessibility',
  de: {
    title: 'Barrierefreiheit',
    description: 'Wie das Uhrenatelier Nordlicht seine Website zugänglich macht und wem Sie eine Barriere melden.',
    keywords: 'Barrierefreiheit, Hamburg, Uhrenatelier',
    heading: 'Barrierefreiheit',
    lead: 'Diese Website soll für alle benutzbar sein, auch mit Tastatur, Vergrößerung oder Vorleseprogramm.',
    body: `
      <h2>Geltung</h2>
      <p>Wir verkaufen nichts über diese Website und sind ein Kleinstunternehmen; das Barrierefreiheitsstärkungsgesetz
        (BFSG) verpflichtet uns deshalb nicht. Wir richten uns freiwillig nach den Web Content Accessibility Guidelines
        (WCAG) 2.2, Stufe AA.</p>
      <h2>Stand</h2>
      <p>Alle Seiten lassen sich mit der Tastatur bedienen, Texte bis 200 Prozent vergrößern, Bilder haben
        Beschreibungen. Der Weg zum Atelier führt über drei Stufen; rufen Sie uns an, dann kommen wir heraus.</p>
      <h2>Barriere melden</h2>
      <p>Schreiben Sie an <a href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a> oder rufen Sie
        an: 040 66969210. Wir antworten innerhalb einer Woche.</p>
      <h2>Marktüberwachung</h2>
      <p>Zuständig für Dienstleistungen nach dem BFSG ist die Marktüberwachungsstelle der Länder für die
        Barrierefreiheit von Produkten und Dienstleistungen (MLBF).</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Telefon 0391 28923023, E-Mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  en: {
    title: 'Accessibility',
    description: 'How Uhrenatelier Nordlicht makes its website accessible and where to report a barrier.',
    keywords: 'accessibility, Hamburg, watchmaker',
    heading: 'Accessibility',
    lead: 'This site should be usable by everyone, also with a keyboard, magnification or a screen reader.',
    body: `
      <h2>Scope</h2>
      <p>We sell nothing through this site and are a micro-enterprise; the German Accessibility Strengthening Act (BFSG)
        therefore does not oblige us. We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, of our
        own accord.</p>
      <h2>Status</h2>
      <p>All pages can be used with the keyboard, texts enlarged to 200 per cent, pictures have descriptions. There are
        three steps on the way to the workshop; call us and we will come out.</p>
      <h2>Reporting a barrier</h2>
      <p>Write to <a href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a> or call +49 40 66969210.
        We answer within a week.</p>
      <h2>Market surveillance</h2>
      <p>The authority for services under the BFSG is the market surveillance body of the German states for the
        accessibility of products and services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von
        Produkten und Dienstleistungen, MLBF).</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Germany, telephone +49 391 28923023, e-mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  fr: {
    title: 'Accessibilité',
    description: 'Comment l’Uhrenatelier Nordlicht rend son site accessible et à qui signaler un obstacle.',
    keywords: 'accessibilité, Hambourg, horloger',
    heading: 'Accessibilité',
    lead: 'Ce site doit pouvoir servir à tous, aussi au clavier, en agrandissement ou avec un lecteur d’écran.',
    body: `
      <h2>Portée</h2>
      <p>Nous ne vendons rien sur ce site et sommes une microentreprise ; la loi allemande sur l’accessibilité (BFSG) ne
        nous y oblige donc pas. Nous suivons de notre plein gré les Web Content Accessibility Guidelines (WCAG) 2.2,
        niveau AA.</p>
      <h2>État</h2>
      <p>Toutes les pages s’utilisent au clavier, les textes s’agrandissent jusqu’à 200 pour cent, les images ont une
        description. Trois marches mènent à l’atelier ; appelez-nous et nous sortons vous accueillir.</p>
      <h2>Signaler un obstacle</h2>
      <p>Écrivez à <a href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a> ou appelez le +49 40
        66969210. Nous répondons sous une semaine.</p>
      <h2>Surveillance du marché</h2>
      <p>L’autorité compétente pour les services relevant de la BFSG est l’organe de surveillance du marché des Länder
        pour l’accessibilité des produits et services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von
        Produkten und Dienstleistungen, MLBF).</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdebourg, Allemagne, téléphone +49 391 28923023, e-mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
};

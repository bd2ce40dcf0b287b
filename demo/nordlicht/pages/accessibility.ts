// The accessibility statement of "Uhrenatelier Nordlicht" (law row L25). Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const accessibility: PageContent = {
  key: 'accessibility',
  de: {
    title: 'Barrierefreiheit',
    description:
      'Hier lesen Sie, wie das Uhrenatelier Nordlicht seine Website zugänglich macht und wem Sie eine Barriere melden.',
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
    description: 'Read how Uhrenatelier Nordlicht makes its website accessible and where you can report a barrier.',
    keywords: 'accessibility, Hamburg, watchmaker',
    heading: 'Accessibility',
    lead: 'This website is meant for everyone, including those who use a keyboard, magnification or a screen reader.',
    body: `
      <h2>Scope</h2>
      <p>We do not sell anything through this website and are a micro-enterprise; the German Accessibility Strengthening
        Act (BFSG) therefore does not apply to us. We voluntarily follow the Web Content Accessibility Guidelines (WCAG)
        2.2, level AA.</p>
      <h2>Status</h2>
      <p>All pages can be operated by keyboard, text can be enlarged to 200 per cent, and images have descriptions.
        There are three steps up to the workshop; call us and we will come out to you.</p>
      <h2>Reporting a barrier</h2>
      <p>Write to <a href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a> or call +49 40 66969210.
        We reply within a week.</p>
      <h2>Market surveillance</h2>
      <p>The competent authority for services under the BFSG is the German states’ joint market surveillance authority
        for the accessibility of products and services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von
        Produkten und Dienstleistungen, MLBF).</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Germany, telephone +49 391 28923023, email <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  fr: {
    title: 'Accessibilité',
    description: 'Découvrez comment l’Uhrenatelier Nordlicht rend son site accessible et à qui signaler un obstacle.',
    keywords: 'accessibilité, Hambourg, horloger',
    heading: 'Accessibilité',
    lead: 'Ce site s’adresse à tous, y compris à ceux qui naviguent au clavier, agrandissent le texte ou utilisent un lecteur d’écran.',
    body: `
      <h2>Champ d’application</h2>
      <p>Nous ne vendons rien sur ce site et sommes une microentreprise ; la loi allemande sur l’accessibilité (BFSG) ne
        s’applique donc pas à nous. Nous suivons volontairement les Web Content Accessibility Guidelines (WCAG) 2.2,
        niveau AA.</p>
      <h2>État</h2>
      <p>Toutes les pages sont utilisables au clavier, les textes peuvent être agrandis jusqu’à 200 pour cent et les
        images sont décrites. Trois marches mènent à l’atelier ; appelez-nous, nous sortirons vous accueillir.</p>
      <h2>Signaler un obstacle</h2>
      <p>Écrivez à <a href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a> ou appelez le +49 40
        66969210. Nous répondons sous une semaine.</p>
      <h2>Surveillance du marché</h2>
      <p>L’autorité compétente pour les services relevant de la BFSG est l’autorité commune des Länder chargée de la
        surveillance du marché en matière d’accessibilité des produits et services (Marktüberwachungsstelle der Länder
        für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF).</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdebourg, Allemagne, téléphone +49 391 28923023, e-mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
};

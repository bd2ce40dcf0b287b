// The accessories department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const accessories: PageContent = {
  key: 'accessories',
  de: {
    title: 'Accessoires',
    description:
      'Manschettenknöpfe, Tischuhren, Reiseetuis und Uhrenbänder: kleine Dinge des täglichen Gebrauchs bei Arnsberg & Tochter.',
    keywords: 'Accessoires, Manschettenknöpfe, Uhrenbänder, Lederwaren, München',
    heading: 'Accessoires',
    lead: 'Was man jeden Tag in die Hand nimmt, soll gut darin liegen. Wir führen eine kleine Auswahl solcher Dinge.',
    body: `
      <h2>Für Hemd und Schreibtisch</h2>
      <p>Manschettenknöpfe und Krawattennadeln fertigen wir zum Teil selbst, in Silber oder Gold, auf Wunsch mit
        Monogramm. Tischuhren, Reisewecker und die Fahrradklingel aus Messing kommen von Tidewell &amp; Marsh aus
        Sheffield, einer Werkstatt, die ihre Gehäuse noch selbst dreht.</p>
      <h2>Leder</h2>
      <p>Uhrenbänder haben wir in den üblichen Anstoßbreiten da, von 16 bis 22 Millimeter. Wir wechseln sie am Tresen
        und stechen das Loch dort, wo Ihr Handgelenk es braucht. Reiseetuis für Schmuck und Uhren sind mit weichem
        Ziegenleder ausgeschlagen, damit nichts verkratzt.</p>
      <h2>Gravur</h2>
      <p>Fast alles aus Metall lässt sich gravieren: ein Datum, Initialen, eine kurze Zeile in Ihrer Handschrift. Wir
        gravieren mit dem Stichel oder, wenn es fein und klein sein soll, mit der Maschine. Bitte rechnen Sie je nach
        Aufwand mit einigen Tagen. Gravierte Stücke sind für Sie gemacht und können nicht zurückgegeben werden; wir
        legen Ihnen deshalb vorher eine Zeichnung vor.</p>
    `,
  },
  en: {
    title: 'Accessories',
    description:
      'Cufflinks, table clocks, travel cases and watch straps: small things for every day at Arnsberg & Tochter.',
    keywords: 'accessories, cufflinks, watch straps, leather goods, Munich',
    heading: 'Accessories',
    lead: 'What you pick up every day should sit well in the hand. We keep a small selection of such things.',
    body: `
      <h2>For shirt and desk</h2>
      <p>Some of our cufflinks and tie pins we make ourselves, in silver or gold, with a monogram if you like. Table
        clocks, travel alarms and the brass bicycle bell come from Tidewell &amp; Marsh of Sheffield, a workshop that
        still turns its own cases.</p>
      <h2>Leather</h2>
      <p>We stock watch straps in the usual lug widths, from 16 to 22 millimetres. We change them at the counter and
        punch the hole where your wrist needs it. Travel cases for jewellery and watches are lined with soft goatskin,
        so that nothing is scratched.</p>
      <h2>Engraving</h2>
      <p>Almost anything made of metal can be engraved: a date, initials, a short line in your own handwriting. We
        engrave with the burin or, where the work is small and fine, by machine. Please allow a few days, according to
        the work. Engraved pieces are made for you and cannot be returned, so we show you a drawing first.</p>
    `,
  },
  fr: {
    title: 'Accessoires',
    description:
      'Boutons de manchette, pendules de table, étuis de voyage et bracelets de montre : de petits objets pour tous les jours.',
    keywords: 'accessoires, boutons de manchette, bracelets de montre, maroquinerie, Munich',
    heading: 'Accessoires',
    lead: 'Ce que l’on prend en main chaque jour doit bien y tenir. Nous en proposons un petit choix.',
    body: `
      <h2>Pour la chemise et le bureau</h2>
      <p>Nous fabriquons nous-mêmes une partie de nos boutons de manchette et épingles de cravate, en argent ou en or,
        avec monogramme si vous le souhaitez. Les pendules de table, les réveils de voyage et la sonnette de vélo en
        laiton viennent de Tidewell &amp; Marsh, à Sheffield, un atelier qui tourne encore lui-même ses boîtiers.</p>
      <h2>Cuir</h2>
      <p>Nous avons des bracelets de montre dans les largeurs courantes, de 16 à 22 millimètres. Nous les changeons au
        comptoir et perçons le trou là où votre poignet le demande. Nos étuis de voyage sont doublés de chevreau souple,
        pour que rien ne se raye.</p>
      <h2>Gravure</h2>
      <p>Presque tout objet en métal peut être gravé : une date, des initiales, une courte ligne de votre main. Nous
        gravons au burin ou, pour le petit et le fin, à la machine. Comptez quelques jours selon le travail. Une pièce
        gravée est faite pour vous et ne peut être rendue ; nous vous soumettons donc d’abord un dessin.</p>
    `,
  },
};

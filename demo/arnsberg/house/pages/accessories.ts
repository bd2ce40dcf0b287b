// The accessories department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const accessories: PageContent = {
  key: 'accessories',
  de: {
    title: 'Accessoires',
    description:
      'Bei Arnsberg & Tochter finden Sie Manschettenknöpfe, Tischuhren, Reiseetuis und Uhrenbänder: kleine Dinge des täglichen Gebrauchs.',
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
      'At Arnsberg & Tochter you will find cufflinks, table clocks, travel cases and watch straps: small things made for every day.',
    keywords: 'accessories, cufflinks, watch straps, leather goods, Munich',
    heading: 'Accessories',
    lead: 'The things you reach for every day should feel good in the hand. We keep a small selection of them.',
    body: `
      <h2>For your shirt and your desk</h2>
      <p>We make some of our cufflinks and tie pins ourselves, in silver or gold, with a monogram if you like. The table
        clocks, travel alarm clocks and brass bicycle bell come from Tidewell &amp; Marsh of Sheffield, a workshop that
        still turns its own cases.</p>
      <h2>Leather</h2>
      <p>We stock watch straps in all the usual widths between the lugs, from 16 to 22 millimetres. We fit them at the
        counter and punch the hole exactly where your wrist needs it. Our travel cases for jewellery and watches are
        lined with soft goatskin, so nothing gets scratched.</p>
      <h2>Engraving</h2>
      <p>Almost anything made of metal can be engraved: a date, initials, a short line in your own handwriting. We work
        with the hand graver or, where the lettering is small and fine, by machine. Please allow a few days, depending
        on the work. Engraved pieces are made for you alone and cannot be returned, so we show you a drawing first.</p>
    `,
  },
  fr: {
    title: 'Accessoires',
    description:
      'Chez Arnsberg & Tochter, vous trouverez boutons de manchette, pendules, étuis de voyage et bracelets de montre : de beaux objets du quotidien.',
    keywords: 'accessoires, boutons de manchette, bracelets de montre, maroquinerie, Munich',
    heading: 'Accessoires',
    lead: 'Un objet que l’on prend en main chaque jour doit s’y trouver bien. Nous en proposons un petit choix.',
    body: `
      <h2>Pour la chemise et le bureau</h2>
      <p>Une partie de nos boutons de manchette et de nos épingles de cravate naît dans notre atelier, en argent ou en
        or, avec monogramme si vous le souhaitez. Les pendules, les réveils de voyage et la sonnette de vélo en
        laiton viennent de chez Tidewell &amp; Marsh, à Sheffield, un atelier qui tourne encore lui-même ses
        boîtiers.</p>
      <h2>Cuir</h2>
      <p>Nous tenons en stock des bracelets de montre dans les entrecornes courantes, de 16 à 22 millimètres. Nous les
        changeons au comptoir et perçons le trou là où votre poignet le demande. Nos étuis de voyage pour bijoux et
        montres sont doublés de chevreau souple : rien ne s’y raye.</p>
      <h2>Gravure</h2>
      <p>Presque tous les métaux se gravent : une date, des initiales, une courte ligne de votre écriture. Nous
        travaillons au burin ou, lorsque le trait doit être petit et fin, à la machine. Comptez quelques jours, selon
        l’ouvrage. Une pièce gravée est réalisée pour vous seul et ne peut être ni reprise ni échangée ; nous vous
        soumettons donc d’abord un dessin.</p>
    `,
  },
};

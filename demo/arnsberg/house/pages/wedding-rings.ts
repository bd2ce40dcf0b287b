// The wedding rings department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const weddingRings: PageContent = {
  key: 'wedding_rings',
  de: {
    title: 'Trauringe',
    description:
      'Unsere Trauringe aus Gold und Platin werden in München und Eberau geschmiedet, in Ruhe anprobiert und in Ihrer Handschrift graviert.',
    keywords: 'Trauringe München, Eheringe, Platin, Gelbgold, Gravur',
    heading: 'Trauringe',
    lead: 'Zwei Ringe, die man nicht mehr ablegt. Wir nehmen uns eine Stunde für Sie, an einem eigenen Tisch, fern vom Tresen.',
    body: `
      <h2>Welche Form, welches Metall</h2>
      <p>Ein flacher Ring wirkt klar, ein gewölbter sitzt weicher zwischen den Fingern. Gelbgold wird mit den Jahren
        wärmer, Platin grauer und ruhiger. Schmale Ringe spürt man kaum, breite brauchen eine halbe Weite mehr. Das
        alles lässt sich schlecht beschreiben und leicht anprobieren: Mehr als achtzig Paare liegen bereit.</p>
      <h2>Wie sie entstehen</h2>
      <p>Einen Teil unserer Trauringe schmieden wir selbst aus einem Stück, ohne Lötnaht. Andere kommen von der
        Trauringschmiede Eberau, mit der wir seit Langem arbeiten. Beide lassen sich später in der Weite ändern. Von der
        Bestellung bis zur Übergabe vergehen drei bis fünf Wochen; für eilige Termine sprechen Sie mit uns.</p>
      <h2>Gravur</h2>
      <p>Ein Name, ein Datum, ein Fingerabdruck oder eine Zeile in Ihrer Handschrift. Wir zeichnen die Gravur und legen
        sie Ihnen vor, bevor wir beginnen.</p>
      <h2>Zum Termin</h2>
      <p>Vereinbaren Sie bitte telefonisch oder per E-Mail eine Zeit, für einen Samstag früh genug. Die Angaben finden
        Sie unter <a href="/kontakt">Kontakt</a>. Wer noch am Anfang steht, beginnt bei den <a
        href="/verlobungsringe">Verlobungsringen</a>.</p>
    `,
  },
  en: {
    title: 'Wedding rings',
    description:
      'Our gold and platinum wedding rings are forged in Munich and Eberau, tried on at leisure and engraved in your own handwriting.',
    keywords: 'wedding rings Munich, wedding bands, platinum, yellow gold, engraving',
    heading: 'Wedding rings',
    lead: 'Two rings you will never want to take off. We set aside an hour for you, at a table of your own, away from the counter.',
    body: `
      <h2>Which shape, which metal</h2>
      <p>A flat ring has a clean line; a domed one sits more softly between the fingers. Yellow gold grows warmer with
        the years, platinum greyer and quieter. You will barely feel a narrow ring; a wide one needs half a size more.
        All this is hard to describe and easy to try: more than eighty pairs are waiting for you.</p>
      <h2>How they are made</h2>
      <p>We forge some of our wedding rings ourselves, from a single piece and without a seam. Others come from the
        Trauringschmiede Eberau, with whom we have worked for many years. Both can be resized later. Allow three to five
        weeks from order to collection; if your date is close, talk to us.</p>
      <h2>Engraving</h2>
      <p>A name, a date, a fingerprint or a line in your own handwriting. We draw the engraving and show it to you
        before we begin.</p>
      <h2>Making an appointment</h2>
      <p>Please arrange a time by telephone or email, and well in advance for a Saturday. You will find our details
        under <a href="/en/contact">contact</a>. If you are only just beginning, start with the <a
        href="/en/engagement-rings">engagement rings</a>.</p>
    `,
  },
  fr: {
    title: 'Alliances',
    description:
      'Nos alliances en or et en platine sont forgées à Munich et à Eberau, s’essaient au calme et se gravent de votre écriture.',
    keywords: 'alliances Munich, mariage, platine, or jaune, gravure',
    heading: 'Alliances',
    lead: 'Deux anneaux que l’on ne quittera plus. Nous vous réservons une heure, à une table à part, loin du comptoir.',
    body: `
      <h2>Quelle forme, quel métal</h2>
      <p>Une alliance plate dessine une ligne nette, une alliance bombée se fait plus douce entre les doigts. Avec les
        années, l’or jaune se réchauffe, le platine grisonne et s’apaise. Fine, une alliance se sent à peine ; large,
        elle demande une demi-taille de plus. Tout cela se décrit mal et s’essaie facilement : plus de quatre-vingts
        paires vous attendent.</p>
      <h2>Comment elles naissent</h2>
      <p>Nous forgeons nous-mêmes une partie de nos alliances, d’une seule pièce et sans soudure. Les autres viennent de
        la Trauringschmiede Eberau, avec laquelle nous travaillons de longue date. Toutes pourront plus tard être
        remises à taille. Comptez trois à cinq semaines entre la commande et la remise ; si la date approche,
        parlez-nous-en.</p>
      <h2>Gravure</h2>
      <p>Un prénom, une date, une empreinte digitale ou une ligne de votre écriture. Nous dessinons la gravure et vous
        la soumettons avant de commencer.</p>
      <h2>Prendre rendez-vous</h2>
      <p>Prenez rendez-vous par téléphone ou par e-mail, suffisamment tôt pour un samedi. Vous trouverez nos coordonnées
        à la page <a href="/fr/contact">Contact</a>. Si vous n’en êtes qu’au début, commencez par les <a
        href="/fr/bagues-de-fiancailles">bagues de fiançailles</a>.</p>
    `,
  },
};

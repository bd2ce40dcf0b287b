// The digital shop window of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const shopWindow: PageContent = {
  key: 'window',
  de: {
    title: 'Digitales Schaufenster',
    description:
      'Blicken Sie in das Schaufenster von Arnsberg & Tochter in der Rosenwirtgasse: was dort liegt, warum, und wie Sie danach fragen.',
    keywords: 'Schaufenster, Neuheiten, Juwelier München',
    heading: 'Digitales Schaufenster',
    lead: 'Das Fenster in der Rosenwirtgasse ist zwei Meter breit. Alle drei bis vier Wochen räumen wir es aus und fangen von vorn an.',
    body: `
      <h2>Wie es entsteht</h2>
      <p>Ein Fenster beginnt bei uns mit einem Thema, nicht mit einem Stück. Einmal war es der erste Schnee, einmal die
        Farbe von Quitten. Dann suchen Helene und Clara Arnsberg zusammen, was dazu passt: einen Ring, drei Uhren, eine
        Brosche aus den Sechzigerjahren. Mehr als zwölf Stücke liegen nie im Fenster, damit jedes seinen Platz hat.</p>
      <h2>Nachts bleibt das Licht an</h2>
      <p>Bis Mitternacht ist das Fenster beleuchtet. Wertvolle Stücke ersetzen wir abends durch gezeichnete Karten, auf
        denen Name und Preis stehen. So können Sie auch nach Ladenschluss in Ruhe schauen.</p>
      <h2>Etwas gesehen?</h2>
      <p>Beschreiben Sie uns das Stück am Telefon oder in einer E-Mail, die Angaben stehen unter <a
        href="/kontakt">Kontakt</a>. Wir legen es drei Tage für Sie zurück.</p>
    `,
  },
  en: {
    title: 'Shop window',
    description:
      'Take a look at the window of Arnsberg & Tochter in Rosenwirtgasse: what is on show, why, and how to ask for it.',
    keywords: 'shop window, new pieces, jeweller Munich',
    heading: 'Shop window',
    lead: 'Our window in Rosenwirtgasse is two metres wide. Every three or four weeks we clear it and start again.',
    body: `
      <h2>How it comes about</h2>
      <p>A window begins with a theme, not with a piece. Once it was the first snow, another time the colour of quinces.
        Then Helene and Clara Arnsberg gather what belongs to it: a ring, three watches, a brooch from the sixties.
        There are never more than twelve pieces, so that each has room of its own.</p>
      <h2>The light stays on at night</h2>
      <p>The window stays lit until midnight. In the evening we replace valuable pieces with hand-drawn cards bearing
        their name and price, so you can look at your leisure even after closing time.</p>
      <h2>Have you seen something?</h2>
      <p>Describe the piece to us by telephone or email; you will find our details under <a
        href="/en/contact">contact</a>. We will put it aside for you for three days.</p>
    `,
  },
  fr: {
    title: 'Vitrine digitale',
    description:
      'Découvrez la vitrine d’Arnsberg & Tochter, Rosenwirtgasse à Munich : ce qu’elle présente, pourquoi, et comment demander une pièce.',
    keywords: 'vitrine, nouveautés, joaillier Munich',
    heading: 'Vitrine digitale',
    lead: 'Notre vitrine de la Rosenwirtgasse mesure deux mètres. Toutes les trois ou quatre semaines, nous la vidons pour tout recommencer.',
    body: `
      <h2>Comment elle naît</h2>
      <p>Une vitrine part d’un thème, jamais d’une pièce. Ce fut un jour la première neige, un autre la couleur des
        coings. Helene et Clara Arnsberg réunissent alors ce qui s’y accorde : une bague, trois montres, une broche des
        années soixante. Jamais plus de douze pièces, pour que chacune ait sa place.</p>
      <h2>La nuit, la lumière veille</h2>
      <p>La vitrine reste éclairée jusqu’à minuit. Le soir, nous remplaçons les pièces de valeur par des cartes
        dessinées où figurent leur nom et leur prix ; vous pouvez ainsi flâner après la fermeture.</p>
      <h2>Une pièce vous plaît ?</h2>
      <p>Décrivez-la-nous par téléphone ou par e-mail ; vous trouverez nos coordonnées à la page <a
        href="/fr/contact">Contact</a>. Nous vous la mettons de côté trois jours.</p>
    `,
  },
};

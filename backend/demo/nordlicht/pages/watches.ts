// The watches page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const watches: PageContent = {
  key: 'watches',
  de: {
    title: 'Uhren',
    description:
      'Neue mechanische Uhren kleiner Hersteller und überholte ältere Stücke, einzeln ausgesucht vom Uhrenatelier Nordlicht in Hamburg.',
    keywords: 'mechanische Uhren, Vintage-Uhren, Hamburg, Handaufzug',
    heading: 'Uhren',
    lead: 'Bei uns liegt nur, was wir geöffnet haben. Ein Werk von innen sagt mehr als jedes Zifferblatt.',
    body: `
      <h2>Neue Uhren</h2>
      <p>Marenholt aus Flensburg arbeitet zwei Stunden von uns entfernt. Die Werke kennen wir, die Ersatzteile liegen im
        Schrank, und wenn eine Frage offen bleibt, rufen wir dort an. Wir führen drei Modelle mit Selbstaufzug.</p>
      <h2>Ältere Uhren</h2>
      <p>Wir kaufen Uhren aus den Vierziger- bis Siebzigerjahren an, wenn Gehäuse und Werk zusammengehören. Jede wird
        zerlegt, gereinigt und eine Woche lang beobachtet. Zifferblätter lassen wir, wie sie sind: Eine Uhr darf ihr
        Alter zeigen. Was ersetzt wurde, steht auf einem Blatt, das Sie mitbekommen.</p>
      <h2>Anprobieren</h2>
      <p>Verkauft wird nur im Atelier. Kommen Sie mit etwas Zeit, legen Sie zwei oder drei Uhren an und hören Sie hin.
        Manche ticken so leise, dass man sie ans Ohr halten muss. Das Band kürzen wir gleich dort.</p>
    `,
  },
  en: {
    title: 'Watches',
    description:
      'New mechanical watches by small makers and overhauled older pieces, chosen one by one at Uhrenatelier Nordlicht in Hamburg.',
    keywords: 'mechanical watches, vintage watches, Hamburg, hand-wound',
    heading: 'Watches',
    lead: 'We show only what we have opened. The inside of a movement says more than any dial.',
    body: `
      <h2>New watches</h2>
      <p>Marenholt of Flensburg works two hours away from us. We know the movements, the spare parts are in our
        cupboard, and if a question remains, we call them. We carry three automatic models.</p>
      <h2>Older watches</h2>
      <p>We buy watches from the forties to the seventies, provided case and movement belong together. Each is taken
        apart, cleaned and observed for a week. Dials we leave as they are: a watch may show its age. What has been
        replaced is written on a sheet that goes with it.</p>
      <h2>Trying on</h2>
      <p>We sell in the workshop only. Come with some time, put on two or three watches and listen. Some tick so quietly
        that you have to hold them to your ear. We shorten the strap on the spot.</p>
    `,
  },
  fr: {
    title: 'Montres',
    description:
      'Montres mécaniques neuves de petits fabricants et pièces anciennes révisées, choisies une à une par l’Uhrenatelier Nordlicht.',
    keywords: 'montres mécaniques, montres anciennes, Hambourg, remontage manuel',
    heading: 'Montres',
    lead: 'Nous ne montrons que ce que nous avons ouvert. L’intérieur d’un mouvement en dit plus long que le cadran.',
    body: `
      <h2>Montres neuves</h2>
      <p>Marenholt, à Flensburg, travaille à deux heures d’ici. Nous connaissons les mouvements, les pièces sont dans
        l’armoire et, si une question demeure, nous les appelons. Nous proposons trois modèles automatiques.</p>
      <h2>Montres anciennes</h2>
      <p>Nous achetons des montres des années quarante à soixante-dix lorsque boîtier et mouvement vont ensemble.
        Chacune est démontée, nettoyée et observée une semaine. Nous laissons les cadrans tels quels : une montre a le
        droit d’avoir son âge. Ce qui a été remplacé figure sur une fiche qui l’accompagne.</p>
      <h2>Essayer</h2>
      <p>La vente n’a lieu qu’à l’atelier. Venez avec un peu de temps, essayez deux ou trois montres et écoutez.
        Certaines battent si doucement qu’il faut les porter à l’oreille. Nous ajustons le bracelet sur place.</p>
    `,
  },
};

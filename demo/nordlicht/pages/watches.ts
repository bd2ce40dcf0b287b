// The watches page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const watches: PageContent = {
  key: 'watches',
  de: {
    title: 'Uhren',
    description:
      'Das Uhrenatelier Nordlicht in Hamburg wählt neue mechanische Uhren kleiner Hersteller und überholte ältere Stücke einzeln aus.',
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
      'Uhrenatelier Nordlicht in Hamburg selects new mechanical watches from small makers and older, overhauled pieces one by one.',
    keywords: 'mechanical watches, vintage watches, Hamburg, hand-wound',
    heading: 'Watches',
    lead: 'We show only what we have opened ourselves. The inside of a movement says more than any dial.',
    body: `
      <h2>New watches</h2>
      <p>Marenholt of Flensburg is two hours away. We know the movements, the spare parts are in our cupboard, and if a
        question remains, we call. We carry three automatic models.</p>
      <h2>Older watches</h2>
      <p>We buy watches from the forties to the seventies, provided case and movement belong together. Each one is taken
        apart, cleaned and observed for a week. We leave dials as they are: a watch may show its age. Anything that has
        been replaced is listed on a sheet that comes with the watch.</p>
      <h2>Trying on</h2>
      <p>We sell only at the workshop. Bring a little time, put on two or three watches and listen. Some tick so quietly
        that you have to hold them to your ear. We shorten the strap on the spot.</p>
    `,
  },
  fr: {
    title: 'Montres',
    description:
      'L’Uhrenatelier Nordlicht choisit une à une des montres mécaniques neuves de petits fabricants et des pièces anciennes révisées.',
    keywords: 'montres mécaniques, montres anciennes, Hambourg, remontage manuel',
    heading: 'Montres',
    lead: 'Nous ne montrons que ce que nous avons ouvert. L’intérieur d’un mouvement en dit plus long que n’importe quel cadran.',
    body: `
      <h2>Montres neuves</h2>
      <p>Marenholt est à Flensbourg, à deux heures d’ici. Nous connaissons les mouvements, les pièces de rechange sont
        dans l’armoire et, si une question demeure, nous les appelons. Nous proposons trois modèles automatiques.</p>
      <h2>Montres anciennes</h2>
      <p>Nous achetons des montres des années quarante à soixante-dix, à condition que le boîtier soit bien celui du
        mouvement. Chacune est démontée, nettoyée et observée une semaine. Nous laissons les cadrans tels quels : une
        montre a le droit d’avoir son âge. Tout ce qui a été remplacé figure sur une fiche qui vous est remise.</p>
      <h2>Essayer</h2>
      <p>Nous ne vendons qu’à l’atelier. Venez avec un peu de temps, essayez deux ou trois montres et écoutez. Certaines
        battent si doucement qu’il faut les porter à l’oreille. Nous ajustons le bracelet sur place.</p>
    `,
  },
};

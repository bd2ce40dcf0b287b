// The children's department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const forKids: PageContent = {
  key: 'for_kids',
  de: {
    title: 'Für Kinder',
    description:
      'Bei Arnsberg & Tochter in München finden Sie Geschenke für Kinder: Taufringe, erste Ohrstecker, Kinderuhren und graviertes Silberbesteck.',
    keywords: 'Kinderschmuck, Taufring, Kinderuhr, Taufgeschenk, Gravur',
    heading: 'Für Kinder',
    lead: 'Geschenke, die ein Kind heute freuen und die es später noch hat. Dafür braucht es wenig Zierrat und gute Verschlüsse.',
    body: `
      <h2>Zur Taufe</h2>
      <p>Ein Taufring am Band, ein Becher, ein Löffel mit Namen und Geburtsstunde: Wir gravieren von Hand, meist
        innerhalb einer Woche. Der Ring lässt sich später als Anhänger tragen oder in einen größeren einarbeiten.</p>
      <h2>Der erste Schmuck</h2>
      <p>Unsere Kinderketten haben eine Sollbruchstelle am Verschluss, die sich öffnet, wenn das Kind hängen bleibt. Die
        Ohrstecker sind aus Gold oder Titan, mit gerundeten Kanten und Schraubverschluss. Kleine Teile gehören nicht in
        die Hände von Kindern unter drei Jahren. Ohrlöcher stechen wir nach Vereinbarung, in Begleitung eines
        Elternteils und nur, wenn das Kind selbst es möchte.</p>
      <h2>Die erste Uhr</h2>
      <p>Mit sechs oder sieben lernen viele, die Uhr zu lesen. Wir empfehlen ein Blatt mit Minutenzahlen, ein Quarzwerk
        und ein Band, das sich waschen lässt. Die Batterie wechseln wir, solange Sie warten, und nehmen die alte
        zurück.</p>
    `,
  },
  en: {
    title: 'For children',
    description:
      'At Arnsberg & Tochter in Munich you will find christening rings, first ear studs, children’s watches and engraved silver.',
    keywords: 'children’s jewellery, christening ring, children’s watch, christening present, engraving',
    heading: 'For children',
    lead: 'Gifts that delight a child today and will still be treasured years from now. The secret: few frills and good clasps.',
    body: `
      <h2>For a christening</h2>
      <p>A christening ring on a ribbon, a cup, a spoon with a name and the hour of birth: we engrave by hand, usually
        within a week. Later on, the ring can be worn as a pendant or worked into a larger one.</p>
      <h2>First jewellery</h2>
      <p>Our children’s necklaces have a safety link at the clasp that opens if it gets caught. The ear studs are made
        of gold or titanium, with rounded edges and screw backs. Keep small parts away from children under three. We
        pierce ears by appointment, with a parent present and only if the child wants it.</p>
      <h2>The first watch</h2>
      <p>Many children learn to tell the time at six or seven. We recommend a dial with numbered minutes, a quartz
        movement and a washable strap. We change the battery while you wait and take back the old one.</p>
    `,
  },
  fr: {
    title: 'Pour enfants',
    description:
      'Pour les enfants, Arnsberg & Tochter à Munich propose bagues de baptême, premières boucles d’oreilles, montres et couverts en argent gravés.',
    keywords: 'bijoux enfant, bague de baptême, montre enfant, cadeau de baptême, gravure',
    heading: 'Pour enfants',
    lead: 'Des cadeaux qui font plaisir aujourd’hui et que l’enfant gardera longtemps. Le secret : peu d’ornements et de bons fermoirs.',
    body: `
      <h2>Pour un baptême</h2>
      <p>Une bague de baptême au bout d’un ruban, une timbale, une cuillère qui porte le prénom et l’heure de naissance
        : nous gravons à la main, en une semaine le plus souvent. Plus tard, la bague se porte en pendentif ou trouve
        place dans une plus grande.</p>
      <h2>Les premiers bijoux</h2>
      <p>Le fermoir de nos colliers d’enfant comporte un maillon de sécurité qui s’ouvre si le collier s’accroche. Les
        puces d’oreilles sont en or ou en titane, aux bords arrondis et à vis. Les petites pièces ne doivent pas être
        laissées aux enfants de moins de trois ans. Nous perçons les oreilles sur rendez-vous, en présence d’un parent
        et seulement si l’enfant le souhaite.</p>
      <h2>La première montre</h2>
      <p>C’est à six ou sept ans que beaucoup d’enfants apprennent à lire l’heure. Nous conseillons un cadran aux
        minutes chiffrées, un mouvement à quartz et un bracelet lavable. Nous changeons la pile pendant que vous
        patientez et reprenons l’ancienne.</p>
    `,
  },
};

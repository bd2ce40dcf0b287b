// The children's department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const forKids: PageContent = {
  key: 'for_kids',
  de: {
    title: 'Für Kinder',
    description:
      'Taufringe, erste Ohrstecker, Kinderuhren und Silberbesteck mit Gravur: Geschenke für Kinder bei Arnsberg & Tochter in München.',
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
      'Christening rings, first ear studs, children’s watches and engraved silver: presents for children at Arnsberg & Tochter in Munich.',
    keywords: 'children’s jewellery, christening ring, children’s watch, christening present, engraving',
    heading: 'For children',
    lead: 'Presents that please a child today and will still be there years later. It takes few frills and good clasps.',
    body: `
      <h2>For a christening</h2>
      <p>A christening ring on a ribbon, a cup, a spoon with name and hour of birth: we engrave by hand, usually within
        a week. Later the ring can be worn as a pendant or worked into a larger one.</p>
      <h2>First jewellery</h2>
      <p>Our children’s necklaces have a safety link at the clasp that opens if the child gets caught. The ear studs are
        made of gold or titanium, with rounded edges and a screw back. Small parts do not belong in the hands of
        children under three. We pierce ears by appointment, with a parent present and only if the child wants it.</p>
      <h2>The first watch</h2>
      <p>At six or seven many children learn to tell the time. We recommend a dial with numbered minutes, a quartz
        movement and a strap that can be washed. We change the battery while you wait and take back the old one.</p>
    `,
  },
  fr: {
    title: 'Pour enfants',
    description:
      'Bagues de baptême, premières boucles d’oreilles, montres et argenterie gravée : des cadeaux pour enfants chez Arnsberg & Tochter.',
    keywords: 'bijoux enfant, bague de baptême, montre enfant, cadeau de baptême, gravure',
    heading: 'Pour enfants',
    lead: 'Des cadeaux qui font plaisir aujourd’hui et que l’enfant gardera. Il y faut peu d’artifices et de bons fermoirs.',
    body: `
      <h2>Pour un baptême</h2>
      <p>Une bague de baptême au bout d’un ruban, une timbale, une cuillère portant le prénom et l’heure de naissance :
        nous gravons à la main, en général en une semaine. Plus tard, la bague se porte en pendentif ou s’intègre à une
        plus grande.</p>
      <h2>Les premiers bijoux</h2>
      <p>Nos colliers d’enfant ont au fermoir un maillon de sécurité qui s’ouvre si l’enfant reste accroché. Les clous
        d’oreilles sont en or ou en titane, à bords arrondis et à vis. Les petites pièces ne conviennent pas aux enfants
        de moins de trois ans. Nous perçons les oreilles sur rendez-vous, en présence d’un parent et seulement si
        l’enfant le souhaite.</p>
      <h2>La première montre</h2>
      <p>À six ou sept ans, beaucoup apprennent à lire l’heure. Nous conseillons un cadran aux minutes chiffrées, un
        mouvement à quartz et un bracelet lavable. Nous changeons la pile pendant que vous attendez et reprenons
        l’ancienne.</p>
    `,
  },
};

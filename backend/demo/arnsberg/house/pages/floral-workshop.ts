// The floral workshop of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const floralWorkshop: PageContent = {
  key: 'floral_workshop',
  de: {
    title: 'Florale Werkstatt',
    description:
      'Sträuße, Brautsträuße und Tischschmuck aus der Floralen Werkstatt im Werkhof am Kranichplatz in München.',
    keywords: 'Floristik München, Brautstrauß, Blumen, Tischschmuck, Hochzeit',
    heading: 'Florale Werkstatt',
    lead: 'Blumen halten eine Woche, Ringe länger. Zu einer Hochzeit gehört beides, und wir haben beides im Haus.',
    body: `
      <h2>Was gerade blüht</h2>
      <p>Unsere Floristin fährt zweimal in der Woche auf den Großmarkt und bindet, was die Jahreszeit hergibt: Ranunkeln
        im März, Pfingstrosen im Mai, Dahlien bis zum ersten Frost. Fertige Sträuße stehen ab zehn Uhr im Hof. Für einen
        bestimmten Strauß rufen Sie bitte am Vortag an.</p>
      <h2>Für die Hochzeit</h2>
      <p>Brautstrauß, Anstecker, Tisch und Kirche besprechen wir an einem Termin, am besten sechs Wochen vorher. Wer die
        <a href="/trauringe">Trauringe</a> bei uns aussucht, kann beides an einem Nachmittag erledigen. Für das Foto
        legen wir die Ringe gern in den Strauß.</p>
      <h2>Trocken und bleibend</h2>
      <p>Kränze und Gestecke aus getrockneten Blüten machen wir im Herbst. Einen Brautstrauß trocknen wir auf Wunsch und
        fassen eine Blüte davon in ein Medaillon, das die Goldschmiede anfertigt.</p>
    `,
  },
  en: {
    title: 'Floral workshop',
    description:
      'Bouquets, bridal flowers and table arrangements from the floral workshop in the Werkhof on Kranichplatz in Munich.',
    keywords: 'florist Munich, bridal bouquet, flowers, table arrangements, wedding',
    heading: 'Floral workshop',
    lead: 'Flowers last a week, rings rather longer. A wedding needs both, and we keep both in the house.',
    body: `
      <h2>What is in bloom</h2>
      <p>Our florist drives to the wholesale market twice a week and ties what the season gives: ranunculus in March,
        peonies in May, dahlias until the first frost. Finished bouquets stand in the courtyard from ten o’clock. If you
        have a particular bouquet in mind, please call the day before.</p>
      <h2>For the wedding</h2>
      <p>We plan bridal bouquet, buttonholes, table and church in one meeting, ideally six weeks ahead. If you choose
        your <a href="/en/wedding-rings">wedding rings</a> with us, both can be done in one afternoon. For the
        photograph we are glad to lay the rings in the bouquet.</p>
      <h2>Dried and lasting</h2>
      <p>In autumn we make wreaths and arrangements of dried flowers. If you wish, we dry a bridal bouquet and set one
        of its blossoms in a locket that our goldsmiths make.</p>
    `,
  },
  fr: {
    title: 'Atelier floral',
    description:
      'Bouquets, fleurs de mariée et décors de table de l’atelier floral, au Werkhof, Kranichplatz, à Munich.',
    keywords: 'fleuriste Munich, bouquet de mariée, fleurs, décor de table, mariage',
    heading: 'Atelier floral',
    lead: 'Les fleurs durent une semaine, les anneaux plus longtemps. Un mariage demande les deux, et la maison a les deux.',
    body: `
      <h2>Les fleurs du moment</h2>
      <p>Deux fois par semaine, notre fleuriste va au marché de gros et compose avec ce que donne la saison : renoncules
        en mars, pivoines en mai, dahlias jusqu’aux premières gelées. Les bouquets prêts sont dans la cour dès dix
        heures. Pour un bouquet précis, appelez la veille.</p>
      <h2>Pour le mariage</h2>
      <p>Bouquet de mariée, boutonnière, table et église se décident en un rendez-vous, de préférence six semaines
        avant. Si vous choisissez vos <a href="/fr/alliances">alliances</a> chez nous, tout se règle en un après-midi.
        Pour la photo, nous posons volontiers les anneaux dans le bouquet.</p>
      <h2>Fleurs séchées</h2>
      <p>En automne, nous faisons des couronnes et des compositions de fleurs séchées. Si vous le souhaitez, nous
        séchons un bouquet de mariée et en sertissons une fleur dans un médaillon réalisé par nos orfèvres.</p>
    `,
  },
};

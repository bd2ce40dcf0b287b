// The floral workshop of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const floralWorkshop: PageContent = {
  key: 'floral_workshop',
  de: {
    title: 'Florale Werkstatt',
    description:
      'Unsere Floristin bindet Sträuße, Brautsträuße und Tischschmuck in der Floralen Werkstatt im Werkhof am Kranichplatz in München.',
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
      'Our florist creates bouquets, bridal flowers and table arrangements in the floral workshop in the Werkhof on Kranichplatz in Munich.',
    keywords: 'florist Munich, bridal bouquet, flowers, table arrangements, wedding',
    heading: 'Floral workshop',
    lead: 'Flowers last a week, rings rather longer. A wedding calls for both, and you will find both under our roof.',
    body: `
      <h2>In bloom now</h2>
      <p>Twice a week our florist drives to the wholesale market and works with what the season offers: ranunculus in
        March, peonies in May, dahlias until the first frost. Ready-made bouquets are in the courtyard from ten o’clock.
        If you have a particular bouquet in mind, please call us the day before.</p>
      <h2>For the wedding</h2>
      <p>One meeting is enough to plan the bridal bouquet, buttonholes, table and church, ideally six weeks ahead. If
        you are choosing your <a href="/en/wedding-rings">wedding rings</a> with us, you can do both in one afternoon.
        For the photograph, we will gladly nestle the rings in the bouquet.</p>
      <h2>Dried, to keep</h2>
      <p>In autumn we make wreaths and arrangements of dried flowers. If you wish, we will dry your bridal bouquet and
        set one of its blossoms in a locket made by our goldsmiths.</p>
    `,
  },
  fr: {
    title: 'Atelier floral',
    description:
      'Notre fleuriste compose bouquets, fleurs de mariée et décors de table dans son atelier du Werkhof, Kranichplatz, à Munich.',
    keywords: 'fleuriste Munich, bouquet de mariée, fleurs, décor de table, mariage',
    heading: 'Atelier floral',
    lead: 'Les fleurs durent une semaine, les anneaux bien plus. Un mariage appelle les deux, et vous les trouverez réunis chez nous.',
    body: `
      <h2>Les fleurs du moment</h2>
      <p>Deux fois par semaine, notre fleuriste se rend au marché de gros et compose avec ce qu’offre la saison :
        renoncules en mars, pivoines en mai, dahlias jusqu’aux premières gelées. Les bouquets du jour vous attendent
        dans la cour dès dix heures. Pour un bouquet particulier, merci d’appeler la veille.</p>
      <h2>Pour le mariage</h2>
      <p>Bouquet de mariée, boutonnières, table et église se décident en un rendez-vous, de préférence six semaines à
        l’avance. Si vous choisissez vos <a href="/fr/alliances">alliances</a> chez nous, un après-midi suffit pour
        tout. Pour la photo, nous glissons volontiers les anneaux dans le bouquet.</p>
      <h2>Fleurs séchées</h2>
      <p>En automne, nous créons des couronnes et des compositions de fleurs séchées. Si vous le souhaitez, nous faisons
        sécher votre bouquet de mariée pour en enchâsser une fleur dans un médaillon, réalisé par notre atelier de
        joaillerie.</p>
    `,
  },
};

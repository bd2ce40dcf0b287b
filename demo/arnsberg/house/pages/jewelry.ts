// The jewellery department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const jewelry: PageContent = {
  key: 'jewelry',
  de: {
    title: 'Schmuck',
    description:
      'Ringe, Ketten, Ohrschmuck und Armbänder aus Gold, Platin und Silber kommen aus unserer Werkstatt oder aus Werkstätten, die wir kennen.',
    keywords: 'Schmuck München, Goldschmuck, Ringe, Ketten, Ohrringe, Anfertigung',
    heading: 'Schmuck',
    lead: 'Schmuck trägt man auf der Haut. Deshalb achten wir darauf, wie ein Stück fällt, wie der Verschluss schließt und ob die Rückseite so gut gearbeitet ist wie die Schauseite.',
    body: `
      <h2>Aus der eigenen Werkstatt</h2>
      <p>Clara Arnsberg zeichnet zwei kleine Linien im Jahr. Sie entstehen in Gelbgold, Roségold und Platin, oft mit nur
        einem Stein, immer mit der Hand versäubert. Weil wir selbst fertigen, lassen sich Länge, Legierung und Fassung
        ändern, solange das Stück noch auf dem Brett liegt.</p>
      <h2>Von anderen Händen</h2>
      <p>Was wir nicht selbst machen, kaufen wir bei Werkstätten ein, die wir besucht haben. Wir fragen nach dem Metall,
        sehen uns die Punzen an und tragen ein Muster ein paar Wochen zur Probe. Was hängen bleibt oder dreht, kommt
        nicht in die Vitrine.</p>
      <h2>Ein Stück nach Ihrer Vorstellung</h2>
      <p>Bringen Sie eine Skizze mit, ein Foto oder den Ring Ihrer Großmutter. Wir sprechen über Maße, Material und
        Rahmen, zeichnen einen Entwurf und nennen einen Preis. Erst wenn beides für Sie stimmt, beginnen wir. Altes Gold
        rechnen wir zum Tageskurs an.</p>
      <h3>Pflege</h3>
      <p>Gold mag lauwarmes Wasser, etwas Seife und ein weiches Tuch. Einmal im Jahr sehen wir uns Fassungen und
        Verschlüsse an, auch bei Stücken, die nicht von uns sind.</p>
    `,
  },
  en: {
    title: 'Jewellery',
    description:
      'Our rings, necklaces, earrings and bracelets in gold, platinum and silver come from our own workshop or from workshops we know.',
    keywords: 'jewellery Munich, gold jewellery, rings, necklaces, earrings, bespoke',
    heading: 'Jewellery',
    lead: 'Jewellery is worn against the skin. That is why we look at how a piece falls, how its clasp closes and whether the back is as well made as the front.',
    body: `
      <h2>From our own workshop</h2>
      <p>Clara Arnsberg designs two small collections a year. They are made in yellow gold, rose gold and platinum,
        often with a single stone and always finished by hand. Because we make them ourselves, length, alloy and setting
        can still be changed for as long as the piece is on the bench.</p>
      <h2>From other hands</h2>
      <p>What we do not make ourselves, we buy from workshops we have visited. We ask about the metal, study the
        hallmarks and wear a sample for a few weeks. Anything that catches or twists stays out of our cabinets.</p>
      <h2>A piece made for you</h2>
      <p>Bring a sketch, a photograph or your grandmother’s ring. We talk about measurements, materials and budget, draw
        a design and quote a price. Only when you are happy with both do we begin. Your old gold is credited at the
        day’s rate.</p>
      <h3>Care</h3>
      <p>Gold likes lukewarm water, a little soap and a soft cloth. Once a year we will check your settings and clasps,
        even on pieces that did not come from us.</p>
    `,
  },
  fr: {
    title: 'Bijoux',
    description:
      'Nos bagues, colliers, boucles d’oreilles et bracelets en or, platine ou argent viennent de notre atelier, ou d’ateliers que nous connaissons.',
    keywords: 'bijoux Munich, bijoux en or, bagues, colliers, boucles d’oreilles, sur mesure',
    heading: 'Bijoux',
    lead: 'Un bijou se porte à même la peau. Voilà pourquoi nous regardons comment il tombe, comment son fermoir se ferme et si l’envers est aussi soigné que l’endroit.',
    body: `
      <h2>De notre atelier</h2>
      <p>Clara Arnsberg dessine chaque année deux petites collections, en or jaune, en or rose et en platine, souvent
        avec une seule pierre, toujours finies à la main. Comme nous les fabriquons nous-mêmes, longueur, alliage et
        monture peuvent encore changer tant que la pièce est sur l’établi.</p>
      <h2>D’autres mains</h2>
      <p>Ce que nous ne faisons pas nous-mêmes, nous l’achetons à des ateliers où nous sommes allés. Nous nous
        renseignons sur le métal, examinons les poinçons et portons un modèle quelques semaines. Ce qui accroche ou
        tourne n’entre pas en vitrine.</p>
      <h2>Une pièce à votre idée</h2>
      <p>Apportez un croquis, une photo ou la bague de votre grand-mère. Nous parlons dimensions, matières et budget,
        dessinons un projet et annonçons un prix. Nous ne commençons que si l’un et l’autre vous conviennent. Votre
        ancien or est repris au cours du jour.</p>
      <h3>Entretien</h3>
      <p>L’or aime l’eau tiède, un peu de savon et un chiffon doux. Une fois par an, nous vérifions sertis et fermoirs,
        même sur les pièces qui ne viennent pas de chez nous.</p>
    `,
  },
};

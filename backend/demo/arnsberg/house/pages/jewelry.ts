// The jewellery department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const jewelry: PageContent = {
  key: 'jewelry',
  de: {
    title: 'Schmuck',
    description:
      'Ringe, Ketten, Ohrschmuck und Armbänder aus Gold, Platin und Silber: aus der eigenen Werkstatt oder von Werkstätten, die wir kennen.',
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
      'Rings, necklaces, earrings and bracelets in gold, platinum and silver: from our own workshop, or from workshops we know.',
    keywords: 'jewellery Munich, gold jewellery, rings, necklaces, earrings, bespoke',
    heading: 'Jewellery',
    lead: 'Jewellery is worn against the skin. So we look at how a piece falls, how its clasp closes and whether the back is as well made as the front.',
    body: `
      <h2>From our own workshop</h2>
      <p>Clara Arnsberg draws two small lines a year. They are made in yellow gold, rose gold and platinum, often with a
        single stone, always finished by hand. Because we make them ourselves, length, alloy and setting can be changed
        for as long as the piece is on the bench.</p>
      <h2>From other hands</h2>
      <p>What we do not make, we buy from workshops we have visited. We ask about the metal, look at the hallmarks and
        wear a sample for a few weeks. Whatever catches or turns stays out of the cabinet.</p>
      <h2>A piece of your own</h2>
      <p>Bring a sketch, a photograph or your grandmother’s ring. We talk about measurements, material and budget, draw
        a design and name a price. We begin only when both are right for you. Old gold is credited at the day’s
        rate.</p>
      <h3>Care</h3>
      <p>Gold likes lukewarm water, a little soap and a soft cloth. Once a year we check settings and clasps, even on
        pieces that are not ours.</p>
    `,
  },
  fr: {
    title: 'Bijoux',
    description:
      'Bagues, colliers, boucles d’oreilles et bracelets en or, platine et argent : de notre atelier, ou d’ateliers que nous connaissons.',
    keywords: 'bijoux Munich, bijoux en or, bagues, colliers, boucles d’oreilles, sur mesure',
    heading: 'Bijoux',
    lead: 'Un bijou se porte à même la peau. Nous regardons donc comment il tombe, comment ferme son fermoir et si l’envers est aussi soigné que l’endroit.',
    body: `
      <h2>De notre atelier</h2>
      <p>Clara Arnsberg dessine deux petites lignes par an. Elles naissent en or jaune, en or rose et en platine,
        souvent avec une seule pierre, toujours finies à la main. Comme nous les fabriquons nous-mêmes, la longueur,
        l’alliage et le serti peuvent encore changer tant que la pièce est sur l’établi.</p>
      <h2>D’autres mains</h2>
      <p>Ce que nous ne faisons pas, nous l’achetons à des ateliers que nous avons visités. Nous nous renseignons sur le
        métal, regardons les poinçons et portons un modèle quelques semaines. Ce qui accroche ou tourne n’entre pas en
        vitrine.</p>
      <h2>Une pièce selon votre idée</h2>
      <p>Apportez un croquis, une photo ou la bague de votre grand-mère. Nous parlons mesures, métal et budget,
        dessinons un projet et annonçons un prix. Nous ne commençons que lorsque l’un et l’autre vous conviennent. L’or
        ancien est repris au cours du jour.</p>
      <h3>Entretien</h3>
      <p>L’or aime l’eau tiède, un peu de savon et un chiffon doux. Une fois par an, nous contrôlons sertis et fermoirs,
        même si la pièce ne vient pas de chez nous.</p>
    `,
  },
};

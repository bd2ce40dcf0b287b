// The size tables: ring sizes, necklace and bracelet lengths. Read by shop-sets.ts; products refer to them by key.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { typeset } from '../../../typeset.ts';
import { inEach, localized, translatedFields, type Localized } from '../localized.ts';
import { projectId } from '../shop-project.ts';

interface SizeGuide {
  name: Localized;
  introduction: Localized;
  head: Localized<string[]>;
  /** One row per size; a cell is a figure or, where it needs words, a text per language. */
  rows: (string | Localized)[][];
}

/** Inner circumference in mm, then US and UK; the inner diameter follows from the circumference. */
const ringSizes: [number, string, string][] = [
  [48, '4½', 'I½'],
  [50, '5½', 'K'],
  [52, '6', 'L½'],
  [54, '7', 'N'],
  [56, '7½', 'P'],
  [58, '8½', 'Q½'],
  [60, '9', 'S'],
  [62, '10', 'T½'],
  [64, '11', 'V'],
  [66, '11½', 'X'],
];

const diameterMm = (circumferenceMm: number): Localized => {
  const millimetres = (circumferenceMm / Math.PI).toFixed(1);
  const comma = millimetres.replace('.', ',');
  return localized(`${comma} mm`, `${millimetres} mm`, `${comma} mm`);
};

const guides = {
  ring: {
    name: localized('Ringgrößen', 'Ring sizes', 'Tailles de bague'),
    introduction: localized(
      'Die deutsche Ringgröße ist der Innenumfang in Millimetern. Messen Sie am Abend und bei Zimmertemperatur: Morgens und bei Kälte sind Finger schmaler. Liegt Ihr Maß zwischen zwei Größen, nehmen Sie bei breiten Ringen die größere.',
      'German ring sizes give the inside circumference in millimetres. Measure in the evening and at room temperature: fingers are slimmer in the morning and in the cold. If you fall between two sizes, choose the larger one for a wide band.',
      'La taille allemande indique la circonférence intérieure en millimètres. Mesurez le soir, à température ambiante : les doigts sont plus fins le matin et par temps froid. Entre deux tailles, choisissez la plus grande pour un anneau large.',
    ),
    head: localized(
      ['Größe (EU)', 'Innendurchmesser', 'USA', 'Großbritannien'],
      ['Size (EU)', 'Inside diameter', 'US', 'UK'],
      ['Taille (UE)', 'Diamètre intérieur', 'États-Unis', 'Royaume-Uni'],
    ),
    rows: ringSizes.map(([eu, us, uk]) => [String(eu), diameterMm(eu), us, uk]),
  },
  necklace: {
    name: localized('Kettenlängen', 'Necklace lengths', 'Longueurs de collier'),
    introduction: localized(
      'Legen Sie einen Faden so um den Hals, wie die Kette liegen soll, und messen Sie ihn. Gemessen wird immer einschließlich der Schließe.',
      'Lay a length of thread around your neck where the necklace should sit, then measure it. Lengths always include the clasp.',
      'Passez un fil autour du cou à la hauteur souhaitée, puis mesurez-le. Les longueurs s’entendent toujours fermoir compris.',
    ),
    head: localized(['Länge', 'Zoll', 'Lage'], ['Length', 'Inches', 'Where it sits'], ['Longueur', 'Pouces', 'Tombé']),
    rows: [
      ['40 cm', '15¾″', localized('eng am Hals', 'close to the neck', 'au ras du cou')],
      ['42 cm', '16½″', localized('in der Halsgrube', 'in the hollow of the neck', 'au creux du cou')],
      ['45 cm', '17¾″', localized('auf dem Schlüsselbein', 'on the collarbone', 'sur la clavicule')],
      ['50 cm', '19¾″', localized('knapp darunter', 'just below the collarbone', 'juste sous la clavicule')],
      ['60 cm', '23½″', localized('auf dem Brustbein', 'on the breastbone', 'sur le sternum')],
    ],
  },
  bracelet: {
    name: localized('Armbandlängen', 'Bracelet lengths', 'Longueurs de bracelet'),
    introduction: localized(
      'Messen Sie das Handgelenk direkt hinter dem Knöchel, ohne das Maßband anzuziehen. Ein Armband braucht etwa eineinhalb Zentimeter Spiel.',
      'Measure your wrist just behind the bone, without pulling the tape tight. A bracelet needs about one and a half centimetres of play.',
      'Mesurez le poignet juste derrière l’os, sans serrer le mètre ruban. Un bracelet demande environ un centimètre et demi d’aisance.',
    ),
    head: localized(['Handgelenk', 'Armband'], ['Wrist', 'Bracelet'], ['Tour de poignet', 'Bracelet']),
    rows: [
      [localized('bis 15,5 cm', 'up to 15.5 cm', 'jusqu’à 15,5 cm'), '17 cm'],
      [localized('15,5–16,5 cm', '15.5–16.5 cm', '15,5–16,5 cm'), '18 cm'],
      [localized('16,5–17,5 cm', '16.5–17.5 cm', '16,5–17,5 cm'), '19 cm'],
      [localized('17,5–18,5 cm', '17.5–18.5 cm', '17,5–18,5 cm'), '20 cm'],
    ],
  },
  bangle: {
    name: localized('Armreifgrößen', 'Bangle sizes', 'Tailles de jonc'),
    introduction: localized(
      'Legen Sie Daumen und kleinen Finger aneinander und messen Sie die Hand an der breitesten Stelle: Darüber muss der Reif gleiten.',
      'Bring your thumb and little finger together and measure your hand at its widest point: the bangle has to slide over it.',
      'Rapprochez le pouce et l’auriculaire et mesurez la main à l’endroit le plus large : c’est là que le jonc doit passer.',
    ),
    head: localized(['Größe', 'Handumfang'], ['Size', 'Hand circumference'], ['Taille', 'Tour de main']),
    rows: [
      ['S', localized('bis 19,5 cm', 'up to 19.5 cm', 'jusqu’à 19,5 cm')],
      ['M', localized('19,5–21,5 cm', '19.5–21.5 cm', '19,5–21,5 cm')],
      ['L', localized('21,5–23,5 cm', '21.5–23.5 cm', '21,5–23,5 cm')],
    ],
  },
} satisfies Record<string, SizeGuide>;

export type SizeGuideKey = keyof typeof guides;

export const sizeGuideId = (key: SizeGuideKey): string => demoId(`arnsberg/size-guide/${key}`);

/** The guide's table in each language, as the collection's note describes it. */
const toTables = ({ head, rows }: SizeGuide): Localized<object> =>
  inEach((language) => ({
    head: head[language],
    rows: rows.map((row) => row.map((cell) => typeset(typeof cell === 'string' ? cell : cell[language], language))),
  }));

export const sizeGuideSet: SeedSet = {
  collection: 'ecommerce_size_guide',
  items: Object.entries<SizeGuide>(guides).map(([key, guide]) => ({
    id: demoId(`arnsberg/size-guide/${key}`),
    project: projectId,
    ...translatedFields({ display_name: guide.name, introduction: guide.introduction }, { table: toTables(guide) }),
  })),
};

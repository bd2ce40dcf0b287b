// Catalogue: engagement rings with several stones or a coloured one, from the own workshop. Read by products.ts.
import { madeInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { ringSizes } from './variants.ts';

const ownRing = {
  category: 'engagement',
  manufacturer: 'arnsberg',
  personalization: 'ring',
  sizeGuide: 'ring',
} satisfies Partial<Product>;

export const stoneRings: Product[] = [
  {
    ...ownRing,
    slug: 'dreisteinring-amalie',
    reference: 'AT-V105',
    subcategories: ['multiStone'],
    attributes: ['roseGold750', 'diamond', 'carat050', 'white', 'vs', 'polished'],
    tags: ['workshop', 'engravable'],
    identifier: 'Amalie 050 RG',
    toOrder: madeInWeeks(4, 5),
    choice: ringSizes({ price: 3680, stock: { 48: 0, 50: 1, 52: 1, 54: 2, 56: 1, 58: 0, 60: 0, 62: 0 } }),
    text: {
      de: {
        name: 'Dreisteinring Amalie',
        body: [
          'Drei Brillanten in einer Reihe: der mittlere mit 0,30 Karat, die beiden äußeren mit je 0,10 Karat. Sie sitzen auf gleicher Höhe und teilen sich die Krappen, darum wirkt die Reihe geschlossen.',
          'Das Vorbild ist ein Ring von 1921, den Helene Arnsberg einmal zur Reparatur auf dem Tisch hatte. Von ihm stammt die leicht geknickte Schulter; neu ist das Roségold, das wir selbst legieren.',
        ],
        facts: ['Brillanten zusammen 0,50 ct, G/VS', 'Roségold 750', 'Kopf 4,8 mm hoch, Schiene 2,1 mm breit'],
      },
      en: {
        name: 'Amalie three-stone ring',
        body: [
          'Three brilliants in a row: the centre stone of 0.30 carat, the outer two of 0.10 carat each. They sit at the same height and share their claws, so the row reads as one.',
          'It is inspired by a ring from 1921 that Helene Arnsberg once had on her bench for repair. The slightly angled shoulder comes from that ring; the rose gold, which we alloy ourselves, is new.',
        ],
        facts: ['Diamonds 0.50 ct in total, G/VS', '18 ct rose gold', 'Head 4.8 mm high, band 2.1 mm wide'],
      },
      fr: {
        name: 'Bague trois pierres Amalie',
        body: [
          'Trois brillants alignés : celui du centre pèse 0,30 carat, les deux autres 0,10 carat chacun. Posés à la même hauteur, ils partagent leurs griffes, et la ligne paraît continue.',
          'Elle s’inspire d’une bague de 1921 qu’Helene Arnsberg eut un jour à réparer. L’épaulement légèrement brisé vient de là ; l’or rose, que nous allions nous-mêmes, est nouveau.',
        ],
        facts: ['Diamants 0,50 ct au total, G/VS', 'Or rose 750', 'Chaton de 4,8 mm de haut, anneau de 2,1 mm'],
      },
    },
  },
  {
    ...ownRing,
    slug: 'memoirering-halbmond',
    reference: 'AT-V106',
    subcategories: ['multiStone'],
    attributes: ['whiteGold585', 'diamond', 'carat045', 'white', 'si', 'polished'],
    tags: ['workshop', 'engravable', 'everyday'],
    identifier: 'Halbmond 045 WG',
    toOrder: madeInWeeks(3, 4),
    choice: ringSizes({
      price: 1980,
      stock: { 48: 1, 50: 1, 52: 2, 54: 2, 56: 2, 58: 1, 60: 0, 62: 0 },
      inactive: [48],
    }),
    text: {
      de: {
        name: 'Memoirering Halbmond',
        body: [
          'Neun Brillanten ziehen sich über die obere Hälfte des Rings, die untere bleibt glatt. Das hat zwei Gründe: Die Steine sind dort geschützt, wo man zugreift, und der Ring lässt sich später in der Weite ändern.',
          'Jeder Stein sitzt in einem eigenen Ausschnitt zwischen zwei schmalen Stegen. Halbmond wird gern neben einem Trauring getragen; mit 2,6 mm ist er dafür schmal genug.',
        ],
        facts: ['Neun Brillanten, zusammen 0,45 ct, G/SI', 'Weißgold 585, rhodiniert', 'Gewicht rund 2,6 g'],
      },
      en: {
        name: 'Halbmond half-eternity ring',
        body: [
          'Nine brilliants run across the upper half of the ring; the lower half stays plain. There are two reasons: the stones are protected from wear where you grip, and the ring can be resized later.',
          'Each stone sits in a recess of its own between two narrow rails. Halbmond is often worn beside a wedding band, and at 2.6 mm it is slim enough to do so.',
        ],
        facts: ['Nine diamonds, 0.45 ct in total, G/SI', '14 ct white gold, rhodium-plated', 'Weighs about 2.6 g'],
      },
      fr: {
        name: 'Demi-alliance Halbmond',
        body: [
          'Neuf brillants parcourent la moitié supérieure de l’anneau, l’autre reste lisse. Pour deux raisons : les pierres sont à l’abri là où la main saisit, et la bague pourra être mise à taille plus tard.',
          'Chaque pierre a son propre logement entre deux fins rails. Halbmond se porte volontiers à côté d’une alliance ; ses 2,6 mm la rendent assez étroite pour cela.',
        ],
        facts: ['Neuf diamants, 0,45 ct au total, G/SI', 'Or blanc 585 rhodié', 'Poids : environ 2,6 g'],
      },
    },
  },
  {
    ...ownRing,
    slug: 'saphirring-marie',
    reference: 'AT-V107',
    subcategories: ['colouredStones', 'multiStone'],
    attributes: ['whiteGold750', 'sapphire', 'diamond', 'blue', 'polished'],
    tags: ['workshop', 'engravable'],
    identifier: 'Marie SA 080 WG',
    toOrder: madeInWeeks(5, 6),
    choice: ringSizes({ price: 3950, stock: { 50: 0, 52: 1, 54: 1, 56: 0, 58: 0 } }),
    text: {
      de: {
        name: 'Saphirring Marie',
        body: [
          'Ein ovaler Saphir in einem klaren, mittleren Blau, eingefasst von zwei Brillanten. Wir suchen jeden Stein einzeln aus; deshalb weicht die Farbe von Ring zu Ring leicht ab. Auf Wunsch schicken wir Ihnen vor der Anfertigung Fotos bei Tageslicht.',
          'Der Saphir ist, wie im Handel üblich, durch Erhitzen in der Farbe gefestigt. Das ist dauerhaft und braucht keine besondere Pflege: lauwarmes Wasser, ein Tropfen Seife, eine weiche Bürste.',
        ],
        facts: ['Saphir 0,80 ct, oval, 6 × 4,5 mm', 'Zwei Brillanten, zusammen 0,12 ct, G/VS', 'Weißgold 750'],
      },
      en: {
        name: 'Marie sapphire ring',
        body: [
          'An oval sapphire of a clear mid-blue between two brilliants. We choose every stone individually, so the colour differs slightly from ring to ring. If you wish, we will send you photographs taken in daylight before we begin.',
          'As is customary in the trade, the sapphire has been heated to stabilise its colour. The effect is permanent and calls for no special care: lukewarm water, a drop of soap and a soft brush.',
        ],
        facts: ['Oval sapphire, 0.80 ct, 6 × 4.5 mm', 'Two diamonds, 0.12 ct in total, G/VS', '18 ct white gold'],
      },
      fr: {
        name: 'Bague saphir Marie',
        body: [
          'Un saphir ovale d’un bleu moyen et limpide, entre deux brillants. Chaque pierre est choisie individuellement ; la couleur varie donc légèrement d’une bague à l’autre. Si vous le souhaitez, nous vous envoyons avant la fabrication des photos prises à la lumière du jour.',
          'Comme il est d’usage, le saphir a été chauffé pour stabiliser sa couleur. Ce traitement est définitif et ne demande aucun soin particulier : eau tiède, une goutte de savon, une brosse douce.',
        ],
        facts: ['Saphir ovale 0,80 ct, 6 × 4,5 mm', 'Deux diamants, 0,12 ct au total, G/VS', 'Or blanc 750'],
      },
    },
  },
  {
    ...ownRing,
    slug: 'smaragdring-tilia',
    reference: 'AT-V108',
    subcategories: ['colouredStones'],
    attributes: ['yellowGold750', 'emerald', 'green', 'polished'],
    tags: ['workshop', 'engravable', 'unique'],
    identifier: 'Tilia SM 060 GG',
    choice: ringSizes({ price: 3480, stock: { 52: 0, 53: 1, 54: 0 }, inactive: [52] }),
    text: {
      de: {
        name: 'Smaragdring Tilia',
        body: [
          'Ein Smaragd im Treppenschliff, 0,60 Karat, mit den feinen Einschlüssen, an denen man diese Steine erkennt. Er sitzt in einer breiten Zarge aus Gelbgold, denn Smaragde mögen keine Stöße: Der Rand schützt die Ecken.',
          'Der Stein ist mit farblosem Öl behandelt, was bei Smaragden üblich ist. Bitte kein Ultraschallbad und kein heißes Wasser; zum Reinigen nehmen wir uns in der Werkstatt gern ein paar Minuten. Den Stein gibt es nur einmal.',
        ],
        facts: ['Smaragd 0,60 ct, 5,5 × 4,2 mm', 'Gelbgold 750', 'Vorrätig in Größe 53'],
      },
      en: {
        name: 'Tilia emerald ring',
        body: [
          'A step-cut emerald of 0.60 carat, with the fine inclusions these stones are known by. It sits in a broad yellow-gold bezel, because emeralds do not like knocks: the rim protects the corners.',
          'The stone has been treated with colourless oil, as is usual with emeralds. Please, no ultrasonic bath and no hot water: in our workshop we will gladly take a few minutes to clean it. There is only one stone like it.',
        ],
        facts: ['Emerald 0.60 ct, 5.5 × 4.2 mm', '18 ct yellow gold', 'In stock in size 53'],
      },
      fr: {
        name: 'Bague émeraude Tilia',
        body: [
          'Une émeraude taillée à degrés de 0,60 carat, avec les fines inclusions auxquelles on reconnaît ces pierres. Elle repose dans un large serti clos en or jaune, car l’émeraude craint les chocs : le rebord protège les angles.',
          'La pierre a été traitée à l’huile incolore, comme c’est l’usage pour les émeraudes. Ni bain à ultrasons ni eau chaude, s’il vous plaît : à l’atelier, nous prenons volontiers quelques minutes pour la nettoyer. La pierre est unique.',
        ],
        facts: ['Émeraude 0,60 ct, 5,5 × 4,2 mm', 'Or jaune 750', 'Disponible en taille 53'],
      },
    },
  },
];

// Catalogue: bracelets and bangles from the own workshop. Read by products.ts.
import { localized } from '../localized.ts';
import { madeInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { lengths, option } from './variants.ts';

const ownBracelet = {
  category: 'jewellery',
  subcategories: ['bracelets'],
  manufacturer: 'arnsberg',
} satisfies Partial<Product>;

export const bracelets: Product[] = [
  {
    ...ownBracelet,
    slug: 'gliederarmband-wehr',
    reference: 'AT-S331',
    attributes: ['yellowGold750', 'polished'],
    tags: ['workshop'],
    identifier: 'Wehr GG750',
    sizeGuide: 'bracelet',
    toOrder: madeInWeeks(4, 6),
    choice: lengths({
      17: { price: 2450, stock: 1 },
      18: { price: 2560, stock: 2 },
      19: { price: 2670, stock: 1 },
      20: { price: 2780, stock: 0 },
    }),
    text: {
      de: {
        name: 'Gliederarmband Wehr',
        body: [
          'Ovale Glieder wechseln mit schmalen Stegen, wie die Balken eines Wehrs. Jedes Teil ist massiv und innen gerundet, das Armband liegt darum weich auf und klemmt keine Härchen ein.',
          'Die Schließe ist ein Glied wie die anderen: Ein seitlicher Drücker öffnet sie, von oben bleibt sie unsichtbar. Wehr lässt sich jederzeit um ein Glied kürzen oder verlängern; die Arbeit dauert einen Tag.',
        ],
        facts: ['Gelbgold 750, massiv', 'Breite 6 mm', 'Gewicht bei 18 cm rund 19 g'],
      },
      en: {
        name: 'Wehr link bracelet',
        body: [
          'Oval links alternate with slender bars, like the beams of a weir. Every part is solid and rounded on the inside, so the bracelet sits softly and never catches a hair.',
          'The clasp is a link like all the others: a push-piece at the side opens it, and from above it is invisible. Wehr can be shortened or lengthened by one link at any time; the work takes a day.',
        ],
        facts: ['18 ct yellow gold, solid', '6 mm wide', 'Weighs about 19 g at 18 cm'],
      },
      fr: {
        name: 'Bracelet maillons Wehr',
        body: [
          'Des maillons ovales alternent avec d’étroites barrettes, comme les poutres d’un barrage de rivière. Chaque élément est massif et arrondi à l’intérieur : le bracelet se pose en douceur, sans pincer le moindre duvet.',
          'Le fermoir est un maillon comme les autres : un poussoir latéral l’ouvre, et d’en haut il reste invisible. Wehr peut à tout moment être raccourci ou allongé d’un maillon ; comptez une journée.',
        ],
        facts: ['Or jaune 750 massif', 'Largeur 6 mm', 'Poids : environ 19 g pour 18 cm'],
      },
    },
  },
  {
    ...ownBracelet,
    slug: 'armreif-schwinge',
    reference: 'AT-S332',
    attributes: ['silver925', 'brushed'],
    tags: ['workshop', 'gift', 'everyday'],
    identifier: 'Schwinge AG925',
    sizeGuide: 'bangle',
    toOrder: madeInWeeks(2, 3),
    choice: {
      label: localized('Größe', 'Size', 'Taille'),
      aspect: 'size',
      variants: [
        option('S', localized('Größe S', 'Size S', 'Taille S'), 320, 1),
        option('M', localized('Größe M', 'Size M', 'Taille M'), 320, 2),
        option('L', localized('Größe L', 'Size L', 'Taille L'), 340, 0),
      ],
    },
    text: {
      de: {
        name: 'Armreif Schwinge',
        body: [
          'Ein geschlossener Reif aus Silber, der sich einmal um die eigene Achse dreht. Auf dem Tisch steht er schräg, am Handgelenk findet er von selbst seine Lage. Geschmiedet ist er aus einem Vierkant von fünf Millimetern; die Drehung entsteht warm, im Schraubstock, mit einer einzigen Bewegung.',
          'Außen mattieren wir ihn, die Kanten bleiben blank. Gemessen wird die Hand an der breitesten Stelle, denn darüber muss der Reif gleiten.',
        ],
        facts: ['Silber 925', 'Stärke 5 mm', 'Gewicht in Größe M rund 38 g'],
      },
      en: {
        name: 'Schwinge bangle',
        body: [
          'A closed silver bangle that turns once about its own axis. On the table it leans; on the wrist it settles by itself. It is forged from a five-millimetre square bar, and the twist is made hot, in the vice, in a single movement.',
          'We give the outside a matt finish and leave the edges bright. Measure your hand at its widest point, because that is what the bangle has to slide over.',
        ],
        facts: ['Sterling silver', '5 mm thick', 'Weighs about 38 g in size M'],
      },
      fr: {
        name: 'Jonc Schwinge',
        body: [
          'Un jonc fermé en argent qui fait un tour sur son propre axe. Posé sur la table, il penche ; au poignet, il trouve seul sa place. Il est forgé dans un carré de cinq millimètres, et la torsion se fait à chaud, à l’étau, en un seul geste.',
          'L’extérieur est satiné, les arêtes restent brillantes. Mesurez votre main à l’endroit le plus large : c’est là que le jonc doit passer.',
        ],
        facts: ['Argent 925', 'Épaisseur 5 mm', 'Poids : environ 38 g en taille M'],
      },
    },
  },
  {
    ...ownBracelet,
    slug: 'tennisarmband-lichtung',
    reference: 'AT-S333',
    attributes: ['whiteGold585', 'diamond', 'white', 'si', 'polished'],
    tags: ['workshop'],
    identifier: 'Lichtung 200 WG',
    sizeGuide: 'bracelet',
    toOrder: madeInWeeks(6, 8),
    choice: lengths({ 17: { price: 4280, stock: 1 }, 18: { price: 4480, stock: 0 } }),
    text: {
      de: {
        name: 'Tennisarmband Lichtung',
        body: [
          'Vierundfünfzig Brillanten, jeder in vier Krappen, jedes Glied einzeln beweglich. Wir bauen das Armband Glied für Glied auf und sortieren die Steine vorher nach Farbe, damit die Reihe vom Anfang bis zum Ende gleich wirkt.',
          'Die Unterseite ist ausgearbeitet und glatt, Sie können das Armband unter einer Manschette tragen. Zwei Sicherungsachten halten das Schloss. Einmal im Jahr prüfen wir Krappen und Stifte; diese Durchsicht ist in den ersten drei Jahren im Preis enthalten.',
        ],
        facts: ['54 Brillanten, zusammen 2,00 ct, H/SI (bei 17 cm)', 'Weißgold 585, rhodiniert', 'Breite 2,4 mm'],
      },
      en: {
        name: 'Lichtung tennis bracelet',
        body: [
          'Fifty-four brilliants, each in four claws, each link moving freely. We build the bracelet link by link, having first sorted the stones by colour, so that the line is even from end to end.',
          'The underside is finished and smooth, so you can wear the bracelet beneath a cuff. Two safety catches secure the clasp. Once a year we check claws and pins; for the first three years this inspection is included in the price.',
        ],
        facts: ['54 diamonds, 2.00 ct in total, H/SI (at 17 cm)', '14 ct white gold, rhodium-plated', '2.4 mm wide'],
      },
      fr: {
        name: 'Bracelet rivière Lichtung',
        body: [
          'Cinquante-quatre brillants, chacun tenu par quatre griffes, chaque maillon mobile. Nous montons le bracelet maillon après maillon et trions d’abord les pierres selon leur couleur, pour que la ligne soit égale d’un bout à l’autre.',
          'Le dessous est fini et lisse : le bracelet se porte aussi sous une manchette. Deux huit de sécurité assurent le fermoir. Une fois par an, nous contrôlons griffes et goupilles ; les trois premières années, cette révision est comprise dans le prix.',
        ],
        facts: ['54 diamants, 2,00 ct au total, H/SI (pour 17 cm)', 'Or blanc 585 rhodié', 'Largeur 2,4 mm'],
      },
    },
  },
];

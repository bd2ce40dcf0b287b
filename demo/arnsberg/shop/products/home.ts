// Catalogue: candles, holders and linen for the home. Read by products.ts.
// Candles and textiles name their content, from which the unit price follows (PAngV § 4, law row L6).
import { localized } from '../localized.ts';
import { orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { colours, option } from './variants.ts';

const candleWarning = localized(
  'Nie unbeaufsichtigt brennen lassen. Außer Reichweite von Kindern und Haustieren, mit Abstand zu brennbaren Gegenständen und auf einer hitzefesten Unterlage aufstellen.',
  'Never leave a burning candle unattended. Place it out of reach of children and pets, away from anything flammable and on a heat-resistant surface.',
  'Ne jamais laisser brûler sans surveillance. Poser hors de portée des enfants et des animaux, loin de tout objet inflammable et sur un support résistant à la chaleur.',
);

export const home: Product[] = [
  {
    slug: 'duftkerze-waldsaum',
    reference: 'AT-W701',
    category: 'home',
    subcategories: ['candles'],
    manufacturer: 'aubelune',
    attributes: ['wax'],
    tags: ['gift'],
    identifier: 'MA-WS-45',
    warnings: localized(
      `${candleWarning.de} Enthält Linalool und Limonen. Kann allergische Reaktionen hervorrufen.`,
      `${candleWarning.en} Contains linalool and limonene. May produce an allergic reaction.`,
      `${candleWarning.fr} Contient du linalol et du limonène. Peut produire une réaction allergique.`,
    ),
    toOrder: orderedInWeeks(1, 2),
    price: 48,
    content: { quantity: 220, unit: 'g' },
    stock: 14,
    text: {
      de: {
        name: 'Duftkerze Waldsaum',
        body: [
          'Tannennadel, feuchte Erde, ein wenig Rauch: Maison Aubelune hat diesen Duft nach einem Spaziergang am Rand des Perlacher Forsts für uns zusammengestellt. Er füllt ein Zimmer, ohne sich vorzudrängen.',
          'Die Kerze brennt rund fünfundvierzig Stunden. Lassen Sie sie beim ersten Mal so lange an, bis das Wachs bis zum Rand flüssig ist, und kürzen Sie den Docht vor jedem Anzünden auf fünf Millimeter; dann brennt sie gleichmäßig herunter. Das Glas ist dickwandig und danach ein guter Becher für Stifte.',
        ],
        facts: ['Füllgewicht 220 g', 'Brenndauer rund 45 Stunden', 'Höhe 9 cm, Durchmesser 8 cm'],
      },
      en: {
        name: 'Waldsaum scented candle',
        body: [
          'Fir needles, damp earth, a little smoke: Maison Aubelune composed this scent for us after a walk along the edge of the forest south of Munich. It fills a room without demanding attention.',
          'The candle burns for about forty-five hours. The first time, let it burn until the wax has melted right to the rim, and trim the wick to five millimetres before each lighting: it will then burn down evenly. Afterwards the thick-walled glass makes a good pot for pencils.',
        ],
        facts: ['220 g of wax', 'Burns for about 45 hours', '9 cm high, 8 cm across'],
      },
      fr: {
        name: 'Bougie parfumée Waldsaum',
        body: [
          'Aiguilles de sapin, terre humide, un peu de fumée : Maison Aubelune a composé ce parfum pour nous après une promenade à la lisière de la forêt, au sud de Munich. Il emplit une pièce sans s’imposer.',
          'La bougie brûle environ quarante-cinq heures. La première fois, laissez-la allumée jusqu’à ce que la cire soit liquide jusqu’au bord, et coupez la mèche à cinq millimètres avant chaque allumage : elle se consumera régulièrement. Le verre épais fera ensuite un beau pot à crayons.',
        ],
        facts: ['220 g de cire', 'Durée : environ 45 heures', 'Hauteur 9 cm, diamètre 8 cm'],
      },
    },
  },
  {
    slug: 'stumpenkerzen-bienenwachs',
    reference: 'AT-W702',
    category: 'home',
    subcategories: ['candles'],
    manufacturer: 'aubelune',
    attributes: ['wax'],
    tags: ['everyday'],
    identifier: 'MA-BW-2',
    warnings: candleWarning,
    price: 38,
    content: { quantity: 2, unit: 'piece' },
    stock: 0,
    text: {
      de: {
        name: 'Stumpenkerzen aus Bienenwachs, zwei Stück',
        body: [
          'Zwei Kerzen aus Bienenwachs, in Formen gegossen und danach von Hand geglättet. Sie duften leicht nach Honig, auch wenn sie nicht brennen, und geben ein ruhiges, gelbes Licht.',
          'Mit der Zeit legt sich ein heller Schleier auf das Wachs. Das ist kein Fehler, sondern Wachsblüte; ein weiches Tuch nimmt ihn weg. Gegossen wird nur im Herbst. Die Kerzen dieses Jahres sind vergriffen, die nächsten erwarten wir im Oktober.',
        ],
        facts: ['Höhe 15 cm, Durchmesser 6 cm', 'Brenndauer je Kerze rund 50 Stunden', 'Passen auf den Leuchter Steg'],
      },
      en: {
        name: 'Beeswax pillar candles, set of two',
        body: [
          'Two beeswax candles, poured into moulds and then smoothed by hand. They smell faintly of honey even when unlit, and give a calm, yellow light.',
          'Over time a pale veil forms on the wax. This is not a fault but bloom; a soft cloth will wipe it away. The candles are poured in autumn only. This year’s have sold out; we expect the next in October.',
        ],
        facts: ['15 cm high, 6 cm across', 'Each candle burns for about 50 hours', 'Fit the Steg candle holder'],
      },
      fr: {
        name: 'Bougies pilier en cire d’abeille, lot de deux',
        body: [
          'Deux bougies en cire d’abeille, coulées en moule puis lissées à la main. Même éteintes, elles sentent légèrement le miel ; allumées, elles donnent une lumière jaune et paisible.',
          'Avec le temps, un voile clair se forme sur la cire. Ce n’est pas un défaut, mais une efflorescence ; un chiffon doux l’efface. Elles ne sont coulées qu’en automne. Celles de cette année sont épuisées ; nous attendons les prochaines en octobre.',
        ],
        facts: ['Hauteur 15 cm, diamètre 6 cm', 'Environ 50 heures par bougie', 'Vont sur le bougeoir Steg'],
      },
    },
  },
  {
    slug: 'kerzenleuchter-steg',
    reference: 'AT-W703',
    category: 'home',
    subcategories: ['candles'],
    manufacturer: 'tidewell',
    attributes: ['brass', 'brushed'],
    identifier: 'TM-STEG-3',
    toOrder: orderedInWeeks(3, 4),
    price: 128,
    stock: 2,
    text: {
      de: {
        name: 'Kerzenleuchter Steg',
        body: [
          'Drei flache Teller auf einem gemeinsamen Steg, aus massivem Messing gedreht und matt gebürstet. In jedem steckt ein kurzer Dorn, der Stumpenkerzen hält; wer ihn herausschraubt, stellt Teelichter hinein.',
          'Der Leuchter ist schwer genug, um auf einem gedeckten Tisch sicher zu stehen, und unten mit Filz belegt. Tropfen lassen sich abheben, wenn das Wachs kalt ist. Die Kerzen auf unseren Bildern gehören nicht dazu.',
        ],
        facts: ['Messing, unlackiert', 'Länge 38 cm, Höhe 5 cm', 'Gewicht 1,1 kg'],
      },
      en: {
        name: 'Steg candle holder',
        body: [
          'Three shallow dishes on a shared bar, turned from solid brass and brushed to a matt finish. A short spike in each holds a pillar candle; unscrew it, and the dish takes a tea light.',
          'The holder is heavy enough to stand safely on a laid table and is backed with felt. Drips lift off once the wax is cold. The candles in our pictures are not included.',
        ],
        facts: ['Unlacquered brass', '38 cm long, 5 cm high', 'Weighs 1.1 kg'],
      },
      fr: {
        name: 'Bougeoir Steg',
        body: [
          'Trois coupelles plates sur une même barre, tournées dans le laiton massif et satinées. Une courte pointe y maintient une bougie pilier ; dévissez-la, et la coupelle accueille une bougie chauffe-plat.',
          'Le bougeoir est assez lourd pour tenir sans risque sur une table dressée, et garni de feutre en dessous. Les coulures s’enlèvent quand la cire est froide. Les bougies de nos photos ne sont pas comprises.',
        ],
        facts: ['Laiton non verni', 'Longueur 38 cm, hauteur 5 cm', 'Poids 1,1 kg'],
      },
    },
  },
  {
    slug: 'leinenplaid-lavoir',
    reference: 'AT-W704',
    category: 'home',
    subcategories: ['textiles'],
    manufacturer: 'aubelune',
    attributes: ['linen'],
    tags: ['gift'],
    identifier: 'MA-LAV-180',
    content: { quantity: 2.34, unit: 'm2' },
    toOrder: orderedInWeeks(2, 3),
    choice: colours(
      option('NA', localized('Natur', 'Natural', 'Naturel'), 189, 3),
      option('SC', localized('Schiefer', 'Slate', 'Ardoise'), 189, 1),
      option('SA', localized('Salbei', 'Sage', 'Sauge'), 189, 0),
    ),
    text: {
      de: {
        name: 'Leinenplaid Lavoir',
        body: [
          'Ein Überwurf aus gewaschenem Leinen, in Waffelbindung gewebt. Die Waben machen den Stoff dicker, ohne dass er schwer wird: Im Sommer liegt er kühl auf den Schultern, im Winter wärmt er die Knie.',
          'Gesäumt ist das Plaid mit einem doppelten Steppstich, die Ecken sind als Briefecken gelegt. Es wird bei vierzig Grad gewaschen und an der Luft getrocknet; bügeln müssen Sie es nicht. Nach den ersten Wäschen ist der Stoff etwas weicher.',
        ],
        facts: ['100 % Leinen', '130 × 180 cm', 'Waschbar bei 40 °C'],
      },
      en: {
        name: 'Lavoir linen throw',
        body: [
          'A throw of washed linen in a waffle weave. The cells make the cloth thicker without making it heavy: in summer it lies cool on your shoulders, in winter it warms your knees.',
          'It is hemmed with a double row of stitching and finished with mitred corners. Wash it at forty degrees and dry it on the line; there is no need to iron. After the first few washes the cloth becomes a little softer.',
        ],
        facts: ['100% linen', '130 × 180 cm', 'Washable at 40 °C'],
      },
      fr: {
        name: 'Plaid en lin Lavoir',
        body: [
          'Un plaid en lin lavé, tissé en nid d’abeille. Les alvéoles épaississent l’étoffe sans l’alourdir : l’été, elle est fraîche aux épaules, l’hiver, elle réchauffe les genoux.',
          'Il est ourlé d’une double piqûre, ses coins sont montés en onglet. Lavez-le à quarante degrés et faites-le sécher à l’air ; le repassage est inutile. Après quelques lavages, l’étoffe devient un peu plus souple.',
        ],
        facts: ['100 % lin', '130 × 180 cm', 'Lavable à 40 °C'],
      },
    },
  },
];

// Catalogue: engagement rings with one diamond, from the own workshop. Read by products.ts.
import { madeInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { ringSizes } from './variants.ts';

const ownSolitaire = {
  category: 'engagement',
  subcategories: ['solitaires'],
  manufacturer: 'arnsberg',
  personalization: 'ring',
  sizeGuide: 'ring',
} satisfies Partial<Product>;

export const solitaires: Product[] = [
  {
    ...ownSolitaire,
    slug: 'solitaerring-aurora',
    reference: 'AT-V101',
    attributes: ['whiteGold750', 'diamond', 'carat030', 'white', 'vs', 'polished'],
    tags: ['workshop', 'engravable'],
    identifier: 'Aurora 030 WG',
    toOrder: madeInWeeks(3, 4),
    choice: ringSizes({
      price: 2890,
      stock: { 48: 1, 50: 2, 52: 2, 54: 1, 56: 0, 58: 1, 60: 0, 62: 0 },
    }),
    text: {
      de: {
        name: 'Solitärring Aurora',
        body: [
          'Sechs feine Krappen halten einen Brillanten von 0,30 Karat so, dass Licht auch von unten an den Stein kommt. Die Schiene ist zum Finger hin leicht gewölbt; so liegt der Ring ruhig und dreht sich nicht.',
          'Clara Arnsberg schmiedet ihn in unserer Werkstatt aus Weißgold 750, das wir nicht rhodinieren: Sein warmes Grau bleibt, wie es ist, und muss nie aufgefrischt werden.',
        ],
        facts: [
          'Brillant 0,30 ct, G/VS',
          'Schiene 2,0 mm breit',
          'Gewicht rund 3,4 g',
          'Passt bündig an die Trauringe aus unserer Werkstatt',
        ],
      },
      en: {
        name: 'Aurora solitaire ring',
        body: [
          'Six slender claws hold a 0.30 carat brilliant in such a way that light reaches the stone from below as well. The band is gently rounded towards the finger, so the ring sits still and does not turn.',
          'Clara Arnsberg forges it in our workshop from 18 ct white gold, which we leave without rhodium plating: its warm grey stays as it is and never needs renewing.',
        ],
        facts: [
          '0.30 ct brilliant-cut diamond, G/VS',
          'Band 2.0 mm wide',
          'Weighs about 3.4 g',
          'Sits flush against the wedding bands from our workshop',
        ],
      },
      fr: {
        name: 'Bague solitaire Aurora',
        body: [
          'Six fines griffes tiennent un brillant de 0,30 carat de telle sorte que la lumière l’atteigne aussi par-dessous. Légèrement bombé côté doigt, l’anneau reste en place et ne tourne pas.',
          'Clara Arnsberg le forge dans notre atelier en or blanc 750, que nous laissons sans rhodiage : son gris chaud reste tel quel et n’a jamais besoin d’être ravivé.',
        ],
        facts: [
          'Diamant taille brillant 0,30 ct, G/VS',
          'Anneau de 2,0 mm',
          'Poids : environ 3,4 g',
          'S’ajuste aux alliances de notre atelier',
        ],
      },
    },
  },
  {
    ...ownSolitaire,
    slug: 'solitaerring-isar',
    reference: 'AT-V102',
    attributes: ['yellowGold750', 'diamond', 'carat025', 'white', 'vs', 'brushed'],
    tags: ['workshop', 'engravable', 'everyday'],
    identifier: 'Isar 025 GG',
    toOrder: madeInWeeks(3, 4),
    choice: ringSizes({
      price: 2150,
      largerFrom: { size: 56, price: 2240 },
      stock: { 48: 0, 50: 1, 52: 2, 54: 3, 56: 1, 58: 0, 60: 1, 62: 0 },
      inactive: [62],
    }),
    text: {
      de: {
        name: 'Solitärring Isar',
        body: [
          'Ein Ring für Hände, die arbeiten. Der Brillant sitzt in einer glatten Zarge aus Gelbgold, an der kein Pullover und kein Handschuh hängen bleibt; die Fassung ist nur 4,1 mm hoch.',
          'Die Schiene mattieren wir von Hand mit feinem Schmirgel, immer in Längsrichtung. Mit den Jahren wird sie dort blank, wo Sie den Ring am häufigsten berühren. Wer das nicht mag, bringt ihn vorbei: Das Mattieren dauert eine Viertelstunde.',
        ],
        facts: ['Brillant 0,25 ct, F/VS', 'Gelbgold 750', 'Schiene 2,6 mm breit'],
      },
      en: {
        name: 'Isar solitaire ring',
        body: [
          'A ring for hands that work. The diamond sits in a smooth yellow-gold bezel that catches on neither jumper nor glove; the setting is just 4.1 mm high.',
          'We give the band its matt finish by hand with fine emery paper, always along its length. Over the years it turns bright wherever you touch it most. If you would rather it did not, bring it in: refinishing takes a quarter of an hour.',
        ],
        facts: ['0.25 ct brilliant-cut diamond, F/VS', '18 ct yellow gold', 'Band 2.6 mm wide'],
      },
      fr: {
        name: 'Bague solitaire Isar',
        body: [
          'Une bague pour les mains qui travaillent. Le brillant repose dans un serti clos lisse en or jaune, qui n’accroche ni la laine ni les gants ; le chaton ne mesure que 4,1 mm de haut.',
          'L’anneau est satiné à la main au papier émeri fin, toujours dans le sens de la longueur. Avec les années, il brille là où vous le touchez le plus. Si cela vous déplaît, apportez-le-nous : un quart d’heure suffit pour le satiner à nouveau.',
        ],
        facts: ['Diamant taille brillant 0,25 ct, F/VS', 'Or jaune 750', 'Anneau de 2,6 mm'],
      },
    },
  },
  {
    ...ownSolitaire,
    slug: 'solitaerring-lenz',
    reference: 'AT-V103',
    attributes: ['platinum950', 'diamond', 'carat050', 'white', 'vvs', 'polished'],
    tags: ['workshop', 'engravable'],
    identifier: 'Lenz 050 PT',
    toOrder: madeInWeeks(4, 5),
    choice: ringSizes({
      price: 6280,
      largerFrom: { size: 58, price: 6400 },
      stock: { 50: 1, 52: 1, 54: 1, 56: 0, 58: 0, 60: 0 },
    }),
    text: {
      de: {
        name: 'Solitärring Lenz',
        body: [
          'Vier Krappen aus Platin, dazwischen ein Brillant von einem halben Karat. Die Krappen laufen in einem Bogen in die Schiene über, sodass der Ring von der Seite wie aus einem Stück gewachsen wirkt.',
          'Platin ist schwerer als Gold und nutzt sich kaum ab: Kratzer verschieben das Metall nur und lassen sich wieder zurückpolieren. Den Stein zeigen wir Ihnen vor dem Kauf gern unter dem Mikroskop, auch im Videogespräch.',
        ],
        facts: ['Brillant 0,50 ct, E/VVS', 'Platin 950', 'Schiene 2,3 mm breit, Gewicht rund 5,6 g'],
      },
      en: {
        name: 'Lenz solitaire ring',
        body: [
          'Four platinum claws and, between them, a half-carat brilliant. The claws curve into the band, so that from the side the ring looks as if it had grown from a single piece.',
          'Platinum is heavier than gold and hardly wears: a scratch only displaces the metal and can be polished back. We will gladly show you the stone under the microscope before you buy, on a video call if you like.',
        ],
        facts: ['0.50 ct brilliant-cut diamond, E/VVS', 'Platinum 950', 'Band 2.3 mm wide, weighs about 5.6 g'],
      },
      fr: {
        name: 'Bague solitaire Lenz',
        body: [
          'Quatre griffes en platine, et entre elles un brillant d’un demi-carat. Les griffes rejoignent l’anneau en une seule courbe ; de profil, la bague semble née d’une seule pièce.',
          'Le platine est plus lourd que l’or et s’use à peine : une rayure ne fait que déplacer le métal, qu’un polissage remet en place. Avant l’achat, nous vous montrons volontiers la pierre au microscope, y compris par appel vidéo.',
        ],
        facts: ['Diamant taille brillant 0,50 ct, E/VVS', 'Platine 950', 'Anneau de 2,3 mm, environ 5,6 g'],
      },
    },
  },
  {
    ...ownSolitaire,
    slug: 'solitaerring-knospe',
    reference: 'AT-V104',
    attributes: ['yellowGold585', 'diamond', 'carat010', 'white', 'si', 'polished'],
    tags: ['workshop', 'engravable', 'everyday'],
    identifier: 'Knospe 010 GG',
    toOrder: madeInWeeks(2, 3),
    choice: ringSizes({
      price: 890,
      stock: { 48: 2, 50: 3, 52: 4, 54: 4, 56: 3, 58: 2, 60: 1, 62: 1 },
    }),
    text: {
      de: {
        name: 'Solitärring Knospe',
        body: [
          'Der schmalste Ring unserer Kollektion: 1,6 mm Gelbgold, in dessen Mitte sich das Metall zu einer Knospe öffnet und einen Brillanten von 0,10 Karat freigibt. Er braucht wenig Platz am Finger und verträgt sich gut mit einem zweiten Ring.',
          'Weil die Schiene so schlank ist, schmieden wir sie vor dem Biegen dichter; sie bleibt dadurch formstabil. Für die Gravur ist innen Raum für zwölf bis vierundzwanzig Zeichen, je nach Größe.',
        ],
        facts: ['Brillant 0,10 ct, H/SI', 'Gelbgold 585', 'Gewicht rund 1,9 g'],
      },
      en: {
        name: 'Knospe solitaire ring',
        body: [
          'The slimmest ring in our collection: 1.6 mm of yellow gold that opens at its centre like a bud to reveal a 0.10 carat brilliant. It takes up little room on the finger and sits happily beside a second ring.',
          'Because the band is so slender, we forge the metal denser before we bend it, so that it keeps its shape. Inside there is room to engrave twelve to twenty-four characters, depending on the size.',
        ],
        facts: ['0.10 ct brilliant-cut diamond, H/SI', '14 ct yellow gold', 'Weighs about 1.9 g'],
      },
      fr: {
        name: 'Bague solitaire Knospe',
        body: [
          'La plus fine de nos bagues : 1,6 mm d’or jaune qui s’ouvre en son milieu comme un bouton de fleur et laisse paraître un brillant de 0,10 carat. Elle prend peu de place au doigt et s’accorde bien avec une seconde bague.',
          'L’anneau étant si fin, nous densifions le métal à la forge avant de le cintrer ; il garde ainsi sa forme. L’intérieur peut recevoir de douze à vingt-quatre caractères, selon la taille.',
        ],
        facts: ['Diamant taille brillant 0,10 ct, H/SI', 'Or jaune 585', 'Poids : environ 1,9 g'],
      },
    },
  },
  {
    ...ownSolitaire,
    slug: 'solitaerring-nachtfalter',
    reference: 'AT-V109',
    status: 'draft',
    attributes: ['roseGold750', 'diamond', 'carat035', 'white', 'vs', 'brushed'],
    tags: ['workshop', 'engravable', 'new'],
    identifier: 'Nachtfalter 035 RG',
    toOrder: madeInWeeks(4, 5),
    choice: ringSizes({ price: 3150, stock: { 50: 0, 52: 1, 54: 1, 56: 0 } }),
    text: {
      de: {
        name: 'Solitärring Nachtfalter',
        body: [
          'Ein Entwurf für das Frühjahr: Zwei mattierte Flügel aus Roségold legen sich an einen Brillanten von 0,35 Karat und halten ihn an nur vier Punkten. Von oben sieht man den Stein, von der Seite die Flügel.',
          'Noch ist das Modell in Arbeit. Die ersten beiden Ringe tragen wir in der Werkstatt selbst, um zu sehen, wie die Kanten sich im Alltag bewähren; danach legen wir Höhe und Breite der Flügel endgültig fest.',
        ],
        facts: ['Brillant 0,35 ct, G/VS', 'Roségold 750', 'Schiene 2,4 mm breit'],
      },
      en: {
        name: 'Nachtfalter solitaire ring',
        body: [
          'A design for spring: two matt wings of rose gold close around a 0.35 carat brilliant and hold it at only four points. From above you see the stone, from the side the wings.',
          'The design is still in progress. We are wearing the first two rings in the workshop ourselves to see how their edges stand up to everyday life; only then will we settle the height and width of the wings.',
        ],
        facts: ['0.35 ct brilliant-cut diamond, G/VS', '18 ct rose gold', 'Band 2.4 mm wide'],
      },
      fr: {
        name: 'Bague solitaire Nachtfalter',
        body: [
          'Un projet pour le printemps : deux ailes satinées en or rose viennent se poser contre un brillant de 0,35 carat et ne le tiennent qu’en quatre points. D’en haut, on voit la pierre ; de côté, les ailes.',
          'Le modèle est encore à l’étude. Nous portons nous-mêmes les deux premières bagues à l’atelier pour voir comment les arêtes vivent au quotidien ; nous arrêterons ensuite la hauteur et la largeur des ailes.',
        ],
        facts: ['Diamant taille brillant 0,35 ct, G/VS', 'Or rose 750', 'Anneau de 2,4 mm'],
      },
    },
  },
];

// Catalogue: wedding-ring pairs and the band that goes with a solitaire. Read by products.ts.
// A pair is one product: its width is the variant, both sizes and both engravings are its personalization.
import { localized } from '../localized.ts';
import { madeInWeeks, orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { option, ringSizes, widths } from './variants.ts';

const pair = {
  category: 'wedding',
  personalization: 'pair',
  sizeGuide: 'ring',
} satisfies Partial<Product>;

/** A width in tenths of a millimetre, such as 35 for 3.5 mm. */
const width = (tenths: number, price: number, stock: number) => {
  const millimetres = (tenths / 10).toFixed(1);
  const comma = millimetres.replace('.', ',');
  return option(String(tenths), localized(`${comma} mm`, `${millimetres} mm`, `${comma} mm`), price, stock);
};

export const weddingRings: Product[] = [
  {
    ...pair,
    slug: 'trauringe-salzach',
    reference: 'AT-T201',
    subcategories: ['classicBands'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold585', 'polished'],
    tags: ['workshop', 'engravable', 'everyday'],
    identifier: 'Salzach GG585',
    toOrder: madeInWeeks(3, 4),
    choice: widths(width(35, 1290, 1), width(40, 1490, 2), width(50, 1790, 0)),
    text: {
      de: {
        name: 'Trauringpaar Salzach',
        body: [
          'Der Ring, an den die meisten denken, wenn sie Trauring sagen: Gelbgold, außen sanft gewölbt, innen bombiert, ohne Naht. Wir ziehen ihn nicht aus Blech, sondern schmieden ihn aus einem gegossenen Reif; das verdichtet das Gold und macht es widerstandsfähig.',
          'Der Preis gilt für beide Ringe, gleich in welcher Größe, mit Gravur. Ändert sich ein Finger, weiten oder verengen wir den Ring im ersten Jahr ohne Berechnung.',
        ],
        facts: ['Gelbgold 585, hochglanzpoliert', 'Höhe 1,7 mm', 'Breite 3,5, 4,0 oder 5,0 mm'],
      },
      en: {
        name: 'Salzach pair of wedding rings',
        body: [
          'The ring most people picture when they say wedding ring: yellow gold, gently domed outside, rounded inside, without a seam. We do not make it from sheet but forge it from a cast hoop, which compacts the gold and makes it hard-wearing.',
          'The price covers both rings, whatever their size, engraving included. Should a finger change, we resize the ring free of charge during the first year.',
        ],
        facts: ['14 ct yellow gold, high polish', '1.7 mm thick', '3.5, 4.0 or 5.0 mm wide'],
      },
      fr: {
        name: 'Paire d’alliances Salzach',
        body: [
          'L’alliance à laquelle on pense d’abord : en or jaune, doucement bombée à l’extérieur, arrondie à l’intérieur, sans soudure. Nous ne la tirons pas d’une plaque, nous la forgeons dans un anneau coulé ; l’or y gagne en densité et en résistance.',
          'Le prix comprend les deux alliances, quelle que soit leur taille, et la gravure. Si un doigt change, nous agrandissons ou resserrons l’anneau sans frais la première année.',
        ],
        facts: ['Or jaune 585, poli brillant', 'Épaisseur 1,7 mm', 'Largeur 3,5, 4,0 ou 5,0 mm'],
      },
    },
  },
  {
    ...pair,
    slug: 'trauringe-wendelstein',
    reference: 'AT-T202',
    subcategories: ['classicBands'],
    manufacturer: 'arnsberg',
    attributes: ['whiteGold750', 'brushed'],
    tags: ['workshop', 'engravable'],
    identifier: 'Wendelstein WG750',
    toOrder: madeInWeeks(4, 5),
    choice: widths(width(40, 2480, 1), width(50, 2890, 1), width(60, 3290, 0)),
    text: {
      de: {
        name: 'Trauringpaar Wendelstein',
        body: [
          'Außen flach, die Kanten nur eben gebrochen, die Oberfläche quer mattiert: Wendelstein ist ein klarer, etwas strenger Ring. Innen ist er gerundet, denn flach soll er nur aussehen.',
          'Das Weißgold 750 enthält Palladium und kommt ohne Rhodium aus; es ist von sich aus grau. Das Matt wird im Gebrauch seidiger. Wir frischen es bei jedem Besuch auf, meist während Sie warten.',
        ],
        facts: ['Weißgold 750 mit Palladium', 'Höhe 1,6 mm', 'Preis für beide Ringe mit Gravur'],
      },
      en: {
        name: 'Wendelstein pair of wedding rings',
        body: [
          'Flat outside, its edges only just softened, its surface brushed crosswise: Wendelstein is a clear, slightly austere ring. Inside it is rounded, for it is only meant to look flat.',
          'The 18 ct white gold contains palladium and needs no rhodium; it is grey by nature. With wear, the matt finish grows silkier. We refresh it at every visit, usually while you wait.',
        ],
        facts: ['18 ct white gold with palladium', '1.6 mm thick', 'Price for both rings, engraving included'],
      },
      fr: {
        name: 'Paire d’alliances Wendelstein',
        body: [
          'Plate à l’extérieur, les arêtes à peine adoucies, la surface satinée en travers : Wendelstein est une alliance nette, un peu sévère. L’intérieur est arrondi, car elle ne doit être plate que pour l’œil.',
          'L’or blanc 750 allié au palladium se passe de rhodium ; son gris est naturel. À l’usage, le satiné devient plus soyeux. Nous le ravivons à chacune de vos visites, le plus souvent pendant que vous patientez.',
        ],
        facts: ['Or blanc 750 au palladium', 'Épaisseur 1,6 mm', 'Prix pour les deux alliances, gravure comprise'],
      },
    },
  },
  {
    ...pair,
    slug: 'trauringe-karwendel',
    reference: 'AT-T203',
    subcategories: ['texturedBands'],
    manufacturer: 'arnsberg',
    attributes: ['roseGold585', 'hammered'],
    tags: ['workshop', 'engravable'],
    identifier: 'Karwendel RG585',
    toOrder: madeInWeeks(3, 4),
    choice: widths(width(45, 1680, 1), width(60, 2080, 1)),
    text: {
      de: {
        name: 'Trauringpaar Karwendel',
        body: [
          'Jeden Schlag auf diesen Ringen setzen wir mit demselben Hammer, einem kleinen Kugelhammer aus der ersten Werkstatt von Helene Arnsberg. Rund zweihundert sind es je Ring, keiner liegt genau neben dem anderen.',
          'Die Facetten fangen Licht ein und nehmen Spuren gelassen auf: Ein neuer Kratzer fällt zwischen ihnen nicht auf. Wer möchte, setzt die letzten Schläge selbst; dafür vereinbaren wir einen Termin in der Werkstatt.',
        ],
        facts: ['Roségold 585, gehämmert und poliert', 'Höhe 1,8 mm', 'Preis für beide Ringe mit Gravur'],
      },
      en: {
        name: 'Karwendel pair of wedding rings',
        body: [
          'Every mark on these rings comes from the same hammer, a small ball-peen from Helene Arnsberg’s first workshop. There are about two hundred to each ring, and no two fall exactly side by side.',
          'The facets catch the light and take marks in their stride: among them, a new scratch goes unnoticed. If you like, you can strike the last blows yourselves; we will arrange a time in the workshop.',
        ],
        facts: ['14 ct rose gold, hammered and polished', '1.8 mm thick', 'Price for both rings, engraving included'],
      },
      fr: {
        name: 'Paire d’alliances Karwendel',
        body: [
          'Tous les coups portés sur ces anneaux viennent du même marteau, un petit marteau à boule du premier atelier d’Helene Arnsberg. Il y en a environ deux cents par alliance, et aucun ne tombe exactement à côté d’un autre.',
          'Les facettes accrochent la lumière et accueillent sereinement les marques : une nouvelle rayure s’y perd. Si vous le souhaitez, vous donnerez vous-mêmes les derniers coups, sur rendez-vous à l’atelier.',
        ],
        facts: ['Or rose 585, martelé et poli', 'Épaisseur 1,8 mm', 'Prix pour les deux alliances, gravure comprise'],
      },
    },
  },
  {
    ...pair,
    slug: 'trauringe-zweistrom',
    reference: 'AT-T204',
    subcategories: ['diamondBands', 'texturedBands'],
    manufacturer: 'eberau',
    attributes: ['whiteGold585', 'roseGold585', 'diamond', 'white', 'si', 'brushed'],
    tags: ['engravable'],
    identifier: 'EB-ZW 585 BI',
    toOrder: orderedInWeeks(4, 6),
    choice: widths(width(50, 2180, 0), width(60, 2540, 0)),
    text: {
      de: {
        name: 'Trauringpaar Zweistrom',
        body: [
          'Weißgold und Roségold laufen nebeneinander um den Finger und treffen sich in einer schmalen, blanken Fuge. Im schmaleren Ring sitzen auf dieser Linie drei kleine Brillanten, der breitere bleibt ohne Stein.',
          'Die Trauringschmiede Eberau verlötet die beiden Farben nicht, sie fügt sie unter Druck und Wärme zusammen. Gefertigt wird nach Ihren Größen; die Ringe kommen mit der Gravur zu uns und werden von uns noch einmal geprüft.',
        ],
        facts: [
          'Weißgold und Roségold 585',
          'Drei Brillanten, zusammen 0,045 ct, H/SI',
          'Preis für beide Ringe mit Gravur',
        ],
      },
      en: {
        name: 'Zweistrom pair of wedding rings',
        body: [
          'White and rose gold run side by side around the finger and meet in a fine, bright groove. On the slimmer ring, three small brilliants sit along that line; the wider one has no stone.',
          'The Trauringschmiede Eberau does not solder the two colours but joins them under pressure and heat. The rings are made to your sizes, reach us already engraved and are checked once more by us.',
        ],
        facts: [
          '14 ct white and rose gold',
          'Three diamonds, 0.045 ct in total, H/SI',
          'Price for both rings, engraving included',
        ],
      },
      fr: {
        name: 'Paire d’alliances Zweistrom',
        body: [
          'L’or blanc et l’or rose courent côte à côte autour du doigt et se rejoignent dans une fine rainure brillante. Sur l’alliance la plus étroite, trois petits brillants suivent cette ligne ; l’autre reste sans pierre.',
          'La Trauringschmiede Eberau ne soude pas les deux couleurs : elle les unit sous pression et à chaud. Fabriquées à vos tailles, les alliances nous parviennent gravées et passent une dernière fois entre nos mains pour contrôle.',
        ],
        facts: [
          'Or blanc et or rose 585',
          'Trois diamants, 0,045 ct au total, H/SI',
          'Prix pour les deux alliances, gravure comprise',
        ],
      },
    },
  },
  {
    slug: 'vorsteckring-saum',
    reference: 'AT-T205',
    category: 'wedding',
    subcategories: ['classicBands'],
    manufacturer: 'arnsberg',
    attributes: ['whiteGold750', 'polished'],
    tags: ['workshop', 'engravable', 'everyday'],
    identifier: 'Saum WG750',
    personalization: 'ring',
    sizeGuide: 'ring',
    toOrder: madeInWeeks(2, 3),
    choice: ringSizes({ price: 940, stock: { 48: 1, 50: 2, 52: 2, 54: 2, 56: 1, 58: 1, 60: 0, 62: 0 } }),
    text: {
      de: {
        name: 'Vorsteckring Saum',
        body: [
          'Ein schmaler Ring mit einem kleinen Bogen, der sich an die Fassung eines Solitärs legt. Zusammen bilden beide eine geschlossene Linie; einzeln getragen wirkt der Bogen wie eine Welle.',
          'Saum ist auf unsere Ringe Aurora und Lenz abgestimmt. Für einen anderen Verlobungsring passen wir die Kurve an: Bringen Sie ihn mit oder schicken Sie uns ein Foto von oben mit einem Lineal daneben.',
        ],
        facts: ['Weißgold 750, nicht rhodiniert', 'Breite 1,9 mm, Höhe 1,6 mm', 'Gewicht rund 2,4 g'],
      },
      en: {
        name: 'Saum contour band',
        body: [
          'A slim band with a small curve that nestles against the setting of a solitaire. Together the two form one unbroken line; worn alone, the curve looks like a wave.',
          'Saum is designed to fit our Aurora and Lenz rings. For any other engagement ring we adapt the curve: bring it with you, or send us a photograph taken from above with a ruler beside it.',
        ],
        facts: ['18 ct white gold, not rhodium-plated', '1.9 mm wide, 1.6 mm thick', 'Weighs about 2.4 g'],
      },
      fr: {
        name: 'Alliance galbée Saum',
        body: [
          'Un anneau étroit dont la petite courbe vient épouser le chaton d’un solitaire. Ensemble, ils dessinent une ligne continue ; porté seul, l’anneau évoque une vague.',
          'Saum est accordée à nos bagues Aurora et Lenz. Pour une autre bague de fiançailles, nous adaptons la courbe : apportez-la ou envoyez-nous une photo prise d’en haut, une règle à côté.',
        ],
        facts: ['Or blanc 750 sans rhodiage', 'Largeur 1,9 mm, épaisseur 1,6 mm', 'Poids : environ 2,4 g'],
      },
    },
  },
  {
    ...pair,
    slug: 'trauringe-alte-muenze',
    reference: 'AT-T198',
    status: 'archived',
    subcategories: ['texturedBands'],
    manufacturer: 'eberau',
    attributes: ['yellowGold585', 'hammered'],
    identifier: 'EB-AM 585 GG',
    choice: widths(width(50, 1720, 0)),
    text: {
      de: {
        name: 'Trauringpaar Alte Münze',
        body: [
          'Die Schmiede in Eberau hat dieses Paar bis zum vergangenen Jahr gefertigt: Gelbgold mit einer körnigen Oberfläche, wie sie alte Münzen in der Tasche bekommen, die Kanten blank gedrückt.',
          'Für Paare, die ihre Ringe bei uns gekauft haben, bleibt das Modell im Archiv. Wir können es in der Weite ändern, die Oberfläche auffrischen und einen verlorenen Ring nach den Maßen des anderen in der eigenen Werkstatt nacharbeiten.',
        ],
        facts: ['Gelbgold 585', 'Breite 5,0 mm, Höhe 1,7 mm'],
      },
      en: {
        name: 'Alte Münze pair of wedding rings',
        body: [
          'The workshop in Eberau made this pair until last year: yellow gold with the grainy surface old coins acquire in a pocket, the edges burnished bright.',
          'For couples who bought their rings from us, the design stays in our archive. We can resize it, refresh its surface and, in our own workshop, remake a lost ring from the measurements of the other.',
        ],
        facts: ['14 ct yellow gold', '5.0 mm wide, 1.7 mm thick'],
      },
      fr: {
        name: 'Paire d’alliances Alte Münze',
        body: [
          'L’atelier d’Eberau a fabriqué cette paire jusqu’à l’an dernier : un or jaune au grain de vieille monnaie longtemps gardée en poche, aux bords brunis.',
          'Pour les couples qui ont acheté leurs alliances chez nous, le modèle reste aux archives. Nous pouvons le remettre à taille, raviver sa surface et refaire dans notre atelier un anneau perdu d’après les mesures de l’autre.',
        ],
        facts: ['Or jaune 585', 'Largeur 5,0 mm, épaisseur 1,7 mm'],
      },
    },
  },
];

// Catalogue: earrings from the own workshop. Read by products.ts.
import { madeInWeeks } from './delivery.ts';
import type { Product } from './product.ts';

const ownEarrings = {
  category: 'jewellery',
  subcategories: ['earrings'],
  manufacturer: 'arnsberg',
} satisfies Partial<Product>;

export const earrings: Product[] = [
  {
    ...ownEarrings,
    slug: 'ohrstecker-tautropfen',
    reference: 'AT-S321',
    attributes: ['whiteGold585', 'diamond', 'white', 'si', 'polished'],
    tags: ['workshop', 'gift', 'everyday'],
    identifier: 'Tautropfen 020 WG',
    toOrder: madeInWeeks(2, 3),
    price: 980,
    stock: 3,
    text: {
      de: {
        name: 'Ohrstecker Tautropfen',
        body: [
          'Zwei Brillanten von je 0,10 Karat in einer runden Zarge, deren Rand wir nach außen drücken und blank polieren. So wirkt der Stein größer, und es gibt keine Krappe, die sich im Haar verfängt.',
          'Die Stecker sitzen dicht am Ohrläppchen und drehen sich nicht nach vorn; der Stift ist dafür ein wenig über der Mitte angesetzt. Gehalten werden sie von Flügelmuttern aus demselben Weißgold, die fest schließen und sich auch nach Jahren nachstellen lassen.',
        ],
        facts: ['Zwei Brillanten, zusammen 0,20 ct, G/SI', 'Weißgold 585, rhodiniert', 'Durchmesser 4,6 mm'],
      },
      en: {
        name: 'Tautropfen ear studs',
        body: [
          'Two brilliants of 0.10 carat each in a round bezel whose rim is pressed outwards and polished bright. It makes the stone look larger, and leaves no claw to catch in your hair.',
          'The studs sit close to the lobe and do not tip forward, because the post is set slightly above centre. They are held by butterfly backs in the same white gold, which grip firmly and can be readjusted even years later.',
        ],
        facts: ['Two diamonds, 0.20 ct in total, G/SI', '14 ct white gold, rhodium-plated', '4.6 mm across'],
      },
      fr: {
        name: 'Puces d’oreilles Tautropfen',
        body: [
          'Deux brillants de 0,10 carat chacun, dans un serti clos rond dont le bord est rabattu vers l’extérieur et poli. La pierre paraît plus grande, et aucune griffe ne se prend dans les cheveux.',
          'Les puces épousent le lobe et ne basculent pas, car la tige est placée un peu au-dessus du centre. Elles tiennent par des poussettes du même or blanc, fermes, que l’on peut encore resserrer des années plus tard.',
        ],
        facts: ['Deux diamants, 0,20 ct au total, G/SI', 'Or blanc 585 rhodié', 'Diamètre 4,6 mm'],
      },
    },
  },
  {
    ...ownEarrings,
    slug: 'creolen-bogen',
    reference: 'AT-S322',
    attributes: ['yellowGold585', 'polished'],
    tags: ['everyday', 'gift'],
    identifier: 'Bogen 18 GG585',
    toOrder: madeInWeeks(2, 3),
    price: 540,
    stock: 5,
    text: {
      de: {
        name: 'Creolen Bogen',
        body: [
          'Kleine Creolen aus Gelbgold, achtzehn Millimeter im Durchmesser, vorn etwas breiter als hinten. Der Querschnitt ist oval, die Form innen hohl: Sie wiegen zusammen kaum drei Gramm und lassen sich den ganzen Tag tragen.',
          'Der Klappbügel rastet hörbar ein. Das Scharnier haben wir auf die Rückseite gelegt, von vorn sieht man nur den Bogen. Zum Schlafen nehmen Sie die Creolen besser ab, hohle Ringe mögen keinen Druck.',
        ],
        facts: ['Gelbgold 585, poliert', 'Durchmesser 18 mm, Breite 2,5–3,5 mm', 'Gewicht des Paares rund 2,9 g'],
      },
      en: {
        name: 'Bogen hoop earrings',
        body: [
          'Small yellow-gold hoops, eighteen millimetres across and a little wider at the front than at the back. Oval in section and hollow inside, the pair weighs barely three grams and can be worn all day.',
          'The hinged bar closes with an audible click. We have placed the hinge at the back, so that from the front only the curve can be seen. Take them off at night: hollow hoops do not care for pressure.',
        ],
        facts: ['14 ct yellow gold, polished', '18 mm across, 2.5–3.5 mm wide', 'The pair weighs about 2.9 g'],
      },
      fr: {
        name: 'Créoles Bogen',
        body: [
          'De petites créoles en or jaune de dix-huit millimètres, un peu plus larges devant que derrière. De section ovale et creuses, elles pèsent à peine trois grammes à elles deux et se portent toute la journée.',
          'La tige articulée se ferme avec un déclic. Nous avons placé la charnière à l’arrière ; de face, on ne voit que l’arc. Mieux vaut les retirer pour la nuit : les anneaux creux n’aiment pas la pression.',
        ],
        facts: ['Or jaune 585, poli', 'Diamètre 18 mm, largeur de 2,5 à 3,5 mm', 'Poids de la paire : environ 2,9 g'],
      },
    },
  },
  {
    ...ownEarrings,
    slug: 'ohrhaenger-weide',
    reference: 'AT-S323',
    attributes: ['roseGold750', 'tourmaline', 'green', 'polished'],
    tags: ['workshop', 'unique'],
    identifier: 'Weide TU RG750',
    price: 1590,
    priceBefore: 1860,
    stock: 1,
    text: {
      de: {
        name: 'Ohrhänger Weide',
        body: [
          'Zwei grüne Turmaline, lang und schmal wie Weidenblätter, hängen frei beweglich unter einem Haken aus Roségold. Die Steine stammen aus demselben Kristall; ihr Grün läuft an den Spitzen ins Gelbliche aus.',
          'Gefasst sind sie nur oben und unten, an den langen Seiten bleibt der Stein offen. Ein Paar wie dieses finden wir alle paar Jahre, deshalb gibt es die Ohrhänger nur einmal. Die Haken sichern wir mit kleinen Silikonstoppern.',
        ],
        facts: [
          'Turmaline zusammen 3,6 ct, je 16 × 5 mm',
          'Roségold 750',
          'Gesamtlänge 34 mm, Gewicht des Paares 4,1 g',
        ],
      },
      en: {
        name: 'Weide drop earrings',
        body: [
          'Two green tourmalines, long and slender as willow leaves, swing freely below a rose-gold hook. The stones come from the same crystal; towards the tips their green shades into yellow.',
          'They are held only at top and bottom, which leaves the long sides of the stone open. We come across a pair like this once every few years, so these earrings are one of a kind. Small silicone stoppers keep the hooks safe.',
        ],
        facts: [
          'Tourmalines 3.6 ct in total, 16 × 5 mm each',
          '18 ct rose gold',
          '34 mm long overall, the pair weighs 4.1 g',
        ],
      },
      fr: {
        name: 'Pendants d’oreilles Weide',
        body: [
          'Deux tourmalines vertes, longues et fines comme des feuilles de saule, oscillent librement sous un crochet en or rose. Les pierres viennent du même cristal ; leur vert tire sur le jaune vers la pointe.',
          'Elles ne sont serties qu’en haut et en bas ; les longs côtés restent libres. Une telle paire ne se trouve que tous les quelques ans : ces pendants n’existent qu’en un seul exemplaire. De petits embouts en silicone retiennent les crochets.',
        ],
        facts: [
          'Tourmalines 3,6 ct au total, 16 × 5 mm chacune',
          'Or rose 750',
          'Longueur totale 34 mm, 4,1 g la paire',
        ],
      },
    },
  },
];

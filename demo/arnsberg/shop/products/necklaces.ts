// Catalogue: chains and pendants. Read by products.ts.
import { localized, sameInAll } from '../localized.ts';
import { madeInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { lengths, option } from './variants.ts';

/** The letters kept ready; others are made on request and not listed. */
const letters = [
  option('A', sameInAll('A'), 245, 2),
  option('C', sameInAll('C'), 245, 1),
  option('E', sameInAll('E'), 245, 2),
  option('J', sameInAll('J'), 245, 0),
  option('L', sameInAll('L'), 245, 3),
  option('M', sameInAll('M'), 245, 2),
  { ...option('Q', sameInAll('Q'), 245, 0), active: false },
  option('S', sameInAll('S'), 245, 1),
];

export const necklaces: Product[] = [
  {
    slug: 'ankerkette-fein',
    reference: 'AT-S311',
    category: 'jewellery',
    subcategories: ['chains'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold585', 'polished'],
    tags: ['everyday', 'gift'],
    identifier: 'Anker 1,5 GG585',
    sizeGuide: 'necklace',
    toOrder: madeInWeeks(1, 2),
    choice: lengths({
      40: { price: 390, stock: 3 },
      42: { price: 410, stock: 4 },
      45: { price: 440, stock: 5 },
      50: { price: 480, stock: 1 },
      60: { price: 560, stock: 0 },
    }),
    text: {
      de: {
        name: 'Ankerkette fein',
        body: [
          'Eine schlichte Ankerkette mit Gliedern von anderthalb Millimetern. Sie trägt leichte Anhänger bis etwa fünf Gramm und ist allein getragen kaum zu spüren.',
          'Die Glieder sind einzeln verlötet und leicht geschliffen, darum legt sich die Kette flach und verdreht nicht. Der Federring ist groß genug, um ihn ohne fremde Hilfe zu schließen; gegen einen Karabiner tauschen wir ihn auf Wunsch ohne Aufpreis.',
        ],
        facts: ['Gelbgold 585', 'Stärke 1,5 mm', 'Gewicht bei 45 cm rund 3,1 g'],
      },
      en: {
        name: 'Fine anchor chain',
        body: [
          'A plain anchor chain with links of one and a half millimetres. It carries light pendants of up to about five grams; worn on its own, you will hardly feel it.',
          'Each link is soldered individually and lightly ground, so the chain lies flat and does not twist. The bolt ring is large enough to fasten without help; if you prefer a lobster clasp, we will change it at no extra cost.',
        ],
        facts: ['14 ct yellow gold', '1.5 mm thick', 'Weighs about 3.1 g at 45 cm'],
      },
      fr: {
        name: 'Chaîne forçat fine',
        body: [
          'Une chaîne forçat toute simple, aux maillons d’un millimètre et demi. Elle porte des pendentifs légers, jusqu’à cinq grammes environ, et se fait oublier quand on la porte seule.',
          'Chaque maillon est soudé puis légèrement meulé : la chaîne repose à plat et ne vrille pas. L’anneau à ressort est assez grand pour se fermer sans aide ; si vous préférez un mousqueton, nous le remplaçons sans supplément.',
        ],
        facts: ['Or jaune 585', 'Épaisseur 1,5 mm', 'Poids : environ 3,1 g pour 45 cm'],
      },
    },
  },
  {
    slug: 'erbskette-lindau',
    reference: 'AT-S312',
    category: 'jewellery',
    subcategories: ['chains'],
    manufacturer: 'arnsberg',
    attributes: ['roseGold750', 'polished'],
    tags: ['workshop'],
    identifier: 'Lindau 3,2 RG750',
    sizeGuide: 'necklace',
    toOrder: madeInWeeks(4, 5),
    choice: lengths({
      42: { price: 2380, stock: 1 },
      45: { price: 2520, stock: 1 },
      50: { price: 2760, stock: 0 },
    }),
    text: {
      de: {
        name: 'Erbskette Lindau',
        body: [
          'Runde, volle Glieder aus Roségold, jedes aus einem Stück Draht gebogen und am Stoß verlötet. Für eine Kette von fünfundvierzig Zentimetern sind das hundertzweiundfünfzig Glieder und gut zwei Tage an der Werkbank.',
          'Lindau ist kräftig genug, um allein getragen zu werden, und geschmeidig genug, um unter einem Hemdkragen zu verschwinden. Die Schließe ist ein Steckschloss mit Sicherungsacht, das wir für jede Kette einpassen.',
        ],
        facts: ['Roségold 750, massiv', 'Stärke 3,2 mm', 'Gewicht bei 45 cm rund 21 g'],
      },
      en: {
        name: 'Lindau belcher chain',
        body: [
          'Round, solid rose-gold links, each bent from a single piece of wire and soldered where its ends meet. A chain of forty-five centimetres takes one hundred and fifty-two links and a good two days at the bench.',
          'Lindau is bold enough to be worn on its own and supple enough to disappear under a shirt collar. It fastens with a box clasp and safety catch, fitted individually to each chain.',
        ],
        facts: ['18 ct rose gold, solid', '3.2 mm thick', 'Weighs about 21 g at 45 cm'],
      },
      fr: {
        name: 'Chaîne jaseron Lindau',
        body: [
          'Des maillons ronds et pleins en or rose, chacun cintré d’un seul fil et soudé à la jointure. Une chaîne de quarante-cinq centimètres en compte cent cinquante-deux et demande deux bonnes journées à l’établi.',
          'Lindau est assez présente pour se porter seule et assez souple pour disparaître sous un col de chemise. Elle se ferme par un cliquet avec huit de sécurité, ajusté à chaque chaîne.',
        ],
        facts: ['Or rose 750 massif', 'Épaisseur 3,2 mm', 'Poids : environ 21 g pour 45 cm'],
      },
    },
  },
  {
    slug: 'anhaenger-kiesel',
    reference: 'AT-S313',
    category: 'jewellery',
    subcategories: ['pendants'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold585', 'brushed'],
    tags: ['workshop', 'gift', 'everyday'],
    identifier: 'Kiesel GG585',
    toOrder: madeInWeeks(2, 3),
    price: 690,
    stock: 4,
    text: {
      de: {
        name: 'Anhänger Kiesel',
        body: [
          'Die Form stammt von einem Stein, den Helene Arnsberg an der Isar aufgehoben hat. Wir haben ihn abgeformt, verkleinert und in Gelbgold gegossen; auf der Rückseite ist er hohl ausgearbeitet, damit er nicht zieht.',
          'Die Oberfläche ist mit Glasperlen gestrahlt und fühlt sich an wie der Stein selbst: trocken, ein wenig weich. Die Öse liegt verdeckt hinter der Kante und nimmt Ketten bis zwei Millimeter auf. Eine Kette gehört nicht dazu.',
        ],
        facts: ['Gelbgold 585', '14 × 10 mm, 3 mm stark', 'Gewicht rund 3,8 g'],
      },
      en: {
        name: 'Kiesel pendant',
        body: [
          'The shape comes from a pebble that Helene Arnsberg picked up by the Isar. We took a mould of it, made it smaller and cast it in yellow gold; the back is hollowed out, so that it does not weigh on the chain.',
          'The surface is blasted with glass beads and feels like the pebble itself: dry and a little soft. The loop is hidden behind the edge and takes chains of up to two millimetres. The chain is not included.',
        ],
        facts: ['14 ct yellow gold', '14 × 10 mm, 3 mm thick', 'Weighs about 3.8 g'],
      },
      fr: {
        name: 'Pendentif Kiesel',
        body: [
          'La forme est celle d’un galet qu’Helene Arnsberg a ramassé au bord de l’Isar. Nous l’avons moulé, réduit et coulé en or jaune ; le revers est évidé pour qu’il ne tire pas sur la chaîne.',
          'Microbillée, la surface rappelle le toucher du galet : sec et un peu doux. La bélière, dissimulée derrière l’arête, accepte des chaînes jusqu’à deux millimètres. La chaîne n’est pas comprise.',
        ],
        facts: ['Or jaune 585', '14 × 10 mm, épaisseur 3 mm', 'Poids : environ 3,8 g'],
      },
    },
  },
  {
    slug: 'medaillon-luise',
    reference: 'AT-S314',
    category: 'jewellery',
    subcategories: ['pendants'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold585', 'polished'],
    tags: ['workshop', 'engravable', 'gift'],
    identifier: 'Luise GG585',
    personalization: 'locket',
    toOrder: madeInWeeks(3, 4),
    price: 1180,
    stock: 2,
    text: {
      de: {
        name: 'Medaillon Luise',
        body: [
          'Ein ovales Medaillon mit einem Scharnier aus fünf Gliedern, so eingepasst, dass man die Fuge mit dem Fingernagel suchen muss. Innen ist Platz für zwei Bilder, die ein schmaler Goldrahmen hält; Klebstoff braucht es nicht.',
          'Auf Wunsch drucken wir Ihre Bilder auf Baumwollpapier und setzen sie ein. Schicken Sie uns dafür nach der Bestellung eine Datei. Die Rückseite ist glatt und bietet Raum für einen Namen, ein Datum oder wenige Worte.',
        ],
        facts: ['Gelbgold 585', '22 × 17 mm, 5 mm stark', 'Gewicht rund 6,9 g, ohne Kette'],
      },
      en: {
        name: 'Luise locket',
        body: [
          'An oval locket with a five-part hinge, fitted so closely that you have to feel for the seam with a fingernail. Inside there is room for two pictures, held by a narrow gold frame; no glue is needed.',
          'If you wish, we will print your pictures on cotton paper and set them for you; simply send us a file after ordering. The back is plain, with room for a name, a date or a few words.',
        ],
        facts: ['14 ct yellow gold', '22 × 17 mm, 5 mm thick', 'Weighs about 6.9 g, without chain'],
      },
      fr: {
        name: 'Médaillon Luise',
        body: [
          'Un médaillon ovale à charnière de cinq charnons, si bien ajustée qu’il faut chercher la jointure de l’ongle. À l’intérieur, deux photographies trouvent place, tenues par un fin cadre d’or, sans colle.',
          'Sur demande, nous imprimons vos images sur papier coton et les mettons en place ; envoyez-nous un fichier après la commande. Le dos est lisse et peut recevoir un prénom, une date ou quelques mots.',
        ],
        facts: ['Or jaune 585', '22 × 17 mm, épaisseur 5 mm', 'Poids : environ 6,9 g, sans chaîne'],
      },
    },
  },
  {
    slug: 'anhaenger-initial',
    reference: 'AT-S315',
    category: 'jewellery',
    subcategories: ['pendants'],
    manufacturer: 'arnsberg',
    attributes: ['silver925', 'polished'],
    tags: ['gift', 'everyday', 'new'],
    identifier: 'Initial AG925',
    toOrder: madeInWeeks(1, 2),
    choice: { label: localized('Buchstabe', 'Letter', 'Lettre'), variants: letters },
    text: {
      de: {
        name: 'Anhänger Initial',
        body: [
          'Ein einzelner Großbuchstabe, aus Silber gesägt statt gestanzt. Die Vorlage ist eine Antiquaschrift, die Clara Arnsberg für unsere Gravuren gezeichnet hat; die Serifen sind so kräftig, dass sie am Pullover nicht hängen bleiben.',
          'Die Kanten sind gerundet, die Fläche ist poliert. Getragen wird der Buchstabe an der mitgelieferten Silberkette von zweiundvierzig Zentimetern mit Zwischenöse bei vierzig. Die häufigsten Buchstaben liegen bereit, jeden anderen sägen wir auf Anfrage.',
        ],
        facts: ['Silber 925', 'Höhe 12 mm', 'Mit Kette, 40/42 cm'],
      },
      en: {
        name: 'Initial pendant',
        body: [
          'A single capital letter, sawn from silver rather than stamped. It follows a roman alphabet that Clara Arnsberg drew for our engravings; the serifs are sturdy enough not to catch on a jumper.',
          'The edges are rounded and the face is polished. The letter hangs from the silver chain supplied, forty-two centimetres long with an extra loop at forty. We keep the most common letters ready; any other we saw on request.',
        ],
        facts: ['Sterling silver', '12 mm high', 'With chain, 40/42 cm'],
      },
      fr: {
        name: 'Pendentif Initial',
        body: [
          'Une seule capitale, sciée dans l’argent et non estampée. Elle suit un alphabet romain que Clara Arnsberg a dessiné pour nos gravures ; les empattements sont assez solides pour ne pas accrocher la laine.',
          'Les bords sont arrondis, la face est polie. La lettre se porte sur la chaîne d’argent fournie, longue de quarante-deux centimètres, avec un anneau à quarante. Les lettres les plus courantes sont prêtes ; nous scions les autres sur demande.',
        ],
        facts: ['Argent 925', 'Hauteur 12 mm', 'Avec chaîne, 40/42 cm'],
      },
    },
  },
];

// Catalogue: strands and single pearls from Kazehara, some mounted in the own workshop. Read by products.ts.
import { madeInWeeks, orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { lengths } from './variants.ts';

const pearl = { category: 'pearls', manufacturer: 'kazehara' } satisfies Partial<Product>;

export const pearls: Product[] = [
  {
    ...pearl,
    slug: 'akoyakette-hana',
    reference: 'AT-P401',
    subcategories: ['pearlStrands'],
    attributes: ['yellowGold750', 'akoyaPearl', 'cream'],
    tags: ['gift'],
    identifier: 'KZ-AK 7075',
    sizeGuide: 'necklace',
    toOrder: orderedInWeeks(3, 4),
    choice: lengths({
      42: { price: 2290, stock: 1 },
      45: { price: 2450, stock: 2 },
      50: { price: 2740, stock: 0 },
    }),
    text: {
      de: {
        name: 'Akoyakette Hana',
        body: [
          'Runde Akoya-Zuchtperlen von sieben bis siebeneinhalb Millimetern, in einem warmen Weiß mit rosafarbenem Schimmer. Kazehara stellt die Stränge in Ise zusammen, wir prüfen jede Kette am Nordfenster und knüpfen sie in der Werkstatt neu.',
          'Zwischen den Perlen liegt je ein Knoten: Reißt der Faden, fällt nur eine. Tragen Sie Perlen nach Parfum und Creme und bringen Sie uns die Kette alle zwei, drei Jahre zum Knüpfen.',
        ],
        facts: ['Akoya-Zuchtperlen, 7,0–7,5 mm', 'Kugelschließe aus Gelbgold 750', 'Seidenfaden, einzeln geknotet'],
      },
      en: {
        name: 'Hana Akoya necklace',
        body: [
          'Round Akoya cultured pearls of seven to seven and a half millimetres, in a warm white with a rose overtone. Kazehara matches the strands in Ise; we examine each one by a north-facing window and restring it in our workshop.',
          'There is a knot between every two pearls: should the thread break, only one will fall. Put your pearls on after scent and cream, and bring us the necklace every two or three years for restringing.',
        ],
        facts: [
          'Akoya cultured pearls, 7.0–7.5 mm',
          'Ball clasp in 18 ct yellow gold',
          'Silk thread, individually knotted',
        ],
      },
      fr: {
        name: 'Collier Akoya Hana',
        body: [
          'Des perles de culture Akoya rondes, de sept à sept millimètres et demi, d’un blanc chaud aux reflets rosés. Kazehara assortit les rangs à Ise ; nous examinons chacun près de la fenêtre nord et le renfilons à l’atelier.',
          'Un nœud sépare les perles une à une : si le fil casse, une seule tombe. Mettez vos perles après le parfum et la crème, et confiez-nous le collier tous les deux ou trois ans pour le renfiler.',
        ],
        facts: [
          'Perles de culture Akoya, 7,0–7,5 mm',
          'Fermoir boule en or jaune 750',
          'Fil de soie, noué perle à perle',
        ],
      },
    },
  },
  {
    ...pearl,
    slug: 'suesswasserkette-welle',
    reference: 'AT-P402',
    subcategories: ['pearlStrands'],
    attributes: ['silver925', 'freshwaterPearl', 'rose'],
    tags: ['gift', 'everyday'],
    identifier: 'KZ-SW 0809 B',
    sizeGuide: 'necklace',
    toOrder: orderedInWeeks(2, 3),
    choice: lengths({ 45: { price: 420, stock: 3 }, 60: { price: 520, stock: 1 } }),
    text: {
      de: {
        name: 'Süßwasserkette Welle',
        body: [
          'Barocke Süßwasser-Zuchtperlen in Rosé, Creme und einem Hauch Grau. Keine ist rund; gerade dadurch legt sich die Kette in einer leichten Wellenlinie um den Hals. Die Größe schwankt zwischen acht und neun Millimetern.',
          'Die Schließe aus mattem Silber ist magnetisch und zusätzlich mit einem Haken gesichert, sie lässt sich mit einer Hand bedienen. Wer einen Herzschrittmacher trägt, bekommt von uns statt des Magneten einen Karabiner.',
        ],
        facts: ['Süßwasser-Zuchtperlen, 8–9 mm, Naturfarben', 'Schließe aus Silber 925', 'Einzeln geknotet'],
      },
      en: {
        name: 'Welle freshwater pearl necklace',
        body: [
          'Baroque freshwater cultured pearls in rose, cream and a hint of grey. None of them is round, which is why the necklace settles around the neck in a gentle wave. Sizes range from eight to nine millimetres.',
          'The matt silver clasp is magnetic, secured by a hook, and can be worked with one hand. If you wear a pacemaker, we will fit a lobster clasp instead of the magnet.',
        ],
        facts: ['Freshwater cultured pearls, 8–9 mm, natural colours', 'Sterling-silver clasp', 'Individually knotted'],
      },
      fr: {
        name: 'Collier de perles d’eau douce Welle',
        body: [
          'Des perles baroques de culture d’eau douce, rosées, crème, avec un soupçon de gris. Aucune n’est ronde, et c’est ce qui donne au collier sa légère ondulation autour du cou. Leur taille varie de huit à neuf millimètres.',
          'Le fermoir en argent satiné est aimanté et doublé d’un crochet ; il se manie d’une seule main. Si vous portez un stimulateur cardiaque, nous remplaçons l’aimant par un mousqueton.',
        ],
        facts: [
          'Perles de culture d’eau douce, 8–9 mm, couleurs naturelles',
          'Fermoir en argent 925',
          'Nouées perle à perle',
        ],
      },
    },
  },
  {
    ...pearl,
    slug: 'perlohrstecker-mizu',
    reference: 'AT-P403',
    subcategories: ['singlePearls'],
    attributes: ['yellowGold585', 'akoyaPearl', 'white'],
    tags: ['gift', 'everyday'],
    identifier: 'KZ-OS 70 GG',
    toOrder: orderedInWeeks(2, 3),
    price: 320,
    stock: 6,
    text: {
      de: {
        name: 'Perlohrstecker Mizu',
        body: [
          'Ein Paar Akoya-Zuchtperlen von sieben Millimetern auf einem schlichten Stift aus Gelbgold. Wir suchen die Paare aus einer Lieferung von mehreren Hundert zusammen, bis Größe, Farbe und Schimmer übereinstimmen.',
          'Die Perlen sind nicht nur geklebt, sie sitzen auf einem gewundenen Stift in der Schale; der lässt sich wieder lösen, wenn einmal eine Perle ersetzt werden muss. Ein guter Anfang für alle, die Perlen bisher nur an anderen mochten.',
        ],
        facts: ['Akoya-Zuchtperlen, 7,0 mm', 'Gelbgold 585', 'Mit Sicherheitsmuttern'],
      },
      en: {
        name: 'Mizu pearl studs',
        body: [
          'A pair of seven-millimetre Akoya cultured pearls on a plain yellow-gold post. We match each pair from a delivery of several hundred until size, colour and lustre agree.',
          'The pearls are not merely glued: each sits on a threaded peg in its cup, which can be undone again should a pearl ever need replacing. A good beginning for anyone who has so far only liked pearls on other people.',
        ],
        facts: ['Akoya cultured pearls, 7.0 mm', '14 ct yellow gold', 'With safety backs'],
      },
      fr: {
        name: 'Puces de perles Mizu',
        body: [
          'Une paire de perles de culture Akoya de sept millimètres sur une simple tige en or jaune. Nous assortissons chaque paire parmi plusieurs centaines de perles, jusqu’à ce que taille, couleur et lustre s’accordent.',
          'Les perles ne sont pas seulement collées : elles reposent dans la coupelle sur une pointe filetée, que l’on peut défaire si une perle doit un jour être remplacée. Un bon début pour qui n’aimait les perles que sur les autres.',
        ],
        facts: ['Perles de culture Akoya, 7,0 mm', 'Or jaune 585', 'Avec poussettes de sécurité'],
      },
    },
  },
  {
    ...pearl,
    slug: 'anhaenger-tahiti-nachtblau',
    reference: 'AT-P404',
    subcategories: ['singlePearls'],
    attributes: ['whiteGold585', 'tahitiPearl', 'darkGrey'],
    tags: ['new'],
    identifier: 'KZ-TA 105 WG',
    price: 690,
    stock: 2,
    text: {
      de: {
        name: 'Anhänger Tahiti Nachtblau',
        body: [
          'Eine Tahiti-Zuchtperle von zehneinhalb Millimetern, dunkelgrau, mit einem blauen und einem grünen Schein, je nachdem, wie das Licht fällt. Sie ist leicht oval und trägt an der Seite einen feinen Ring, wie er beim Wachsen entsteht.',
          'Wir hängen sie an eine schmale Öse aus Weißgold, die weit genug für Ketten und für ein Seidenband ist. Zwei Perlen dieser Farbe liegen im Haus; auf Anfrage fotografieren wir Ihnen beide nebeneinander.',
        ],
        facts: ['Tahiti-Zuchtperle, 10,5 mm', 'Weißgold 585, rhodiniert', 'Öse innen 5 × 3 mm, ohne Kette'],
      },
      en: {
        name: 'Nachtblau Tahitian pearl pendant',
        body: [
          'A Tahitian cultured pearl of ten and a half millimetres, dark grey with a blue and a green sheen, depending on how the light falls. It is slightly oval and bears a fine ring on one side, left there as it grew.',
          'We hang it from a slender white-gold loop, wide enough for a chain or a silk ribbon. We have two pearls of this colour in the house; on request, we will photograph them side by side for you.',
        ],
        facts: [
          'Tahitian cultured pearl, 10.5 mm',
          '14 ct white gold, rhodium-plated',
          'Loop 5 × 3 mm inside, without chain',
        ],
      },
      fr: {
        name: 'Pendentif perle de Tahiti Nachtblau',
        body: [
          'Une perle de culture de Tahiti de dix millimètres et demi, gris foncé, aux reflets bleus ou verts selon la lumière. Légèrement ovale, elle porte sur le côté un fin anneau, trace de sa croissance.',
          'Nous la suspendons à une fine bélière en or blanc, assez large pour une chaîne ou un ruban de soie. Nous avons deux perles de cette couleur ; sur demande, nous vous les photographions côte à côte.',
        ],
        facts: ['Perle de culture de Tahiti, 10,5 mm', 'Or blanc 585 rhodié', 'Bélière de 5 × 3 mm, sans chaîne'],
      },
    },
  },
  {
    slug: 'perlarmband-hana',
    reference: 'AT-P405',
    category: 'pearls',
    subcategories: ['pearlStrands'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold585', 'akoyaPearl', 'cream'],
    tags: ['workshop', 'gift'],
    identifier: 'Hana AB 6065',
    sizeGuide: 'bracelet',
    toOrder: madeInWeeks(1, 2),
    choice: lengths({
      17: { price: 690, stock: 1 },
      18: { price: 720, stock: 2 },
      19: { price: 750, stock: 0, active: false },
    }),
    text: {
      de: {
        name: 'Perlarmband Hana',
        body: [
          'Das Armband zur Kette: Akoya-Zuchtperlen von sechs bis sechseinhalb Millimetern, etwas kleiner als am Hals, weil ein Handgelenk mehr anstößt. Wir ziehen es in unserer Werkstatt auf und knoten enger als bei einer Kette.',
          'Die Schließe ist ein flaches Karabinerschloss aus Gelbgold mit einem Verlängerungsglied, so passt das Armband auch im Sommer. Für andere Längen fragen Sie bitte nach; ein Zentimeter mehr sind ungefähr anderthalb Perlen.',
        ],
        facts: ['Akoya-Zuchtperlen, 6,0–6,5 mm', 'Gelbgold 585', 'Seidenfaden, einzeln geknotet'],
      },
      en: {
        name: 'Hana pearl bracelet',
        body: [
          'The bracelet to match the necklace: Akoya cultured pearls of six to six and a half millimetres, a little smaller than at the neck because a wrist takes more knocks. We string it in our workshop and knot it more tightly than a necklace.',
          'The clasp is a flat lobster clasp in yellow gold with an extension link, so that the bracelet fits in summer, too. Please ask about other lengths; one more centimetre means about one and a half pearls.',
        ],
        facts: ['Akoya cultured pearls, 6.0–6.5 mm', '14 ct yellow gold', 'Silk thread, individually knotted'],
      },
      fr: {
        name: 'Bracelet de perles Hana',
        body: [
          'Le bracelet assorti au collier : des perles de culture Akoya de six à six millimètres et demi, un peu plus petites qu’au cou, car un poignet se cogne davantage. Nous l’enfilons à l’atelier, avec des nœuds plus serrés que ceux d’un collier.',
          'Le fermoir est un mousqueton plat en or jaune avec un maillon de rallonge : le bracelet va ainsi même en été. Pour d’autres longueurs, interrogez-nous ; un centimètre de plus, c’est environ une perle et demie.',
        ],
        facts: ['Perles de culture Akoya, 6,0–6,5 mm', 'Or jaune 585', 'Fil de soie, noué perle à perle'],
      },
    },
  },
];

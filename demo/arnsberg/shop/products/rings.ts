// Catalogue: rings for every day and for special ones. Read by products.ts.
import { madeInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { ringSizes } from './variants.ts';

export const rings: Product[] = [
  {
    slug: 'siegelring-kontur',
    reference: 'AT-S301',
    category: 'jewellery',
    subcategories: ['rings'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold585', 'polished'],
    tags: ['workshop', 'engravable', 'gift'],
    identifier: 'Kontur GG585',
    personalization: 'signet',
    sizeGuide: 'ring',
    toOrder: madeInWeeks(3, 4),
    choice: ringSizes({
      price: 1480,
      largerFrom: { size: 60, price: 1620 },
      stock: { 50: 1, 52: 1, 54: 1, 56: 0, 58: 1, 60: 2, 62: 1, 64: 1, 66: 0 },
    }),
    text: {
      de: {
        name: 'Siegelring Kontur',
        body: [
          'Eine ovale Platte, zwölf auf zehn Millimeter, die ohne Absatz in die Schiene übergeht. Kontur ist massiv gegossen und von Hand nachgefeilt; man spürt sein Gewicht, und das soll so sein.',
          'Ein Monogramm aus bis zu drei Buchstaben stechen wir von Hand in die Platte, positiv zum Ansehen oder spiegelverkehrt zum Siegeln. Für ein Wappen oder eine eigene Zeichnung sprechen Sie uns bitte an; dafür machen wir einen Entwurf.',
        ],
        facts: ['Gelbgold 585, poliert', 'Platte 12 × 10 mm', 'Gewicht je nach Größe 8–10 g'],
      },
      en: {
        name: 'Kontur signet ring',
        body: [
          'An oval face, twelve by ten millimetres, that flows seamlessly into the band. Kontur is cast solid and finished by hand with a file; you feel its weight, and you are meant to.',
          'We hand-cut a monogram of up to three letters into the face, the right way round for the eye or mirrored for sealing. For a crest or a drawing of your own, please talk to us; we will prepare a design.',
        ],
        facts: ['14 ct yellow gold, polished', 'Face 12 × 10 mm', 'Weighs 8–10 g depending on size'],
      },
      fr: {
        name: 'Chevalière Kontur',
        body: [
          'Un plateau ovale de douze millimètres sur dix, qui rejoint l’anneau sans ressaut. Kontur est coulée d’une pièce, pleine, et reprise à la lime ; on sent son poids, et c’est voulu.',
          'Nous gravons à la main un monogramme de trois lettres au plus, à l’endroit pour l’œil ou à l’envers pour le sceau. Pour des armoiries ou un dessin personnel, parlez-nous-en : nous vous soumettrons un projet.',
        ],
        facts: ['Or jaune 585, poli', 'Plateau de 12 × 10 mm', 'Poids de 8 à 10 g selon la taille'],
      },
    },
  },
  {
    slug: 'ring-faltung',
    reference: 'AT-S302',
    category: 'jewellery',
    subcategories: ['rings'],
    manufacturer: 'arnsberg',
    attributes: ['silver925', 'brushed'],
    tags: ['workshop', 'gift', 'everyday'],
    identifier: 'Faltung AG925',
    sizeGuide: 'ring',
    choice: ringSizes({ price: 189, stock: { 50: 2, 52: 0, 54: 3, 56: 0, 58: 2, 60: 1 }, inactive: [60] }),
    text: {
      de: {
        name: 'Ring Faltung',
        body: [
          'Ein Streifen Silber, in der Mitte einmal gefaltet wie ein Brief. Aus diesem Handgriff, den Clara Arnsberg als Lehrling geübt hat, ist ein Ring geworden: an der Falte doppelt so stark wie an den Rändern, dazu ganz leicht gedreht.',
          'Das Silber ist matt gebürstet und läuft mit der Zeit dunkel an, vor allem in der Falte. Wer es hell mag, nimmt ein Silbertuch. Faltung fertigen wir in kleinen Serien; was vergriffen ist, kommt erst mit der nächsten wieder.',
        ],
        facts: ['Silber 925', 'Breite 4–7 mm', 'Gewicht rund 5 g'],
      },
      en: {
        name: 'Faltung ring',
        body: [
          'A strip of silver, folded once in the middle like a letter. Clara Arnsberg practised that fold as an apprentice, and it became a ring: twice as thick at the fold as at its edges, and ever so slightly twisted.',
          'The silver has a matt brushed finish and darkens with time, above all in the fold. If you like it bright, use a silver cloth. We make Faltung in small batches; what has sold out returns with the next one.',
        ],
        facts: ['Sterling silver', '4–7 mm wide', 'Weighs about 5 g'],
      },
      fr: {
        name: 'Bague Faltung',
        body: [
          'Une bande d’argent pliée une fois en son milieu, comme une lettre. De ce geste, que Clara Arnsberg répétait en apprentissage, est née une bague : deux fois plus épaisse au pli qu’aux bords, et légèrement vrillée.',
          'L’argent satiné fonce avec le temps, surtout dans le pli. Si vous le préférez clair, un chiffon à argenterie suffit. Nous fabriquons Faltung en petites séries ; ce qui est épuisé revient avec la suivante.',
        ],
        facts: ['Argent 925', 'Largeur de 4 à 7 mm', 'Poids : environ 5 g'],
      },
    },
  },
  {
    slug: 'ring-herbstzeitlose',
    reference: 'AT-S303',
    category: 'jewellery',
    subcategories: ['rings'],
    manufacturer: 'arnsberg',
    attributes: ['yellowGold750', 'amethyst', 'violet', 'polished'],
    tags: ['workshop', 'unique'],
    identifier: 'Herbstzeitlose 55',
    sizeGuide: 'ring',
    price: 1640,
    stock: 1,
    text: {
      de: {
        name: 'Ring Herbstzeitlose',
        body: [
          'Ein Amethyst in hellem, leicht grauem Violett, als Tropfen geschliffen und quer zum Finger gesetzt. Sechs gebogene Krappen umfassen ihn wie Blütenblätter; keine gleicht der anderen, denn jede folgt der Form des Steins.',
          'Den Stein haben wir aus einem alten Anhänger ausgefasst und nachpoliert. Der Ring ist ein Einzelstück in Größe 55 und lässt sich um zwei Größen nach oben oder unten ändern. Bitte nicht dauerhaft in die Sonne legen: Amethyst kann verblassen.',
        ],
        facts: ['Amethyst 4,2 ct, 13 × 9 mm', 'Gelbgold 750', 'Größe 55'],
      },
      en: {
        name: 'Herbstzeitlose ring',
        body: [
          'An amethyst in a pale, slightly grey violet, cut as a drop and set across the finger. Six curved claws hold it like petals; no two are alike, because each follows the shape of the stone.',
          'We took the stone from an old pendant and repolished it. The ring is one of a kind, in size 55, and can be altered by two sizes either way. Please do not leave it lying in the sun: amethyst can fade.',
        ],
        facts: ['Amethyst 4.2 ct, 13 × 9 mm', '18 ct yellow gold', 'Size 55'],
      },
      fr: {
        name: 'Bague Herbstzeitlose',
        body: [
          'Une améthyste d’un violet clair, un peu gris, taillée en goutte et sertie en travers du doigt. Six griffes courbes l’entourent comme des pétales ; aucune ne ressemble à l’autre, car chacune suit la forme de la pierre.',
          'Dessertie d’un pendentif ancien, la pierre a été repolie chez nous. La bague, pièce unique en taille 55, peut être modifiée de deux tailles dans un sens ou dans l’autre. Ne la laissez pas au soleil : l’améthyste peut pâlir.',
        ],
        facts: ['Améthyste 4,2 ct, 13 × 9 mm', 'Or jaune 750', 'Taille 55'],
      },
    },
  },
];

// Catalogue: table, wall and travel clocks. Read by products.ts.
import { localized } from '../localized.ts';
import { orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { option } from './variants.ts';

export const clocks: Product[] = [
  {
    slug: 'tischuhr-harbour',
    reference: 'AT-U521',
    category: 'watches',
    subcategories: ['clocks', 'handWound'],
    manufacturer: 'tidewell',
    attributes: ['brass', 'handWound', 'mineralCrystal', 'polished'],
    tags: ['gift'],
    identifier: 'TM-HARBOUR-8D',
    toOrder: orderedInWeeks(4, 6),
    price: 1240,
    stock: 1,
    text: {
      de: {
        name: 'Tischuhr Harbour',
        body: [
          'Eine Achttageuhr in einem Gehäuse aus gedrehtem Messing, so schwer, dass sie beim Aufziehen nicht verrutscht. Tidewell & Marsh hat sie den Uhren nachempfunden, die früher in Hafenmeistereien standen: weißes Blatt, schwarze Ziffern, gut lesbar über die ganze Breite eines Zimmers.',
          'Aufgezogen wird sie einmal in der Woche mit einem Schlüssel, der in einem Fach auf der Rückseite liegt. Ihr Gang ist leise, aber hörbar; im Schlafzimmer stört das manche.',
        ],
        facts: ['Messing, unlackiert', 'Durchmesser 16 cm, Tiefe 7 cm', 'Gewicht 2,3 kg'],
      },
      en: {
        name: 'Harbour table clock',
        body: [
          'An eight-day clock in a case of turned brass, heavy enough to stay put while you wind it. Tidewell & Marsh modelled it on the clocks that once stood in harbour offices: white dial, black numerals, legible from right across the room.',
          'You wind it once a week with a key kept in a compartment at the back. Its tick is quiet but audible, which is not to everyone’s taste in a bedroom.',
        ],
        facts: ['Unlacquered brass', '16 cm across, 7 cm deep', 'Weighs 2.3 kg'],
      },
      fr: {
        name: 'Pendule de table Harbour',
        body: [
          'Une pendule de huit jours dans un boîtier de laiton tourné, assez lourd pour ne pas bouger quand on la remonte. Tidewell & Marsh s’est inspiré des pendules des anciennes capitaineries : cadran blanc, chiffres noirs, lisibles d’un bout à l’autre d’une pièce.',
          'Elle se remonte une fois par semaine, avec une clé rangée dans un compartiment au dos. Son tic-tac est discret mais audible ; dans une chambre, il ne plaît pas à tout le monde.',
        ],
        facts: ['Laiton non verni', 'Diamètre 16 cm, profondeur 7 cm', 'Poids 2,3 kg'],
      },
    },
  },
  {
    slug: 'reisewecker-quay',
    reference: 'AT-U522',
    category: 'watches',
    subcategories: ['clocks', 'quartz'],
    manufacturer: 'tidewell',
    attributes: ['leather', 'brass', 'quartz', 'mineralCrystal'],
    tags: ['gift'],
    identifier: 'TM-QUAY-Q',
    containsBattery: true,
    warnings: localized(
      'Enthält eine Knopfzelle. Von Kindern fernhalten: Verschluckte Knopfzellen können innerhalb von zwei Stunden schwere innere Verletzungen verursachen. Bei Verdacht sofort ärztliche Hilfe suchen.',
      'Contains a button cell. Keep away from children: a swallowed button cell can cause serious internal injuries within two hours. If in doubt, seek medical help at once.',
      'Contient une pile bouton. Tenir hors de portée des enfants : une pile bouton avalée peut causer en deux heures de graves lésions internes. En cas de doute, consulter immédiatement un médecin.',
    ),
    price: 185,
    priceBefore: 215,
    stock: 2,
    text: {
      de: {
        name: 'Reisewecker Quay',
        body: [
          'Ein Wecker zum Zuklappen, wie er vor den Mobiltelefonen in jeden Koffer gehörte. Das Etui aus dunkelbraunem Rindsleder wird zum Ständer, das Messinggehäuse ist mit achtundvierzig Millimetern kaum größer als eine Taschenuhr.',
          'Das Quarzwerk tickt nicht, sondern gleitet; geweckt wird mit einem Ton, der nach und nach lauter wird. Ein Druck auf das Glas beleuchtet das Blatt für fünf Sekunden. Eine Batterie liegt bei, gebrauchte nehmen wir zurück.',
        ],
        facts: ['Leder und Messing', 'Geschlossen 62 × 62 × 22 mm', 'Batterie enthalten'],
      },
      en: {
        name: 'Quay travel alarm clock',
        body: [
          'A folding alarm clock of the kind every suitcase held before mobile phones. The case of dark brown cowhide becomes its stand, and the brass body, at forty-eight millimetres, is hardly larger than a pocket watch.',
          'The quartz movement glides instead of ticking, and the alarm grows gradually louder. Press the glass and the dial lights up for five seconds. A battery is included; we take back used ones.',
        ],
        facts: ['Leather and brass', 'Closed 62 × 62 × 22 mm', 'Battery included'],
      },
      fr: {
        name: 'Réveil de voyage Quay',
        body: [
          'Un réveil pliant, comme en contenaient toutes les valises avant le téléphone mobile. L’étui en cuir de vache brun foncé lui sert de support ; le boîtier en laiton, de quarante-huit millimètres, est à peine plus grand qu’une montre de gousset.',
          'Le mouvement à quartz glisse sans tic-tac ; la sonnerie s’amplifie peu à peu. Une pression sur le verre éclaire le cadran pendant cinq secondes. La pile est fournie, et nous reprenons les piles usagées.',
        ],
        facts: ['Cuir et laiton', 'Fermé : 62 × 62 × 22 mm', 'Pile fournie'],
      },
    },
  },
  {
    slug: 'wanduhr-kontor',
    reference: 'AT-U523',
    category: 'watches',
    subcategories: ['clocks', 'quartz'],
    manufacturer: 'marenholt',
    attributes: ['oak', 'quartz', 'mineralCrystal'],
    identifier: 'MH-K30',
    containsBattery: true,
    toOrder: orderedInWeeks(2, 3),
    choice: {
      label: localized('Holzton', 'Wood tone', 'Teinte du bois'),
      aspect: 'color',
      variants: [
        option('NA', localized('Eiche natur', 'Natural oak', 'Chêne naturel'), 390, 2),
        option('DU', localized('Eiche dunkel', 'Dark oak', 'Chêne foncé'), 390, 0),
      ],
    },
    text: {
      de: {
        name: 'Wanduhr Kontor',
        body: [
          'Ein Rahmen aus gedrechselter Eiche, darin ein gewölbtes Blatt mit aufgedruckten Stundenstrichen. Die Zeiger sind breit genug, um sie vom Flur aus zu lesen; einen Sekundenzeiger gibt es nicht.',
          'Das Quarzwerk läuft geräuschlos und etwa zwei Jahre mit einer Zelle. Der Rahmen wird geölt, nicht lackiert, und dunkelt mit der Zeit etwas nach. Aufgehängt wird die Kontor an einer einzigen Schraube; eine Bohrschablone liegt bei.',
        ],
        facts: ['Eiche, geölt', 'Durchmesser 30 cm, Tiefe 5 cm', 'Batterie enthalten'],
      },
      en: {
        name: 'Kontor wall clock',
        body: [
          'A frame of turned oak around a domed dial with printed hour markers. The hands are broad enough to be read from the hall; there is no seconds hand.',
          'The quartz movement is silent and runs for about two years on one cell. The frame is oiled, not varnished, and darkens a little with time. The Kontor hangs from a single screw; a drilling template is enclosed.',
        ],
        facts: ['Oiled oak', '30 cm across, 5 cm deep', 'Battery included'],
      },
      fr: {
        name: 'Horloge murale Kontor',
        body: [
          'Un cadre en chêne tourné autour d’un cadran bombé, où de simples traits marquent les heures. Les aiguilles, assez larges, se lisent depuis le couloir ; il n’y a pas de trotteuse.',
          'Le mouvement à quartz est silencieux et marche environ deux ans avec une pile. Le cadre est huilé, non verni, et fonce un peu avec le temps. L’horloge se suspend à une seule vis ; un gabarit de perçage est joint.',
        ],
        facts: ['Chêne huilé', 'Diamètre 30 cm, profondeur 5 cm', 'Pile fournie'],
      },
    },
  },
];

// Catalogue: spectacles, small companions and a book. Read by products.ts.
import { localized } from '../localized.ts';
import { madeInWeeks, orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { colours, option } from './variants.ts';

export const accessories: Product[] = [
  {
    slug: 'brillenfassung-feldhorn-7',
    reference: 'AT-A601',
    category: 'accessories',
    subcategories: ['eyewear'],
    manufacturer: 'feldhorn',
    attributes: ['acetate'],
    tags: ['new'],
    identifier: 'FH-7',
    toOrder: orderedInWeeks(2, 3),
    choice: colours(
      option('HA', localized('Havanna', 'Havana', 'Havane'), 340, 2),
      option('SW', localized('Schwarz', 'Black', 'Noir'), 340, 1),
      option('RA', localized('Rauchgrau', 'Smoke grey', 'Gris fumé'), 340, 0),
    ),
    text: {
      de: {
        name: 'Brillenfassung Feldhorn 7',
        body: [
          'Eine Panto-Fassung aus acht Millimeter starkem Acetat, das Feldhorn in Passau fräst und drei Tage in der Trommel poliert. Die Scharniere sind genietet, nicht eingeschmolzen; sie lassen sich nachziehen und ersetzen.',
          'Sie kaufen hier die Fassung mit Demogläsern. Die Gläser nach Ihrer Verordnung fertigen und zentrieren wir in der Optik am Kranichplatz, wo wir auch die Bügel erwärmen und anpassen. Bringen Sie dafür etwa eine halbe Stunde mit.',
        ],
        facts: ['Scheibenbreite 47 mm, Steg 22 mm', 'Bügellänge 145 mm', 'Gewicht rund 27 g'],
      },
      en: {
        name: 'Feldhorn 7 spectacle frame',
        body: [
          'A panto frame in eight-millimetre acetate, milled by Feldhorn in Passau and polished for three days in the tumbler. The hinges are riveted rather than heat-sunk, so they can be tightened or replaced.',
          'The frame comes with demonstration lenses. We make and centre the lenses to your prescription at our optician’s on Kranichplatz, where we also warm and fit the temples. Please allow about half an hour.',
        ],
        facts: ['Lens width 47 mm, bridge 22 mm', 'Temple length 145 mm', 'Weighs about 27 g'],
      },
      fr: {
        name: 'Monture Feldhorn 7',
        body: [
          'Une monture panto en acétate de huit millimètres, fraisée par Feldhorn à Passau puis polie trois jours au tonneau. Les charnières sont rivetées, non noyées ; on peut les resserrer et les remplacer.',
          'La monture est vendue avec des verres de démonstration. Vos verres correcteurs sont réalisés et centrés chez notre opticienne, Kranichplatz, où nous chauffons et ajustons aussi les branches. Comptez environ une demi-heure.',
        ],
        facts: ['Largeur du verre 47 mm, pont 22 mm', 'Branches de 145 mm', 'Poids : environ 27 g'],
      },
    },
  },
  {
    slug: 'manschettenknoepfe-stab',
    reference: 'AT-A602',
    category: 'accessories',
    subcategories: ['smallGoods'],
    manufacturer: 'arnsberg',
    attributes: ['silver925', 'brushed'],
    tags: ['workshop', 'engravable', 'gift'],
    identifier: 'Stab AG925',
    personalization: 'signet',
    toOrder: madeInWeeks(2, 3),
    price: 280,
    stock: 3,
    text: {
      de: {
        name: 'Manschettenknöpfe Stab',
        body: [
          'Zwei Stäbe aus Silber, starr durch einen Steg verbunden. Der vordere ist matt gebürstet, der hintere blank und etwas kürzer, damit er leicht durch das Knopfloch geht. Es gibt kein Gelenk, das ausleiern könnte, und keine Feder.',
          'Auf die Stirnfläche des vorderen Stabs passt ein Monogramm aus bis zu drei Buchstaben; wir gravieren es klein, man muss nah herankommen. Geliefert werden die Knöpfe in einer Schachtel aus grauer Pappe.',
        ],
        facts: ['Silber 925, massiv', 'Stab 18 mm lang, 6 mm stark', 'Gewicht des Paares rund 14 g'],
      },
      en: {
        name: 'Stab cufflinks',
        body: [
          'Two silver bars, firmly joined by a stem. The front one has a matt brushed finish; the back one is bright and slightly shorter, so that it passes easily through the buttonhole. There is no hinge to work loose, and no spring.',
          'The end of the front bar takes a monogram of up to three letters. We engrave it small: you have to come close to read it. The cufflinks are delivered in a box of grey card.',
        ],
        facts: ['Sterling silver, solid', 'Bar 18 mm long, 6 mm thick', 'The pair weighs about 14 g'],
      },
      fr: {
        name: 'Boutons de manchette Stab',
        body: [
          'Deux barrettes d’argent reliées par une tige fixe. Celle de devant est satinée, celle de derrière, polie et un peu plus courte, passe sans peine dans la boutonnière. Aucune articulation qui prenne du jeu, aucun ressort.',
          'L’extrémité de la barrette avant peut recevoir un monogramme de trois lettres au plus. Nous le gravons petit : il faut s’approcher pour le lire. Les boutons sont livrés dans un coffret en carton gris.',
        ],
        facts: ['Argent 925 massif', 'Barrette de 18 mm, épaisseur 6 mm', 'Poids de la paire : environ 14 g'],
      },
    },
  },
  {
    slug: 'fahrradklingel-messing',
    reference: 'AT-A603',
    category: 'accessories',
    subcategories: ['smallGoods'],
    manufacturer: 'tidewell',
    attributes: ['brass', 'polished'],
    tags: ['gift', 'everyday'],
    identifier: 'TM-BELL-55',
    warnings: localized(
      'Ziehen Sie die Klemme nach der Montage fest und prüfen Sie ihren Sitz vor der Fahrt. Kleine Schrauben: von Kindern unter drei Jahren fernhalten.',
      'Tighten the clamp after fitting and check that it is firm before riding. Small screws: keep away from children under three.',
      'Serrez le collier après le montage et vérifiez sa tenue avant de rouler. Petites vis : tenir hors de portée des enfants de moins de trois ans.',
    ),
    price: 59,
    stock: 12,
    text: {
      de: {
        name: 'Fahrradklingel aus Messing',
        body: [
          'Die Glocke ist aus Messing gegossen und auf der Drehbank abgestimmt; sie klingt gut vier Sekunden nach, laut genug für eine Kreuzung und höflich genug für einen Waldweg. Der Klöppel schlägt von außen an und wird mit dem Daumen gespannt.',
          'Die Klemme passt auf Lenker von 22,2 Millimetern, für 25,4 liegt ein zweiter Ring bei. Unlackiertes Messing dunkelt draußen nach. Wer es blank möchte, poliert gelegentlich mit einem weichen Tuch. Zum Probeläuten hängt eine bei uns am Kranichplatz.',
        ],
        facts: ['Durchmesser 55 mm', 'Gewicht 128 g'],
      },
      en: {
        name: 'Brass bicycle bell',
        body: [
          'The bell is cast in brass and tuned on the lathe; it rings on for a good four seconds, loud enough for a junction and polite enough for a woodland path. The striker hits it from outside and is drawn back with the thumb.',
          'The clamp fits 22.2-millimetre handlebars, with a second ring enclosed for 25.4. Unlacquered brass darkens outdoors; if you like it bright, polish it now and then with a soft cloth. There is one at Kranichplatz for you to ring.',
        ],
        facts: ['55 mm across', 'Weighs 128 g'],
      },
      fr: {
        name: 'Sonnette de vélo en laiton',
        body: [
          'Le timbre est coulé en laiton et accordé au tour ; il résonne quatre bonnes secondes, assez fort pour un carrefour, assez poli pour un chemin forestier. Le marteau frappe de l’extérieur et s’arme du pouce.',
          'Le collier convient aux guidons de 22,2 millimètres, et une seconde bague est fournie pour ceux de 25,4. Le laiton non verni fonce au grand air ; pour lui garder son éclat, un coup de chiffon doux suffit de temps à autre. Kranichplatz, l’une d’elles attend vos essais.',
        ],
        facts: ['Diamètre 55 mm', 'Poids 128 g'],
      },
    },
  },
  {
    slug: 'buch-vom-barren-zum-ring',
    reference: 'AT-A604',
    category: 'accessories',
    subcategories: ['books'],
    manufacturer: 'arnsberg',
    attributes: ['paper'],
    tags: ['gift'],
    identifier: 'AT-BUCH-02',
    taxPercent: 7,
    price: 34,
    stock: 25,
    text: {
      de: {
        name: 'Buch: Vom Barren zum Ring',
        body: [
          'Helene Arnsberg hat zwei Jahre lang aufgeschrieben, was in der Werkstatt geschieht, von der ersten Schmelze bis zur letzten Politur. Herausgekommen ist ein Werkbuch in zwölf Kapiteln, mit Zeichnungen von Clara Arnsberg und Fotografien vom Brett.',
          'Es ist keine Anleitung und keine Firmengeschichte, sondern erklärt, warum ein Ring so gemacht wird und nicht anders. Wer danach vor einer Vitrine steht, sieht mehr. Der Text ist deutsch, die Bildlegenden sind auch englisch und französisch.',
        ],
        facts: ['144 Seiten, 17 × 24 cm', 'Fadenheftung, Leineneinband', 'Im Selbstverlag, 2. Auflage'],
      },
      en: {
        name: 'Book: Vom Barren zum Ring (From Ingot to Ring)',
        body: [
          'For two years Helene Arnsberg wrote down what happens in the workshop, from the first melt to the final polish. The result is a workshop book in twelve chapters, with drawings by Clara Arnsberg and photographs taken at the bench.',
          'It is neither a manual nor a company history: it explains why a ring is made one way and not another. Read it, and you will see more the next time you stand before a display case. The text is in German; the captions are in English and French as well.',
        ],
        facts: ['144 pages, 17 × 24 cm', 'Thread-sewn, cloth binding', 'Published by the house, second edition'],
      },
      fr: {
        name: 'Livre : Vom Barren zum Ring (Du lingot à la bague)',
        body: [
          'Pendant deux ans, Helene Arnsberg a consigné ce qui se passe à l’atelier, de la première fonte au dernier polissage. Il en est né un livre d’atelier en douze chapitres, avec des dessins de Clara Arnsberg et des photographies prises à l’établi.',
          'Ni manuel ni histoire d’entreprise, il explique pourquoi une bague se fait ainsi et pas autrement. Après l’avoir lu, on voit davantage devant une vitrine. Le texte est en allemand ; les légendes sont aussi en anglais et en français.',
        ],
        facts: ['144 pages, 17 × 24 cm', 'Cousu, reliure toile', 'Édité par la maison, deuxième édition'],
      },
    },
  },
  {
    slug: 'schmucketui-reise',
    reference: 'AT-A605',
    category: 'accessories',
    subcategories: ['smallGoods'],
    manufacturer: 'aubelune',
    attributes: ['leather'],
    tags: ['gift'],
    identifier: 'MA-ETUI-14',
    toOrder: orderedInWeeks(2, 3),
    choice: colours(
      option('CO', localized('Cognac', 'Cognac', 'Cognac'), 145, 3),
      option('GR', localized('Tannengrün', 'Fir green', 'Vert sapin'), 145, 2),
    ),
    text: {
      de: {
        name: 'Schmucketui für die Reise',
        body: [
          'Ein Etui, das sich wie ein Buch aufschlägt: links eine Rolle für Ringe und drei Stege für Ohrstecker, rechts ein Fach mit Häkchen, an denen Ketten hängen, ohne sich zu verknoten. Außen Kalbsleder, innen ein dichtes Velours, das Silber langsamer anlaufen lässt als offene Luft.',
          'Geschlossen ist es so groß wie ein Taschenbuch und passt in jedes Handgepäck. Maison Aubelune näht es in Grasse, mit Leinenzwirn und von Hand abgebundenen Enden.',
        ],
        facts: ['Kalbsleder', 'Geschlossen 14 × 10 × 4 cm', 'Reißverschluss aus Messing'],
      },
      en: {
        name: 'Travel jewellery case',
        body: [
          'A case that opens like a book: on the left, a roll for rings and three bars for studs; on the right, a compartment with small hooks from which necklaces hang without tangling. Calfskin outside; inside, a dense velour in which silver tarnishes more slowly than in the open air.',
          'Closed, it is the size of a paperback and fits into any hand luggage. Maison Aubelune sews it in Grasse with linen thread, each end tied off by hand.',
        ],
        facts: ['Calfskin', 'Closed 14 × 10 × 4 cm', 'Brass zip'],
      },
      fr: {
        name: 'Écrin de voyage',
        body: [
          'Un écrin qui s’ouvre comme un livre : à gauche un rouleau pour les bagues et trois barrettes pour les puces, à droite un compartiment à crochets où les chaînes pendent sans s’emmêler. Cuir de veau à l’extérieur, velours dense à l’intérieur, où l’argent ternit moins vite qu’à l’air libre.',
          'Fermé, il a la taille d’un livre de poche et se glisse dans tout bagage à main. Maison Aubelune le coud à Grasse au fil de lin, chaque bout noué à la main.',
        ],
        facts: ['Cuir de veau', 'Fermé : 14 × 10 × 4 cm', 'Fermeture éclair en laiton'],
      },
    },
  },
];

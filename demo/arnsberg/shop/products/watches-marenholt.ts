// Catalogue: watches by Marenholt, Flensburg. Read by products.ts.
import { localized } from '../localized.ts';
import { orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { option, straps } from './variants.ts';

const marenholt = { category: 'watches', manufacturer: 'marenholt' } satisfies Partial<Product>;

/** Marenholt stands for its own movements longer than the law asks for. */
const guaranteed = (model: string) => ({ model, years: 5, termsUrl: 'https://marenholt-uhren.example/garantie' });

const brownLeather = localized('Kalbsleder braun', 'Brown calfskin', 'Cuir de veau brun');
const blackLeather = localized('Kalbsleder schwarz', 'Black calfskin', 'Cuir de veau noir');
const steel = localized('Edelstahlband', 'Steel bracelet', 'Bracelet acier');

export const marenholtWatches: Product[] = [
  {
    ...marenholt,
    slug: 'marenholt-foerde-38-automatik',
    reference: 'AT-U501',
    subcategories: ['automatic'],
    attributes: ['steel', 'automatic', 'leatherStrap', 'steelBracelet', 'bar5', 'sapphireCrystal'],
    tags: ['engravable', 'everyday'],
    identifier: 'MH-F38A',
    guarantee: guaranteed('MH-F38A'),
    personalization: 'caseBack',
    toOrder: orderedInWeeks(2, 3),
    choice: straps(
      option('LB', brownLeather, 1290, 3),
      option('LS', blackLeather, 1290, 2),
      option('ST', steel, 1420, 1),
    ),
    text: {
      de: {
        name: 'Marenholt Förde 38 Automatik',
        body: [
          'Eine Uhr, die man auf den zweiten Blick versteht: silberweißes Zifferblatt, gedruckte Ziffern nur bei zwölf und sechs, schlanke Zeiger aus gebläutem Stahl. Das Gehäuse ist achtunddreißig Millimeter groß und so flach, dass es unter jede Manschette passt.',
          'Das Automatikwerk läuft nach dem Ablegen noch achtunddreißig Stunden. Wir regulieren jede Förde vor dem Verkauf in unserer Uhrmacherwerkstatt und legen das Protokoll bei. Der geschlossene Boden lässt sich gravieren.',
        ],
        facts: ['Gehäuse Edelstahl, 38 mm, Höhe 9,8 mm', 'Saphirglas, wasserdicht bis 5 bar', 'Bandanstoß 20 mm'],
      },
      en: {
        name: 'Marenholt Förde 38 Automatic',
        body: [
          'A watch that reveals itself at second glance: silvery-white dial, printed numerals at twelve and six only, slender hands in blued steel. The case measures thirty-eight millimetres and is slim enough to slip under any cuff.',
          'Off the wrist, the automatic movement runs for another thirty-eight hours. We regulate every Förde in our own watchmaking workshop before it is sold and enclose the timing report. The solid case back can be engraved.',
        ],
        facts: [
          'Stainless-steel case, 38 mm, 9.8 mm high',
          'Sapphire crystal, water-resistant to 5 bar',
          '20 mm between lugs',
        ],
      },
      fr: {
        name: 'Marenholt Förde 38 automatique',
        body: [
          'Une montre qui se révèle au second regard : cadran blanc argenté, chiffres imprimés à douze et six heures seulement, fines aiguilles en acier bleui. De trente-huit millimètres, le boîtier est assez plat pour se glisser sous n’importe quelle manchette.',
          'Une fois posée, la montre automatique marche encore trente-huit heures. Avant la vente, nous réglons chaque Förde dans notre atelier d’horlogerie et joignons le relevé de marche. Le fond plein peut être gravé.',
        ],
        facts: ['Boîtier acier, 38 mm, hauteur 9,8 mm', 'Verre saphir, étanche à 5 bar', 'Entrecorne 20 mm'],
      },
    },
  },
  {
    ...marenholt,
    slug: 'marenholt-foerde-34-quarz',
    reference: 'AT-U502',
    subcategories: ['quartz'],
    attributes: ['steel', 'quartz', 'leatherStrap', 'bar3', 'sapphireCrystal'],
    tags: ['engravable', 'gift', 'everyday'],
    identifier: 'MH-F34Q',
    guarantee: guaranteed('MH-F34Q'),
    personalization: 'caseBack',
    containsBattery: true,
    toOrder: orderedInWeeks(2, 3),
    choice: straps(
      option('LB', brownLeather, 480, 4),
      option('LS', blackLeather, 480, 3),
      option('LG', localized('Kalbsleder tannengrün', 'Fir-green calfskin', 'Cuir de veau vert sapin'), 480, 0),
    ),
    text: {
      de: {
        name: 'Marenholt Förde 34 Quarz',
        body: [
          'Die kleine Schwester der Automatik, mit demselben Zifferblatt und einem Quarzwerk, das man anlegt und vergisst. Vierunddreißig Millimeter sitzen an schmalen Handgelenken ebenso wie an kräftigen, an denen eine Uhr zurückhaltend wirken darf.',
          'Die Batterie hält etwa vier Jahre. Wir wechseln sie in der Werkstatt, prüfen dabei die Dichtungen und nehmen die alte Zelle zurück. Das Band lässt sich ohne Werkzeug tauschen; die Anstöße messen siebzehn Millimeter.',
        ],
        facts: ['Gehäuse Edelstahl, 34 mm, Höhe 7,2 mm', 'Saphirglas, wasserdicht bis 3 bar', 'Batterie enthalten'],
      },
      en: {
        name: 'Marenholt Förde 34 Quartz',
        body: [
          'The automatic’s little sister, with the same dial and a quartz movement: put it on and forget about it. At thirty-four millimetres it suits a slender wrist, and equally a stronger one that prefers a watch to be discreet.',
          'The battery lasts about four years. We change it in our workshop, check the gaskets at the same time and take back the old cell. The strap can be changed without tools; the lugs are seventeen millimetres apart.',
        ],
        facts: [
          'Stainless-steel case, 34 mm, 7.2 mm high',
          'Sapphire crystal, water-resistant to 3 bar',
          'Battery included',
        ],
      },
      fr: {
        name: 'Marenholt Förde 34 quartz',
        body: [
          'La petite sœur de l’automatique : même cadran, mais un mouvement à quartz que l’on oublie aussitôt la montre au poignet. Ses trente-quatre millimètres vont aux poignets fins, et tout autant à ceux, plus forts, qui veulent une montre discrète.',
          'La pile dure environ quatre ans. Nous la changeons à l’atelier, contrôlons les joints par la même occasion et reprenons l’ancienne. Le bracelet se remplace sans outil ; l’entrecorne mesure dix-sept millimètres.',
        ],
        facts: ['Boîtier acier, 34 mm, hauteur 7,2 mm', 'Verre saphir, étanche à 3 bar', 'Pile fournie'],
      },
    },
  },
  {
    ...marenholt,
    slug: 'marenholt-lotse-300',
    reference: 'AT-U503',
    subcategories: ['automatic'],
    attributes: ['steel', 'automatic', 'rubberStrap', 'steelBracelet', 'bar30', 'sapphireCrystal'],
    identifier: 'MH-L300',
    toOrder: orderedInWeeks(3, 4),
    choice: straps(
      option('KS', localized('Kautschuk schwarz', 'Black rubber', 'Caoutchouc noir'), 1690, 2),
      option('KO', localized('Kautschuk orange', 'Orange rubber', 'Caoutchouc orange'), 1690, 0),
      option('ST', steel, 1890, 1),
    ),
    text: {
      de: {
        name: 'Marenholt Lotse 300',
        body: [
          'Gebaut für die Arbeit auf dem Wasser. Die Drehlünette rastet in hundertzwanzig Schritten und lässt sich mit nassen Fingern fassen; Zeiger und Indizes leuchten die ganze Nacht.',
          'Die verschraubte Krone sitzt auf der linken Seite, damit sie nicht auf den Handrücken drückt. Getestet ist die Lotse bis dreißig bar. Die Dichtungen sollten alle zwei Jahre geprüft werden; das dauert bei uns einen Tag. Das Stahlband hat eine Verlängerung für den Neoprenanzug.',
        ],
        facts: [
          'Gehäuse Edelstahl, 41 mm, Höhe 12,9 mm',
          'Saphirglas, wasserdicht bis 30 bar',
          'Automatikwerk, 42 Stunden Gangreserve',
        ],
      },
      en: {
        name: 'Marenholt Lotse 300',
        body: [
          'Built for work on the water. The rotating bezel clicks through one hundred and twenty steps and can be gripped with wet fingers; hands and markers glow all night.',
          'The screw-down crown sits on the left, so that it does not press into the back of your hand. The Lotse is tested to thirty bar. Its gaskets should be checked every two years, which takes us a day. The steel bracelet has an extension to fit over a wetsuit.',
        ],
        facts: [
          'Stainless-steel case, 41 mm, 12.9 mm high',
          'Sapphire crystal, water-resistant to 30 bar',
          'Automatic movement, 42 hours of power reserve',
        ],
      },
      fr: {
        name: 'Marenholt Lotse 300',
        body: [
          'Conçue pour le travail en mer. La lunette tournante avance en cent vingt crans et se manie les doigts mouillés ; aiguilles et index restent lumineux toute la nuit.',
          'La couronne vissée est placée à gauche, pour ne pas appuyer sur le dos de la main. La Lotse est testée à trente bar. Ses joints devraient être contrôlés tous les deux ans ; une journée nous suffit. Le bracelet en acier possède une rallonge pour la combinaison de plongée.',
        ],
        facts: [
          'Boîtier acier, 41 mm, hauteur 12,9 mm',
          'Verre saphir, étanche à 30 bar',
          'Mouvement automatique, 42 heures de réserve de marche',
        ],
      },
    },
  },
  {
    ...marenholt,
    slug: 'marenholt-pegel-solar',
    reference: 'AT-U504',
    subcategories: ['quartz'],
    attributes: ['titanium', 'solar', 'textileStrap', 'bar10', 'sapphireCrystal'],
    tags: ['everyday', 'new'],
    identifier: 'MH-P39S',
    containsBattery: true,
    toOrder: orderedInWeeks(2, 3),
    choice: straps(
      option('TG', localized('Textil grau', 'Grey textile', 'Textile gris'), 590, 2),
      option('TB', localized('Textil dunkelblau', 'Navy textile', 'Textile bleu marine'), 590, 3),
    ),
    text: {
      de: {
        name: 'Marenholt Pegel Solar',
        body: [
          'Eine leichte Uhr aus Titan, die sich mit Tageslicht lädt. Unter dem mattgrauen Zifferblatt liegt eine Solarzelle; ein Tag am Fenster reicht für etwa sechs Monate im Dunkeln.',
          'Das Gehäuse wiegt ohne Band zweiunddreißig Gramm und fühlt sich nie kalt an. Titan ist kratzempfindlicher als Stahl, das gehört dazu. Der eingebaute Akku hält viele Jahre; lässt er nach, tauschen wir ihn in der Werkstatt und nehmen den alten zurück.',
        ],
        facts: ['Gehäuse Titan, 39 mm, Höhe 9,4 mm', 'Saphirglas, wasserdicht bis 10 bar', 'Solarwerk mit Akku'],
      },
      en: {
        name: 'Marenholt Pegel Solar',
        body: [
          'A light titanium watch that recharges in daylight. A solar cell lies beneath the matt grey dial; one day by the window is enough for about six months in the dark.',
          'Without its strap the case weighs thirty-two grams, and it never feels cold. Titanium scratches more readily than steel; that is its nature. The built-in cell lasts for many years, and when it weakens we replace it in our workshop and take back the old one.',
        ],
        facts: [
          'Titanium case, 39 mm, 9.4 mm high',
          'Sapphire crystal, water-resistant to 10 bar',
          'Solar movement with rechargeable cell',
        ],
      },
      fr: {
        name: 'Marenholt Pegel Solar',
        body: [
          'Une montre légère en titane, qui se recharge à la lumière du jour. Sous le cadran gris mat se cache une cellule solaire ; une journée près de la fenêtre suffit pour environ six mois dans l’obscurité.',
          'Sans son bracelet, le boîtier pèse trente-deux grammes et ne paraît jamais froid. Le titane se raye plus vite que l’acier, c’est sa nature. L’accumulateur dure de longues années ; quand il faiblit, nous le remplaçons à l’atelier et reprenons l’ancien.',
        ],
        facts: [
          'Boîtier titane, 39 mm, hauteur 9,4 mm',
          'Verre saphir, étanche à 10 bar',
          'Mouvement solaire avec accumulateur',
        ],
      },
    },
  },
  {
    ...marenholt,
    slug: 'marenholt-brise-mondphase',
    reference: 'AT-U505',
    status: 'draft',
    subcategories: ['automatic'],
    attributes: ['steel', 'automatic', 'leatherStrap', 'bar5', 'sapphireCrystal'],
    tags: ['new'],
    identifier: 'MH-B39M',
    toOrder: orderedInWeeks(6, 8),
    choice: straps(option('LS', blackLeather, 2150, 0), option('LB', brownLeather, 2150, 0)),
    text: {
      de: {
        name: 'Marenholt Brise Mondphase',
        body: [
          'Marenholt hat diese Uhr für das kommende Jahr angekündigt: ein dunkelblaues Zifferblatt mit einer Mondphase bei sechs, deren Scheibe graviert und nicht gedruckt ist. Das Datum liest man an einem Zeiger am Rand.',
          'Wir haben ein Vorserienstück im Haus und zeigen es auf Anfrage. Preis und Lieferzeit nennt der Hersteller noch nicht verbindlich; wir veröffentlichen die Uhr hier, sobald die erste Serie bei uns eingetroffen und geprüft ist.',
        ],
        facts: ['Gehäuse Edelstahl, 39 mm', 'Saphirglas, wasserdicht bis 5 bar'],
      },
      en: {
        name: 'Marenholt Brise Moonphase',
        body: [
          'Marenholt has announced this watch for next year: a dark blue dial with a moon phase at six, its disc engraved rather than printed. The date is read from a hand at the rim.',
          'We have a pre-production piece in the house and will show it on request. The maker has not yet confirmed price and delivery; we will publish the watch here once the first series has arrived and been checked.',
        ],
        facts: ['Stainless-steel case, 39 mm', 'Sapphire crystal, water-resistant to 5 bar'],
      },
      fr: {
        name: 'Marenholt Brise phase de lune',
        body: [
          'Marenholt a annoncé cette montre pour l’an prochain : un cadran bleu nuit avec, à six heures, une phase de lune dont le disque est gravé et non imprimé. Une aiguille indique la date sur le pourtour.',
          'Un exemplaire de présérie se trouve déjà chez nous, et nous le montrons sur demande. Le fabricant n’a pas encore confirmé le prix ni le délai ; nous publierons la montre ici dès que la première série sera arrivée et contrôlée.',
        ],
        facts: ['Boîtier acier, 39 mm', 'Verre saphir, étanche à 5 bar'],
      },
    },
  },
];

// Catalogue: watches by Ormeval, Le Locle. Read by products.ts.
import { localized } from '../localized.ts';
import { orderedInWeeks } from './delivery.ts';
import type { Product } from './product.ts';
import { option, straps } from './variants.ts';

const ormeval = { category: 'watches', manufacturer: 'ormeval' } satisfies Partial<Product>;

const cognac = localized('Kalbsleder cognac', 'Cognac calfskin', 'Cuir de veau cognac');
const black = localized('Kalbsleder schwarz', 'Black calfskin', 'Cuir de veau noir');
const steel = localized('Edelstahlband', 'Steel bracelet', 'Bracelet acier');

export const ormevalWatches: Product[] = [
  {
    ...ormeval,
    slug: 'ormeval-heure-36',
    reference: 'AT-U511',
    subcategories: ['handWound'],
    attributes: ['yellowGold750', 'handWound', 'leatherStrap', 'bar3', 'sapphireCrystal'],
    identifier: 'OV-H36-G',
    toOrder: orderedInWeeks(8, 10),
    choice: straps(option('LC', cognac, 8900, 1), option('LS', black, 8900, 0)),
    text: {
      de: {
        name: 'Ormeval Heure 36',
        body: [
          'Nur Stunde und Minute, auf einem Zifferblatt aus opalfarbenem Email. Ormeval brennt es in fünf Lagen; kleine Unebenheiten im Rand zeigen, dass kein Blatt dem anderen gleicht. Das Gehäuse aus Gelbgold ist sieben Millimeter flach.',
          'Das Handaufzugswerk will jeden Morgen etwa dreißig Umdrehungen. Durch den Glasboden sieht man die Brücken mit handgezogenen Kanten. Getragen wird die Heure an einem ungefütterten Kalbslederband mit goldener Dornschließe.',
        ],
        facts: ['Gehäuse Gelbgold 750, 36 mm, Höhe 7,0 mm', 'Gangreserve 50 Stunden', 'Wasserdicht bis 3 bar'],
      },
      en: {
        name: 'Ormeval Heure 36',
        body: [
          'Hours and minutes only, on a dial of opal-white enamel. Ormeval fires it in five layers; small irregularities at the edge show that no two dials are alike. The yellow-gold case is just seven millimetres thin.',
          'The hand-wound movement asks for some thirty turns each morning. Through the glass back you can see the bridges with their hand-drawn bevels. The Heure is worn on an unlined calfskin strap with a gold pin buckle.',
        ],
        facts: ['18 ct yellow-gold case, 36 mm, 7.0 mm high', '50 hours of power reserve', 'Water-resistant to 3 bar'],
      },
      fr: {
        name: 'Ormeval Heure 36',
        body: [
          'Les heures et les minutes, rien d’autre, sur un cadran d’émail opalin. Ormeval le cuit en cinq couches ; de petites irrégularités au bord rappellent que chaque cadran est unique. Le boîtier en or jaune n’a que sept millimètres d’épaisseur.',
          'Le mouvement à remontage manuel demande chaque matin une trentaine de tours. Par le fond de verre, on aperçoit des ponts aux angles tirés à la main. L’Heure se porte sur un cuir de veau non doublé à boucle ardillon en or.',
        ],
        facts: ['Boîtier or jaune 750, 36 mm, hauteur 7,0 mm', 'Réserve de marche de 50 heures', 'Étanche à 3 bar'],
      },
    },
  },
  {
    ...ormeval,
    slug: 'ormeval-calendrier-40',
    reference: 'AT-U512',
    subcategories: ['automatic'],
    attributes: ['steel', 'automatic', 'leatherStrap', 'steelBracelet', 'bar5', 'sapphireCrystal'],
    identifier: 'OV-C40',
    toOrder: orderedInWeeks(6, 8),
    choice: straps(option('LC', cognac, 4950, 1), option('ST', steel, 5280, 1)),
    text: {
      de: {
        name: 'Ormeval Calendrier 40',
        body: [
          'Wochentag und Monat in zwei schmalen Fenstern, das Datum am Rand: Der Kalender kennt Monate mit dreißig und einunddreißig Tagen und will nur einmal im Jahr, Ende Februar, von Hand gestellt werden. Drei versenkte Drücker im Gehäuse machen das ohne Werkzeug möglich.',
          'Die Anzeigen gibt es auf Deutsch, Englisch und Französisch; geben Sie bei der Bestellung an, welche Sie wünschen. Ohne Angabe liefern wir die deutsche.',
        ],
        facts: [
          'Gehäuse Edelstahl, 40 mm, Höhe 11,2 mm',
          'Automatikwerk, 55 Stunden Gangreserve',
          'Saphirglas, wasserdicht bis 5 bar',
        ],
      },
      en: {
        name: 'Ormeval Calendrier 40',
        body: [
          'Day and month in two narrow windows, the date around the rim: the calendar knows which months have thirty days and which thirty-one, and needs setting by hand only once a year, at the end of February. Three recessed pushers let you do so without a tool.',
          'The calendar is available in German, English or French; please tell us your choice when you order. If you do not, we supply the German version.',
        ],
        facts: [
          'Stainless-steel case, 40 mm, 11.2 mm high',
          'Automatic movement, 55 hours of power reserve',
          'Sapphire crystal, water-resistant to 5 bar',
        ],
      },
      fr: {
        name: 'Ormeval Calendrier 40',
        body: [
          'Le jour et le mois dans deux étroits guichets, la date sur le pourtour : le calendrier distingue les mois de trente et de trente et un jours et ne demande qu’un réglage par an, fin février. Trois poussoirs encastrés permettent de le faire sans outil.',
          'Le calendrier existe en allemand, en anglais ou en français ; précisez votre choix à la commande. À défaut, nous livrons la version allemande.',
        ],
        facts: [
          'Boîtier acier, 40 mm, hauteur 11,2 mm',
          'Mouvement automatique, 55 heures de réserve de marche',
          'Verre saphir, étanche à 5 bar',
        ],
      },
    },
  },
  {
    ...ormeval,
    slug: 'ormeval-chronographe-41',
    reference: 'AT-U513',
    subcategories: ['automatic'],
    attributes: ['steel', 'automatic', 'steelBracelet', 'bar10', 'sapphireCrystal'],
    identifier: 'OV-CH41',
    toOrder: orderedInWeeks(10, 12),
    choice: straps(option('ST', steel, 5680, 0), option('LS', black, 5350, 0)),
    text: {
      de: {
        name: 'Ormeval Chronographe 41',
        body: [
          'Ein Chronograph mit Schaltrad und senkrechter Kupplung. Der Drücker verlangt einen klaren, kurzen Weg, und der Zeiger läuft ohne Sprung los. Zwei Hilfszifferblätter statt drei halten das Blatt ruhig; gezählt wird bis dreißig Minuten.',
          'Ormeval baut von diesem Modell etwa zweihundert Stück im Jahr. Wir haben zurzeit keines vorrätig, nehmen Bestellungen aber an und bekommen jedes Quartal eine kleine Zuteilung. Ein Vorführstück können Sie in der Rosenwirtgasse anlegen.',
        ],
        facts: [
          'Gehäuse Edelstahl, 41 mm, Höhe 13,4 mm',
          'Gangreserve 60 Stunden',
          'Saphirglas, wasserdicht bis 10 bar',
        ],
      },
      en: {
        name: 'Ormeval Chronographe 41',
        body: [
          'A column-wheel chronograph with a vertical clutch. The pusher asks for a short, decisive stroke, and the hand sets off without a jump. Two subdials instead of three keep the dial calm; it counts up to thirty minutes.',
          'Ormeval makes about two hundred of this model a year. We have none in stock at present but are taking orders, and receive a small allocation each quarter. You can try on a demonstration piece in Rosenwirtgasse.',
        ],
        facts: [
          'Stainless-steel case, 41 mm, 13.4 mm high',
          '60 hours of power reserve',
          'Sapphire crystal, water-resistant to 10 bar',
        ],
      },
      fr: {
        name: 'Ormeval Chronographe 41',
        body: [
          'Un chronographe à roue à colonnes et embrayage vertical. Le poussoir répond à une pression brève et nette, et l’aiguille part sans à-coup. Deux compteurs au lieu de trois laissent respirer le cadran ; on mesure jusqu’à trente minutes.',
          'Ormeval en fabrique environ deux cents par an. Nous n’en avons pas en stock pour le moment, mais prenons les commandes et recevons chaque trimestre une petite allocation. Vous pouvez essayer un exemplaire de démonstration Rosenwirtgasse.',
        ],
        facts: [
          'Boîtier acier, 41 mm, hauteur 13,4 mm',
          'Réserve de marche de 60 heures',
          'Verre saphir, étanche à 10 bar',
        ],
      },
    },
  },
  {
    ...ormeval,
    slug: 'ormeval-petite-seconde-39',
    reference: 'AT-U514',
    subcategories: ['handWound'],
    attributes: ['steel', 'handWound', 'leatherStrap', 'bar3', 'sapphireCrystal'],
    identifier: 'OV-PS39',
    choice: straps(option('LC', cognac, 3450, 0), option('LS', black, 3450, 0)),
    text: {
      de: {
        name: 'Ormeval Petite Seconde 39',
        body: [
          'Die kleine Sekunde liegt bei sechs, etwas tiefer als das übrige Blatt, und dreht sich in einem fein gerillten Kreis. Sonst gibt es aufgesetzte Indizes, zwei lanzettförmige Zeiger und viel Raum dazwischen.',
          'Ormeval hat die Fertigung dieses Modells in diesem Frühjahr beendet; unsere letzten Stücke sind verkauft. Wir lassen die Uhr hier stehen, weil gelegentlich eine aus zweiter Hand zu uns kommt. Schreiben Sie uns, dann melden wir uns, sobald wir eine überholt haben.',
        ],
        facts: ['Gehäuse Edelstahl, 39 mm, Höhe 8,6 mm', 'Handaufzug, 48 Stunden Gangreserve', 'Wasserdicht bis 3 bar'],
      },
      en: {
        name: 'Ormeval Petite Seconde 39',
        body: [
          'The small seconds subdial sits at six, slightly recessed, within a finely grooved circle. Beyond that: applied markers, two lance-shaped hands and plenty of space between them.',
          'Ormeval ended production of this model in the spring, and our last pieces have been sold. We leave the watch on show because one occasionally comes back to us second-hand. Write to us, and we will be in touch as soon as we have overhauled one.',
        ],
        facts: [
          'Stainless-steel case, 39 mm, 8.6 mm high',
          'Hand-wound, 48 hours of power reserve',
          'Water-resistant to 3 bar',
        ],
      },
      fr: {
        name: 'Ormeval Petite Seconde 39',
        body: [
          'La petite seconde tourne à six heures, légèrement en retrait du cadran, dans un cercle finement azuré. Pour le reste : des index appliqués, deux aiguilles lancettes et beaucoup d’espace entre elles.',
          'Ormeval a cessé de produire ce modèle au printemps, et nos derniers exemplaires sont vendus. Nous laissons la montre ici, car il nous en revient parfois une d’occasion. Écrivez-nous : nous vous ferons signe dès que nous en aurons révisé une.',
        ],
        facts: [
          'Boîtier acier, 39 mm, hauteur 8,6 mm',
          'Remontage manuel, 48 heures de réserve de marche',
          'Étanche à 3 bar',
        ],
      },
    },
  },
];

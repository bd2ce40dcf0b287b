// The makers that "Arnsberg & Tochter" sells or looks after. Two are named neutrally, because their watches come to the
// workshop; all others are invented. Joined in house-sets.ts.
import { demoId, type DemoSet } from '../../demo-content.ts';
import { projectId, richText } from '../../page-item.ts';
import { translationEntries, type InThreeLanguages } from '../../translation-entries.ts';

interface BrandText {
  lead: string;
  description: string;
}

interface Brand extends InThreeLanguages<BrandText> {
  slug: string;
  name: string;
  type: 'watches' | 'jewelry' | 'wedding_rings' | 'optics' | 'accessories';
}

/** What we say of a maker whose watches we look after without selling them: that, and nothing more. */
const lookedAfter = (maker: string): InThreeLanguages<BrandText> => ({
  de: {
    lead: `Auch Uhren von ${maker} kommen bei uns auf den Werktisch.`,
    description: `<p>Unsere Uhrmacher nehmen Uhren von ${maker} zur Durchsicht an, prüfen Gang und Dichtheit und beraten Sie, ob
      und wo eine Revision sinnvoll ist.</p>`,
  },
  en: {
    lead: `Watches by ${maker} come to our bench as well.`,
    description: `<p>Our watchmakers inspect watches by ${maker}, check rate and water resistance, and advise you
      whether a service makes sense, and where to have it done.</p>`,
  },
  fr: {
    lead: `Les montres ${maker} passent aussi par notre établi.`,
    description: `<p>Nos horlogers reçoivent les montres ${maker} pour examen, contrôlent la marche et l’étanchéité et vous disent
      si une révision est utile, et où la faire.</p>`,
  },
});

const brands: Brand[] = [
  { slug: 'rolex', name: 'Rolex', type: 'watches', ...lookedAfter('Rolex') },
  { slug: 'longines', name: 'Longines', type: 'watches', ...lookedAfter('Longines') },
  {
    slug: 'marenholt',
    name: 'Marenholt',
    type: 'watches',
    de: {
      lead: 'Schlichte Uhren aus Flensburg, gut lesbar und leicht zu warten.',
      description: `<p>Marenholt baut seine Uhren in einem alten Speicher am Hafen. Das Zifferblatt trägt nur, was man zum Ablesen
        braucht; die Werke sind so konstruiert, dass jede Werkstatt sie öffnen kann. Wir haben die Ersatzteile im Haus.</p>`,
    },
    en: {
      lead: 'Plain watches from Flensburg, easy to read and easy to service.',
      description: `<p>Marenholt builds its watches in an old warehouse by the harbour. The dial bears only what is needed for reading;
        the movements are made so that any workshop can open them. We keep the spare parts in the house.</p>`,
    },
    fr: {
      lead: 'Des montres sobres, de Flensburg, lisibles et faciles à entretenir.',
      description: `<p>Marenholt construit ses montres dans un ancien entrepôt du port. Le cadran ne porte que le nécessaire ; les
        mouvements sont conçus pour que tout atelier puisse les ouvrir. Nous avons les pièces en stock.</p>`,
    },
  },
  {
    slug: 'ormeval',
    name: 'Ormeval',
    type: 'watches',
    de: {
      lead: 'Klassische Uhren mit Handaufzug und Automatik aus Le Locle.',
      description: `<p>Ormeval baut so flach, wie es das Werk erlaubt. Das verlangt Sorgfalt beim Zusammenbau und eine
        ruhige Hand bei der Revision; beides haben wir.</p>`,
    },
    en: {
      lead: 'Classic hand-wound and automatic watches from Le Locle.',
      description: `<p>Ormeval builds as slim as the movement allows. That asks for care in assembly and a steady hand
        in servicing; we have both.</p>`,
    },
    fr: {
      lead: 'Des montres classiques, manuelles et automatiques, du Locle.',
      description: `<p>Ormeval construit aussi plat que le mouvement le permet. Cela demande du soin au montage et une
        main sûre à la révision ; nous avons les deux.</p>`,
    },
  },
  {
    slug: 'arnsberg-und-tochter',
    name: 'Arnsberg & Tochter',
    type: 'jewelry',
    de: {
      lead: 'Unsere eigenen Linien, gezeichnet von Clara Arnsberg, gefertigt in der Rosenwirtgasse.',
      description:
        '<p>Wenige Formen, klare Kanten, oft ein einzelner Stein. Weite, Länge und Legierung bestimmen Sie.</p>',
    },
    en: {
      lead: 'Our own lines, drawn by Clara Arnsberg and made in Rosenwirtgasse.',
      description: '<p>Few forms, clear edges, often a single stone. Size, length and alloy are yours to choose.</p>',
    },
    fr: {
      lead: 'Nos propres lignes, dessinées par Clara Arnsberg et réalisées dans la Rosenwirtgasse.',
      description:
        '<p>Peu de formes, des arêtes nettes, souvent une seule pierre. Taille, longueur et alliage : à vous de choisir.</p>',
    },
  },
  {
    slug: 'kazehara',
    name: 'Kazehara',
    type: 'jewelry',
    de: {
      lead: 'Akoya-Zuchtperlen aus Ise.',
      description:
        '<p>Kazehara sortiert nach Lüster, bevor nach Größe sortiert wird. Die Ketten knoten wir selbst.</p>',
    },
    en: {
      lead: 'Akoya cultured pearls from Ise.',
      description: '<p>Kazehara sorts for lustre before it sorts for size. The necklaces we knot ourselves.</p>',
    },
    fr: {
      lead: 'Perles de culture Akoya, d’Ise.',
      description:
        '<p>Kazehara trie selon le lustre avant de trier selon la taille. Nous nouons les colliers nous-mêmes.</p>',
    },
  },
  {
    slug: 'trauringschmiede-eberau',
    name: 'Trauringschmiede Eberau',
    type: 'wedding_rings',
    de: {
      lead: 'Trauringe aus dem südlichen Burgenland.',
      description:
        '<p>Eberau schmiedet, statt zu gießen: Der Ring wird dichter und lässt sich später gut in der Weite ändern.</p>',
    },
    en: {
      lead: 'Wedding rings from southern Burgenland, Austria.',
      description: '<p>Eberau forges rather than casts: the ring becomes denser and can later be resized well.</p>',
    },
    fr: {
      lead: 'Alliances du sud du Burgenland, en Autriche.',
      description:
        '<p>Eberau forge au lieu de couler : l’anneau gagne en densité et se met bien à taille par la suite.</p>',
    },
  },
  {
    slug: 'feldhorn',
    name: 'Feldhorn',
    type: 'optics',
    de: {
      lead: 'Fassungen aus Acetat, Horn und Titan, aus Passau.',
      description:
        '<p>Jede Form gibt es in mehreren Stegweiten. Scharniere und Bügel lassen sich einzeln ersetzen.</p>',
    },
    en: {
      lead: 'Frames in acetate, horn and titanium, from Passau.',
      description: '<p>Every shape comes in several bridge widths. Hinges and temples can be replaced one by one.</p>',
    },
    fr: {
      lead: 'Montures en acétate, en corne et en titane, de Passau.',
      description:
        '<p>Chaque forme existe en plusieurs largeurs de pont. Charnières et branches se remplacent une à une.</p>',
    },
  },
  {
    slug: 'tidewell-und-marsh',
    name: 'Tidewell & Marsh',
    type: 'accessories',
    de: {
      lead: 'Tischuhren, Reisewecker und Messinggerät aus Sheffield.',
      description:
        '<p>Die Gehäuse sind aus Messing gedreht und unlackiert; mit der Zeit werden sie dunkler, mit einem Tuch wieder hell.</p>',
    },
    en: {
      lead: 'Table clocks, travel alarms and brassware from Sheffield.',
      description:
        '<p>The cases are turned from brass and left unlacquered; with time they darken, with a cloth they brighten again.</p>',
    },
    fr: {
      lead: 'Pendules de table, réveils de voyage et objets en laiton, de Sheffield.',
      description:
        '<p>Les boîtiers sont tournés dans le laiton et non vernis ; ils foncent avec le temps et s’éclaircissent d’un coup de chiffon.</p>',
    },
  },
];

const toFields = ({ lead, description }: BrandText) => ({ lead, description: richText(description) });

export const brandSet: DemoSet = {
  collection: 'brand',
  items: brands.map(({ slug, name, type, de, en, fr }, index) => ({
    id: demoId(`arnsberg/brand/${slug}`),
    project: projectId('arnsberg'),
    status: 'published',
    display_name: name,
    slug,
    brand_type: type,
    sort: index + 1,
    ...toFields(de),
    translations: translationEntries({ de: toFields(de), en: toFields(en), fr: toFields(fr) }),
  })),
};

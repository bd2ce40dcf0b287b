// The shop's departments and what each is divided into. Read by shop-sets.ts; products refer to them by key.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { fileId } from '../../../page-item.ts';
import { localized, translatedFields, type Localized } from '../localized.ts';
import { projectId, sortAt } from '../shop-project.ts';
import { attributeGroupId, type AttributeGroupKey } from './attributes.ts';

interface Department {
  slug: string;
  name: Localized;
}

interface Category extends Department {
  /** The photograph of the house that stands for the category. */
  picture?: string;
  /** What stands above the order button (law row L2); without any, all attributes do. */
  essential: AttributeGroupKey[];
}

const categories = {
  engagement: {
    slug: 'verlobungsringe',
    picture: 'engagement-rings',
    essential: ['material', 'stone', 'carat', 'clarity'],
    name: localized('Verlobungsringe', 'Engagement rings', 'Bagues de fiançailles'),
  },
  wedding: {
    essential: ['material', 'stone', 'carat'],
    slug: 'trauringe',
    picture: 'wedding-rings',
    name: localized('Trauringe', 'Wedding rings', 'Alliances'),
  },
  jewellery: {
    essential: ['material', 'stone', 'carat', 'clarity'],
    slug: 'schmuck',
    picture: 'jewelry',
    name: localized('Schmuck', 'Jewellery', 'Bijoux'),
  },
  pearls: {
    essential: ['stone', 'stoneColour', 'material'],
    slug: 'perlen',
    name: localized('Perlen', 'Pearls', 'Perles'),
  },
  watches: {
    essential: ['movement', 'material', 'crystal', 'strap', 'waterResistance'],
    slug: 'uhren',
    picture: 'watches',
    name: localized('Uhren', 'Watches and clocks', 'Montres et pendules'),
  },
  accessories: {
    essential: ['material'],
    slug: 'accessoires',
    name: localized('Accessoires', 'Accessories', 'Accessoires'),
  },
  home: { essential: ['material'], slug: 'wohnen', name: localized('Wohnen', 'Home', 'Maison') },
} satisfies Record<string, Category>;

export type CategoryKey = keyof typeof categories;

const subcategories = {
  solitaires: {
    category: 'engagement',
    slug: 'solitaerringe',
    name: localized('Solitärringe', 'Solitaire rings', 'Solitaires'),
  },
  multiStone: {
    category: 'engagement',
    slug: 'mehrsteinringe',
    name: localized('Ringe mit mehreren Steinen', 'Multi-stone rings', 'Bagues à plusieurs pierres'),
  },
  colouredStones: {
    category: 'engagement',
    slug: 'farbsteinringe',
    name: localized('Farbsteinringe', 'Coloured-stone rings', 'Bagues à pierre de couleur'),
  },
  classicBands: {
    category: 'wedding',
    slug: 'klassische-trauringe',
    name: localized('Klassische Trauringe', 'Classic bands', 'Alliances classiques'),
  },
  texturedBands: {
    category: 'wedding',
    slug: 'strukturierte-trauringe',
    name: localized('Trauringe mit Struktur', 'Textured bands', 'Alliances texturées'),
  },
  diamondBands: {
    category: 'wedding',
    slug: 'trauringe-mit-brillanten',
    name: localized('Trauringe mit Brillanten', 'Bands with diamonds', 'Alliances serties de diamants'),
  },
  rings: { category: 'jewellery', slug: 'ringe', name: localized('Ringe', 'Rings', 'Bagues') },
  chains: { category: 'jewellery', slug: 'halsketten', name: localized('Halsketten', 'Necklaces', 'Colliers') },
  pendants: { category: 'jewellery', slug: 'anhaenger', name: localized('Anhänger', 'Pendants', 'Pendentifs') },
  earrings: {
    category: 'jewellery',
    slug: 'ohrschmuck',
    name: localized('Ohrschmuck', 'Earrings', 'Boucles d’oreilles'),
  },
  bracelets: { category: 'jewellery', slug: 'armschmuck', name: localized('Armschmuck', 'Bracelets', 'Bracelets') },
  pearlStrands: {
    category: 'pearls',
    slug: 'perlenketten',
    name: localized('Perlenketten', 'Pearl strands', 'Rangs de perles'),
  },
  singlePearls: {
    category: 'pearls',
    slug: 'perlschmuck',
    name: localized('Schmuck mit einzelnen Perlen', 'Jewellery with single pearls', 'Bijoux à une perle'),
  },
  automatic: {
    category: 'watches',
    slug: 'automatikuhren',
    name: localized('Automatikuhren', 'Automatic watches', 'Montres automatiques'),
  },
  handWound: {
    category: 'watches',
    slug: 'handaufzugsuhren',
    name: localized('Handaufzugsuhren', 'Hand-wound watches', 'Montres à remontage manuel'),
  },
  quartz: {
    category: 'watches',
    slug: 'quarzuhren',
    name: localized('Quarz- und Solaruhren', 'Quartz and solar watches', 'Montres à quartz et solaires'),
  },
  clocks: {
    category: 'watches',
    slug: 'tisch-und-wanduhren',
    name: localized('Tisch- und Wanduhren', 'Table and wall clocks', 'Pendules et horloges murales'),
  },
  eyewear: { category: 'accessories', slug: 'brillen', name: localized('Brillen', 'Eyewear', 'Lunettes') },
  smallGoods: {
    category: 'accessories',
    slug: 'kleine-begleiter',
    name: localized('Kleine Begleiter', 'Everyday companions', 'Petits accessoires'),
  },
  books: { category: 'accessories', slug: 'buecher', name: localized('Bücher', 'Books', 'Livres') },
  candles: {
    category: 'home',
    slug: 'kerzen-und-leuchter',
    name: localized('Kerzen und Leuchter', 'Candles and holders', 'Bougies et bougeoirs'),
  },
  textiles: {
    category: 'home',
    slug: 'wohntextilien',
    name: localized('Wohntextilien', 'Textiles', 'Linge de maison'),
  },
} satisfies Record<string, Department & { category: CategoryKey }>;

export type SubcategoryKey = keyof typeof subcategories;

export const categoryId = (key: CategoryKey): string => demoId(`arnsberg/category/${key}`);
export const subcategoryId = (key: SubcategoryKey): string => demoId(`arnsberg/subcategory/${key}`);

export const categoryKeys = Object.keys(categories) as CategoryKey[];
export const subcategoryKeys = Object.keys(subcategories) as SubcategoryKey[];

export const categorySet: SeedSet = {
  collection: 'ecommerce_category',
  items: Object.entries<Category>(categories).map(([key, { slug, name, picture, essential }], index) => ({
    id: demoId(`arnsberg/category/${key}`),
    project: projectId,
    slug,
    ...(picture ? { image: fileId('arnsberg', picture) } : {}),
    essential_attribute_groups: essential.map((group, place) => ({
      attribute_group_id: attributeGroupId(group),
      sort: place + 1,
    })),
    sort: sortAt(index),
    ...translatedFields({ display_name: name }),
  })),
};

export const subcategorySet: SeedSet = {
  collection: 'ecommerce_subcategory',
  items: subcategoryKeys.map((key, index) => ({
    id: subcategoryId(key),
    project: projectId,
    category: categoryId(subcategories[key].category),
    slug: subcategories[key].slug,
    sort: sortAt(index),
    ...translatedFields({ display_name: subcategories[key].name }),
  })),
};

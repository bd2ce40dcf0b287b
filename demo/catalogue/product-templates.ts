// The product types of the generated catalogue, with department, manufacturers, materials and price range.
import { createDemoLocalizedValue, type DemoLocalizedValue, type DemoMaterialKey } from './generated-product-texts.ts';

export interface DemoProductTemplate {
  noun: DemoLocalizedValue;
  /** This and the next three fields contain keys of records of the demo shop. */
  category: string;
  subcategory: string;
  manufacturers: string[];
  materials: DemoMaterialKey[];
  /** One entry of each list is chosen, in addition to the material. */
  features: string[][];
  /** Lowest and highest gross price, in euros. */
  price: [number, number];
  /** Whether the product comes in ring sizes. */
  sized?: true;
}

const gold: DemoMaterialKey[] = [
  'yellowGold585',
  'yellowGold750',
  'whiteGold585',
  'whiteGold750',
  'roseGold585',
  'roseGold750',
];
const precious: DemoMaterialKey[] = [...gold, 'platinum950'];
const everyday: DemoMaterialKey[] = [...gold, 'silver925', 'silver925'];
const surfaces: string[] = ['polished', 'brushed', 'hammered'];
const clarities: string[] = ['vvs', 'vs', 'si'];
const stones: string[] = ['sapphire', 'emerald', 'tourmaline', 'amethyst'];
const colours: string[] = ['blue', 'green', 'violet', 'rose'];
const pearls: string[] = ['akoyaPearl', 'freshwaterPearl', 'tahitiPearl'];
const pearlColours: string[] = ['white', 'cream', 'rose', 'darkGrey'];
const straps: string[] = ['leatherStrap', 'steelBracelet', 'textileStrap', 'rubberStrap'];
const depths: string[] = ['bar3', 'bar5', 'bar10', 'bar30'];

const rings: Pick<DemoProductTemplate, 'sized' | 'manufacturers'> = {
  sized: true,
  manufacturers: ['arnsberg', 'eberau'],
};
const watches = { category: 'watches', materials: ['steel', 'steel', 'titanium'] as DemoMaterialKey[] } as const;

export const demoProductTemplates: DemoProductTemplate[] = [
  {
    ...rings,
    noun: createDemoLocalizedValue('Solitärring', 'Solitaire ring', 'Bague solitaire'),
    category: 'engagement',
    subcategory: 'solitaires',
    materials: precious,
    price: [890, 9800],
    features: [['diamond'], clarities, surfaces],
  },
  {
    ...rings,
    noun: createDemoLocalizedValue('Farbsteinring', 'Coloured-stone ring', 'Bague à pierre de couleur'),
    category: 'engagement',
    subcategory: 'colouredStones',
    materials: precious,
    price: [690, 5400],
    features: [stones, colours],
  },
  {
    ...rings,
    noun: createDemoLocalizedValue('Trauring', 'Wedding ring', 'Alliance'),
    category: 'wedding',
    subcategory: 'classicBands',
    materials: precious,
    price: [390, 2400],
    features: [surfaces],
  },
  {
    ...rings,
    noun: createDemoLocalizedValue(
      'Trauring mit Brillanten',
      'Wedding ring with diamonds',
      'Alliance sertie de diamants',
    ),
    category: 'wedding',
    subcategory: 'diamondBands',
    materials: precious,
    price: [690, 4200],
    features: [['diamond'], clarities, surfaces],
  },
  {
    ...rings,
    noun: createDemoLocalizedValue('Ring', 'Ring', 'Bague'),
    category: 'jewellery',
    subcategory: 'rings',
    materials: everyday,
    price: [79, 1900],
    features: [surfaces],
  },
  {
    noun: createDemoLocalizedValue('Halskette', 'Necklace', 'Collier'),
    category: 'jewellery',
    subcategory: 'chains',
    manufacturers: ['arnsberg'],
    materials: everyday,
    price: [59, 2900],
    features: [surfaces],
  },
  {
    noun: createDemoLocalizedValue('Anhänger', 'Pendant', 'Pendentif'),
    category: 'jewellery',
    subcategory: 'pendants',
    manufacturers: ['arnsberg'],
    materials: everyday,
    price: [49, 1200],
    features: [stones, colours],
  },
  {
    noun: createDemoLocalizedValue('Ohrstecker', 'Stud earrings', 'Puces d’oreilles'),
    category: 'jewellery',
    subcategory: 'earrings',
    manufacturers: ['arnsberg'],
    materials: everyday,
    price: [39, 1600],
    features: [['diamond', ...stones], surfaces],
  },
  {
    noun: createDemoLocalizedValue('Armband', 'Bracelet', 'Bracelet'),
    category: 'jewellery',
    subcategory: 'bracelets',
    manufacturers: ['arnsberg'],
    materials: everyday,
    price: [69, 3800],
    features: [surfaces],
  },
  {
    noun: createDemoLocalizedValue('Perlenkette', 'Pearl strand', 'Rang de perles'),
    category: 'pearls',
    subcategory: 'pearlStrands',
    manufacturers: ['kazehara'],
    materials: gold,
    price: [290, 6900],
    features: [pearls, pearlColours],
  },
  {
    noun: createDemoLocalizedValue('Perlohrringe', 'Pearl earrings', 'Boucles d’oreilles en perles'),
    category: 'pearls',
    subcategory: 'singlePearls',
    manufacturers: ['kazehara', 'arnsberg'],
    materials: everyday,
    price: [89, 1400],
    features: [pearls, pearlColours],
  },
  {
    ...watches,
    noun: createDemoLocalizedValue('Automatikuhr', 'Automatic watch', 'Montre automatique'),
    subcategory: 'automatic',
    manufacturers: ['marenholt', 'ormeval'],
    price: [990, 9900],
    features: [['automatic'], straps, depths],
  },
  {
    ...watches,
    noun: createDemoLocalizedValue('Handaufzugsuhr', 'Hand-wound watch', 'Montre à remontage manuel'),
    subcategory: 'handWound',
    manufacturers: ['ormeval'],
    price: [1900, 14_500],
    features: [['handWound'], straps, depths],
  },
  {
    ...watches,
    noun: createDemoLocalizedValue('Quarzuhr', 'Quartz watch', 'Montre à quartz'),
    subcategory: 'quartz',
    manufacturers: ['marenholt'],
    price: [190, 790],
    features: [['quartz', 'solar'], straps, depths],
  },
  {
    noun: createDemoLocalizedValue('Tischuhr', 'Table clock', 'Pendule de table'),
    category: 'watches',
    subcategory: 'clocks',
    manufacturers: ['marenholt'],
    materials: ['brass', 'oak'],
    price: [120, 1400],
    features: [['quartz', 'handWound']],
  },
];

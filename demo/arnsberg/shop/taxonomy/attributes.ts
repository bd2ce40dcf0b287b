// The features that products are compared and filtered by, in groups. Read by shop-sets.ts; products refer by key.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { localized, sameInAll, translatedFields, type Localized } from '../localized.ts';
import { projectId, sortAt } from '../shop-project.ts';

const groups = {
  material: localized('Material', 'Material', 'Matière'),
  stone: localized('Edelstein', 'Gemstone', 'Pierre'),
  stoneColour: localized('Steinfarbe', 'Stone colour', 'Couleur de la pierre'),
  clarity: localized('Reinheit', 'Clarity', 'Pureté'),
  carat: localized('Karat', 'Carat weight', 'Poids en carats'),
  finish: localized('Oberfläche', 'Finish', 'Finition'),
  movement: localized('Uhrwerk', 'Movement', 'Mouvement'),
  strap: localized('Armband', 'Strap', 'Bracelet'),
  waterResistance: localized('Wasserdichtigkeit', 'Water resistance', 'Étanchéité'),
  crystal: localized('Uhrenglas', 'Watch crystal', 'Verre'),
} satisfies Record<string, Localized>;

export type AttributeGroupKey = keyof typeof groups;

interface Feature {
  group: AttributeGroupKey;
  name: Localized;
}

const of = (group: AttributeGroupKey, de: string, en: string, fr: string): Feature => ({
  group,
  name: localized(de, en, fr),
});

const attributes = {
  yellowGold585: of('material', 'Gelbgold 585', '14 ct yellow gold', 'Or jaune 585'),
  yellowGold750: of('material', 'Gelbgold 750', '18 ct yellow gold', 'Or jaune 750'),
  whiteGold585: of('material', 'Weißgold 585', '14 ct white gold', 'Or blanc 585'),
  whiteGold750: of('material', 'Weißgold 750', '18 ct white gold', 'Or blanc 750'),
  roseGold585: of('material', 'Roségold 585', '14 ct rose gold', 'Or rose 585'),
  roseGold750: of('material', 'Roségold 750', '18 ct rose gold', 'Or rose 750'),
  platinum950: of('material', 'Platin 950', 'Platinum 950', 'Platine 950'),
  silver925: of('material', 'Silber 925', 'Sterling silver', 'Argent 925'),
  steel: of('material', 'Edelstahl', 'Stainless steel', 'Acier inoxydable'),
  titanium: of('material', 'Titan', 'Titanium', 'Titane'),
  brass: of('material', 'Messing', 'Brass', 'Laiton'),
  oak: of('material', 'Eichenholz', 'Oak', 'Chêne'),
  leather: of('material', 'Leder', 'Leather', 'Cuir'),
  acetate: of('material', 'Acetat', 'Acetate', 'Acétate'),
  linen: of('material', 'Leinen', 'Linen', 'Lin'),
  wax: of('material', 'Wachs', 'Wax', 'Cire'),
  paper: of('material', 'Papier', 'Paper', 'Papier'),
  diamond: of('stone', 'Brillant', 'Brilliant-cut diamond', 'Diamant taille brillant'),
  sapphire: of('stone', 'Saphir', 'Sapphire', 'Saphir'),
  emerald: of('stone', 'Smaragd', 'Emerald', 'Émeraude'),
  tourmaline: of('stone', 'Turmalin', 'Tourmaline', 'Tourmaline'),
  amethyst: of('stone', 'Amethyst', 'Amethyst', 'Améthyste'),
  akoyaPearl: of('stone', 'Akoya-Zuchtperle', 'Akoya cultured pearl', 'Perle de culture Akoya'),
  freshwaterPearl: of('stone', 'Süßwasser-Zuchtperle', 'Freshwater cultured pearl', 'Perle de culture d’eau douce'),
  tahitiPearl: of('stone', 'Tahiti-Zuchtperle', 'Tahitian cultured pearl', 'Perle de culture de Tahiti'),
  white: of('stoneColour', 'Weiß', 'White', 'Blanc'),
  blue: of('stoneColour', 'Blau', 'Blue', 'Bleu'),
  green: of('stoneColour', 'Grün', 'Green', 'Vert'),
  violet: of('stoneColour', 'Violett', 'Violet', 'Violet'),
  rose: of('stoneColour', 'Rosé', 'Rose', 'Rosé'),
  cream: of('stoneColour', 'Creme', 'Cream', 'Crème'),
  darkGrey: of('stoneColour', 'Dunkelgrau', 'Dark grey', 'Gris foncé'),
  vvs: { group: 'clarity', name: sameInAll('VVS') },
  vs: { group: 'clarity', name: sameInAll('VS') },
  si: { group: 'clarity', name: sameInAll('SI') },
  carat010: of('carat', '0,10 ct', '0.10 ct', '0,10 ct'),
  carat025: of('carat', '0,25 ct', '0.25 ct', '0,25 ct'),
  carat030: of('carat', '0,30 ct', '0.30 ct', '0,30 ct'),
  carat035: of('carat', '0,35 ct', '0.35 ct', '0,35 ct'),
  carat045: of('carat', '0,45 ct', '0.45 ct', '0,45 ct'),
  carat050: of('carat', '0,50 ct', '0.50 ct', '0,50 ct'),
  polished: of('finish', 'Poliert', 'Polished', 'Poli'),
  brushed: of('finish', 'Mattiert', 'Brushed', 'Satiné'),
  hammered: of('finish', 'Gehämmert', 'Hammered', 'Martelé'),
  automatic: of('movement', 'Automatik', 'Automatic', 'Automatique'),
  handWound: of('movement', 'Handaufzug', 'Hand-wound', 'Remontage manuel'),
  quartz: of('movement', 'Quarz', 'Quartz', 'Quartz'),
  solar: of('movement', 'Solar', 'Solar', 'Solaire'),
  leatherStrap: of('strap', 'Lederband', 'Leather strap', 'Cuir'),
  steelBracelet: of('strap', 'Edelstahlband', 'Steel bracelet', 'Acier'),
  textileStrap: of('strap', 'Textilband', 'Textile strap', 'Textile'),
  rubberStrap: of('strap', 'Kautschukband', 'Rubber strap', 'Caoutchouc'),
  bar3: { group: 'waterResistance', name: sameInAll('3 bar') },
  bar5: { group: 'waterResistance', name: sameInAll('5 bar') },
  bar10: { group: 'waterResistance', name: sameInAll('10 bar') },
  bar30: { group: 'waterResistance', name: sameInAll('30 bar') },
  sapphireCrystal: of('crystal', 'Saphirglas', 'Sapphire crystal', 'Verre saphir'),
  mineralCrystal: of('crystal', 'Mineralglas', 'Mineral crystal', 'Verre minéral'),
} satisfies Record<string, Feature>;

export type AttributeKey = keyof typeof attributes;

export const attributeGroupId = (key: AttributeGroupKey): string => demoId(`arnsberg/attribute-group/${key}`);
export const attributeId = (key: AttributeKey): string => demoId(`arnsberg/attribute/${key}`);

export const attributeGroupKeys = Object.keys(groups) as AttributeGroupKey[];

export const attributeGroupSet: SeedSet = {
  collection: 'ecommerce_attribute_group',
  items: attributeGroupKeys.map((key, index) => ({
    id: attributeGroupId(key),
    project: projectId,
    sort: sortAt(index),
    ...translatedFields({ display_name: groups[key] }),
  })),
};

export const attributeSet: SeedSet = {
  collection: 'ecommerce_attribute',
  items: (Object.keys(attributes) as AttributeKey[]).map((key, index) => ({
    id: attributeId(key),
    attribute_group: attributeGroupId(attributes[key].group),
    sort: sortAt(index),
    ...translatedFields({ display_name: attributes[key].name }),
  })),
};

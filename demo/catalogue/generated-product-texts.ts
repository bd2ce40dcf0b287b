// Words for the names of generated products in three languages. All invented.
import type { Locale } from '../../contract/locale.ts';

export type DemoLocalizedValue<Value = string> = Record<Locale, Value>;

export const createDemoLocalizedValue = <Value>(de: Value, en: Value, fr: Value): DemoLocalizedValue<Value> => ({
  de,
  en,
  fr,
});

/** How the material is appended to the product's name, by attribute key. */
export const demoMaterialPhrases = {
  yellowGold585: createDemoLocalizedValue('in Gelbgold 585', 'in 14 ct yellow gold', 'en or jaune 585'),
  yellowGold750: createDemoLocalizedValue('in Gelbgold 750', 'in 18 ct yellow gold', 'en or jaune 750'),
  whiteGold585: createDemoLocalizedValue('in Weißgold 585', 'in 14 ct white gold', 'en or blanc 585'),
  whiteGold750: createDemoLocalizedValue('in Weißgold 750', 'in 18 ct white gold', 'en or blanc 750'),
  roseGold585: createDemoLocalizedValue('in Roségold 585', 'in 14 ct rose gold', 'en or rose 585'),
  roseGold750: createDemoLocalizedValue('in Roségold 750', 'in 18 ct rose gold', 'en or rose 750'),
  platinum950: createDemoLocalizedValue('in Platin 950', 'in platinum 950', 'en platine 950'),
  silver925: createDemoLocalizedValue('in Silber 925', 'in sterling silver', 'en argent 925'),
  steel: createDemoLocalizedValue('in Edelstahl', 'in stainless steel', 'en acier inoxydable'),
  titanium: createDemoLocalizedValue('in Titan', 'in titanium', 'en titane'),
  brass: createDemoLocalizedValue('aus Messing', 'in brass', 'en laiton'),
  oak: createDemoLocalizedValue('aus Eichenholz', 'in oak', 'en chêne'),
};

export type DemoMaterialKey = keyof typeof demoMaterialPhrases;

const beginnings = [
  'Ahren',
  'Birken',
  'Dahlen',
  'Elster',
  'Falken',
  'Gräfen',
  'Hasel',
  'Isen',
  'Jasmin',
  'Königs',
  'Lärchen',
  'Mühl',
  'Nebel',
  'Oster',
  'Perlen',
  'Quell',
  'Rosen',
  'Silber',
  'Tannen',
  'Ufer',
  'Veilchen',
  'Weiden',
  'Zirbel',
  'Über',
];
const endings = [
  'au',
  'bach',
  'berg',
  'feld',
  'grund',
  'hain',
  'höhe',
  'moor',
  'quell',
  'see',
  'stein',
  'tal',
  'wald',
  'wiese',
];

/** Names that are the same in every language. */
export const languageNeutralDemoProductNames: string[] = beginnings.flatMap((beginning) =>
  endings.map((ending) => `${beginning}${ending}`),
);

export const demoReviewTitles = createDemoLocalizedValue(
  ['Wunderschön', 'Genau wie auf dem Bild', 'Gerne wieder', 'Sehr fein gearbeitet'],
  ['Beautiful', 'Just like the picture', 'Would buy again', 'Very finely made'],
  ['Magnifique', 'Conforme à la photo', 'À recommander', 'Travail très soigné'],
);

export const demoReviewerNames = [
  'Anna K.',
  'Bernd S.',
  'Claire D.',
  'Elif Y.',
  'Harriet M.',
  'Jonas W.',
  'Luc P.',
  'Zoë R.',
];

export const genericDemoProductDescription = createDemoLocalizedValue(
  'Ein Stück, das man jeden Tag trägt und das dabei gewinnt. Von Hand geprüft, bevor es das Haus verlässt.',
  'A piece to wear every day, and one that gains by it. Checked by hand before it leaves the house.',
  'Une pièce à porter chaque jour, et qui y gagne. Vérifiée à la main avant de quitter la maison.',
);

export const demoRingSizeDimensionName = createDemoLocalizedValue('Ringgröße', 'Ring size', 'Taille');
export const toDemoRingSizeName = (size: number): DemoLocalizedValue =>
  createDemoLocalizedValue(`Größe ${size}`, `Size ${size}`, `Taille ${size}`);
export const toDemoImageAltText = (name: DemoLocalizedValue): DemoLocalizedValue =>
  createDemoLocalizedValue(`${name.de}, von vorn`, `${name.en}, seen from the front`, `${name.fr}, vue de face`);

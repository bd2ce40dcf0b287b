// The words that names of generated products are made of, in the three languages of the house. All invented.
// Used by the generator beside.
import type { Locale } from '../../contract/locale.ts';

export type Localized<Value = string> = Record<Locale, Value>;

export const localized = <Value>(de: Value, en: Value, fr: Value): Localized<Value> => ({ de, en, fr });

/** What a piece is made of, as it stands behind its name; by the key of the attribute. */
export const materialPhrases = {
  yellowGold585: localized('in Gelbgold 585', 'in 14 ct yellow gold', 'en or jaune 585'),
  yellowGold750: localized('in Gelbgold 750', 'in 18 ct yellow gold', 'en or jaune 750'),
  whiteGold585: localized('in Weißgold 585', 'in 14 ct white gold', 'en or blanc 585'),
  whiteGold750: localized('in Weißgold 750', 'in 18 ct white gold', 'en or blanc 750'),
  roseGold585: localized('in Roségold 585', 'in 14 ct rose gold', 'en or rose 585'),
  roseGold750: localized('in Roségold 750', 'in 18 ct rose gold', 'en or rose 750'),
  platinum950: localized('in Platin 950', 'in platinum 950', 'en platine 950'),
  silver925: localized('in Silber 925', 'in sterling silver', 'en argent 925'),
  steel: localized('in Edelstahl', 'in stainless steel', 'en acier inoxydable'),
  titanium: localized('in Titan', 'in titanium', 'en titane'),
  brass: localized('aus Messing', 'in brass', 'en laiton'),
  oak: localized('aus Eichenholz', 'in oak', 'en chêne'),
};

export type MaterialKey = keyof typeof materialPhrases;

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

/** Names that read the same in every language. */
export const properNames: string[] = beginnings.flatMap((beginning) =>
  endings.map((ending) => `${beginning}${ending}`),
);

export const reviewTitles = localized(
  ['Wunderschön', 'Genau wie auf dem Bild', 'Gerne wieder', 'Sehr fein gearbeitet'],
  ['Beautiful', 'Just like the picture', 'Would buy again', 'Very finely made'],
  ['Magnifique', 'Conforme à la photo', 'À recommander', 'Travail très soigné'],
);

export const reviewers = ['Anna K.', 'Bernd S.', 'Claire D.', 'Elif Y.', 'Harriet M.', 'Jonas W.', 'Luc P.', 'Zoë R.'];

export const description = localized(
  'Ein Stück, das man jeden Tag trägt und das dabei gewinnt. Von Hand geprüft, bevor es das Haus verlässt.',
  'A piece to wear every day, and one that gains by it. Checked by hand before it leaves the house.',
  'Une pièce à porter chaque jour, et qui y gagne. Vérifiée à la main avant de quitter la maison.',
);

export const ringSizeLabel = localized('Ringgröße', 'Ring size', 'Taille de bague');
export const sizeName = (size: number): Localized => localized(`Größe ${size}`, `Size ${size}`, `Taille ${size}`);
export const picturedAs = (name: Localized): Localized =>
  localized(`${name.de}, von vorn`, `${name.en}, seen from the front`, `${name.fr}, vue de face`);

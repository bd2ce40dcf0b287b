// What a piece can be given on request: engravings, fonts, and the two sizes of a wedding-ring pair.
// Read by shop-sets.ts; products refer to them by key.
import type { EngravingSurface } from '../../../../contract/shop/engraving.ts';
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { inEach, localized, translatedFields, type Localized } from '../localized.ts';
import { projectId } from '../shop-project.ts';

type Field = { key: string; label: Localized; required: boolean } & (
  { type: 'text'; maxLength: number } | { type: 'choice'; options: Localized<string[]> } | { type: 'font' }
);

interface Personalization {
  name: Localized;
  surface: EngravingSurface;
  fields: Field[];
}

const engraving = (key: string, label: Localized, maxLength: number): Field => ({
  key,
  type: 'text',
  label,
  maxLength,
  required: false,
});

const font: Field = { key: 'font', type: 'font', label: localized('Schrift', 'Typeface', 'Écriture'), required: false };

const pairSizes = Array.from({ length: 13 }, (_, index) => String(48 + index * 2));

const pairSize = (key: string, label: Localized): Field => ({
  key,
  type: 'choice',
  label,
  options: localized(pairSizes, pairSizes, pairSizes),
  required: true,
});

const personalizations = {
  ring: {
    name: localized('Gravur in der Ringschiene', 'Engraving inside the band', 'Gravure à l’intérieur de l’anneau'),
    surface: 'ring',
    fields: [engraving('engraving', localized('Gravur', 'Engraving', 'Texte à graver'), 24), font],
  },
  signet: {
    name: localized('Monogramm', 'Monogram', 'Monogramme'),
    surface: 'plate',
    fields: [engraving('monogram', localized('Initialen', 'Initials', 'Initiales'), 3), font],
  },
  caseBack: {
    name: localized('Gravur auf dem Gehäuseboden', 'Case-back engraving', 'Gravure au dos du boîtier'),
    surface: 'case_back',
    fields: [
      engraving('line_1', localized('Erste Zeile', 'First line', 'Première ligne'), 18),
      engraving('line_2', localized('Zweite Zeile', 'Second line', 'Deuxième ligne'), 18),
      font,
    ],
  },
  locket: {
    name: localized('Gravur auf der Rückseite', 'Engraving on the back', 'Gravure au dos'),
    surface: 'disc',
    fields: [
      engraving('engraving', localized('Gravur', 'Engraving', 'Texte à graver'), 16),
      {
        key: 'placement',
        type: 'choice',
        label: localized('Anordnung', 'Placement', 'Disposition'),
        options: localized(
          ['in der Mitte', 'am Rand entlang'],
          ['in the centre', 'around the rim'],
          ['au centre', 'le long du bord'],
        ),
        required: false,
      },
      font,
    ],
  },
  pair: {
    name: localized(
      'Größen und Gravuren des Paares',
      'Sizes and engravings of the pair',
      'Tailles et gravures de la paire',
    ),
    surface: 'ring_pair',
    fields: [
      pairSize(
        'size_1',
        localized('Größe des ersten Rings', 'Size of the first ring', 'Taille de la première alliance'),
      ),
      engraving(
        'engraving_1',
        localized('Gravur im ersten Ring', 'Engraving in the first ring', 'Gravure de la première alliance'),
        24,
      ),
      pairSize(
        'size_2',
        localized('Größe des zweiten Rings', 'Size of the second ring', 'Taille de la seconde alliance'),
      ),
      engraving(
        'engraving_2',
        localized('Gravur im zweiten Ring', 'Engraving in the second ring', 'Gravure de la seconde alliance'),
        24,
      ),
      font,
    ],
  },
} satisfies Record<string, Personalization>;

export type PersonalizationKey = keyof typeof personalizations;

export const personalizationId = (key: PersonalizationKey): string => demoId(`arnsberg/personalization/${key}`);

/** The fields in each language, as the collection's note describes them. */
const toFields = (fields: Field[]): Localized<object> =>
  inEach((language) =>
    fields.map(({ key, type, label, required, ...rest }) => ({
      key,
      type,
      label: label[language],
      required,
      ...('maxLength' in rest ? { max_length: rest.maxLength } : {}),
      ...('options' in rest ? { options: rest.options[language] } : {}),
      ...(type === 'font' ? { options: ['serif', 'script'] } : {}),
    })),
  );

/** As the shipping page says. */
const engravingDays = 3;

export const personalizationSet: SeedSet = {
  collection: 'ecommerce_personalization',
  items: Object.entries<Personalization>(personalizations).map(([key, { name, surface, fields }]) => ({
    id: demoId(`arnsberg/personalization/${key}`),
    project: projectId,
    surface,
    additional_days: engravingDays,
    ...translatedFields({ display_name: name }, { fields: toFields(fields) }),
  })),
};

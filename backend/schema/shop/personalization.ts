// Personalizations: the engraving and other fields that a shopper fills in for a product (specification §3), and what
// the engraving preview must know of a ring.
import {
  type RingHeadType,
  type RingProfile,
  bandWidthRangeMm,
  ringHeadTypes,
  ringProfiles,
} from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { defineIdField, defineDisplayNameField } from '../define-common-fields.ts';
import { defineChoiceField, defineIntegerField, defineMillimetersField, createStudioLabel } from '../define-fields.ts';
import { defineProjectField, defineCollectionWithTranslations } from '../define-relations.ts';
import { definePersonalizationFieldsListField } from './personalization-field-list.ts';
import { engravingSurfaceChoices } from './product-and-variant-fields.ts';

const displayName = () => defineDisplayNameField({ public: true, required: true });

const profileLabels: Record<RingProfile, StudioLabel> = {
  flat: createStudioLabel('flach', 'Flat'),
  d_shape: createStudioLabel('außen gewölbt, innen flach (D-Profil)', 'Domed outside, flat inside (D shape)'),
  flat_court: createStudioLabel('außen flach, innen gerundet', 'Flat outside, rounded inside (flat court)'),
  court: createStudioLabel('außen und innen gewölbt (bombiert)', 'Domed outside and inside (court)'),
};

const headLabels: Record<RingHeadType, StudioLabel> = {
  none: createStudioLabel('keine Steine', 'No stones'),
  solitaire: createStudioLabel('ein Stein in Krappen', 'One stone in prongs'),
  bezel: createStudioLabel('ein Stein in einer Zarge', 'One stone in a bezel'),
  three_stones: createStudioLabel('drei Steine', 'Three stones'),
  eternity: createStudioLabel('Steine um den halben Ring', 'Stones along half of the band'),
};

/** Fields of a product; the metal comes from its attributes. */
export const defineRingShapeFields = (): FieldDefinition[] => [
  defineMillimetersField('band_width', createStudioLabel('Ringbreite (mm)', 'Band width (mm)'), {
    public: true,
    range: bandWidthRangeMm,
    note: createStudioLabel(
      'Für das Bild der Gravur. Leer: die Breite der Variante, wenn ihr Name sie nennt („3,5 mm“).',
      'For the engraving preview. If empty, the width of the variant if its name tells it (“3.5 mm”).',
    ),
  }),
  defineChoiceField(
    'band_profile',
    createStudioLabel('Profil des Rings', 'Profile of the band'),
    ringProfiles.map((value) => ({ value, label: profileLabels[value] })),
    { public: true, note: createStudioLabel('Für das Bild der Gravur', 'For the engraving preview'), maxLength: 16 },
  ),
  defineChoiceField(
    'ring_head',
    createStudioLabel('Steine des Rings', 'Stones of the ring'),
    ringHeadTypes.map((value) => ({ value, label: headLabels[value] })),
    { public: true, note: createStudioLabel('Für das Bild der Gravur', 'For the engraving preview'), maxLength: 16 },
  ),
];

export const personalizationCollections = defineCollectionWithTranslations({
  name: 'ecommerce_personalization',
  label: createStudioLabel('Personalisierung', 'Personalization'),
  note: createStudioLabel('Gravur und andere Wünsche zum Stück', 'Engraving and other options for a product'),
  icon: 'ink_pen',
  folder: 'shop',
  display: '{{display_name}}',
  ownership: { projectPath: 'project' },
  readable: 'public',
  fields: [
    defineIdField(),
    defineProjectField(),
    displayName(),
    defineChoiceField('surface', createStudioLabel('Fläche', 'Surface'), engravingSurfaceChoices, {
      public: true,
      note: createStudioLabel(
        'Was die Vorschau der Gravur zeichnet; ohne Fläche gibt es keine Vorschau.',
        'What the engraving preview shows; without a surface, there is no preview.',
      ),
      required: true,
      maxLength: 16,
      defaultValue: 'none',
    }),
    defineIntegerField('additional_days', createStudioLabel('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: createStudioLabel(
        'So viel länger dauert die Lieferung, wenn graviert wird.',
        'Added to the delivery time if the product is engraved.',
      ),
      range: { min: 0, max: 500 },
    }),
    definePersonalizationFieldsListField(),
  ],
  translations: [displayName(), definePersonalizationFieldsListField()],
});

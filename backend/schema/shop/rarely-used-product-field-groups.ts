// Fields of a product that few need, in closed groups of the form: schedule, reduction, delivery time, tax, shape of a ring,
// product safety, recommendations, search engines.
import type { FieldDefinition } from '../content-model-types.ts';
import { defineCreatedAtField, defineSearchPreviewField, defineSlugField } from '../define-common-fields.ts';
import {
  defineBooleanField,
  defineFieldGroup,
  createStudioLabel,
  defineMultilineTextField,
  definePercentField,
  defineTextField,
} from '../define-fields.ts';
import { defineManyToManyField, defineOneToManyField } from '../define-relations.ts';
import { defineScheduleFields } from '../scheduled-publication-fields.ts';
import { defineDiscountExclusionField } from './discount-code.ts';
import { defineRingShapeFields } from './personalization.ts';
import { defineLowestPriceAndReductionFields } from './price-history.ts';
import {
  defineDeliveryDaysFields,
  defineDurabilityGuaranteeFields,
  defineProductIdentifierFields,
  relatedProductsFieldDefinition,
  variantDimensionFieldDefinition,
} from './product-and-variant-fields.ts';
import { defineUnitPriceFields } from './unit-price-fields.ts';

export const defineFreeTextDeliveryTimeField = () =>
  defineTextField('shipping_time', createStudioLabel('Lieferzeit', 'Delivery time'), {
    public: true,
    note: createStudioLabel(
      'Nur gezeigt, wo keine Werktage eingetragen sind: Worte, zu denen sich nichts addieren lässt, wie „vor Ostern“.',
      'Only shown if no working days are given: wording to which no days can be added, such as “before Easter”.',
    ),
  });

export const rarelyUsedProductFieldGroups: FieldDefinition[] = [
  ...defineFieldGroup('schedule', createStudioLabel('Zeitplan', 'Schedule'), 'schedule', defineScheduleFields()),
  ...defineFieldGroup(
    'reduction',
    createStudioLabel('Ermäßigung und Preisverlauf', 'Reduction and price history'),
    'sell',
    defineLowestPriceAndReductionFields(),
  ),
  ...defineFieldGroup(
    'availability',
    createStudioLabel('Lieferzeit und Filialen', 'Delivery time and branches'),
    'local_shipping',
    [
      ...defineDeliveryDaysFields(
        createStudioLabel('Leer: die Worte unter „Lieferzeit“.', 'If empty, the text under “Delivery time” is shown.'),
      ),
      defineFreeTextDeliveryTimeField(),
      defineManyToManyField('branches', createStudioLabel('Zu sehen in', 'On display in'), 'ecommerce_product_branch', {
        public: true,
        options: { enableCreate: false },
        note: createStudioLabel(
          'Filialen, in denen das Stück liegt. Steht auf der Produktseite; ab zwei Filialen lässt sich die Produktliste danach filtern.',
          'Branches where the product can be seen. Shown on its page; with two branches or more, the product list can be filtered by them.',
        ),
      }),
    ],
  ),
  ...defineFieldGroup(
    'taxation',
    createStudioLabel('Steuersatz, Gutschein, Rabatt, Grundpreis', 'Tax rate, vouchers, discounts, unit price'),
    'percent',
    [
      definePercentField('tax_percent', createStudioLabel('Steuersatz', 'Tax rate'), {
        public: true,
        note: createStudioLabel('Leer: der Satz des Shops', 'If empty, the shop’s rate is used'),
      }),
      defineBooleanField('is_gift_voucher', createStudioLabel('Geschenkgutschein', 'Gift voucher'), false, {
        public: true,
        note: createStudioLabel(
          'Wer ihn kauft, bekommt nach der Zahlung den Code als PDF per E-Mail. Beträge: Preise der Varianten. Bestand und Steuer setzt der Shop (Mehrzweckgutschein).',
          'Buyers get the code as a PDF by email once they have paid. Amounts are the prices of the variants. The shop sets stock and tax (multi-purpose voucher).',
        ),
      }),
      defineDiscountExclusionField(),
      ...defineUnitPriceFields(),
    ],
  ),
  ...defineFieldGroup(
    'ring_shape',
    createStudioLabel('Ring im Bild der Gravur', 'Ring in the engraving preview'),
    'ink_pen',
    defineRingShapeFields(),
  ),
  ...defineFieldGroup(
    'safety',
    createStudioLabel('EAN, Produktsicherheit, Garantie', 'GTIN, product safety, guarantee'),
    'verified_user',
    [
      ...defineProductIdentifierFields(
        createStudioLabel('Varianten können eigene haben.', 'Variants may have their own.'),
      ),
      defineTextField(
        'identifier',
        createStudioLabel('Produktkennung (GTIN, Modell)', 'Product identifier (GTIN, model)'),
        { public: true },
      ),
      defineBooleanField('contains_battery', createStudioLabel('Enthält eine Batterie', 'Contains a battery'), false, {
        public: true,
      }),
      defineMultilineTextField('warnings', createStudioLabel('Warnhinweise', 'Warnings'), { public: true }),
      ...defineDurabilityGuaranteeFields(),
    ],
  ),
  ...defineFieldGroup(
    'recommendations',
    createStudioLabel('Passende Produkte und Bewertungen', 'Matching products and reviews'),
    'recommend',
    [
      relatedProductsFieldDefinition,
      defineOneToManyField('ratings', createStudioLabel('Bewertungen', 'Reviews'), 'ecommerce_product_rating', {
        public: true,
      }),
    ],
  ),
  ...defineFieldGroup(
    'search_engines',
    createStudioLabel('Internetadresse und Suchmaschinen', 'URL and search engines'),
    'travel_explore',
    [
      defineSlugField(),
      variantDimensionFieldDefinition,
      defineCreatedAtField({ public: true }),
      defineSearchPreviewField(),
    ],
  ),
];

// Discount codes (docs/decisions/079). Neither public nor readable by the build: only the order service applies them.
import { allowedPriceRange, allowedStockQuantityRange } from '../../../domain/allowed-number-ranges.ts';
import { type DiscountKind, discountKinds } from '../../../domain/discount-code.ts';
import type {
  CollectionDefinition,
  DerivedColumnTriggers,
  FieldDefinition,
  StudioLabel,
} from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import {
  createStudioLabel,
  defineBooleanField,
  defineChoiceField,
  defineDateField,
  defineDividerField,
  defineIntegerField,
  defineMoneyField,
  definePercentField,
  defineTextField,
  showFieldWhen,
} from '../define-fields.ts';
import { defineJunctionCollection, defineManyToManyField, defineProjectField } from '../define-relations.ts';

const ownership = { projectPath: 'project' };

const kindLabels: Record<DiscountKind, StudioLabel> = {
  percent: createStudioLabel('Prozent', 'Percentage'),
  amount: createStudioLabel('Betrag', 'Amount'),
  free_shipping: createStudioLabel('Versand kostenlos', 'Free shipping'),
};

/**
 * Orders that are cancelled give their use back. The row lock of the update makes concurrent orders wait. Whatever else
 * writes the number, such as a request of an editor or an import, writes the count of the orders.
 */
const usesOfOrders: DerivedColumnTriggers = {
  functions: [
    `create function sf_count_discount_uses() returns trigger language plpgsql set search_path from current as $$
     declare
       before uuid := case when tg_op <> 'INSERT' and old.state <> 'cancelled' then old.discount end;
       after uuid := case when tg_op <> 'DELETE' and new.state <> 'cancelled' then new.discount end;
     begin
       if before is distinct from after then
         update ecommerce_discount_code set used_count = used_count - 1 where id = before;
         update ecommerce_discount_code set used_count = used_count + 1 where id = after;
       end if;
       return null;
     end $$`,
    `create function sf_keep_discount_uses() returns trigger language plpgsql set search_path from current as $$
     begin
       if pg_trigger_depth() = 1 then
         new.used_count := (select count(*) from ecommerce_order where discount = new.id and state <> 'cancelled');
       end if;
       return new;
     end $$`,
  ],
  triggers: [
    {
      name: 'sf_on_discount_uses',
      on: 'ecommerce_discount_code',
      sql: `create trigger sf_on_discount_uses before insert or update of used_count on ecommerce_discount_code
              for each row execute function sf_keep_discount_uses()`,
    },
    {
      name: 'sf_on_order_discount',
      on: 'ecommerce_order',
      sql: `create trigger sf_on_order_discount after insert or delete or update of state, discount on ecommerce_order
              for each row execute function sf_count_discount_uses()`,
    },
  ],
  fill: [
    `update ecommerce_discount_code code set used_count = counted.uses
       from (select id, (select count(*) from ecommerce_order where discount = own.id and state <> 'cancelled') as uses
               from ecommerce_discount_code own) as counted
      where counted.id = code.id and counted.uses <> code.used_count`,
  ],
};

/** For a product, and for a manufacturer with all its products. */
export const defineDiscountExclusionField = (): FieldDefinition =>
  defineBooleanField(
    'excluded_from_discounts',
    createStudioLabel('Von Rabattcodes ausgenommen', 'Excluded from discount codes'),
    false,
    {
      note: createStudioLabel(
        'Für Bücher mit festem Preis und für Marken, die keine Rabatte erlauben. Zählt auch nicht zum Mindestbestellwert eines Codes.',
        'For books with a fixed price, and for brands that allow no discounts. Does not count towards the minimum order value of a code either.',
      ),
    },
  );

const limitedNumber = { range: { ...allowedStockQuantityRange, min: 1 } };

const discountCode: CollectionDefinition = {
  name: 'ecommerce_discount_code',
  label: createStudioLabel('Rabattcode', 'Discount code'),
  note: createStudioLabel(
    'Codes, die im Warenkorb und an der Kasse eingegeben werden. Gelten sofort; je Bestellung ein Code.',
    'Codes to enter in the cart and in the checkout. They take effect at once; one code per order.',
  ),
  icon: 'sell',
  folder: 'marketing',
  display: '{{code}}',
  ownership,
  // Without the code, which is unique, and its uses.
  duplicatedFields: [
    'active',
    'kind',
    'percent',
    'amount_brutto',
    'purpose',
    'valid_from',
    'valid_until',
    'minimum_brutto',
    'max_uses',
    'max_uses_per_customer',
    'categories.id',
    'categories.category_id',
    'subcategories.id',
    'subcategories.subcategory_id',
  ],
  fields: [
    defineIdField(),
    defineTextField('code', createStudioLabel('Code', 'Code'), {
      required: true,
      options: { trim: true, placeholder: 'WILLKOMMEN10' },
      note: createStudioLabel(
        '3 bis 30 Buchstaben ohne Umlaute, Ziffern und Bindestriche. Groß- und Kleinschreibung ist gleich. Kurze Codes lassen sich erraten.',
        '3 to 30 letters from A to Z, digits and hyphens. Upper and lower case are the same. Short codes can be guessed.',
      ),
    }),
    defineBooleanField('active', createStudioLabel('Eingeschaltet', 'Active'), true),
    defineChoiceField(
      'kind',
      createStudioLabel('Was der Code gibt', 'What the code gives'),
      discountKinds.map((value) => ({ value, label: kindLabels[value] })),
      { required: true, defaultValue: 'percent', maxLength: 16 },
    ),
    definePercentField('percent', createStudioLabel('Prozent', 'Percentage'), {
      range: { min: 1, max: 100 },
      ...showFieldWhen('kind', 'percent'),
    }),
    defineMoneyField('amount_brutto', createStudioLabel('Betrag (brutto)', 'Amount (gross)'), {
      range: { ...allowedPriceRange, min: 0.01 },
      ...showFieldWhen('kind', 'amount'),
    }),
    defineTextField('purpose', createStudioLabel('Anlass', 'Purpose'), {
      width: 'full',
      note: createStudioLabel(
        'Nur für das Haus, z. B. „Newsletter Frühjahr“.',
        'Internal, such as “Spring newsletter”.',
      ),
    }),
    defineDividerField('conditions', createStudioLabel('Bedingungen', 'Conditions')),
    defineDateField('valid_from', createStudioLabel('Gültig ab', 'Valid from')),
    defineDateField('valid_until', createStudioLabel('Gültig bis', 'Valid until'), {
      note: createStudioLabel('Einschließlich. Leer: ohne Ende.', 'Inclusive. If empty, without an end.'),
    }),
    defineMoneyField('minimum_brutto', createStudioLabel('Mindestbestellwert', 'Minimum order value'), {
      note: createStudioLabel(
        'Der Produkte, für die der Code gilt, vor dem Rabatt. Leer: keiner.',
        'Of the products that the code applies to, before the discount. If empty, none.',
      ),
    }),
    defineIntegerField('max_uses', createStudioLabel('Höchstens eingelöst', 'Maximum uses'), {
      ...limitedNumber,
      note: createStudioLabel('Bestellungen insgesamt. Leer: beliebig oft.', 'Orders in total. If empty, unlimited.'),
    }),
    defineIntegerField('max_uses_per_customer', createStudioLabel('Höchstens je Kundin', 'Maximum per customer'), {
      ...limitedNumber,
      note: createStudioLabel(
        'Bestellungen mit derselben E-Mail-Adresse. Leer: beliebig oft.',
        'Orders with the same email address. If empty, unlimited.',
      ),
    }),
    // Maintained by the database.
    defineIntegerField('used_count', createStudioLabel('Eingelöst', 'Uses so far'), {
      readonly: true,
      defaultValue: 0,
      note: createStudioLabel('Eine stornierte Bestellung zählt nicht.', 'A cancelled order does not count.'),
    }),
    defineDividerField('products', createStudioLabel('Nur für diese Produkte', 'Only for these products')),
    defineManyToManyField(
      'categories',
      createStudioLabel('Kategorien', 'Categories'),
      'ecommerce_discount_code_category',
      {
        note: createStudioLabel(
          'Mit allen ihren Unterkategorien. Sind Kategorien und Unterkategorien leer, gilt der Code für alle Produkte.',
          'With all of their subcategories. Without categories and subcategories, the code applies to all products.',
        ),
      },
    ),
    defineManyToManyField(
      'subcategories',
      createStudioLabel('Unterkategorien', 'Subcategories'),
      'ecommerce_discount_code_subcategory',
    ),
    defineProjectField({ hidden: true, public: false }),
  ],
  uniques: [['project', 'code']],
  derivation: usesOfOrders,
};

const from = { collection: 'ecommerce_discount_code', field: 'discount_code', ownership };

export const discountCodeCollections: CollectionDefinition[] = [
  discountCode,
  defineJunctionCollection({
    name: 'ecommerce_discount_code_category',
    from: { ...from, listField: 'categories' },
    to: { collection: 'ecommerce_category', field: 'category_id' },
  }),
  defineJunctionCollection({
    name: 'ecommerce_discount_code_subcategory',
    from: { ...from, listField: 'subcategories' },
    to: { collection: 'ecommerce_subcategory', field: 'subcategory_id' },
  }),
];

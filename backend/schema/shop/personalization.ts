// Personalizations: the engraving and other fields that a shopper fills in for a product (specification §3).
import { defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineTextField,
} from '../define-fields.ts';
import { defineProjectField, withTranslationCollection } from '../define-relations.ts';
import { engravingSurfaceChoices } from './product-and-variant-fields.ts';

const displayName = () =>
  defineTextField('display_name', createStudioLabel('Anzeigename', 'Display name'), { public: true, required: true });

export const personalizationCollections = withTranslationCollection({
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
      column: { nullable: false, maxLength: 16, defaultValue: 'none' },
    }),
    defineIntegerField('additional_days', createStudioLabel('Zusätzliche Werktage', 'Additional working days'), {
      public: true,
      note: createStudioLabel(
        'So viel länger dauert die Lieferung, wenn graviert wird.',
        'Added to the delivery time if the product is engraved.',
      ),
      range: { min: 0, max: 500 },
    }),
    defineJsonField('fields', createStudioLabel('Felder', 'Fields'), {
      public: true,
      note: createStudioLabel(
        '[{"key": "engraving", "type": "text", "label": "Gravur", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Schrift", "options": ["serif", "script"]}]; Typen: text, choice, font. Eine Auswahl „placement“ mit zwei Möglichkeiten setzt die Gravur einer runden Fläche in die Mitte oder an den Rand. Eine Auswahl wird in den Übersetzungen in derselben Reihenfolge geschrieben.',
        '[{"key": "engraving", "type": "text", "label": "Engraving", "max_length": 20, "required": false}, {"key": "font", "type": "font", "label": "Font", "options": ["serif", "script"]}]; types: text, choice, font. A choice “placement” with two options sets the engraving of a round surface in the centre or around the rim. Translations list the options of a choice in the same order.',
      ),
    }),
  ],
  translations: [displayName(), defineJsonField('fields', createStudioLabel('Felder', 'Fields'), { public: true })],
});

// The list of what a shopper fills in or chooses for a personalized product, as editors see it in the studio.
import { engravingFonts, type EngravingFontKey } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { PersonalizationFieldRecord } from '../../../contract/shop/personalization.ts';
import type { FieldDefinition, StudioLabel } from '../content-model-types.ts';
import {
  createStudioLabel,
  defineBooleanField,
  defineChoiceField,
  defineIntegerField,
  defineMultipleChoiceField,
  defineTextField,
} from '../define-fields.ts';
import { defineListField } from '../define-json-fields.ts';

const typeLabels: Record<PersonalizationFieldRecord['type'], StudioLabel> = {
  text: createStudioLabel('Text zum Eingeben', 'Text to fill in'),
  choice: createStudioLabel('Auswahl', 'Choice'),
  font: createStudioLabel('Schriftart', 'Font'),
};

const fontLabels: Record<EngravingFontKey, StudioLabel> = {
  serif: createStudioLabel('Antiqua', 'Serif'),
  script: createStudioLabel('Schreibschrift', 'Script'),
};

const fonts = engravingFonts.map((value) => ({ value, text: fontLabels[value] }));

const shownFor = (type: PersonalizationFieldRecord['type'], options?: Record<string, unknown>) => ({
  name: type,
  rule: { type: { _in: [type] } },
  hidden: false,
  required: true,
  ...(options && { options }),
});

/** What a shopper fills in or chooses (contract/shop/personalization.ts). */
export const definePersonalizationFieldsListField = (): FieldDefinition =>
  defineListField(
    'fields',
    createStudioLabel('Felder', 'Fields'),
    '{{label}} ({{type}})',
    [
      defineTextField('label', createStudioLabel('Bezeichnung', 'Label'), { required: true }),
      defineTextField('key', createStudioLabel('Kennung', 'Key'), {
        required: true,
        options: { dbSafe: true },
        note: createStudioLabel(
          'Kleinbuchstaben, in allen Sprachen gleich, z. B. engraving. Eine Auswahl „placement“ mit zwei Möglichkeiten setzt die Gravur einer runden Fläche in die Mitte oder an den Rand.',
          'Lower case, the same in all languages, for example engraving. A choice “placement” with two options sets the engraving of a round surface in the centre or around the rim.',
        ),
      }),
      defineChoiceField('type', createStudioLabel('Art', 'Type'), typeLabels, { required: true }),
      defineBooleanField('required', createStudioLabel('Pflichtfeld', 'Required')),
      defineIntegerField('max_length', createStudioLabel('Höchstlänge', 'Maximum length'), {
        hidden: true,
        conditions: [shownFor('text')],
        options: { min: 1, max: 200 },
        note: createStudioLabel('Zahl der Zeichen, 1 bis 200', 'Number of characters, 1 to 200'),
      }),
      defineMultipleChoiceField('options', createStudioLabel('Möglichkeiten', 'Options'), [], {
        interface: 'select-multiple-dropdown',
        options: { choices: [], allowOther: true },
        hidden: true,
        conditions: [
          shownFor('choice', { choices: [], allowOther: true }),
          shownFor('font', { choices: fonts, allowOther: false }),
        ],
        note: createStudioLabel(
          'In den Übersetzungen in derselben Reihenfolge.',
          'In the translations in the same order.',
        ),
      }),
    ],
    { public: true },
  );

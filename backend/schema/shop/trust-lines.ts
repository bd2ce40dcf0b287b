// The short promises below the buy button, as editors see them in the studio.
import { maxTrustLines, type TrustLineIconName, trustLineIconNames } from '../../../contract/shop/trust-lines.ts';
import type { FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { createStudioLabel, defineChoiceField, defineTextField } from '../define-fields.ts';
import { defineListField } from '../define-json-fields.ts';

const iconLabels: Record<TrustLineIconName, StudioLabel> = {
  delivery: createStudioLabel('Lieferwagen: Versand', 'Van: delivery'),
  insurance: createStudioLabel('Schloss: Versicherung', 'Lock: insurance'),
  returns: createStudioLabel('Pfeil zurück: Rückgabe', 'Arrow back: returns'),
  collection: createStudioLabel('Geschäft: Abholung', 'Shop: collection'),
  gift: createStudioLabel('Geschenk: Verpackung', 'Gift: packaging'),
  advice: createStudioLabel('Sprechblase: Beratung', 'Speech bubble: advice'),
  check: createStudioLabel('Haken', 'Check mark'),
};

export const defineTrustLinesField = (): FieldDefinition =>
  defineListField(
    'trust_lines',
    createStudioLabel('Zusagen unter dem Kaufknopf', 'Promises below the buy button'),
    '{{text}}',
    [
      defineChoiceField(
        'icon',
        createStudioLabel('Zeichen', 'Icon'),
        trustLineIconNames.map((value) => ({ value, label: iconLabels[value] })),
        { required: true },
      ),
      defineTextField('text', createStudioLabel('Text', 'Text'), {
        required: true,
        note: createStudioLabel(
          'Höchstens sechs Wörter, und nur, was für jedes Stück gilt. Bei Gravuren ergänzt die Seite die Rückgabe um die Ausnahme.',
          'At most six words, and only what is true of every product. For engravings, the page adds the exception to returns.',
        ),
      }),
    ],
    {
      note: createStudioLabel(
        `Die ersten ${maxTrustLines} werden gezeigt. Leer: was aus den Einstellungen folgt (kostenloser Versand, Rückgabe, Abholung).`,
        `The first ${maxTrustLines} are shown. If empty, what follows from the settings (free delivery, returns, collection).`,
      ),
    },
  );

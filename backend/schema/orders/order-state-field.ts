// A field of the studio that shows an order state.
import { orderStates } from '../../../contract/shop/order-constants.ts';
import type { FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { defineChoiceField } from '../define-fields.ts';
import { orderStateColors, orderStateLabels } from './order-state-labels.ts';

const stateChoices = orderStates.map((value) => ({ value, label: orderStateLabels[value] }));

/** A field that shows an order state as a colored label. */
export const defineOrderStateField = (
  name: string,
  label: StudioLabel,
  extra: Parameters<typeof defineChoiceField>[3] = {},
): FieldDefinition =>
  defineChoiceField(name, label, stateChoices, {
    displayOptions: {
      choices: stateChoices.map(({ value, label: stateLabel }) => ({
        value,
        text: stateLabel,
        foreground: '#ffffff',
        background: orderStateColors[value],
      })),
    },
    ...extra,
    column: { nullable: !extra.required, maxLength: 32, ...extra.column },
  });

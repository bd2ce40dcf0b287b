// Labels of order states in the studio, and the field that displays them.
import { orderStates, type OrderState } from '../../../contract/shop/order-constants.ts';
import type { FieldDefinition, StudioLabel } from '../content-model-types.ts';
import { defineChoiceField, createStudioLabel } from '../define-fields.ts';

export const orderStateLabels: Record<OrderState, StudioLabel> = {
  new: createStudioLabel('Neu', 'New'),
  awaiting_payment: createStudioLabel('Wartet auf Zahlung', 'Awaiting payment'),
  paid: createStudioLabel('Bezahlt', 'Paid'),
  in_progress: createStudioLabel('In Arbeit', 'In progress'),
  ready_for_pickup: createStudioLabel('Abholbereit', 'Ready for pickup'),
  shipped: createStudioLabel('Versandt', 'Shipped'),
  completed: createStudioLabel('Abgeschlossen', 'Completed'),
  cancelled: createStudioLabel('Storniert', 'Cancelled'),
  refunded: createStudioLabel('Erstattet', 'Refunded'),
  withdrawn: createStudioLabel('Widerrufen', 'Withdrawn'),
};

const stateColors: Record<OrderState, string> = {
  new: '#2f6f9f',
  awaiting_payment: '#8a6d1d',
  paid: '#2e7d4f',
  in_progress: '#5b4f9e',
  ready_for_pickup: '#1f7a7a',
  shipped: '#1f7a7a',
  completed: '#5c6570',
  cancelled: '#9c3d3d',
  refunded: '#9c3d3d',
  withdrawn: '#9c3d3d',
};

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
        background: stateColors[value],
      })),
    },
    ...extra,
    column: { nullable: !extra.required, maxLength: 32, ...extra.column },
  });

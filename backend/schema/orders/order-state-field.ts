// Labels of order states in the studio, and the field that displays them.
import { orderStates, type OrderState } from '../../../contract/shop/order-constants.ts';
import type { FieldDefinition, StudioLabel } from '../definition.ts';
import { choiceField, studioLabel } from '../fields.ts';

export const orderStateLabels: Record<OrderState, StudioLabel> = {
  new: studioLabel('Neu', 'New'),
  awaiting_payment: studioLabel('Wartet auf Zahlung', 'Awaiting payment'),
  paid: studioLabel('Bezahlt', 'Paid'),
  in_progress: studioLabel('In Arbeit', 'In progress'),
  ready_for_pickup: studioLabel('Abholbereit', 'Ready for pickup'),
  shipped: studioLabel('Versandt', 'Shipped'),
  completed: studioLabel('Abgeschlossen', 'Completed'),
  cancelled: studioLabel('Storniert', 'Cancelled'),
  refunded: studioLabel('Erstattet', 'Refunded'),
  withdrawn: studioLabel('Widerrufen', 'Withdrawn'),
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
export const orderStateField = (
  name: string,
  label: StudioLabel,
  extra: Parameters<typeof choiceField>[3] = {},
): FieldDefinition =>
  choiceField(name, label, stateChoices, {
    display: 'labels',
    displayOptions: {
      choices: stateChoices.map(({ value, label: stateLabel }) => ({
        value,
        text: stateLabel.de,
        foreground: '#ffffff',
        background: stateColors[value],
      })),
    },
    ...extra,
    column: { nullable: !extra.required, maxLength: 32, ...extra.column },
  });

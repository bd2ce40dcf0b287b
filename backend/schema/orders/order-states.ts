// What the states of an order are called in the studio, and how a field shows one. Used by the collections beside and by the
// order service's refusals.
import { orderStates, type OrderState } from '../../../contract/shop/order-codes.ts';
import type { FieldDefinition, Label } from '../definition.ts';
import { choice, label } from '../fields.ts';

/** What the states are called in the studio. */
export const orderStateLabels: Record<OrderState, Label> = {
  new: label('Neu', 'New'),
  awaiting_payment: label('Wartet auf Zahlung', 'Awaiting payment'),
  paid: label('Bezahlt', 'Paid'),
  in_progress: label('In Arbeit', 'In progress'),
  ready_for_pickup: label('Abholbereit', 'Ready for pickup'),
  shipped: label('Versandt', 'Shipped'),
  completed: label('Abgeschlossen', 'Completed'),
  cancelled: label('Storniert', 'Cancelled'),
  refunded: label('Erstattet', 'Refunded'),
  withdrawn: label('Widerrufen', 'Withdrawn'),
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

/** A state as the staff reads it: a coloured label. */
export const stateField = (name: string, of: Label, extra: Parameters<typeof choice>[3] = {}): FieldDefinition =>
  choice(name, of, stateChoices, {
    display: 'labels',
    displayOptions: {
      choices: stateChoices.map(({ value, label: of }) => ({
        value,
        text: of.de,
        foreground: '#ffffff',
        background: stateColors[value],
      })),
    },
    ...extra,
    column: { nullable: !extra.required, maxLength: 32, ...extra.column },
  });

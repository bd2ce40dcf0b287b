// Names and colors of order states in the studio, for its lists, forms and messages. Without the builders of fields, so
// that studio extensions stay small.
import type { OrderState } from '../../../contract/shop/order-constants.ts';
import type { StudioLabel } from '../content-model-types.ts';

export const orderStateLabels: Record<OrderState, StudioLabel> = {
  new: { de: 'Neu', en: 'New' },
  awaiting_payment: { de: 'Wartet auf Zahlung', en: 'Awaiting payment' },
  paid: { de: 'Bezahlt', en: 'Paid' },
  in_progress: { de: 'In Arbeit', en: 'In progress' },
  ready_for_pickup: { de: 'Abholbereit', en: 'Ready for pickup' },
  shipped: { de: 'Versandt', en: 'Shipped' },
  completed: { de: 'Abgeschlossen', en: 'Completed' },
  cancelled: { de: 'Storniert', en: 'Cancelled' },
  refunded: { de: 'Erstattet', en: 'Refunded' },
  withdrawn: { de: 'Widerrufen', en: 'Withdrawn' },
};

/** Dark enough for white text. */
export const orderStateColors: Record<OrderState, string> = {
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

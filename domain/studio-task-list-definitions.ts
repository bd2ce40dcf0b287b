// What is waiting for the staff, as conditions on records: the dashboard of the studio counts them
// (backend/extensions/ecom/studio), and the bookmarks of its lists show them (backend/apply/studio-presets.ts). Pure.
import type { DashboardTask } from '../contract/studio/studio-dashboard.ts';

/** All conditions of a list must hold. */
export type StudioTaskListFilterCondition =
  | { field: string; isOneOf: readonly string[] }
  | { field: string; isEmpty: boolean }
  | { field: string; isAhead: true };

export interface StudioTaskListFilterDefinition {
  collection: string;
  /** The collection whose records are changed to complete the task, if it is another. */
  completedIn?: string;
  conditions: readonly StudioTaskListFilterCondition[];
}

/** Ordered and not yet handed over; an order that waits for its payment is not packed. */
const toBePrepared = { field: 'state', isOneOf: ['new', 'paid', 'in_progress'] };
const isNew = { field: 'status', isOneOf: ['new'] };

/** In the order of a working day. */
export const studioTaskListDefinitions = {
  ordersToPack: {
    collection: 'ecommerce_order',
    conditions: [toBePrepared, { field: 'pickup_branch', isEmpty: true }],
  },
  pickupsToPrepare: {
    collection: 'ecommerce_order',
    conditions: [toBePrepared, { field: 'pickup_branch', isEmpty: false }],
  },
  readyForPickup: { collection: 'ecommerce_order', conditions: [{ field: 'state', isOneOf: ['ready_for_pickup'] }] },
  awaitingPayment: { collection: 'ecommerce_order', conditions: [{ field: 'state', isOneOf: ['awaiting_payment'] }] },
  withdrawals: { collection: 'ecommerce_withdrawal', conditions: [isNew] },
  /** Refunds that go on only if somebody transfers the money or tries again. */
  refundsDue: {
    collection: 'ecommerce_refund',
    completedIn: 'ecommerce_order',
    conditions: [{ field: 'state', isOneOf: ['to_transfer', 'failed'] }],
  },
  appointmentRequests: {
    collection: 'appointment',
    conditions: [
      { field: 'state', isOneOf: ['requested', 'suspected'] },
      { field: 'starts_at', isAhead: true },
    ],
  },
  messages: { collection: 'contact_message', conditions: [isNew] },
  requests: { collection: 'ecommerce_request', conditions: [isNew] },
  ratings: { collection: 'ecommerce_product_rating', conditions: [{ field: 'status', isOneOf: ['draft'] }] },
} as const satisfies Record<DashboardTask['name'], StudioTaskListFilterDefinition>;

type DirectusRule = Record<string, Record<string, unknown>>;

const toDirectusRule = (condition: StudioTaskListFilterCondition): DirectusRule => {
  const { field } = condition;
  if ('isAhead' in condition) return { [field]: { _gte: '$NOW' } };
  if ('isEmpty' in condition) return { [field]: condition.isEmpty ? { _null: true } : { _nnull: true } };
  const [only, ...others] = condition.isOneOf;
  return { [field]: others.length === 0 ? { _eq: only } : { _in: condition.isOneOf } };
};

/** In the form that the studio shows as rows of a filter. */
export const toDirectusTaskListFilter = ({ conditions }: StudioTaskListFilterDefinition): { _and: DirectusRule[] } => ({
  _and: conditions.map(toDirectusRule),
});

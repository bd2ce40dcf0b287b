// The rows of ecommerce_payment: one per attempt at a provider. Read and changed by the steps of a payment; wherever a row and
// its order are locked, the order comes first.
import type { Knex } from 'knex';
import { toDecimal } from '../../../../../contract/cents.ts';
import { type PaymentDetails, paymentDetailsSchema } from '../../../../../contract/payments/payment-details.ts';
import type { PaidOrder } from './read-order.ts';

export type Provider = 'klarna' | 'paypal';

/**
 * `created`: begun at the provider, nothing can have been taken. `approved`: the service has set about taking the money, so
 * that only the provider knows how that ended. `authorized` (Klarna has taken the order over) and `captured` (the money is
 * there) settle; `partly_refunded`, `refunded` and `released` (authorized and given up before it was captured) follow them; the
 * others are ended without money.
 */
export type PaymentState =
  | 'approved'
  | 'authorized'
  | 'cancelled'
  | 'captured'
  | 'created'
  | 'declined'
  | 'partly_refunded'
  | 'refunded'
  | 'released';

/** What can still become money. */
export const openStates: readonly PaymentState[] = ['created', 'approved'];

export const settledStates: readonly PaymentState[] = [
  ...(['authorized', 'captured', 'partly_refunded', 'refunded', 'released'] as const),
];

export interface Payment {
  /** Made here and known to the provider alone: its request id, and the key in the address of Klarna's callback. */
  id: string;
  order: string;
  provider: Provider;
  state: PaymentState;
  providerId: string | undefined;
  /** Of what was taken. */
  captureId: string | undefined;
  details: PaymentDetails;
  createdAt: Date;
}

type Row = Record<string, unknown>;

const toPayment = (row: Row): Payment => ({
  ...{ id: String(row['id']), order: String(row['order']) },
  ...{ provider: row['provider'] as Provider, state: row['state'] as PaymentState },
  providerId: typeof row['provider_id'] === 'string' ? row['provider_id'] : undefined,
  captureId: typeof row['capture_id'] === 'string' ? row['capture_id'] : undefined,
  details: paymentDetailsSchema.parse(row['details'] ?? {}),
  createdAt: row['date_created'] instanceof Date ? row['date_created'] : new Date(0),
});

const columns = ['id', 'order', 'provider', 'state', 'provider_id', 'capture_id', 'details', 'date_created'];

/** In the order in which they were begun. */
export const readPayments = async (
  database: Knex,
  where: { order: string; provider?: Provider } | { provider: Provider; provider_id: string } | { id: string },
): Promise<Payment[]> =>
  (await database('ecommerce_payment').where(where).orderBy('date_created').select<Row[]>(columns)).map(toPayment);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const readPayment = async (database: Knex, id: string): Promise<Payment | undefined> =>
  uuid.test(id) ? (await readPayments(database, { id }))[0] : undefined;

/**
 * The order's open payment at this provider, begun now where there is none: written before the provider hears of it, so that
 * what a crash leaves there is found again by the row's id. One at a time: the order is locked meanwhile.
 */
export const openPayment = (database: Knex, order: PaidOrder, provider: Provider): Promise<Payment> =>
  database.transaction(async (transaction) => {
    await transaction('ecommerce_order').where({ id: order.id }).forUpdate().first('id');
    const open = (await readPayments(transaction, { order: order.id, provider })).findLast(({ state }) =>
      openStates.includes(state),
    );
    if (open) return open;
    const [row] = await transaction('ecommerce_payment')
      .insert({
        ...{ id: transaction.raw('gen_random_uuid()'), order: order.id, provider, state: 'created' },
        ...{ amount_brutto: toDecimal(order.total), date_created: transaction.fn.now(), details: '{}' },
      })
      .returning<Row[]>(columns);
    if (!row) throw new Error('The database gave no row back.');
    return toPayment(row);
  });

export interface Change {
  state?: PaymentState;
  provider_id?: string;
  capture_id?: string;
  details?: PaymentDetails;
  /** For the staff: what is odd about it. */
  note?: string;
}

/** Changes a payment that is still in one of the states `from`; `false` where it is not. */
export const changePayment = async (
  database: Knex,
  id: string,
  from: readonly PaymentState[],
  { details, ...change }: Change,
): Promise<boolean> => {
  const rows = await database('ecommerce_payment')
    .where({ id })
    .whereIn('state', from)
    .update({
      ...change,
      ...(details && { details: JSON.stringify(details) }),
      checked_at: database.fn.now(),
    });
  return rows === 1;
};

/** Whether a change was refused because the provider's number belongs to another payment already. */
export const isNumberTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === 'RECORD_NOT_UNIQUE');

/** The provider has been asked and nothing has changed: it is not asked again at once. */
export const rememberAsked = async (database: Knex, id: string): Promise<void> => {
  await database('ecommerce_payment').where({ id }).update({ checked_at: database.fn.now() });
};

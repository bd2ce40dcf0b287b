// The rows of ecommerce_refund, as the steps of a refund read them.
import type { Knex } from 'knex';
import { type Cents, centsSchema } from '../../../../../contract/cents.ts';
import type { RefundLine, RefundState, RefundWay } from '../../../../../contract/shop/refund.ts';

type Row = Record<string, unknown>;

export interface Refund {
  id: string;
  order: string;
  /** `null`: what came by transfer or in cash. */
  payment: string | null;
  state: RefundState;
  way: RefundWay;
  amountCents: Cents;
  lines: RefundLine[];
  shippingCents: Cents;
  presentWrapCents: Cents;
  otherCents: Cents;
  reason: string | null;
  iban: string | null;
  accountHolder: string | null;
  isRelease: boolean;
  providerId: string | null;
  idempotencyKey: string;
  attempts: number;
  failure: string | null;
  requestedBy: string;
  createdAt: Date;
  nextAttemptAt: Date | null;
  settledAt: Date | null;
  settledBy: string | null;
}

/** In these money has gone back, goes back or is promised: they count against what was captured. */
export const countedStates: readonly RefundState[] = [
  ...(['requested', 'pending', 'succeeded', 'to_transfer', 'transferred'] as const),
];

/** Gone back for good. */
export const doneStates: readonly RefundState[] = ['succeeded', 'transferred'];

/** The provider is to be asked (again). */
export const openRefundStates: readonly RefundState[] = ['requested', 'pending'];

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const toDate = (value: unknown): Date | null => (value instanceof Date ? value : null);
const toCents = (value: unknown): Cents => centsSchema.parse(value ?? 0);

const toRefund = (row: Row): Refund => ({
  ...{ id: String(row['id']), order: String(row['order']), payment: toText(row['payment']) },
  ...{ state: row['state'] as RefundState, way: row['way'] as RefundWay },
  amountCents: toCents(row['amount_brutto']),
  lines: (row['lines'] ?? []) as RefundLine[],
  ...{ shippingCents: toCents(row['shipping_brutto']), presentWrapCents: toCents(row['present_wrap_brutto']) },
  otherCents: toCents(row['other_brutto']),
  ...{ reason: toText(row['reason']), iban: toText(row['iban']), accountHolder: toText(row['account_holder']) },
  isRelease: row['is_release'] === true,
  providerId: toText(row['provider_id']),
  idempotencyKey: String(row['idempotency_key']),
  attempts: Number(row['attempts']),
  failure: toText(row['failure']),
  requestedBy: String(row['requested_by']),
  createdAt: toDate(row['date_created']) ?? new Date(0),
  nextAttemptAt: toDate(row['next_attempt_at']),
  ...{ settledAt: toDate(row['settled_at']), settledBy: toText(row['settled_by']) },
});

/** In the order in which they were asked for. */
export const readRefunds = async (
  database: Knex,
  where: { id: string } | { order: string } | { payment: string },
): Promise<Refund[]> =>
  (await database('ecommerce_refund').where(where).orderBy('date_created').orderBy('id').select<Row[]>('*')).map(
    toRefund,
  );

export const readRefund = async (database: Knex, id: string): Promise<Refund | undefined> =>
  (await readRefunds(database, { id }))[0];

/** What of Klarna's promise was released before its money was asked for. */
export const readReleasedCents = async (database: Knex, payment: string): Promise<Cents> =>
  (await readRefunds(database, { payment }))
    .filter(({ state, isRelease }) => isRelease && doneStates.includes(state))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

// Writes a movement of a gift voucher; the database adds it to the balance, and refuses a balance below zero.
import type { Knex } from 'knex';
import { type Cents, centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { VoucherMovementKind } from '../../../../../contract/shop/voucher-states-and-movements.ts';

interface VoucherMovement {
  voucher: string;
  kind: VoucherMovementKind;
  /** Negative if it is taken from the voucher. */
  amountCents: Cents;
  order: string | null;
  /** Name of a staff member, or of a part of the service. */
  actor: string;
  note?: string;
}

export const bookVoucherMovement = async (
  transaction: Knex.Transaction,
  { amountCents, note, ...movement }: VoucherMovement,
): Promise<void> => {
  await transaction('ecommerce_voucher_movement').insert({
    id: transaction.raw('gen_random_uuid()'),
    ...movement,
    amount_brutto: centsToDecimalAmount(amountCents),
    note: note ?? null,
    date_created: transaction.raw('clock_timestamp()'),
  });
};

// Directus hooks of gift vouchers in the studio: a correction becomes a movement, only the owner changes a voucher, and
// only the owner sends its code to another address.
import type { Accountability, FilterHandler, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { decimalAmountToCents } from '../../../../../contract/cents.ts';
import type { VoucherRecordState } from '../../../../../contract/shop/voucher-states-and-movements.ts';
import { toEditableServiceRecordFieldNames } from '../../../../access/permission-rules.ts';
import {
  createFieldValidationError,
  createInvalidPayloadError,
  RefusedRequestError,
} from '../../../../access/refused-request-error.ts';
import { voucherCollections } from '../../../../schema/orders/voucher.ts';
import { readAuthorizedStaffDisplayName } from '../../platform/read-shop-and-branch-records.ts';
import { formatInBothStudioLanguages } from '../../platform/service-translators.ts';
import { toStaffRights } from '../../platform/staff-permission-checks.ts';
import { bookVoucherMovement } from './book-voucher-movement.ts';

type Item = Record<string, unknown>;

interface VoucherRow {
  id: string;
  project: string;
  state: VoucherRecordState;
  balance_brutto: string;
}

/** Directus runs the filter before it checks permissions. */
const readActor = async (database: Knex, accountability: Accountability, vouchers: VoucherRow[]): Promise<string> => {
  const projects = vouchers.map(({ project }) => project);
  const canChange = toStaffRights(accountability).canChange('ecommerce_voucher');
  const actor = canChange ? await readAuthorizedStaffDisplayName(database, accountability, projects) : undefined;
  if (actor === undefined) throw new RefusedRequestError("You don't have permission to access this.");
  return actor;
};

const editableVoucherFields = voucherCollections
  .filter(({ name }) => name === 'ecommerce_voucher')
  .flatMap(toEditableServiceRecordFieldNames);

const refuseState = ({ state: current }: VoucherRow, state: unknown): void => {
  if (state === undefined || state === current) return;
  if (current === 'cancelled' || (state !== 'active' && state !== 'blocked'))
    throw createFieldValidationError('state', formatInBothStudioLanguages('vouchers.cancelled'));
};

/** `undefined` without a correction. */
const parseCorrection = (amount: unknown, reason: unknown) => {
  if (amount === undefined || amount === null || Number(amount) === 0) return undefined;
  const isAmount = typeof amount === 'number' || typeof amount === 'string';
  if (!isAmount || !/^-?\d+(\.\d{1,2}0*)?$/.test(String(amount)))
    throw createFieldValidationError('correction_brutto', formatInBothStudioLanguages('vouchers.amount'));
  if (typeof reason !== 'string' || reason.trim() === '')
    throw createFieldValidationError('correction_reason', formatInBothStudioLanguages('vouchers.reason'));
  return { amountCents: decimalAmountToCents(amount), note: reason.trim() };
};

const applyChanges: FilterHandler<Item> = async (payload, meta, { database, accountability }) => {
  if (!accountability) return payload;
  const { correction_brutto: amount, correction_reason: reason, ...changes } = payload;
  // Directus will reject the whole update, so nothing may be booked.
  if (!accountability.admin && Object.keys(changes).some((name) => !editableVoucherFields.includes(name)))
    return payload;
  const correction = parseCorrection(amount, reason);
  await database.transaction(async (transaction) => {
    const vouchers = await transaction('ecommerce_voucher')
      .whereIn('id', meta['keys'] as string[])
      .orderBy('id')
      .forUpdate()
      .select<VoucherRow[]>('id', 'project', 'state', 'balance_brutto');
    const actor = await readActor(transaction, accountability, vouchers);
    for (const voucher of vouchers) {
      refuseState(voucher, changes['state']);
      if (!correction) continue;
      if (voucher.state === 'cancelled')
        throw createInvalidPayloadError(formatInBothStudioLanguages('vouchers.cancelled'));
      if (decimalAmountToCents(voucher.balance_brutto) + correction.amountCents < 0)
        throw createFieldValidationError('correction_brutto', formatInBothStudioLanguages('vouchers.belowZero'));
      await bookVoucherMovement(transaction, {
        voucher: voucher.id,
        kind: 'correction',
        order: null,
        actor,
        ...correction,
      });
    }
  });
  return changes;
};

/** A code can be spent by the recipient of its email. */
const keepVoucherRecipients: FilterHandler<Item> = async (payload, meta, { database, accountability }) => {
  if (!('recipient' in payload) || !accountability) return payload;
  if (toStaffRights(accountability).canChange('ecommerce_voucher')) return payload;
  const mail = await database('ecommerce_mail')
    .whereIn('id', meta['keys'] as string[])
    .where({ kind: 'gift_voucher' })
    .whereNot({ recipient: String(payload['recipient']) })
    .first<{ id: string } | undefined>('id');
  if (mail) throw createFieldValidationError('recipient', formatInBothStudioLanguages('vouchers.recipient'));
  return payload;
};

export const registerVoucherAndVoucherMailHooks: HookConfig = ({ filter }) => {
  filter('ecommerce_voucher.items.update', applyChanges);
  filter('ecommerce_mail.items.update', keepVoucherRecipients);
};

// Gift vouchers and the ledger of their movements (docs/decisions/080). Written only by the order service; the database
// keeps the balance as the sum of the ledger, never below zero, and refuses every later change of a movement.
import type { VoucherMovementKind, VoucherRecordState } from '../../../contract/shop/voucher-states-and-movements.ts';
import type { CollectionDefinition, DerivedColumnTriggers, StudioLabel } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField } from '../define-common-fields.ts';
import {
  createStudioLabel,
  defineChoiceField,
  defineDateField,
  defineDividerField,
  defineIntegerField,
  defineMoneyField,
  defineTextField,
} from '../define-fields.ts';
import {
  defineManyToOneField,
  defineOneToManyField,
  defineProjectField,
  defineOrderRelationField,
} from '../define-relations.ts';

const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

const stateLabels: Readonly<Record<VoucherRecordState, StudioLabel>> = {
  active: createStudioLabel('Gültig', 'Active'),
  blocked: createStudioLabel('Gesperrt', 'Blocked'),
  cancelled: createStudioLabel('Zurückgenommen', 'Cancelled'),
};

const movementLabels: Readonly<Record<VoucherMovementKind, StudioLabel>> = {
  issue: createStudioLabel('Verkauft', 'Sold'),
  redeem: createStudioLabel('Eingelöst', 'Redeemed'),
  release: createStudioLabel('Bestellung storniert', 'Order cancelled'),
  refund: createStudioLabel('Erstattet', 'Refunded'),
  cancel: createStudioLabel('Zurückgenommen', 'Cancelled'),
  correction: createStudioLabel('Korrektur', 'Correction'),
};

/** Signed amounts of the ledger, in euros. */
const movementRange = { min: -100_000, max: 100_000 };

/** A voucher is never sold out, is not taxed when it is sold (§ 3 (15) UStG), and is not personalized. */
const voucherStock = 9_999;

const setVoucherProduct = `
  create function sf_set_voucher_product() returns trigger language plpgsql as $$
  begin
    new.stock := ${voucherStock}; new.tax_percent := 0; new.personalization := null;
    return new;
  end $$`;

const setVoucherVariant = `
  create function sf_set_voucher_variant() returns trigger language plpgsql set search_path from current as $$
  begin
    if exists (select from ecommerce_product where id = new.product and is_gift_voucher) then new.stock := ${voucherStock}; end if;
    return new;
  end $$`;

const setVoucherVariants = `
  create function sf_set_voucher_variants() returns trigger language plpgsql set search_path from current as $$
  begin
    if new.is_gift_voucher then update ecommerce_product_variant set stock = ${voucherStock} where product = new.id;
    else update ecommerce_product_variant set stock = 0 where product = new.id and stock = ${voucherStock}; end if;
    return null;
  end $$`;

/** Otherwise the shop would sell a product that it does not have, without tax. */
const unsetVoucherProduct = `
  create function sf_unset_voucher_product() returns trigger language plpgsql as $$
  begin
    if new.stock = ${voucherStock} then new.stock := 0; end if;
    if new.tax_percent = 0 then new.tax_percent := null; end if;
    return new;
  end $$`;

const bookMovement = `
  create function sf_book_voucher_movement() returns trigger language plpgsql set search_path from current as $$
  begin
    update ecommerce_voucher set balance_brutto = balance_brutto + new.amount_brutto where id = new.voucher;
    return null;
  end $$`;

/** Deleted with the voucher only; an order that is deleted leaves its movements. */
const keepMovements = `
  create function sf_keep_voucher_movements() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'DELETE' then
      if not exists (select from ecommerce_voucher where id = old.voucher) then return old; end if;
    elsif new."order" is null and to_jsonb(new) - 'order' = to_jsonb(old) - 'order' then return new; end if;
    raise exception 'A movement of a voucher cannot be changed or deleted.' using errcode = 'check_violation';
  end $$`;

/** Deleted with the project only. The balance changes through movements, whose trigger is one level deeper. */
const keepVouchers = `
  create function sf_keep_vouchers() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'DELETE' then
      if not exists (select from project where id = old.project) then return old; end if;
    elsif (new.id, new.project, new.code_hash, new.initial_brutto) = (old.id, old.project, old.code_hash, old.initial_brutto)
      and (new.balance_brutto = old.balance_brutto or pg_trigger_depth() > 1)
    then return new; end if;
    raise exception 'A voucher cannot be deleted, and its balance changes through movements only.' using errcode = 'check_violation';
  end $$`;

const voucherTriggers: DerivedColumnTriggers = {
  functions: [
    setVoucherProduct,
    unsetVoucherProduct,
    setVoucherVariant,
    setVoucherVariants,
    bookMovement,
    keepMovements,
    keepVouchers,
  ],
  triggers: [
    {
      name: 'sf_on_voucher_product',
      on: 'ecommerce_product',
      sql: `create trigger sf_on_voucher_product before insert or update of is_gift_voucher, stock, tax_percent, personalization
              on ecommerce_product for each row when (new.is_gift_voucher) execute function sf_set_voucher_product()`,
    },
    {
      name: 'sf_on_voucher_product_end',
      on: 'ecommerce_product',
      sql: `create trigger sf_on_voucher_product_end before update of is_gift_voucher on ecommerce_product
              for each row when (old.is_gift_voucher and not new.is_gift_voucher) execute function sf_unset_voucher_product()`,
    },
    {
      name: 'sf_on_voucher_product_kind',
      on: 'ecommerce_product',
      sql: `create trigger sf_on_voucher_product_kind after update of is_gift_voucher on ecommerce_product
              for each row when (new.is_gift_voucher <> old.is_gift_voucher) execute function sf_set_voucher_variants()`,
    },
    {
      name: 'sf_on_voucher_variant',
      on: 'ecommerce_product_variant',
      sql: `create trigger sf_on_voucher_variant before insert or update of stock, product on ecommerce_product_variant
              for each row execute function sf_set_voucher_variant()`,
    },
    {
      name: 'sf_on_voucher_movement',
      on: 'ecommerce_voucher_movement',
      sql: `create trigger sf_on_voucher_movement after insert on ecommerce_voucher_movement
              for each row execute function sf_book_voucher_movement()`,
    },
    {
      name: 'sf_on_voucher_movement_change',
      on: 'ecommerce_voucher_movement',
      sql: `create trigger sf_on_voucher_movement_change before update or delete on ecommerce_voucher_movement
              for each row execute function sf_keep_voucher_movements()`,
    },
    {
      name: 'sf_on_voucher_change',
      on: 'ecommerce_voucher',
      sql: `create trigger sf_on_voucher_change before update or delete on ecommerce_voucher
              for each row execute function sf_keep_vouchers()`,
    },
  ],
  fill: [],
};

const voucher: CollectionDefinition = {
  name: 'ecommerce_voucher',
  label: createStudioLabel('Gutschein', 'Gift voucher'),
  note: createStudioLabel(
    'Verkaufte Gutscheine mit ihrem Guthaben. Sie entstehen, sobald die Bestellung bezahlt ist.',
    'Sold gift vouchers with their balance. They are issued once the order is paid.',
  ),
  icon: 'redeem',
  folder: 'marketing',
  display: '… {{code_last4}} ({{balance_brutto}})',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineTextField('code_last4', createStudioLabel('Code endet auf', 'Code ends with'), {
      ...readOnly,
      required: true,
      maxLength: 4,
    }),
    defineChoiceField('state', createStudioLabel('Status', 'Status'), stateLabels, {
      required: true,
      note: createStudioLabel(
        'Gesperrt: Der Code lässt sich nicht einlösen, das Guthaben bleibt. „Zurückgenommen“ entsteht mit der Erstattung des Gutscheins.',
        'Blocked: the code cannot be redeemed, the balance is kept. “Cancelled” follows from refunding the voucher.',
      ),
      maxLength: 16,
      defaultValue: 'active',
    }),
    defineMoneyField('balance_brutto', createStudioLabel('Guthaben', 'Balance'), { ...readOnly, required: true }),
    defineMoneyField('initial_brutto', createStudioLabel('Verkauft für', 'Sold for'), { ...readOnly, required: true }),
    defineDateField('valid_until', createStudioLabel('Gültig bis', 'Valid until'), { ...readOnly, required: true }),
    defineManyToOneField(
      'order',
      createStudioLabel('Gekauft mit Bestellung', 'Bought with order'),
      'ecommerce_order',
      readOnly,
    ),
    defineCreatedAtField(),
    defineOneToManyField('movements', createStudioLabel('Bewegungen', 'Movements'), 'ecommerce_voucher_movement', {
      ...readOnly,
      options: { layout: 'table', fields: ['date_created', 'kind', 'amount_brutto', 'order.number', 'actor', 'note'] },
    }),
    defineDividerField('correcting', createStudioLabel('Guthaben korrigieren', 'Correct the balance')),
    // Never stored: saving turns them into a movement
    // (extensions/ecom/shop/vouchers/register-voucher-and-voucher-mail-hooks.ts).
    defineMoneyField('correction_brutto', createStudioLabel('Ändern um', 'Change by'), {
      range: movementRange,
      note: createStudioLabel(
        'Mit Minus, was abgeht, zum Beispiel nach dem Einlösen im Geschäft: -20,00',
        'Negative to reduce it, for example after redemption in the store: -20.00',
      ),
    }),
    defineTextField('correction_reason', createStudioLabel('Grund', 'Reason'), {
      note: createStudioLabel('Steht danach bei den Bewegungen.', 'Shown with the movements afterwards.'),
    }),
    defineManyToOneField('order_line', createStudioLabel('Position', 'Order line'), 'ecommerce_order_line', internal),
    // Which of the line’s quantity, from 1.
    defineIntegerField('position', createStudioLabel('Nummer in der Position', 'Number in the line'), {
      ...internal,
      required: true,
    }),
    // SHA-256 of the code: enough to recognize it, not to read it.
    defineTextField('code_hash', createStudioLabel('Prüfsumme des Codes', 'Hash of the code'), {
      ...internal,
      special: ['conceal'],
      required: true,
      maxLength: 64,
    }),
    // Encrypted with the secret of the installation, for the PDF of the email.
    defineTextField('code_encrypted', createStudioLabel('Code, verschlüsselt', 'Encrypted code'), {
      ...internal,
      special: ['conceal'],
      required: true,
    }),
    defineProjectField({ hidden: true }),
  ],
  derivation: voucherTriggers,
  uniques: [
    ['project', 'code_hash'],
    ['order_line', 'position'],
  ],
  indexes: [['order']],
};

const movement: CollectionDefinition = {
  name: 'ecommerce_voucher_movement',
  label: createStudioLabel('Bewegung', 'Movement'),
  icon: 'swap_vert',
  folder: 'shop',
  hidden: true,
  display: '{{date_created}} {{kind}} {{amount_brutto}}',
  ownership: { projectPath: 'voucher.project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineManyToOneField('voucher', createStudioLabel('Gutschein', 'Gift voucher'), 'ecommerce_voucher', {
      ...readOnly,
      required: true,
      oneField: 'movements',
    }),
    defineCreatedAtField(),
    defineChoiceField('kind', createStudioLabel('Art', 'Type'), movementLabels, {
      ...readOnly,
      required: true,
      maxLength: 16,
    }),
    defineMoneyField('amount_brutto', createStudioLabel('Betrag', 'Amount'), {
      ...readOnly,
      required: true,
      range: movementRange,
    }),
    defineOrderRelationField(),
    defineTextField('actor', createStudioLabel('Wer', 'Changed by'), { ...readOnly, required: true }),
    defineTextField('note', createStudioLabel('Bemerkung', 'Note'), readOnly),
  ],
  indexes: [['voucher', 'date_created'], ['order']],
};

export const voucherCollections: CollectionDefinition[] = [voucher, movement];

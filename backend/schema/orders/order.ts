// Orders, processed by the staff in the studio. Written by the order service (backend/extensions/ecom); neither public
// nor readable by the build.
import type { CollectionDefinition, DerivedColumnTriggers, FieldDefinition } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField, defineLanguageField } from '../define-common-fields.ts';
import {
  defineDateField,
  defineBooleanField,
  defineDividerField,
  defineJsonField,
  createStudioLabel,
  defineMoneyField,
  defineMultilineTextField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineOneToManyField, defineManyToOneField, defineProjectField } from '../define-relations.ts';
import { orderChildCollections } from './order-child-collections.ts';
import { defineOrderStateField } from './order-state-field.ts';
import { orderStateTransitions } from './order-state-transitions.ts';

const steps = Object.entries(orderStateTransitions).flatMap(([from, states]) =>
  states.map((to) => `('${from}', '${to}')`),
);

const checkTransition = `
  create function sf_check_order_step() returns trigger language plpgsql as $$
  begin
    if (old.state, new.state) in (${steps.join(', ')}) then return new; end if;
    raise exception 'An order does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end $$`;

const firstNumber = 10_001;

/**
 * Next order number of a project. The sequence is created on first use and continues after the highest existing number
 * (for a database restored without sequences). The lock makes concurrent calls wait for its creation.
 */
const nextOrderNumber = `
  create function sf_next_order_number(project_id uuid) returns bigint language plpgsql set search_path from current as $$
  declare
    counter text := 'sf_order_number_' || replace(project_id::text, '-', '');
  begin
    if to_regclass(counter) is null then
      perform pg_advisory_xact_lock(hashtext(counter));
      -- Asked of the table itself: what to_regclass has not found a moment ago it does not look for again.
      if not exists (select 1 from pg_class where relname = counter and relnamespace = current_schema()::regnamespace) then
        execute format('create sequence %I start with %s', counter, (
          select coalesce(max(substring(number from '[0-9]{1,15}$')::bigint) + 1, ${firstNumber})
            from ecommerce_order where project = project_id));
      end if;
    end if;
    return nextval(counter);
  end $$`;

/**
 * Database rules for orders: a trigger enforces the table of transitions, and order numbers come from a sequence per
 * project, which does not block concurrent orders.
 */
const orderDerivation: DerivedColumnTriggers = {
  functions: [checkTransition, nextOrderNumber],
  triggers: [
    {
      name: 'sf_on_order_state',
      on: 'ecommerce_order',
      sql: `create trigger sf_on_order_state before update of state on ecommerce_order for each row
              when (old.state is distinct from new.state) execute function sf_check_order_step()`,
    },
  ],
  // Entries from before the column `cause` existed only have an actor.
  fill: [
    `update ecommerce_order_history set cause = case
       when from_state is null then 'placed'
       when actor = 'Kundschaft' then 'customer'
       when actor = 'Shop' and from_state = 'awaiting_payment' then 'payment_deadline'
       when actor = 'Shop' then 'pickup_deadline'
       when actor = 'Widerrufsformular' then 'withdrawal'
       when actor in ('PayPal', 'Klarna') then 'provider'
       else 'staff' end
      where cause is null`,
    // Until November 2026 pickup orders were cancelled 48 hours after they were placed, whether ready or not.
    `update ecommerce_order set hold_until = null where state = 'new' and hold_until is not null`,
  ],
};

/** The content of an order is immutable; the staff may correct typos in names and addresses. */
const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

const address = (prefix: 'invoice' | 'shipping', isRequired: boolean): FieldDefinition[] => [
  defineTextField(`${prefix}_first_name`, createStudioLabel('Vorname', 'First name'), { required: isRequired }),
  defineTextField(`${prefix}_last_name`, createStudioLabel('Nachname', 'Last name'), { required: isRequired }),
  defineTextField(`${prefix}_company`, createStudioLabel('Firma', 'Company')),
  defineTextField(`${prefix}_street`, createStudioLabel('Straße und Hausnummer', 'Street and number'), {
    required: isRequired,
  }),
  defineTextField(`${prefix}_address_addition`, createStudioLabel('Adresszusatz', 'Address line 2')),
  defineTextField(`${prefix}_zip`, createStudioLabel('PLZ', 'Postcode'), { required: isRequired }),
  defineTextField(`${prefix}_city`, createStudioLabel('Ort', 'City'), { required: isRequired }),
  defineTextField(`${prefix}_country`, createStudioLabel('Land', 'Country'), {
    required: isRequired,
    column: { nullable: !isRequired, maxLength: 2 },
  }),
  defineTextField(`${prefix}_phone`, createStudioLabel('Telefon', 'Phone')),
];

/** Columns of the line table, so the workshop does not have to open a line. */
const lineColumns = ['count', 'name', 'variant_name', 'labels', 'previews'];

const order: CollectionDefinition = {
  name: 'ecommerce_order',
  label: createStudioLabel('Bestellung', 'Order'),
  note: createStudioLabel('Was im Shop bestellt wurde', 'Orders placed in the shop'),
  icon: 'receipt_long',
  folder: 'shop',
  display: '{{number}} – {{shipping_last_name}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    // The `order_uuid` generated by the browser.
    defineIdField(),
    defineTextField('number', createStudioLabel('Bestellnummer', 'Order number'), {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 32 },
    }),
    defineOrderStateField('state', createStudioLabel('Status', 'Status'), {
      required: true,
      column: { nullable: false, defaultValue: 'new' },
      note: createStudioLabel(
        'Nur erlaubte Schritte werden angenommen; jeder steht danach im Verlauf. „Abgeschlossen“ heißt auch: bezahlt.',
        'Only permitted status changes are accepted; each is recorded in the history. “Completed” also means paid.',
      ),
    }),
    defineCreatedAtField(),
    defineTimestampField('hold_until', createStudioLabel('Zahlbar bis', 'Payment due by'), {
      ...readOnly,
      note: createStudioLabel(
        'Ohne Zahlung wird die Bestellung danach storniert und der Bestand wieder frei.',
        'If it is not paid by then, the order is cancelled and its stock is released.',
      ),
    }),
    defineDateField('pickup_until', createStudioLabel('Abholung bis', 'Pickup until'), {
      note: createStudioLabel(
        'Letzter Tag der Reservierung, ab „Abholbereit“ in Öffnungstagen der Filiale gezählt; so steht er auch in der E-Mail. Danach wird storniert, was nicht bezahlt ist. Ein späterer Tag verlängert, leer endet nichts von selbst.',
        'Last day of the reservation, counted in opening days of the branch from “Ready for pickup”; the email states the same date. After that, an unpaid order is cancelled. A later date extends the reservation; if empty, nothing expires automatically.',
      ),
    }),
    defineOneToManyField('lines', createStudioLabel('Positionen', 'Order lines'), 'ecommerce_order_line', {
      options: {
        layout: 'table',
        tableSpacing: 'comfortable',
        fields: lineColumns,
        enableCreate: false,
        enableSelect: false,
      },
    }),
    defineMultilineTextField(
      'comment',
      createStudioLabel('Nachricht der Kundschaft', 'Message from the customer'),
      readOnly,
    ),
    defineMultilineTextField('note', createStudioLabel('Notiz des Hauses', 'Internal note')),
    defineDividerField('customer', createStudioLabel('Kundschaft und Lieferadresse', 'Customer and shipping address')),
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), { required: true }),
    defineLanguageField({ ...readOnly, required: true, column: { nullable: false, maxLength: 2 } }),
    ...address('shipping', true),
    defineDividerField('delivery', createStudioLabel('Versand oder Abholung', 'Shipping or pickup')),
    defineTextField('shipping_name', createStudioLabel('Versandart', 'Shipping method'), {
      ...readOnly,
      required: true,
    }),
    defineManyToOneField(
      'shipping_config',
      createStudioLabel('Versandtarif', 'Shipping rate'),
      'ecommerce_shipping_config',
      readOnly,
    ),
    defineManyToOneField('pickup_branch', createStudioLabel('Abholung in', 'Pickup at'), 'branch', readOnly),
    defineBooleanField('present_wrap', createStudioLabel('Geschenkverpackung', 'Gift wrapping'), false, readOnly),
    defineTextField('shipping_provider', createStudioLabel('Versanddienst', 'Shipping carrier')),
    defineTextField('tracking_number', createStudioLabel('Sendungsnummer', 'Tracking number')),
    defineTextField('tracking_url', createStudioLabel('Link zur Sendungsverfolgung', 'Tracking link'), {
      width: 'full',
    }),
    defineDividerField('paying', createStudioLabel('Bezahlung', 'Payment')),
    defineManyToOneField(
      'payment_method',
      createStudioLabel('Zahlungsart', 'Payment method'),
      'ecommerce_payment_method',
      {
        ...readOnly,
        required: true,
        keyType: 'integer',
        onDelete: 'RESTRICT',
      },
    ),
    defineMoneyField('goods_brutto', createStudioLabel('Waren (brutto)', 'Goods (gross)'), {
      ...readOnly,
      required: true,
    }),
    defineMoneyField('shipping_brutto', createStudioLabel('Versand (brutto)', 'Shipping (gross)'), {
      ...readOnly,
      required: true,
    }),
    defineMoneyField('present_wrap_brutto', createStudioLabel('Geschenkverpackung (brutto)', 'Gift wrapping (gross)'), {
      ...readOnly,
      required: true,
    }),
    defineMoneyField('total_brutto', createStudioLabel('Gesamt (brutto)', 'Total (gross)'), {
      ...readOnly,
      required: true,
    }),
    // `[{ percent, amount }]`, amounts in cents.
    defineJsonField('taxes', createStudioLabel('Enthaltene Steuern', 'Taxes included'), internal),
    defineTimestampField('paid_at', createStudioLabel('Bezahlt am', 'Paid at'), readOnly),
    // The refund form (backend/extensions/order-refund), which calls the order service.
    {
      ...defineDividerField('refund_form', createStudioLabel('Erstattung', 'Refund')),
      interface: 'order-refund',
      options: {},
    },
    defineOneToManyField('payments', createStudioLabel('Zahlungsvorgänge', 'Payments'), 'ecommerce_payment', readOnly),
    defineOneToManyField('refunds', createStudioLabel('Erstattungen', 'Refunds'), 'ecommerce_refund', {
      ...readOnly,
      hidden: true,
      options: { enableCreate: false, enableSelect: false },
    }),
    defineDividerField(
      'invoice',
      createStudioLabel('Rechnungsadresse, wo sie abweicht', 'Billing address, if different'),
    ),
    ...address('invoice', false),
    defineDividerField('course', createStudioLabel('Verlauf', 'History')),
    defineTimestampField('anonymised_at', createStudioLabel('Anonymisiert am', 'Anonymised at'), {
      ...readOnly,
      note: createStudioLabel(
        'Die Aufbewahrungsfrist ist um: Namen, Anschriften, Gravuren und E-Mails sind gelöscht, die Zahlen bleiben.',
        'The retention period has ended: names, addresses, engravings and emails have been deleted; the figures are kept.',
      ),
    }),
    defineOneToManyField('withdrawals', createStudioLabel('Widerrufe', 'Withdrawals'), 'ecommerce_withdrawal', {
      ...readOnly,
      options: {
        layout: 'table',
        fields: ['status', 'date_created', 'match', 'part', 'lines'],
        enableCreate: false,
        enableSelect: false,
      },
    }),
    defineOneToManyField('history', createStudioLabel('Verlauf', 'History'), 'ecommerce_order_history', {
      ...readOnly,
      options: {
        layout: 'table',
        fields: ['date_created', 'from_state', 'to_state', 'actor', 'note'],
        sort: 'date_created',
        enableCreate: false,
        enableSelect: false,
        enableLink: false,
      },
    }),
    defineOneToManyField('mails', createStudioLabel('E-Mails', 'Emails'), 'ecommerce_mail', {
      ...readOnly,
      options: {
        layout: 'table',
        fields: ['kind', 'subject', 'recipient', 'state', 'sent_at'],
        enableCreate: false,
        enableSelect: false,
      },
    }),
    // SHA-256 of the request body: a different body with the same `order_uuid` is rejected.
    defineTextField('body_hash', createStudioLabel('Prüfsumme', 'Checksum'), {
      ...internal,
      column: { nullable: true, maxLength: 64 },
    }),
    // Key of the order page; only sent in the customer's emails.
    defineTextField('access_key', createStudioLabel('Zugangsschlüssel', 'Access key'), {
      ...internal,
      column: { nullable: true, maxLength: 64 },
    }),
    defineTimestampField(
      'pickup_reminded_at',
      createStudioLabel('An die Abholung erinnert', 'Pickup reminder sent at'),
      internal,
    ),
    defineTimestampField(
      'pickup_overdue_at',
      createStudioLabel('Als nicht abgeholt gemeldet', 'Reported as not picked up at'),
      internal,
    ),
    defineProjectField({ hidden: true }),
  ],
  derivation: orderDerivation,
  uniques: [['project', 'number']],
  indexes: [
    ['project', 'state', 'date_created'],
    ['project', 'date_created'],
    ['state', 'hold_until'],
    ['state', 'pickup_until'],
    ['email'],
    ['access_key'],
  ],
};

export const orderCollections: CollectionDefinition[] = [order, ...orderChildCollections];

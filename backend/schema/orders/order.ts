// Orders, as the staff works from them in the studio. Written by the order service
// (backend/extensions/ecom); visitors and the site's build see none of it.
import type { CollectionDefinition, Derivation, FieldDefinition } from '../definition.ts';
import { createdAt, id, languageChoice } from '../common-fields.ts';
import { date, flag, divider, json, label, money, multiline, text, timestamp } from '../fields.ts';
import { list, one, project } from '../relations.ts';
import { orderParts } from './order-parts.ts';
import { stateField } from './order-states.ts';
import { transitions } from './transitions.ts';

const steps = Object.entries(transitions).flatMap(([from, states]) => states.map((to) => `('${from}', '${to}')`));

const checkStep = `
  create function sf_check_order_step() returns trigger language plpgsql as $$
  begin
    if (old.state, new.state) in (${steps.join(', ')}) then return new; end if;
    raise exception 'An order does not go from % to %.', old.state, new.state using errcode = 'check_violation';
  end $$`;

const firstNumber = 10_001;

/**
 * The next number of a project's orders. Its sequence is made with the first one, after the highest number that is there
 * (of a database that was moved without its sequences); whoever else makes it at the same time waits and finds it.
 */
const nextNumber = `
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
 * What the database itself keeps right of orders: no path gets around the table of transitions, and numbers of
 * orders are given by a sequence per project, which makes no buyer wait for another.
 */
const orderDerivation: Derivation = {
  functions: [checkStep, nextNumber],
  triggers: [
    {
      name: 'sf_on_order_state',
      on: 'ecommerce_order',
      sql: `create trigger sf_on_order_state before update of state on ecommerce_order for each row
              when (old.state is distinct from new.state) execute function sf_check_order_step()`,
    },
  ],
  // Entries of before causes were noted: they only named who it was.
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
    // Until November 2026 an order to be collected was cancelled 48 hours after it was placed, whether it was ready or not.
    `update ecommerce_order set hold_until = null where state = 'new' and hold_until is not null`,
  ],
};

/** What was ordered does not change afterwards; names and addresses with a slip of the pen the staff may correct. */
const asOrdered = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;

const address = (prefix: 'invoice' | 'shipping', isRequired: boolean): FieldDefinition[] => [
  text(`${prefix}_first_name`, label('Vorname', 'First name'), { required: isRequired }),
  text(`${prefix}_last_name`, label('Nachname', 'Last name'), { required: isRequired }),
  text(`${prefix}_company`, label('Firma', 'Company')),
  text(`${prefix}_street`, label('Straße und Hausnummer', 'Street and number'), { required: isRequired }),
  text(`${prefix}_address_addition`, label('Adresszusatz', 'Address addition')),
  text(`${prefix}_zip`, label('PLZ', 'Zip code'), { required: isRequired }),
  text(`${prefix}_city`, label('Ort', 'City'), { required: isRequired }),
  text(`${prefix}_country`, label('Land', 'Country'), {
    required: isRequired,
    column: { nullable: !isRequired, maxLength: 2 },
  }),
  text(`${prefix}_phone`, label('Telefon', 'Phone')),
];

/** What the workshop needs to see of a line without opening it. */
const lineColumns = ['count', 'name', 'variant_name', 'labels', 'previews'];

const order: CollectionDefinition = {
  name: 'ecommerce_order',
  label: label('Bestellung', 'Order'),
  note: label('Was im Shop bestellt wurde', 'What was ordered in the shop'),
  icon: 'receipt_long',
  folder: 'shop',
  display: '{{number}} – {{shipping_last_name}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    // The `order_uuid` of the browser that ordered.
    id(),
    text('number', label('Bestellnummer', 'Order number'), {
      ...asOrdered,
      required: true,
      column: { nullable: false, maxLength: 32 },
    }),
    stateField('state', label('Status', 'State'), {
      required: true,
      column: { nullable: false, defaultValue: 'new' },
      note: label(
        'Nur erlaubte Schritte werden angenommen; jeder steht danach im Verlauf. „Abgeschlossen“ heißt auch: bezahlt.',
        'Only allowed steps are accepted; each stands in the history afterwards. “Completed” means paid, too.',
      ),
    }),
    createdAt(),
    timestamp('hold_until', label('Zahlbar bis', 'To be paid until'), {
      ...asOrdered,
      note: label(
        'Ohne Zahlung wird die Bestellung danach storniert und der Bestand wieder frei.',
        'Without a payment the order is then cancelled and its stock is free again.',
      ),
    }),
    date('pickup_until', label('Abholung bis', 'Pick-up until'), {
      note: label(
        'Letzter Tag der Reservierung, ab „Abholbereit“ in Öffnungstagen der Filiale gezählt; so steht er auch in der E-Mail. Danach wird storniert, was nicht bezahlt ist. Ein späterer Tag verlängert, leer endet nichts von selbst.',
        'Last day of the reservation, counted from “Ready for pickup” in opening days of the branch; the e-mail says the same. Then what is not paid is cancelled. A later day extends it; empty, nothing ends by itself.',
      ),
    }),
    list('lines', label('Positionen', 'Lines'), 'ecommerce_order_line', {
      options: {
        layout: 'table',
        tableSpacing: 'comfortable',
        fields: lineColumns,
        enableCreate: false,
        enableSelect: false,
      },
    }),
    multiline('comment', label('Nachricht der Kundschaft', 'Message of the customer'), asOrdered),
    multiline('note', label('Notiz des Hauses', 'Note of the house')),
    divider('customer', label('Kundschaft und Lieferadresse', 'Customer and delivery address')),
    text('email', label('E-Mail', 'E-mail'), { required: true }),
    languageChoice({ ...asOrdered, required: true, column: { nullable: false, maxLength: 2 } }),
    ...address('shipping', true),
    divider('delivery', label('Versand oder Abholung', 'Shipping or pickup')),
    text('shipping_name', label('Versandart', 'Shipping'), { ...asOrdered, required: true }),
    one('shipping_config', label('Versandtarif', 'Shipping rate'), 'ecommerce_shipping_config', asOrdered),
    one('pickup_branch', label('Abholung in', 'Pickup in'), 'branch', asOrdered),
    flag('present_wrap', label('Geschenkverpackung', 'Gift wrapping'), false, asOrdered),
    text('shipping_provider', label('Versanddienst', 'Shipping provider')),
    text('tracking_number', label('Sendungsnummer', 'Tracking number')),
    text('tracking_url', label('Link zur Sendungsverfolgung', 'Tracking link'), { width: 'full' }),
    divider('paying', label('Bezahlung', 'Payment')),
    one('payment_method', label('Zahlungsart', 'Payment method'), 'ecommerce_payment_method', {
      ...asOrdered,
      required: true,
      keyType: 'integer',
      onDelete: 'RESTRICT',
    }),
    money('goods_brutto', label('Waren (brutto)', 'Goods (gross)'), { ...asOrdered, required: true }),
    money('shipping_brutto', label('Versand (brutto)', 'Shipping (gross)'), { ...asOrdered, required: true }),
    money('present_wrap_brutto', label('Geschenkverpackung (brutto)', 'Gift wrapping (gross)'), {
      ...asOrdered,
      required: true,
    }),
    money('total_brutto', label('Gesamt (brutto)', 'Total (gross)'), { ...asOrdered, required: true }),
    // `[{ percent, amount }]`, amounts in cents.
    json('taxes', label('Enthaltene Steuern', 'Taxes contained'), kept),
    timestamp('paid_at', label('Bezahlt am', 'Paid at'), asOrdered),
    // The form that gives money back (backend/extensions/order-refund); asks the order service itself.
    { ...divider('refund_form', label('Erstattung', 'Refund')), interface: 'order-refund', options: {} },
    list('payments', label('Zahlungsvorgänge', 'Payments'), 'ecommerce_payment', asOrdered),
    list('refunds', label('Erstattungen', 'Refunds'), 'ecommerce_refund', {
      ...asOrdered,
      hidden: true,
      options: { enableCreate: false, enableSelect: false },
    }),
    divider('invoice', label('Rechnungsadresse, wo sie abweicht', 'Invoice address where it differs')),
    ...address('invoice', false),
    divider('course', label('Verlauf', 'Course')),
    timestamp('anonymised_at', label('Anonymisiert am', 'Anonymised at'), {
      ...asOrdered,
      note: label(
        'Die Aufbewahrungsfrist ist um: Namen, Anschriften, Gravuren und E-Mails sind gelöscht, die Zahlen bleiben.',
        'The time for keeping is over: names, addresses, engravings and mails are deleted, the figures stay.',
      ),
    }),
    list('withdrawals', label('Widerrufe', 'Withdrawals'), 'ecommerce_withdrawal', {
      ...asOrdered,
      options: {
        layout: 'table',
        fields: ['status', 'date_created', 'match', 'part', 'lines'],
        enableCreate: false,
        enableSelect: false,
      },
    }),
    list('history', label('Verlauf', 'History'), 'ecommerce_order_history', {
      ...asOrdered,
      options: {
        layout: 'table',
        fields: ['date_created', 'from_state', 'to_state', 'actor', 'note'],
        sort: 'date_created',
        enableCreate: false,
        enableSelect: false,
        enableLink: false,
      },
    }),
    list('mails', label('E-Mails', 'Mails'), 'ecommerce_mail', {
      ...asOrdered,
      options: {
        layout: 'table',
        fields: ['kind', 'subject', 'recipient', 'state', 'sent_at'],
        enableCreate: false,
        enableSelect: false,
      },
    }),
    // SHA-256 of what was sent with the `order_uuid`: another content under the same one is refused.
    text('body_hash', label('Prüfsumme', 'Checksum'), { ...kept, column: { nullable: true, maxLength: 64 } }),
    // Opens the page of this order without an account; stands in the customer's mails alone.
    text('access_key', label('Zugangsschlüssel', 'Access key'), { ...kept, column: { nullable: true, maxLength: 64 } }),
    timestamp('pickup_reminded_at', label('An die Abholung erinnert', 'Reminded of the pick-up'), kept),
    timestamp('pickup_overdue_at', label('Als nicht abgeholt gemeldet', 'Reported as not collected'), kept),
    project({ hidden: true }),
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

export const orderCollections: CollectionDefinition[] = [order, ...orderParts];

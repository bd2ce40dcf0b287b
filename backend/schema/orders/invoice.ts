// Invoices and credit notes, and the counters of their numbers (docs/decisions/075). Written only by the order service;
// the database refuses every later change (§ 146 (4) AO).
import type { InvoiceKind } from '../../../contract/shop/invoice.ts';
import type { CollectionDefinition, DerivedColumnTriggers, StudioLabel } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField } from '../define-common-fields.ts';
import {
  createStudioLabel,
  defineChoiceField,
  defineDateField,
  defineDividerField,
  defineIntegerField,
  defineJsonField,
  defineMoneyField,
  defineTextField,
} from '../define-fields.ts';
import { defineManyToOneField, defineProjectField, defineOrderRelationField } from '../define-relations.ts';

const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

const kindLabels: Readonly<Record<InvoiceKind, StudioLabel>> = {
  invoice: createStudioLabel('Rechnung', 'Invoice'),
  credit_note: createStudioLabel('Rechnungskorrektur', 'Credit note'),
};

const defineInvoiceKindField = () =>
  defineChoiceField('kind', createStudioLabel('Art', 'Type'), kindLabels, {
    ...readOnly,
    required: true,
    maxLength: 16,
  });

/** In years, from the end of the year of issue (§ 14b (1) UStG, § 147 (3) AO, as of 2025). */
const invoiceRetentionYears = 8;

/** Only the deletion of the whole project, and the end of the retention period, remove an invoice. */
const keepInvoices = `
  create function sf_keep_invoices() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'DELETE' and (
      not exists (select from project where id = old.project)
      or old.issued_on < (date_trunc('year', now() at time zone 'Europe/Berlin') - interval '${invoiceRetentionYears} years')::date)
    then return old; end if;
    raise exception 'The document % is issued and cannot be changed or deleted.', old.number using errcode = 'check_violation';
  end $$`;

/** A counter takes one step at a time, so that no number is left out or used twice. */
const keepCounters = `
  create function sf_keep_invoice_counters() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'DELETE' then
      if not exists (select from project where id = old.project) then return old; end if;
    elsif (new.id, new.project, new.kind, new.year, new.last_position) = (old.id, old.project, old.kind, old.year, old.last_position + 1)
    then return new; end if;
    raise exception 'The counter of document numbers only counts on.' using errcode = 'check_violation';
  end $$`;

const invoiceTriggers: DerivedColumnTriggers = {
  functions: [keepInvoices, keepCounters],
  triggers: [
    {
      name: 'sf_on_invoice_change',
      on: 'ecommerce_invoice',
      sql: `create trigger sf_on_invoice_change before update or delete on ecommerce_invoice
              for each row execute function sf_keep_invoices()`,
    },
    {
      name: 'sf_on_invoice_counter_change',
      on: 'ecommerce_invoice_counter',
      sql: `create trigger sf_on_invoice_counter_change before update or delete on ecommerce_invoice_counter
              for each row execute function sf_keep_invoice_counters()`,
    },
  ],
  fill: [],
};

const counter: CollectionDefinition = {
  name: 'ecommerce_invoice_counter',
  label: createStudioLabel('Nummernkreis', 'Number range'),
  note: createStudioLabel('Die letzte vergebene Nummer je Art und Jahr', 'The last number used, by type and year'),
  icon: 'pin',
  folder: 'shop',
  hidden: true,
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineInvoiceKindField(),
    defineIntegerField('year', createStudioLabel('Jahr', 'Year'), { ...readOnly, required: true }),
    defineIntegerField('last_position', createStudioLabel('Letzte Nummer', 'Last number'), {
      ...readOnly,
      required: true,
    }),
    defineProjectField({ hidden: true }),
  ],
  uniques: [['project', 'kind', 'year']],
};

const invoice: CollectionDefinition = {
  name: 'ecommerce_invoice',
  label: createStudioLabel('Beleg', 'Invoice'),
  note: createStudioLabel(
    'Rechnungen und Rechnungskorrekturen. Sie entstehen mit dem Versand, der Übergabe oder der Erstattung und bleiben, wie sie sind.',
    'Invoices and credit notes. They are issued on shipping, handover or refund, and never change.',
  ),
  icon: 'request_quote',
  folder: 'work',
  display: '{{number}}',
  ownership: { projectPath: 'project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    // Opens the document as a PDF (backend/extensions/order-documents).
    {
      ...defineDividerField('documents_panel', createStudioLabel('Belege', 'Documents')),
      interface: 'order-documents',
      options: {},
    },
    defineTextField('number', createStudioLabel('Nummer', 'Number'), { ...readOnly, required: true, maxLength: 32 }),
    defineInvoiceKindField(),
    defineDateField('issued_on', createStudioLabel('Ausgestellt am', 'Issued on'), { ...readOnly, required: true }),
    defineMoneyField('total_brutto', createStudioLabel('Betrag (brutto)', 'Amount (gross)'), {
      ...readOnly,
      required: true,
    }),
    defineTextField('recipient_name', createStudioLabel('Kundschaft', 'Customer'), { ...readOnly, required: true }),
    defineOrderRelationField({ required: true }),
    // Deleted with its order only; an update would be refused.
    defineManyToOneField('refund', createStudioLabel('Erstattung', 'Refund'), 'ecommerce_refund', {
      ...internal,
      onDelete: 'CASCADE',
    }),
    // `InvoiceSnapshot` of contract/shop/invoice.ts.
    defineJsonField('content', createStudioLabel('Inhalt', 'Content'), {
      ...internal,
      required: true,
      column: { nullable: false },
    }),
    defineCreatedAtField(internal),
    defineProjectField({ hidden: true }),
  ],
  derivation: invoiceTriggers,
  // One credit note per refund.
  uniques: [['project', 'number'], ['refund']],
  indexes: [['order'], ['project', 'issued_on']],
};

export const invoiceCollections: CollectionDefinition[] = [counter, invoice];

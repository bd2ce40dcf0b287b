// Reports prices, stocks, percentages and days that are out of range, unknown time zones, and texts of emails that cannot
// be sent; the order service skips such values instead of failing (promise 12). Database constraints refuse new numbers, so
// the job checks only columns whose constraint is not validated: usually none. Hourly on every instance; one email a day
// per project.
import type { Knex } from 'knex';
import { findBrokenContentRules } from '../../../../domain/content-checks/content-rules.ts';
import type { EditableMailPart, MailTextRecord } from '../../../../domain/editable-mail-texts.ts';
import type { NumberRange } from '../../../../domain/allowed-number-ranges.ts';
import { isTimeZone } from '../../../../domain/opening-hours/time-zone.ts';
import type { StudioLabel } from '../../../schema/content-model-types.ts';
import { rangeConstraintPrefix, toRangeConstraintName } from '../../../schema/studio-number-field-format.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { toInvalidValuesStaffEmail } from '../mail/templates/staff-alert-emails.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { OrderServiceContext } from '../platform/route-types-and-handlers.ts';
import { defineScheduledJob, hourMs } from '../platform/define-scheduled-job.ts';
import { getGermanStaffMessage } from '../platform/service-translators.ts';

/** The remaining ones are reported the next day. */
const maxReportedNumbers = 50;

/** The collections that the order service reads. Column names are SQL over the collection as `item`. */
const checkedCollections = [
  { name: 'ecommerce_product', title: 'item.display_name', project: 'item.project', join: '' },
  {
    name: 'ecommerce_product_variant',
    title: `product.display_name || ', ' || item.display_name`,
    project: 'product.project',
    join: 'join ecommerce_product product on product.id = item.product',
  },
  {
    name: 'ecommerce_shipping_config',
    title: 'item.name',
    project: 'settings.project',
    join: 'join ecommerce_settings settings on settings.id = item.settings',
  },
  { name: 'ecommerce_settings', title: 'null', project: 'item.project', join: '' },
] as const;

interface RangedField {
  name: string;
  label: StudioLabel;
  range: NumberRange;
}

const findCollection = (collection: string) => contentModelCollections.find(({ name }) => name === collection);

const toRangedFields = (collection: string): RangedField[] =>
  (findCollection(collection)?.fields ?? []).flatMap(({ name, label, range }) =>
    range ? [{ name, label, range }] : [],
  );

/** Names a record in German. @param title `null` where the collection has one record per project */
const toRecordTitle = (collection: string, title: string | null): string => {
  const label = findCollection(collection)?.label.de ?? collection;
  return title === null ? label : getGermanStaffMessage('unusableFigures.record', { collection: label, title });
};

/** Constraints that every row of their table satisfies. */
const readValidatedConstraints = async (database: Knex): Promise<Set<string>> => {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select conname as name from pg_constraint
      where convalidated and connamespace = current_schema()::regnamespace and starts_with(conname, ?)`,
    [rangeConstraintPrefix],
  );
  return new Set(rows.map(({ name }) => name));
};

interface FoundRow {
  project: string;
  id: string;
  title: string | null;
  value: string;
}

interface InvalidNumber {
  project: string;
  collection: string;
  id: string;
  /** In German, for the staff. */
  title: string;
  field: string;
  value: string;
}

const findInvalidNumbersIn = async (
  database: Knex,
  { name, title, project, join }: (typeof checkedCollections)[number],
  validatedConstraints: ReadonlySet<string>,
): Promise<InvalidNumber[]> => {
  const uncheckedFields = toRangedFields(name).filter(
    (field) => !validatedConstraints.has(toRangeConstraintName(name, field.name)),
  );
  const found = uncheckedFields.map(async ({ name: column, label: of, range }): Promise<InvalidNumber[]> => {
    // Also finds NaN: PostgreSQL sorts it above every number.
    const { rows } = await database.raw<{ rows: FoundRow[] }>(
      `select ${project} as project, item.id, ${title} as title, item.??::text as value from ?? item ${join}
        where item.?? not between ? and ? order by item.id limit ?`,
      [column, name, column, range.min, range.max, maxReportedNumbers],
    );
    return rows.map((row) => ({
      project: row.project,
      collection: name,
      id: row.id,
      title: toRecordTitle(name, row.title),
      field: of.de,
      value: row.value,
    }));
  });
  return (await Promise.all(found)).flat();
};

/** Projects with an unknown time zone: the service uses Berlin instead of failing. */
const findUnknownTimeZones = async (database: Knex): Promise<InvalidNumber[]> => {
  const rows = await database('project').select<{ id: string; name: string; time_zone: string }[]>(
    'id',
    'name',
    'time_zone',
  );
  const column = findCollection('project')?.fields.find(({ name }) => name === 'time_zone');
  return rows
    .filter(({ time_zone }) => !isTimeZone(time_zone))
    .map(({ id, name, time_zone: value }) => ({
      project: id,
      collection: 'project',
      id,
      title: toRecordTitle('project', name),
      field: column?.label.de ?? 'time_zone',
      value,
    }));
};

/** Stored past the check of the studio, or by an earlier version with other placeholders. */
const findUnusableMailTexts = async (database: Knex): Promise<InvalidNumber[]> => {
  const rows = await database('ecommerce_mail_text').select<(MailTextRecord & { id: string; project: string })[]>('*');
  return rows.flatMap((row) =>
    findBrokenContentRules('ecommerce_mail_text', { ...row }).map(({ fields: [name] }) => ({
      project: row.project,
      collection: 'ecommerce_mail_text',
      id: row.id,
      title: toRecordTitle('ecommerce_mail_text', null),
      field: findCollection('ecommerce_mail_text')?.fields.find((field) => field.name === name)?.label.de ?? name,
      value: String(row[name as EditableMailPart]),
    })),
  );
};

/** @returns the invalid values of all projects, each with its record and field */
const findInvalidNumbers = async (database: Knex): Promise<InvalidNumber[]> => {
  const validatedConstraints = await readValidatedConstraints(database);
  const found = checkedCollections.map((collection) =>
    findInvalidNumbersIn(database, collection, validatedConstraints),
  );
  return (await Promise.all([findUnknownTimeZones(database), findUnusableMailTexts(database), ...found])).flat();
};

const reportInvalidNumbers = async ({ database, env }: OrderServiceContext): Promise<void> => {
  const invalidNumbers = await findInvalidNumbers(database);
  const studioUrl = `${String(env['PUBLIC_URL']).replace(/\/+$/, '')}/admin/content`;
  const today = new Date().toISOString().slice(0, 10);
  for (const project of new Set(invalidNumbers.map((invalidNumber) => invalidNumber.project))) {
    await database.transaction(async (transaction) => {
      const sender = await readSenderCompany(transaction, project);
      const projectNumbers = invalidNumbers
        .filter((invalidNumber) => invalidNumber.project === project)
        .slice(0, maxReportedNumbers);
      const message = toInvalidValuesStaffEmail({ sender, invalidNumbers: projectNumbers, studioUrl });
      if (!message) return;
      const occasion = { about: `unusable_figures:${project}:${today}` };
      await enqueueMail(transaction, { project, sender, message, occasion, kind: 'unusable_figures' });
    });
  }
};

export const invalidValueReportJob = defineScheduledJob({
  schedule: '41 * * * * *',
  intervalMs: hourMs,
  // The constraints are created together with this column.
  isReady: async ({ database }) =>
    (await database.schema.hasColumn('ecommerce_product', 'delivery_days_min')) &&
    (await database.schema.hasTable('ecommerce_mail_text')),
  tasks: [reportInvalidNumbers],
});

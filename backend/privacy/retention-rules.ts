// Retention rules: when visitors' data is deleted, one rule per collection and case, as SQL over a row `r`. Periods are
// fields of `privacy_settings` with the content model's defaults; docs/privacy.md lists them
// (tests/privacy-docs.test.ts).
import { privacySettingsCollection } from '../schema/project/privacy-settings.ts';

export type RetentionPeriodFieldName =
  | 'appointment_days'
  | 'contact_days'
  | 'invoice_days'
  | 'newsletter_pending_days'
  | 'newsletter_proof_days'
  | 'order_days'
  | 'rating_days'
  | 'request_days'
  | 'suspected_days'
  | 'withdrawal_days';

export interface RetentionRule {
  collection: string;
  period: RetentionPeriodFieldName;
  /** SQL for the start of the period. */
  since: string;
  /** SQL condition for the rows to which the rule applies. */
  where: string;
  /** SQL for the row's project, if not in its own column. */
  project?: string;
}

/** In days, for projects without settings. */
export const defaultRetentionDays: Readonly<Record<string, number>> = Object.fromEntries(
  privacySettingsCollection.fields.flatMap(({ name, column }) =>
    typeof column?.defaultValue === 'number' ? [[name, column.defaultValue]] : [],
  ),
);

/** Lower limits of the settings, because a typing error would delete data irreversibly. */
const shortestPeriods: Readonly<Record<string, number>> = Object.fromEntries(
  privacySettingsCollection.fields.flatMap(({ name, options }) =>
    typeof options?.['min'] === 'number' ? [[name, options['min']]] : [],
  ),
);

/** Commercial and tax law count from the end of the calendar year (§ 257(5) HGB, § 147(4) AO), in German time. */
const yearEndOf = (moment: string): string =>
  `((date_trunc('year', ${moment} at time zone 'Europe/Berlin') + interval '1 year') at time zone 'Europe/Berlin')`;

const lastEvent =
  'greatest(r.date_created, (select max(event.date_created) from newsletter_event event where event.subscription = r.id))';

const wasConfirmed = `exists (select from newsletter_event event where event.subscription = r.id and event.kind = 'confirmed')`;

/**
 * The last change by the staff, from Directus's activity log, so that a recently marked record is not deleted
 * immediately.
 */
const lastChangeOf = (collection: string): string =>
  `greatest(r.date_created, (select max(activity."timestamp") from directus_activity activity
     where activity.collection = '${collection}' and activity.item = r.id::text))`;

const messages = (collection: string, period: RetentionPeriodFieldName): RetentionRule[] => [
  { collection, period, since: 'r.date_created', where: `r.status <> 'suspected'` },
  { collection, period: 'suspected_days', since: lastChangeOf(collection), where: `r.status = 'suspected'` },
];

/** Rules for records that are deleted completely, with the emails about them. */
export const retentionRules: readonly RetentionRule[] = [
  ...messages('contact_message', 'contact_days'),
  ...messages('ecommerce_request', 'request_days'),
  { collection: 'appointment', period: 'appointment_days', since: 'r.ends_at', where: `r.state <> 'suspected'` },
  {
    collection: 'appointment',
    period: 'suspected_days',
    since: lastChangeOf('appointment'),
    where: `r.state = 'suspected'`,
  },
  {
    collection: 'newsletter_subscription',
    period: 'newsletter_pending_days',
    since: lastEvent,
    where: `r.state = 'pending' and not ${wasConfirmed}`,
  },
  // A pending subscription that was confirmed earlier still contains a valid proof of consent.
  {
    collection: 'newsletter_subscription',
    period: 'newsletter_proof_days',
    since: `coalesce(r.unsubscribed_at, ${lastEvent})`,
    where: `(r.state = 'unsubscribed' or (r.state = 'pending' and ${wasConfirmed})) and coalesce(r.confirm_until, now()) <= now()`,
  },
  { collection: 'newsletter_subscription', period: 'suspected_days', since: lastEvent, where: `r.state = 'suspected'` },
  {
    collection: 'ecommerce_product_rating',
    period: 'rating_days',
    since: lastChangeOf('ecommerce_product_rating'),
    where: `r.status <> 'published'`,
    project: '(select product.project from ecommerce_product product where product.id = r.product)',
  },
  {
    collection: 'ecommerce_withdrawal',
    period: 'withdrawal_days',
    since: yearEndOf('r.date_created'),
    where: 'true',
  },
  {
    collection: 'ecommerce_invoice',
    period: 'invoice_days',
    since: yearEndOf(`(r.issued_on::timestamp at time zone 'Europe/Berlin')`),
    where: 'true',
  },
  // A subscription is kept while it is active; its sign-up emails are not.
  {
    collection: 'ecommerce_mail',
    period: 'newsletter_pending_days',
    since: 'r.date_created',
    where: `r.state <> 'pending' and r.about like 'newsletter\\_subscription:%'`,
  },
  // Emails of orders that were deleted from the database.
  {
    collection: 'ecommerce_mail',
    period: 'order_days',
    since: yearEndOf('r.date_created'),
    where: 'r."order" is null and r.about is null',
  },
];

/**
 * Orders are anonymised. The period starts with their last change of state: a payment or return may be in a later year.
 */
export const orderRetentionRule: RetentionRule = {
  collection: 'ecommerce_order',
  period: 'order_days',
  since: yearEndOf(
    'greatest(r.date_created, (select max(step.date_created) from ecommerce_order_history step where step."order" = r.id))',
  ),
  where: 'r.anonymised_at is null',
};

/** A hundred years; longer periods could exceed the range of dates. */
const longestDays = 36_500;

/** SQL for the end of a row's retention period, over `r` and the project's settings `s`. */
export const toRetentionEndSql = ({ since, period }: RetentionRule): string =>
  `${since} + make_interval(days => least(greatest(coalesce(s.${period}, ${defaultRetentionDays[period]}), ${shortestPeriods[period]}), ${longestDays}))`;

/** SQL from `from` on: the rows of a rule with their project's settings. */
export const toRetentionFromClause = ({ collection, project = 'r.project', where }: RetentionRule): string =>
  `from ${collection} r left join privacy_settings s on s.project = ${project} where ${where}`;

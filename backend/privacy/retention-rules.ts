// Retention rules: when visitors' data is deleted, one rule per collection and case, as SQL over a row `r`. Periods are
// fields of `privacy_settings` with the content model's defaults; docs/privacy.md lists them (tests/privacy-page.test.ts).
import { privacySettingsCollection } from '../schema/house/privacy.ts';

export type RetentionPeriod =
  | 'appointment_days'
  | 'contact_days'
  | 'newsletter_pending_days'
  | 'newsletter_proof_days'
  | 'order_days'
  | 'rating_days'
  | 'request_days'
  | 'suspected_days'
  | 'withdrawal_days';

export interface RetentionRule {
  collection: string;
  period: RetentionPeriod;
  /** From which moment the period counts. */
  since: string;
  /** Which rows it is about. */
  where: string;
  /** Where the row's project is, if not in its own column. */
  project?: string;
}

/** In days, of projects that have set none. */
export const defaultRetentionDays: Readonly<Record<string, number>> = Object.fromEntries(
  privacySettingsCollection.fields.flatMap(({ name, column }) =>
    typeof column?.defaultValue === 'number' ? [[name, column.defaultValue]] : [],
  ),
);

/** What no setting goes below: a slip of the pen would delete what nobody brings back. */
const shortestPeriods: Readonly<Record<string, number>> = Object.fromEntries(
  privacySettingsCollection.fields.flatMap(({ name, options }) =>
    typeof options?.['min'] === 'number' ? [[name, options['min']]] : [],
  ),
);

/** Commercial and tax law count from the end of the calendar year (§ 257(5) HGB, § 147(4) AO), on Germany's clock. */
const yearEndOf = (moment: string): string =>
  `((date_trunc('year', ${moment} at time zone 'Europe/Berlin') + interval '1 year') at time zone 'Europe/Berlin')`;

const lastEvent =
  'greatest(r.date_created, (select max(event.date_created) from newsletter_event event where event.subscription = r.id))';

const wasConfirmed = `exists (select from newsletter_event event where event.subscription = r.id and event.kind = 'confirmed')`;

/** Since the staff has last touched it, by the studio's own history: what was put aside yesterday is not gone today. */
const lastChangeOf = (collection: string): string =>
  `greatest(r.date_created, (select max(activity."timestamp") from directus_activity activity
     where activity.collection = '${collection}' and activity.item = r.id::text))`;

const messages = (collection: string, period: RetentionPeriod): RetentionRule[] => [
  { collection, period, since: 'r.date_created', where: `r.status <> 'suspected'` },
  { collection, period: 'suspected_days', since: lastChangeOf(collection), where: `r.status = 'suspected'` },
];

/** What is deleted as a whole, with the mails about it. */
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
  // Whoever once agreed and signs up anew has a proof that still counts.
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
  // A subscription is kept for as long as somebody reads the newsletter; the mails by which it was made are not.
  {
    collection: 'ecommerce_mail',
    period: 'newsletter_pending_days',
    since: 'r.date_created',
    where: `r.state <> 'pending' and r.about like 'newsletter\\_subscription:%'`,
  },
  // Of orders that somebody has deleted from the database.
  {
    collection: 'ecommerce_mail',
    period: 'order_days',
    since: yearEndOf('r.date_created'),
    where: 'r."order" is null and r.about is null',
  },
];

/** Orders stay as figures. Their last step counts: a payment or a return may fall into another year. */
export const orderRetentionRule: RetentionRule = {
  collection: 'ecommerce_order',
  period: 'order_days',
  since: yearEndOf(
    'greatest(r.date_created, (select max(step.date_created) from ecommerce_order_history step where step."order" = r.id))',
  ),
  where: 'r.anonymised_at is null',
};

/** A hundred years: what is longer is no date any more. */
const longestDays = 36_500;

/** When a row's time is over, as SQL over `r` and the project's settings `s`. */
export const toRetentionEndSql = ({ since, period }: RetentionRule): string =>
  `${since} + make_interval(days => least(greatest(coalesce(s.${period}, ${defaultRetentionDays[period]}), ${shortestPeriods[period]}), ${longestDays}))`;

/** The rows of a rule with their project's settings, as the end of a query. */
export const toRetentionSourceSql = ({ collection, project = 'r.project', where }: RetentionRule): string =>
  `from ${collection} r left join privacy_settings s on s.project = ${project} where ${where}`;

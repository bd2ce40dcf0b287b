// Reads shared by several modules: the id and the shop of a project, product descriptions for requests, opening times of a branch,
// and the name of the acting staff member.
import type { Accountability } from '@directus/types';
import type { Knex } from 'knex';
import {
  type BranchOpeningSchedule,
  parseOpeningDayCode,
  toLocalDateTime,
} from '../../../../domain/opening-hours/opening-hours.ts';
import { findBranchSpecialOpeningDays } from '../../../../domain/opening-hours/opening-hours.ts';
import { toTimeZoneOrDefault } from '../../../../domain/opening-hours/time-zone.ts';
import { listUpcomingHolidays } from '../../../../domain/public-holidays.ts';
import { orderStaffRoleIds } from '../../../access/role-permission-matrix.ts';

type Row = Record<string, unknown>;

/** `undefined` if no project has the domain. */
export const readProjectIdByDomain = async (database: Knex, domain: string): Promise<string | undefined> =>
  (await database('project').where({ domain }).first<{ id: string } | undefined>('id'))?.id;

export interface ShopMaintenanceAndRatingSettings {
  /** Id of the project. */
  project: string;
  isOpen: boolean;
  allowsRatings: boolean;
}

/** The shop of a domain; `undefined` if the project or its shop does not exist. */
export const readShopMaintenanceAndRatingSettings = async (
  database: Knex,
  domain: string,
): Promise<ShopMaintenanceAndRatingSettings | undefined> => {
  const row = await database('ecommerce_settings')
    .leftJoin('project', 'project.id', 'ecommerce_settings.project')
    .where({ 'project.domain': domain })
    .first<Row | undefined>('project.id', 'maintenance_mode', 'allow_ratings');
  if (!row) return undefined;
  return {
    project: String(row['id']),
    isOpen: row['maintenance_mode'] === false,
    allowsRatings: row['allow_ratings'] === true,
  };
};

const maxSubjectLength = 255;

/**
 * Describes the product of a request or appointment, such as "Solitärring Aurora (AT-101), Größe 52", so that the staff
 * can still read it after the product was deleted. `unknown` is set if the project does not offer the product or
 * variant.
 */
export const readProductAndVariantNameForStaff = async (
  database: Knex,
  project: string,
  { product: id, variant }: { product: string; variant?: string | undefined },
): Promise<{ subject: string } | { unknown: 'product' | 'variant' }> => {
  const product = await database('ecommerce_product')
    .where({ id, project, status: 'published' })
    .first<{ display_name: string; reference_number: string } | undefined>('display_name', 'reference_number');
  if (!product) return { unknown: 'product' };
  const name = `${product.display_name} (${product.reference_number})`;
  if (variant === undefined) return { subject: name.slice(0, maxSubjectLength) };
  const chosen = await database('ecommerce_product_variant')
    .where({ id: variant, product: id, active: true })
    .first<{ display_name: string } | undefined>('display_name');
  if (!chosen) return { unknown: 'variant' };
  return { subject: `${name}, ${chosen.display_name}`.slice(0, maxSubjectLength) };
};

interface BranchRow {
  project: string;
  time_zone: string;
  country: string;
  state: string | null;
}

interface SpanRow {
  opens: string | null;
  closes: string | null;
}

/**
 * Includes yesterday, because the branch's time zone may be behind the server's; `undefined` if the branch does not
 * exist.
 */
export const readBranchOpeningSchedule = async (
  database: Knex,
  branch: string,
): Promise<BranchOpeningSchedule | undefined> => {
  const row = await database('branch')
    .join('project', 'project.id', 'branch.project')
    .where({ 'branch.id': branch })
    .first<BranchRow | undefined>('branch.project', 'branch.country', 'branch.state', 'project.time_zone');
  if (!row) return undefined;
  const timeZone = toTimeZoneOrDefault(row.time_zone);
  return {
    timeZone,
    periods: await readPeriods(database, branch),
    specialDays: findBranchSpecialOpeningDays(await readSpecialDays(database, row.project), branch),
    holidays: listUpcomingHolidays(row, toLocalDateTime(new Date(), timeZone).date),
  };
};

/** Drops the seconds of the times (specification §9). */
const toSpan = ({ opens, closes }: SpanRow) => ({
  opens: opens?.slice(0, 5) ?? null,
  closes: closes?.slice(0, 5) ?? null,
});

const readPeriods = async (database: Knex, branch: string) => {
  const rows = await database('opening_period')
    .where({ branch })
    .select<(SpanRow & { day: string })[]>('day', 'time_open as opens', 'time_close as closes');
  return rows.map(({ day, ...span }) => ({ dayCode: parseOpeningDayCode(day), ...toSpan(span) }));
};

const readSpecialDays = async (database: Knex, project: string) => {
  const rows = await database('special_day')
    .where({ project })
    .whereRaw(`date >= current_date - 1`)
    .select<(SpanRow & { date: string; branch: string | null })[]>(
      database.raw(`to_char(date, 'YYYY-MM-DD') as date`),
      'branch',
      'opening_time as opens',
      'closing_time as closes',
    );
  return rows.map(({ date, branch, ...span }) => ({ date, branch, ...toSpan(span) }));
};

interface UserRow {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  project: string | null;
}

/** Display name for the order history; `undefined` if the user may not act on all of the projects. */
export const readAuthorizedStaffDisplayName = async (
  database: Knex,
  { user, roles, admin }: Pick<Accountability, 'admin' | 'roles' | 'user'>,
  projects: readonly string[],
): Promise<string | undefined> => {
  if (user === null) return undefined;
  const row = await database('directus_users')
    .where({ id: user })
    .first<UserRow | undefined>('first_name', 'last_name', 'email', 'project');
  const isStaff = row !== undefined && row.project !== null && roles.some((role) => orderStaffRoleIds.includes(role));
  if (!admin && !(isStaff && projects.every((project) => project === row.project))) return undefined;
  return [row?.first_name, row?.last_name].filter(Boolean).join(' ') || row?.email || 'Studio';
};

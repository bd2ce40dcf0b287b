// Reads the company that sends a project's emails: contact data, the legally required details, and the reply address.
import type { Knex } from 'knex';
import { z } from 'zod';
import { hexColorSchema } from '../../../../contract/hex-color-schema.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { defaultPickupReservationDays } from '../../../../domain/opening-hours/opening-hours.ts';
import { toTimeZoneOrDefault } from '../../../../domain/opening-hours/time-zone.ts';
import type { MailTextRecord } from '../../../../domain/editable-mail-texts.ts';
import type { BrandBaseAndButtonColors } from '../../../../domain/palette.ts';
import { toTranslatedTextSql, toTranslationJoin } from '../platform/database-helpers.ts';

export interface SenderCompany {
  domain: string;
  displayName: string;
  companyName: string;
  /** Street, then postal code and city. */
  address: string[];
  phone: string | null;
  /** Receives order notifications and replies. */
  email: string | null;
  executives: string[];
  /** Such as "HRA 999120, Amtsgericht München". */
  registers: string[];
  vatId: string | null;
  taxNumber: string | null;
  /** IANA name of the project's time zone. */
  timeZone: string;
  /** Opening days for which a branch reserves an order that is ready for pickup. */
  pickupReservationDays: number;
  bankDetails: string | null;
  /** Id of the file. */
  logo: string | null;
  /** The colors of the project's site. */
  colors: BrandBaseAndButtonColors;
  /** What the editors changed, in all languages. */
  mailTexts: readonly MailTextRecord[];
}

type Row = Record<string, string | null>;

interface SenderCompanyRow {
  domain: string;
  project_name: string;
  company_name: string | null;
  display_name: string | null;
  ust_id: string | null;
  vat_number: string | null;
  order_email: string | null;
  time_zone: string;
  pickup_reservation_days: number | null;
  bank_details: string | null;
  logo: string | null;
  theme: unknown;
  addresses: Row[] | null;
  emails: Row[] | null;
  numbers: Row[] | null;
  executives: Row[] | null;
  registers: Row[] | null;
  mail_texts: MailTextRecord[] | null;
}

/**
 * Aggregates a child table of the company, in the editors' order, into one JSON column, so that one query reads
 * everything.
 */
const aggregateList = (database: Knex, table: string, name: string): Knex.Raw =>
  database.raw('(select json_agg(part order by part.sort) from ?? part where part.company = company.id) as ??', [
    table,
    name,
  ]);

/** Bank details are in `language` if translated; all other values do not depend on the language. */
export const readSenderCompany = async (
  database: Knex,
  project: string,
  language: Locale = 'de',
): Promise<SenderCompany> => {
  const row = await database('project')
    .leftJoin('company', 'company.project', 'project.id')
    .leftJoin('theme_settings as theme', 'theme.project', 'project.id')
    .leftJoin('ecommerce_settings as shop', 'shop.project', 'project.id')
    .leftJoin(...toTranslationJoin('ecommerce_settings', 'shop', language, 'shop_text'))
    .where({ 'project.id': project })
    .first<SenderCompanyRow | undefined>(
      'project.domain',
      'project.name as project_name',
      'company.company_name',
      'company.display_name',
      'company.ust_id',
      'company.vat_number',
      'shop.order_email',
      'shop.pickup_reservation_days',
      'project.time_zone',
      'project.logo',
      database.raw('to_jsonb(theme) as theme'),
      toTranslatedTextSql(database, 'shop_text.bank_details', 'shop.bank_details', 'bank_details'),
      aggregateList(database, 'company_address', 'addresses'),
      aggregateList(database, 'company_email', 'emails'),
      aggregateList(database, 'company_number', 'numbers'),
      aggregateList(database, 'company_executive', 'executives'),
      aggregateList(database, 'company_register', 'registers'),
      database.raw(
        '(select json_agg(changed) from ecommerce_mail_text changed where changed.project = project.id) as mail_texts',
      ),
    );
  if (!row) throw new Error(`The project ${project}, for which an email is to be sent, does not exist.`);
  const { addresses, emails, numbers, executives, registers } = row;
  const address = addresses?.find(({ address_type }) => address_type === 'hq') ?? addresses?.[0];
  const displayName = row.display_name ?? row.project_name;
  return {
    domain: row.domain,
    displayName,
    companyName: row.company_name ?? displayName,
    address: address
      ? [
          [address['street'], address['number']].filter(Boolean).join(' '),
          [address['zip_code'], address['city']].filter(Boolean).join(' '),
        ]
      : [],
    phone: findPrimary((numbers ?? []).filter(({ type }) => type !== 'fax'))?.['number'] ?? null,
    email: row.order_email?.trim() || (findPrimary(emails ?? [])?.['email'] ?? null),
    executives: (executives ?? []).flatMap(({ name }) => name ?? []),
    registers: (registers ?? []).map(
      ({ register_type, number, registrar }) => `${register_type} ${number}, ${registrar}`,
    ),
    vatId: row.ust_id,
    taxNumber: row.vat_number,
    timeZone: toTimeZoneOrDefault(row.time_zone),
    pickupReservationDays: row.pickup_reservation_days ?? defaultPickupReservationDays,
    bankDetails: row.bank_details,
    logo: row.logo,
    colors: themeSchema.parse(row.theme ?? {}),
    mailTexts: row.mail_texts ?? [],
  };
};

/** Colors that cannot be used are left out: no email fails because of them. */
const themeSchema = z
  .object({
    brand_color: hexColorSchema.catch('#1c1a17'),
    base_color: hexColorSchema.catch('#ffffff'),
    config: z
      .object({
        button: z
          .object({
            accent_color: hexColorSchema.optional().catch(undefined),
            color: hexColorSchema.optional().catch(undefined),
          })
          .optional(),
      })
      .nullish()
      .catch(null),
  })
  .transform(({ brand_color: brandColor, base_color: baseColor, config }) => ({
    brandColor,
    baseColor,
    buttonAccentColor: config?.button?.accent_color,
    buttonColor: config?.button?.color,
  }));

const findPrimary = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => (row['primary'] as unknown) === true) ?? rows[0];

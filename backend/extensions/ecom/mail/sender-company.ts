// Reads who sends: the company of a project with what the law wants on its emails, and where the shop's mails are
// answered.
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';
import { defaultReservationDays } from '../../../../domain/opening/opening-times.ts';
import { toValidTimeZone } from '../../../../domain/opening/time-zone.ts';

export interface SenderCompany {
  domain: string;
  displayName: string;
  companyName: string;
  /** Street, then place. */
  address: string[];
  phone: string | null;
  /** Where orders are reported and answers go. */
  email: string | null;
  executives: string[];
  /** Such as "HRA 999120, Amtsgericht München". */
  registers: string[];
  vatId: string | null;
  /** IANA name of the project's time zone. */
  timeZone: string;
  /** For how many opening days of a branch an order is kept there, once it is ready. */
  pickupReservationDays: number;
  bankDetails: string | null;
}

type Row = Record<string, string | null>;

interface HouseRow {
  domain: string;
  project_name: string;
  company_name: string | null;
  display_name: string | null;
  ust_id: string | null;
  order_email: string | null;
  time_zone: string;
  pickup_reservation_days: number | null;
  bank_details: string | null;
  addresses: Row[] | null;
  emails: Row[] | null;
  numbers: Row[] | null;
  executives: Row[] | null;
  registers: Row[] | null;
}

/** A list below the company, in the editors' order, as one column: the whole house is one query. */
const listed = (database: Knex, table: string, name: string): Knex.Raw =>
  database.raw('(select json_agg(part order by part.sort) from ?? part where part.company = company.id) as ??', [
    table,
    name,
  ]);

/** The bank details come in the words of `language`, where they are translated; all else is the same in every language. */
export const readSenderCompany = async (
  database: Knex,
  project: string,
  language: Locale = 'de',
): Promise<SenderCompany> => {
  const row = await database('project')
    .leftJoin('company', 'company.project', 'project.id')
    .leftJoin('ecommerce_settings as shop', 'shop.project', 'project.id')
    .leftJoin('ecommerce_settings_translations as shop_text', (join) =>
      join.on('shop_text.ecommerce_settings', 'shop.id').andOnVal('shop_text.language', language),
    )
    .where({ 'project.id': project })
    .first<HouseRow | undefined>(
      'project.domain',
      'project.name as project_name',
      'company.company_name',
      'company.display_name',
      'company.ust_id',
      'shop.order_email',
      'shop.pickup_reservation_days',
      'project.time_zone',
      database.raw(`coalesce(nullif(trim(shop_text.bank_details), ''), shop.bank_details) as bank_details`),
      listed(database, 'company_address', 'addresses'),
      listed(database, 'company_email', 'emails'),
      listed(database, 'company_number', 'numbers'),
      listed(database, 'company_executive', 'executives'),
      listed(database, 'company_register', 'registers'),
    );
  if (!row) throw new Error(`There is no project ${project} to send mails for.`);
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
    timeZone: toValidTimeZone(row.time_zone),
    pickupReservationDays: row.pickup_reservation_days ?? defaultReservationDays,
    bankDetails: row.bank_details,
  };
};

const findPrimary = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => (row['primary'] as unknown) === true) ?? rows[0];

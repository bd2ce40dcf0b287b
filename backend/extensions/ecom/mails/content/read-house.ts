// Reads who sends: the company of a project with what the law wants on its letters, and where the shop's mails are
// answered.
import type { Knex } from 'knex';
import type { House } from './order.ts';

interface HouseRow {
  domain: string;
  project_name: string;
  company: string | null;
  company_name: string | null;
  display_name: string | null;
  ust_id: string | null;
  order_email: string | null;
  bank_details: string | null;
}

type Row = Record<string, string | null>;

export const readHouse = async (database: Knex, project: string): Promise<House> => {
  const row = await database('project')
    .leftJoin('company', 'company.project', 'project.id')
    .leftJoin('ecommerce_settings as shop', 'shop.project', 'project.id')
    .where({ 'project.id': project })
    .first<HouseRow | undefined>(
      ...['project.domain', 'project.name as project_name', 'company.id as company', 'company.company_name'],
      ...['company.display_name', 'company.ust_id', 'shop.order_email', 'shop.bank_details'],
    );
  if (!row) throw new Error(`There is no project ${project} to send mails for.`);
  const { company } = row;
  const parts = async (table: string): Promise<Row[]> =>
    company === null ? [] : database(table).where({ company }).orderBy('sort').select<Row[]>('*');
  // One after the other: a transaction has one connection.
  const addresses = await parts('company_address');
  const emails = await parts('company_email');
  const numbers = await parts('company_number');
  const executives = await parts('company_executive');
  const registers = await parts('company_register');
  const address = addresses.find(({ address_type }) => address_type === 'hq') ?? addresses[0];
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
    phone: findPrimary(numbers.filter(({ type }) => type !== 'fax'))?.['number'] ?? null,
    email: row.order_email?.trim() || (findPrimary(emails)?.['email'] ?? null),
    executives: executives.flatMap(({ name }) => name ?? []),
    registers: registers.map(({ register_type, number, registrar }) => `${register_type} ${number}, ${registrar}`),
    vatId: row.ust_id,
    bankDetails: row.bank_details,
  };
};

const findPrimary = (rows: readonly Row[]): Row | undefined =>
  rows.find((row) => (row['primary'] as unknown) === true) ?? rows[0];

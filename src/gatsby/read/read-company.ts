// Reads the company of a project with its branches and opening hours.
import { z } from 'zod';
import { optionalText, requiredText, translationsOf } from '../../../contract/record-parts.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { ContentError } from './validate-records.ts';
import type { ProjectRecord } from './read-project.ts';
import { readAllRecords, timeOfDaySchema } from './read-records.ts';

const companySchema = z.object({
  id: z.string(),
  company_name: requiredText,
  display_name: requiredText,
  legal_form: z.enum(['single', 'ev', 'bag', 'other']),
  ust_id: optionalText,
  vat_number: optionalText,
  packaging_register_number: optionalText,
  weee_number: optionalText,
  legal_authority: optionalText,
  date_updated: optionalText,
  addresses: z.array(
    z.object({
      street: requiredText,
      number: optionalText,
      zip_code: requiredText,
      city: requiredText,
      address_type: z.enum(['hq', 'federal_office']).nullable(),
    }),
  ),
  emails: z.array(z.object({ email: z.email(), primary: z.boolean() })),
  numbers: z.array(z.object({ number: requiredText, type: z.enum(['phone', 'mobile', 'fax']), primary: z.boolean() })),
  executives: z.array(z.object({ name: requiredText })),
  registers: z.array(z.object({ register_type: requiredText, number: requiredText, registrar: requiredText })),
  data_protection_commissioner: z.array(
    z.object({
      name: requiredText,
      street: optionalText,
      number: optionalText,
      zip_code: optionalText,
      city: optionalText,
      phone_number: optionalText,
      email: optionalText,
    }),
  ),
  translations: translationsOf({ legal_authority: optionalText }),
});

export type CompanyRecord = z.infer<typeof companySchema>;

const openingHourSchema = z.object({
  id: z.string(),
  closed: z.boolean(),
  opening_time: timeOfDaySchema,
  closing_time: timeOfDaySchema,
  translations: translationsOf({ day: optionalText, free_text: optionalText }),
});

export type OpeningHourRecord = z.infer<typeof openingHourSchema>;

const specialDaySchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  opening_time: timeOfDaySchema,
  closing_time: timeOfDaySchema,
  branch: z.string().nullable(),
  translations: translationsOf({ reason: optionalText }),
});

export type SpecialDayRecord = z.infer<typeof specialDaySchema>;

const decimal = z.coerce.number().nullable();

const branchSchema = z.object({
  id: z.string(),
  display_name: requiredText,
  street: requiredText,
  zip: requiredText,
  city: requiredText,
  country: requiredText,
  state: optionalText,
  phone: optionalText,
  latitude: decimal,
  longitude: decimal,
  opening_periods: z.array(
    z.object({
      id: z.string(),
      day: requiredText,
      time_open: timeOfDaySchema,
      time_close: timeOfDaySchema,
      free_text: optionalText,
      translations: translationsOf({ day: optionalText, free_text: optionalText }),
    }),
  ),
  translations: translationsOf({ display_name: optionalText }),
});

export type BranchRecord = z.infer<typeof branchSchema>;

/** @throws ContentError when the project has no company. */
export const readCompany = async (client: BackendClient, project: ProjectRecord): Promise<CompanyRecord> => {
  const [company] = await readAllRecords(client, 'company', companySchema, {
    filter: { project: { _eq: project.id } },
    deep: {
      addresses: { _sort: ['sort'] },
      emails: { _sort: ['sort'] },
      numbers: { _sort: ['sort'] },
      executives: { _sort: ['sort'] },
      registers: { _sort: ['sort'] },
    },
  });
  if (!company) {
    const record = { collection: 'project', item: project.id };
    throw new ContentError({ cause: 'record_missing', details: [`${project.name}: company`], record });
  }
  return company;
};

export const readOpeningHours = async (client: BackendClient, project: ProjectRecord): Promise<OpeningHourRecord[]> =>
  readAllRecords(client, 'opening_hour', openingHourSchema, {
    filter: { project: { _eq: project.id } },
    sort: ['sort'],
  });

export const readBranches = async (client: BackendClient, project: ProjectRecord): Promise<BranchRecord[]> =>
  readAllRecords(client, 'branch', branchSchema, {
    filter: { project: { _eq: project.id } },
    deep: { opening_periods: { _sort: ['sort'] } },
    sort: ['sort'],
  });

/** Upcoming days with special opening hours, earliest first. */
export const readSpecialDays = async (
  client: BackendClient,
  project: ProjectRecord,
  today: string,
): Promise<SpecialDayRecord[]> =>
  readAllRecords(client, 'special_day', specialDaySchema, {
    filter: { project: { _eq: project.id }, date: { _gte: today } },
    sort: ['date'],
  });

// Reads the company of a project with its branches and opening hours.
import { z } from 'zod';
import {
  optionalTextSchema,
  requiredTextSchema,
  createGermanAndTranslatedTextSchemas,
  createTranslationsSchema,
} from '../../../contract/common-record-schemas.ts';
import { SiteBuildContentError } from './validate-records.ts';
import type { ProjectRecord } from './read-project.ts';
import { readAllRecords, type SiteBuildReadContext, timeOfDaySchema } from './read-records.ts';

const companySchema = z.object({
  id: z.string(),
  company_name: requiredTextSchema,
  display_name: requiredTextSchema,
  legal_form: z.enum(['single', 'ev', 'bag', 'other']),
  ust_id: optionalTextSchema,
  vat_number: optionalTextSchema,
  packaging_register_number: optionalTextSchema,
  weee_number: optionalTextSchema,
  date_updated: optionalTextSchema,
  addresses: z.array(
    z.object({
      street: requiredTextSchema,
      number: optionalTextSchema,
      zip_code: requiredTextSchema,
      city: requiredTextSchema,
      address_type: z.enum(['hq', 'federal_office']).nullable(),
    }),
  ),
  emails: z.array(z.object({ email: requiredTextSchema, primary: z.boolean() })),
  numbers: z.array(
    z.object({ number: requiredTextSchema, type: z.enum(['phone', 'mobile', 'fax']), primary: z.boolean() }),
  ),
  executives: z.array(z.object({ name: requiredTextSchema })),
  registers: z.array(
    z.object({ register_type: requiredTextSchema, number: requiredTextSchema, registrar: requiredTextSchema }),
  ),
  data_protection_commissioner: z.array(
    z.object({
      name: requiredTextSchema,
      street: optionalTextSchema,
      number: optionalTextSchema,
      zip_code: optionalTextSchema,
      city: optionalTextSchema,
      phone_number: optionalTextSchema,
      email: optionalTextSchema,
    }),
  ),
  ...createGermanAndTranslatedTextSchemas({ legal_authority: optionalTextSchema }),
});

export type CompanyRecord = z.infer<typeof companySchema>;

const openingHourSchema = z.object({
  id: z.string(),
  closed: z.boolean(),
  opening_time: timeOfDaySchema,
  closing_time: timeOfDaySchema,
  translations: createTranslationsSchema({ day: optionalTextSchema, free_text: optionalTextSchema }),
});

export type OpeningHourRecord = z.infer<typeof openingHourSchema>;

const specialDaySchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  opening_time: timeOfDaySchema,
  closing_time: timeOfDaySchema,
  branch: z.string().nullable(),
  translations: createTranslationsSchema({ reason: optionalTextSchema }),
});

export type SpecialDayRecord = z.infer<typeof specialDaySchema>;

const decimal = z.coerce.number().nullable();

const branchSchema = z.object({
  id: z.string(),
  street: requiredTextSchema,
  zip: requiredTextSchema,
  city: requiredTextSchema,
  country: requiredTextSchema,
  state: optionalTextSchema,
  phone: optionalTextSchema,
  latitude: decimal,
  longitude: decimal,
  opening_periods: z.array(
    z.object({
      id: z.string(),
      time_open: timeOfDaySchema,
      time_close: timeOfDaySchema,
      ...createGermanAndTranslatedTextSchemas({ day: requiredTextSchema, free_text: optionalTextSchema }),
    }),
  ),
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema }),
});

export type BranchRecord = z.infer<typeof branchSchema>;

/** @throws SiteBuildContentError when the project has no company. */
export const readCompany = async (source: SiteBuildReadContext, project: ProjectRecord): Promise<CompanyRecord> => {
  const [company] = await readAllRecords(source, 'company', companySchema, {
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
    throw new SiteBuildContentError({ cause: 'record_missing', details: [`${project.name}: company`], record });
  }
  return company;
};

export const readOpeningHourRecords = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<OpeningHourRecord[]> =>
  readAllRecords(source, 'opening_hour', openingHourSchema, {
    filter: { project: { _eq: project.id } },
    sort: ['sort'],
  });

export const readBranches = async (source: SiteBuildReadContext, project: ProjectRecord): Promise<BranchRecord[]> =>
  readAllRecords(source, 'branch', branchSchema, {
    filter: { project: { _eq: project.id } },
    deep: { opening_periods: { _sort: ['sort'] } },
    sort: ['sort'],
  });

/** Upcoming days with special opening hours, earliest first. */
export const readUpcomingSpecialDays = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
  today: string,
): Promise<SpecialDayRecord[]> =>
  readAllRecords(source, 'special_day', specialDaySchema, {
    filter: { project: { _eq: project.id }, date: { _gte: today } },
    sort: ['date'],
  });

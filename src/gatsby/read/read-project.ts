// Reads the project of a domain with its theme, its consents and its appointment topics.
import { z } from 'zod';
import { markSchemaAsJsonColumn } from '../../../domain/directus-items-query.ts';
import {
  optionalTextSchema,
  requiredTextSchema,
  createGermanAndTranslatedTextSchemas,
} from '../../../contract/common-record-schemas.ts';
import { hexColorSchema } from '../../../contract/hex-color-schema.ts';
import { toTimeZoneOrDefault } from '../../../domain/opening-hours/time-zone.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';
import { SiteBuildContentError } from './validate-records.ts';
import { fileRecordSchema, readAllRecords, type SiteBuildReadContext } from './read-records.ts';

const projectSchema = z.object({
  id: z.string(),
  name: requiredTextSchema,
  domain: requiredTextSchema,
  show_accessibility: z.boolean(),
  time_zone: requiredTextSchema,
  calendar_booking: z.boolean(),
  newsletter: z.boolean(),
  logo: fileRecordSchema.nullable(),
  icon: fileRecordSchema.nullable(),
  config: markSchemaAsJsonColumn(
    z.object({
      brand_config: z.object({ rolex_clock: z.boolean().optional(), rolex_api_key: optionalTextSchema }).optional(),
    }),
  ).nullish(),
  ...createGermanAndTranslatedTextSchemas({ seo_title: requiredTextSchema }, { seo_description: optionalTextSchema }),
});

export type ProjectRecord = z.infer<typeof projectSchema>;

const cssLength = z.string().regex(/^\d+(\.\d+)?(px|em|rem|%)?$/, 'is not a CSS length such as 2px');

const themeSchema = z.object({
  id: z.string(),
  brand_color: hexColorSchema,
  base_color: hexColorSchema,
  config: markSchemaAsJsonColumn(
    z.object({
      button: z
        .object({
          accent_color: hexColorSchema.optional(),
          color: hexColorSchema.optional(),
          border_radius: cssLength.optional(),
          border_thickness: cssLength.optional(),
        })
        .optional(),
    }),
  ).nullable(),
});

export type ThemeRecord = z.infer<typeof themeSchema>;

/** @throws SiteBuildContentError if no project has the domain, naming the existing domains. */
export const readProject = async (
  client: BackendClient,
  domain: string,
  log: LogFunction = () => undefined,
): Promise<ProjectRecord> => {
  const source: SiteBuildReadContext = { directus: client.directus, log, report: () => undefined };
  const [project] = await readAllRecords(source, 'project', projectSchema, {
    filter: { domain: { _eq: domain } },
  });
  if (project) return { ...project, time_zone: toProjectTimeZone(project, log) };
  const projects = await readAllRecords(source, 'project', projectSchema.pick({ domain: true }));
  const others = projects.map((entry) => `≠ ${entry.domain}`);
  throw new SiteBuildContentError({ cause: 'project_unknown', details: [domain, ...others] });
};

/** Falls back to Berlin for an invalid time zone, like the order service, which also notifies the retailer. */
const toProjectTimeZone = ({ id, time_zone }: ProjectRecord, log: LogFunction): string => {
  const zone = toTimeZoneOrDefault(time_zone);
  if (zone !== time_zone) log(`project ${id}: time_zone "${time_zone}" does not exist; ${zone} is used`);
  return zone;
};

/** @throws SiteBuildContentError when the project has no theme settings. */
export const readTheme = async (source: SiteBuildReadContext, project: ProjectRecord): Promise<ThemeRecord> => {
  const [theme] = await readAllRecords(source, 'theme_settings', themeSchema, {
    filter: { project: { _eq: project.id } },
  });
  if (!theme) {
    const record = { collection: 'project', item: project.id };
    throw new SiteBuildContentError({ cause: 'record_missing', details: [`${project.name}: theme_settings`], record });
  }
  return theme;
};

const consentSchema = z.object({
  id: z.string(),
  function_id: requiredTextSchema,
  link: optionalTextSchema,
  default_on: z.boolean(),
  locked: z.boolean(),
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema, description: optionalTextSchema }),
});

/** A consent that visitors may give. */
export type ConsentOptionRecord = z.infer<typeof consentSchema>;

/** The project's consents, in the editors' order. */
export const readConsentOptionRecords = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<ConsentOptionRecord[]> =>
  readAllRecords(source, 'consent', consentSchema, {
    filter: { project: { _eq: project.id } },
    sort: ['sort'],
  });

const topicSchema = z.object({
  id: z.string(),
  duration_minutes: z.int().positive(),
  branch: z.string().nullable(),
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema, description: optionalTextSchema }),
});

/** A topic for which visitors can book appointments. */
export type AppointmentTopicRecord = z.infer<typeof topicSchema>;

/** In the editors' order; empty if the project takes no appointments. */
export const readAppointmentTopics = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<AppointmentTopicRecord[]> =>
  project.calendar_booking
    ? readAllRecords(source, 'appointment_topic', topicSchema, {
        filter: { project: { _eq: project.id }, active: { _eq: true } },
        sort: ['sort', 'display_name'],
      })
    : [];

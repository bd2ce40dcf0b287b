// Reads the menus and the footer widgets of a project.
import { z } from 'zod';
import { markSchemaAsJsonColumn } from '../../../domain/directus-items-query.ts';
import {
  optionalTextSchema,
  requiredTextSchema,
  createGermanAndTranslatedTextSchemas,
  createTranslationsSchema,
} from '../../../contract/common-record-schemas.ts';
import type { ProjectRecord } from './read-project.ts';
import { readAllRecords, type SiteBuildReadContext } from './read-records.ts';

const named = createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema });

const linkShape = {
  id: z.string(),
  sort: z.number().nullable(),
  path: optionalTextSchema,
  path_prefix: optionalTextSchema,
  external_path: optionalTextSchema,
  anchor: optionalTextSchema,
  type: optionalTextSchema,
  ...named,
};

const menuLinkSchema = z.object(linkShape);

/** Directus returns nested lists unsorted. */
const sorted = <T extends z.ZodType<{ sort: number | null }>>(item: T) =>
  z.array(item).transform((items) => items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)));

export type MenuLinkRecord = z.infer<typeof menuLinkSchema>;

const menuItemSchema = z.object({
  ...linkShape,
  position: z.enum(['primary', 'social']).nullable(),
  media: z.enum(['facebook', 'googleplus', 'instagram', 'other']).nullable(),
  sub: sorted(menuLinkSchema),
  groups: sorted(
    z.object({
      id: z.string(),
      sort: z.number().nullable(),
      ...named,
      sub: sorted(menuLinkSchema),
    }),
  ),
});

export type MenuItemRecord = z.infer<typeof menuItemSchema>;

const widgetSchema = z.object({
  id: z.string(),
  widget_name: requiredTextSchema,
  position: optionalTextSchema,
  props: markSchemaAsJsonColumn(z.object({ showLogo: z.boolean().optional() })).nullable(),
  translations: createTranslationsSchema({ header: optionalTextSchema }),
});

export type SiteLayoutWidgetRecord = z.infer<typeof widgetSchema>;

/** Top-level items in order, with their links and groups. */
export const readTopLevelMenuItems = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<MenuItemRecord[]> =>
  readAllRecords(source, 'menu_item', menuItemSchema, {
    filter: { project: { _eq: project.id }, parent: { _null: true }, menu_group: { _null: true } },
    sort: ['sort'],
  });

export const readFooterAndDrawerWidgets = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<SiteLayoutWidgetRecord[]> =>
  readAllRecords(source, 'widget', widgetSchema, {
    filter: { project: { _eq: project.id } },
    sort: ['sort'],
  });

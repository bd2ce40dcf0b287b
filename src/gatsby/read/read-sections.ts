// Reads the sections of a project's published pages and the products that they show.
import { z } from 'zod';
import {
  optionalTextSchema,
  requiredTextSchema,
  createTranslationsSchema,
} from '../../../contract/common-record-schemas.ts';
import { departmentPageKeys } from '../../i18n/special-page-paths-and-keys.ts';
import { brandDepartments } from './read-brands.ts';
import type { ProjectRecord } from './read-project.ts';
import {
  fileRecordSchema,
  readAllRecords,
  type SiteBuildReadContext,
  toPublishedOrPreviewFilter,
} from './read-records.ts';
import { readTeaserProducts, type TeaserProductRecord } from './read-published-product-records.ts';

const percent = z.number().min(0).max(100);

const hotspotSchema = z.object({
  id: z.string(),
  sort: z.number().nullable(),
  x: percent,
  y: percent,
  product: z.string().nullable(),
  brand: z.string().nullable(),
  link: optionalTextSchema,
  translations: createTranslationsSchema({ label: optionalTextSchema, description: optionalTextSchema }),
});

export type HotspotRecord = z.infer<typeof hotspotSchema>;

const sectionSchema = z.object({
  id: z.string(),
  page: z.object({ key: requiredTextSchema }),
  type: z.enum(['text', 'picture', 'gallery', 'quote', 'brands', 'products', 'action', 'window']),
  layout: z.enum(['left', 'right']).nullable(),
  picture: fileRecordSchema.nullable(),
  pictures: z.array(
    z.object({
      id: z.number(),
      directus_files_id: fileRecordSchema,
      translations: createTranslationsSchema({ alt: optionalTextSchema }),
    }),
  ),
  brand_type: z.enum(brandDepartments).nullable(),
  products: z.array(z.object({ product_id: z.string() })),
  category: z.string().nullable(),
  hotspots: z.array(hotspotSchema),
  link: optionalTextSchema,
  anchor: optionalTextSchema,
  date_updated: optionalTextSchema,
  translations: createTranslationsSchema({
    heading: optionalTextSchema,
    content: optionalTextSchema,
    attribution: optionalTextSchema,
    link_label: optionalTextSchema,
    picture_alt: optionalTextSchema,
  }),
});

export type SectionRecord = z.infer<typeof sectionSchema>;

/** Visible sections of the shown pages, in the editors' order. */
export const readSections = async (source: SiteBuildReadContext, project: ProjectRecord): Promise<SectionRecord[]> =>
  readAllRecords(source, 'page_section', sectionSchema, {
    filter: {
      page: { project: { _eq: project.id } },
      visible: { _eq: true },
      _or: toPublishedOrPreviewFilter('page', source)._or.map((page) => ({ page })),
    },
    deep: { pictures: { _sort: ['sort'] }, products: { _sort: ['sort'] }, hotspots: { _sort: ['sort'] } },
    sort: ['sort', 'id'],
  });

const isCategorySection = ({ type, category, products }: SectionRecord): boolean =>
  type === 'products' && category !== null && products.length === 0;

/** The section of each department that is a product list: the first that shows a category and no chosen products. */
export const selectDepartmentProductListSections = (sections: readonly SectionRecord[]): SectionRecord[] =>
  departmentPageKeys.flatMap(
    (key) => sections.find((section) => section.page.key === key && isCategorySection(section)) ?? [],
  );

/** Products of sections: selected ones by id, and the first ones of each category that is a row. */
export interface SectionProductRecordMaps {
  byId: Map<string, TeaserProductRecord>;
  byCategory: Map<string, TeaserProductRecord[]>;
}

/** Products of a category in a section: one row of its grid. */
const categoryLimit = 4;

/** @param hasLists sections can be product lists, which have products of their own */
export const readSectionProducts = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
  sections: readonly SectionRecord[],
  hasLists: boolean,
): Promise<SectionProductRecordMaps> => {
  const chosen = sections.flatMap(({ products, hotspots }) => [
    ...products.map(({ product_id }) => product_id),
    ...hotspots.flatMap(({ product }) => product ?? []),
  ]);
  const lists = hasLists ? selectDepartmentProductListSections(sections) : [];
  const rows = sections.filter((section) => isCategorySection(section) && !lists.includes(section));
  const categories = [...new Set(rows.flatMap(({ category }) => category ?? []))];
  const [products, ofCategories] = await Promise.all([
    chosen.length === 0 ? [] : readTeaserProducts(source, project, { id: { _in: [...new Set(chosen)] } }, -1),
    Promise.all(
      categories.map((category) => readTeaserProducts(source, project, { category: { _eq: category } }, categoryLimit)),
    ),
  ]);
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    byCategory: new Map(categories.map((category, index) => [category, ofCategories[index] ?? []])),
  };
};

/** Removes products that were left out as invalid, and so have no page. */
export const excludeInvalidSectionProducts = (
  { byId, byCategory }: SectionProductRecordMaps,
  leftOutIds: ReadonlySet<string>,
): SectionProductRecordMaps => ({
  byId: new Map([...byId].filter(([id]) => !leftOutIds.has(id))),
  byCategory: new Map(
    [...byCategory].map(([category, products]) => [category, products.filter(({ id }) => !leftOutIds.has(id))]),
  ),
});

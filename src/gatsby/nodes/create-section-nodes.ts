// Makes the nodes of brands, events and the sections of pages, with their pictures. Called by create-site-nodes.ts.
import { locales } from '../../../contract/locale.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { createFileNode, type GatsbyApi } from '../files/create-file-node.ts';
import type { SiteRecords } from '../read/read-site.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import { selectBrandProducts, selectBrands, toBrand } from '../shape/to-brand.ts';
import { selectEvents, toEvent } from '../shape/to-event.ts';
import { toBrandModified } from '../shape/to-last-modified.ts';
import { type CreateNode, toListProductKey } from './create-product-nodes.ts';
import { hasProductPages, toTeaserOffers } from '../shape/to-product-teaser.ts';
import { toSection } from '../shape/to-section.ts';
import type { Log, Translate } from '../../../domain/translate.ts';

export interface SectionNodesContext {
  gatsby: GatsbyApi;
  client: BackendClient;
  records: SiteRecords;
  translate: Translate;
  log: Log;
  createNode: CreateNode;
}

/** Products on the page of a brand: two rows of its grid; its link leads to all of them. */
const maxBrandProducts = 8;

/** Creates BrandContent, SiteEvent and PageSection nodes in every language. */
export const createSections = async (context: SectionNodesContext): Promise<void> => {
  const { records, translate, createNode } = context;
  const log = createOnceLog(context.log);
  const brands = selectBrands(records, log);
  const events = selectEvents(records, Date.now());
  const images = await createImages(context);
  const imageOf = ({ id }: FileRecord) => images.get(id);
  const categorySlugs = new Map(records.products.map(({ category }) => [category.id, category.slug]));
  for (const locale of locales) {
    const offers = toTeaserOffers(records.products, locale, translate);
    for (const [order, brand] of brands.entries()) {
      const content = toBrand(records, brand, locale, translate);
      const logo = brand.logo && imageOf(brand.logo);
      const image = brand.header_image && imageOf(brand.header_image);
      const products = selectBrandProducts(records, brand)
        .slice(0, maxBrandProducts)
        .map(({ id }) => context.gatsby.createNodeId(toListProductKey(locale, id)));
      const lastModified = toBrandModified(records, brand);
      const fields = { ...content, order, logo, image, products, lastModified };
      await createNode('BrandContent', `${locale} ${brand.id}`, fields);
    }
    for (const [order, record] of events.entries()) {
      const event = toEvent(record, records, locale, imageOf, translate);
      await createNode('SiteEvent', `${locale} ${record.id}`, { ...event, order, language: locale });
    }
    for (const [order, record] of records.sections.entries()) {
      const sources = {
        brands,
        products: records.sectionProducts,
        imageOf,
        hasProductPages: hasProductPages(records),
        offers,
        categorySlugs,
      };
      const section = toSection(record, locale, sources, translate, log);
      if (!section) continue;
      const fields = { ...section, order, language: locale, pageKey: record.page.key };
      await createNode('PageSection', `${locale} ${record.id}`, fields);
    }
  }
};

/** What holds in every language is said once. */
const createOnceLog = (log: Log): Log => {
  const said = new Set<string>();
  return (message) => {
    if (!said.has(message)) log(message);
    said.add(message);
  };
};

/** The node ids of every file that brands and sections show, each downloaded once. */
const createImages = async ({ gatsby, client, records, log }: SectionNodesContext): Promise<Map<string, string>> => {
  const { sections, brands, events, sectionProducts } = records;
  const pieces = [...sectionProducts.byId.values(), ...[...sectionProducts.byCategory.values()].flat()];
  const files = [
    ...events.map(({ image }) => image),
    ...brands.flatMap(({ logo, header_image }) => [logo, header_image]),
    ...sections.flatMap(({ picture, pictures }) => [picture, ...pictures.map((entry) => entry.directus_files_id)]),
    ...pieces.map(({ images }) => images[0]?.directus_files_id ?? null),
  ];
  const distinct = new Map(files.flatMap((file) => (file ? [[file.id, file] as const] : [])));
  const entries = await Promise.all(
    [...distinct.values()].map(async (file) => {
      const node = await createFileNode(gatsby, client, file, log);
      return node ? ([[file.id, node.id]] as const) : [];
    }),
  );
  return new Map(entries.flat());
};

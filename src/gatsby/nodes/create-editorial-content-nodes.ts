// Creates the nodes of brands, events and page sections.
import type { SourceNodesArgs } from 'gatsby';
import { type Locale, locales } from '../../../contract/locale.ts';
import { productsPerPage } from '../../../domain/product-list/product-list-state.ts';
import type { ContentNoticeReporter } from '../../../domain/content-checks/content-notice-collector.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';
import { writeBrandLogosToPublicFolder, type WriteBrandLogoFilesContext } from '../files/write-logo-files.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import { hasProjectProductPages } from '../read/read-published-product-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import {
  selectBrandProducts,
  selectBrandsWithPage,
  toBrandContent,
  toBrandTeaser,
} from '../mapping/to-brand-content.ts';
import { selectUpcomingEvents, toLocalizedEvent } from '../mapping/to-localized-event.ts';
import { toBrandLastModified } from '../mapping/to-last-modified.ts';
import { selectSectionListProducts } from '../mapping/to-department-or-brand-product-list.ts';
import {
  createBuildTimeProductMappingContext,
  toTeaserPriceAndHoverImageByProductId,
} from '../mapping/to-build-time-product.ts';
import { toPageSection } from '../mapping/to-page-section.ts';
import {
  type CreateListFacetsNode,
  type CreateSiteNodeFunction,
  toShopListProductNodeKey,
} from './create-shop-nodes.ts';

export interface EditorialContentNodesContext {
  gatsby: Pick<SourceNodesArgs, 'createNodeId'>;
  files: WriteBrandLogoFilesContext;
  log: LogFunction;
  report: ContentNoticeReporter;
  records: SiteRecords;
  translate: ResolveLocalizedField;
  toImage: FindSiteImage;
  createNode: CreateSiteNodeFunction;
  createListFacetsNode: CreateListFacetsNode;
}

/** Creates BrandContent, SiteEvent and PageSection nodes in every language. */
export const createEditorialContentNodes = async (context: EditorialContentNodesContext): Promise<void> => {
  const { records, translate, toImage, createNode, createListFacetsNode } = context;
  const log = createDedupedLog(context.log);
  const brands = selectBrandsWithPage(records, log);
  const events = selectUpcomingEvents(records, Date.now());
  const logos = await writeBrandLogosToPublicFolder(records.brands, context.files);
  const toLogo = (file: { id: string } | null) => (file && logos.get(file.id)) ?? null;
  const categorySlugs = new Map(records.products.map(({ category }) => [category.id, category.slug]));
  const listProducts = selectSectionListProducts(records);
  /** Ids of the nodes of a list's first page. */
  const toListedIds = (products: readonly { id: string }[], locale: Locale) =>
    products
      .slice(0, productsPerPage)
      .map(({ id }) => context.gatsby.createNodeId(toShopListProductNodeKey(locale, id)));
  for (const locale of locales) {
    const createBrand = async (brand: (typeof brands)[number], order: number) => {
      const data = toBrandContent(records, brand, locale, { translate, toImage });
      await createNode('BrandContent', `${locale} ${brand.id}`, {
        language: locale,
        slug: brand.slug,
        brandType: brand.brand_type,
        path: data.path,
        order,
        data,
        card: toBrandTeaser(brand, locale, toLogo(brand.logo), translate),
        products: toListedIds(selectBrandProducts(records, brand), locale),
        facets: data.list && (await createListFacetsNode(locale, data.list.fixed)),
        lastModified: toBrandLastModified(records, brand),
      });
    };
    // At once, because each waits for the filters of its list.
    await Promise.all(brands.map(createBrand));
    for (const [order, record] of events.entries()) {
      const data = toLocalizedEvent(record, records, locale, { translate, toImage });
      await createNode('SiteEvent', `${locale} ${record.id}`, { language: locale, order, data });
    }
    const sources = {
      brands,
      pages: records.pages,
      categorySlugs,
      listProducts,
      toImage,
      toLogo,
      products: records.sectionProducts,
      hasProductPages: hasProjectProductPages(records),
      offers: toTeaserPriceAndHoverImageByProductId(
        records.products,
        createBuildTimeProductMappingContext(locale, translate, toImage),
      ),
    };
    const createSection = async (record: (typeof records.sections)[number], order: number) => {
      const data = toPageSection(record, locale, sources, translate, { log, report: context.report });
      if (!data) return;
      await createNode('PageSection', `${locale} ${record.id}`, {
        language: locale,
        pageKey: record.page.key,
        order,
        data,
        products: toListedIds(listProducts.get(record.id) ?? [], locale),
        facets: data.list && (await createListFacetsNode(locale, data.list.fixed)),
      });
    };
    await Promise.all(records.sections.map(createSection));
  }
};

/** Logs a message only once, although the mappings run once per language. */
const createDedupedLog = (log: LogFunction): LogFunction => {
  const logged = new Set<string>();
  return (message) => {
    if (!logged.has(message)) log(message);
    logged.add(message);
  };
};

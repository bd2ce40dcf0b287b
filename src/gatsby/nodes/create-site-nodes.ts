// Creates the site's Gatsby nodes from the Directus records, one per language and record.
import { resolve } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { type Locale, locales } from '../../../contract/locale.ts';
import { formatProductListQuery, initialProductListState } from '../../../domain/product-list/product-list-state.ts';
import type { SiteLayoutData } from '../../../domain/site-content.ts';
import type { ContentNoticeReporter } from '../../../domain/content-checks/content-notice-collector.ts';
import { createRecordFieldTranslator, type LogFunction } from '../../../domain/record-translation.ts';
import { departmentPageKeys } from '../../i18n/special-page-paths-and-keys.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';
import { writeWebAppManifest } from '../seo/write-seo-files.ts';
import { writeEngravingFontFiles } from '../engraving/write-engraving-font-files.ts';
import { writeSiteLogoFiles } from '../files/write-logo-files.ts';
import { createDiskCachedBackendFileReader, removeCachedFilesUnusedFor30Days } from '../files/cached-files.ts';
import { createSiteIcons, readSiteIconSource } from '../icons/create-site-icons.ts';
import { generateResponsiveSiteImages } from '../images/generate-responsive-site-images.ts';
import { createBuildTimeFacetsReader } from '../read/read-product-facets.ts';
import { hasProjectProductPages } from '../read/read-published-product-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { toAppointmentBookingOptions } from '../mapping/to-appointment-booking-options.ts';
import { toImprintContent } from '../mapping/to-imprint-content.ts';
import { toPageLastModified } from '../mapping/to-last-modified.ts';
import { toLocalizedPageContents } from '../mapping/to-localized-page-contents.ts';
import { selectSectionListProducts } from '../mapping/to-department-or-brand-product-list.ts';
import {
  createBuildTimeProductMappingContext,
  toProductTeaser,
  toTeaserPriceAndHoverImageByProductId,
} from '../mapping/to-build-time-product.ts';
import { toSiteLayoutData } from '../mapping/to-site-layout-data.ts';
import { toPalettesOfInitialAndOtherMode } from '../mapping/to-site-theme-css-and-color-mode.ts';
import type { ShareImageBranding } from '../share-images/create-share-images.ts';
import { type CreateListFacetsNode, type CreateSiteNodeFunction, createShopNodes } from './create-shop-nodes.ts';
import { createEditorialContentNodes } from './create-editorial-content-nodes.ts';

/** Position of a department in the route table; `null` for other pages. */
const toDepartmentOrder = (key: string): number | null => {
  const order = departmentPageKeys.findIndex((department) => department === key);
  return order < 0 ? null : order;
};

/**
 * Creates SiteShell, AppointmentBookingOptions, PageContent, ProductTeaser, CompanyImprint, BrandContent, PageSection,
 * ProductListFacets and the shop's nodes in every language, and the files that they point to: icons, manifests and EngravingFonts.
 */
export const createSiteNodes = async (
  gatsby: Pick<SourceNodesArgs, 'actions' | 'createContentDigest' | 'createNodeId' | 'reporter'>,
  client: BackendClient,
  records: SiteRecords,
  { log, report, siteUrl }: { log: LogFunction; report: ContentNoticeReporter; siteUrl: string | undefined },
): Promise<void> => {
  if (records.shop && !records.pages.some(({ key }) => key === 'withdrawal_form')) {
    log(
      'The project has a shop, but no published page "withdrawal_form", which every page has to lead to (§356a BGB).',
    );
  }
  const translate = createRecordFieldTranslator(log, report);
  const createNode: CreateSiteNodeFunction = async (type, key, fields) => {
    const id = gatsby.createNodeId(`${type} ${key}`);
    await gatsby.actions.createNode({
      ...fields,
      id,
      internal: { type, contentDigest: gatsby.createContentDigest(fields) },
    });
    return id;
  };

  const readFacets = createBuildTimeFacetsReader(client, records.project.domain, log);
  const createListFacetsNode: CreateListFacetsNode = async (language, fixed) => {
    const query = formatProductListQuery({ ...initialProductListState, ...fixed });
    const data = await readFacets(language, query);
    return data && createNode('ProductListFacets', `${language} ${query}`, { language, query, data });
  };

  const palettes = toPalettesOfInitialAndOtherMode(records.theme);
  const publicFolder = resolve('public');
  const cacheFolder = resolve('.cache/library');
  const readCachedFile = createDiskCachedBackendFileReader(client, cacheFolder, log);
  const files = { readCachedFile, publicFolder };
  const { initial, other } = palettes;
  const textColors = { initial: initial.text, other: other.text };
  const logo = await writeSiteLogoFiles({ file: records.project.logo, textColors }, { ...files, log });
  const iconSource = { name: records.company.display_name, icon: records.project.icon, colors: initial };
  const ownIcon = await readSiteIconSource(readCachedFile, iconSource, log);
  const icons = await createSiteIcons(ownIcon, initial.background, publicFolder);
  await createNode('EngravingFonts', 'all', { data: await writeEngravingFontFiles(publicFolder, cacheFolder) });
  const toImage = await generateResponsiveSiteImages(
    records,
    { readFile: client.readFile, publicFolder, log, report },
    gatsby.reporter,
  );

  const listSections = selectSectionListProducts(records);
  const listPageKeys = new Set(records.sections.filter(({ id }) => listSections.has(id)).map(({ page }) => page.key));

  const createLanguage = async (locale: Locale) => {
    const shell: SiteLayoutData = {
      ...toSiteLayoutData(records, locale, translate, { log, toImage }),
      logo,
      icon: icons.head,
    };
    const sharing: ShareImageBranding = { name: shell.projectName, colors: initial, logo: logo?.path ?? null };
    await createNode('SiteShell', locale, { language: locale, data: shell, sharing });
    await writeWebAppManifest(publicFolder, {
      language: locale,
      siteName: shell.projectName,
      description: shell.siteDescription,
      background: initial.background,
      icons: icons.manifest,
    });
    const imprint = toImprintContent(records, locale, translate, log);
    const { legalTexts, dataProtectionOfficers } = imprint;
    await createNode('CompanyImprint', locale, {
      language: locale,
      data: imprint,
      privacy: { legalTexts, dataProtectionOfficers },
    });
    const offer = toAppointmentBookingOptions(records, locale, translate);
    await createNode('AppointmentOffer', locale, { language: locale, data: offer });
    const sources = {
      hasProductPages: hasProjectProductPages(records),
      offers: toTeaserPriceAndHoverImageByProductId(
        records.products,
        createBuildTimeProductMappingContext(locale, translate, toImage),
      ),
      toImage,
    };
    for (const [order, product] of records.teaserProducts.entries()) {
      const data = toProductTeaser(product, locale, sources, translate);
      if (data) await createNode('ProductTeaser', `${locale} ${product.id}`, { language: locale, order, data });
    }
    for (const { content, teaser } of toLocalizedPageContents(records.pages, locale, { translate, toImage, log })) {
      const { key, path, heading } = content;
      await createNode('PageContent', `${locale} ${key}`, {
        key,
        language: locale,
        path,
        heading,
        data: content,
        teaser,
        departmentOrder: toDepartmentOrder(key),
        hasProductList: listPageKeys.has(key),
        lastModified: toPageLastModified(records, key),
      });
    }
  };
  for (const locale of locales) await createLanguage(locale);
  const nodes = { createNode, createListFacetsNode };
  await createEditorialContentNodes({ gatsby, files, log, report, records, translate, toImage, ...nodes });
  await createShopNodes({ readCachedFile, records, translate, toImage, log, siteUrl, ...nodes });
  await removeCachedFilesUnusedFor30Days(cacheFolder);
};

// Makes the site's Gatsby nodes, one per language and subject, from the records of the backend. Called by gatsby-node.ts.
import { resolve } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { type Locale, locales } from '../../../contract/locale.ts';
import { departmentKeys } from '../../i18n/departments.ts';
import { writeManifest } from '../discovery/write-discovery.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { createEngravingFonts } from '../engraving/create-engraving-fonts.ts';
import { createFileNode, type GatsbyApi } from '../files/create-file-node.ts';
import { createIcons } from '../icons/create-icons.ts';
import { readIconSource } from '../icons/read-icon-source.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toAppointmentOffer } from '../shape/to-appointment-offer.ts';
import { toImprint } from '../shape/to-imprint.ts';
import { toPageModified } from '../shape/to-last-modified.ts';
import { toPages } from '../shape/to-page.ts';
import { hasProductPages, toProductTeaser, toTeaserOffers } from '../shape/to-product-teaser.ts';
import { createSections } from './create-section-nodes.ts';
import { type CreateNode, createProductNodes } from './create-product-nodes.ts';
import { toShell } from '../shape/to-shell.ts';
import { toOrderedPalettes } from '../shape/to-theme.ts';
import { createTranslate, type Log } from '../../../domain/translate.ts';
import { createLogo } from './create-logo.ts';

/** Place of a department among all, `null` for other pages. */
const toDepartmentOrder = (key: string): number | null => {
  const order = departmentKeys.findIndex((department) => department === key);
  return order < 0 ? null : order;
};

/**
 * Creates SiteShell, AppointmentOffer, PageContent, ProductTeaser, CompanyImprint, BrandContent, PageSection and the shop's nodes in every
 * language, and beside them the files that a browser finds through the shell (icons and manifests) or a product
 * (EngravingFonts).
 */
export const createSiteNodes = async (
  gatsby: GatsbyApi & Pick<SourceNodesArgs, 'createContentDigest' | 'reporter'>,
  client: BackendClient,
  records: SiteRecords,
  log: Log,
  siteUrl: string | undefined,
): Promise<void> => {
  if (records.shop && !records.pages.some(({ key }) => key === 'withdrawal_form')) {
    log(
      'The project has a shop, but no published page "withdrawal_form", which every page has to lead to (§356a BGB).',
    );
  }
  const translate = createTranslate(log);
  const createNode: CreateNode = async (type, key, fields) => {
    const id = gatsby.createNodeId(`${type} ${key}`);
    await gatsby.actions.createNode({
      ...fields,
      id,
      internal: { type, contentDigest: gatsby.createContentDigest(fields) },
    });
    return id;
  };

  const palettes = toOrderedPalettes(records.theme);
  const logo = await createLogo(
    gatsby,
    client,
    { file: records.project.logo, textColors: { initial: palettes.initial.text, other: palettes.other.text } },
    log,
  );
  const publicFolder = resolve('public');
  const { initial } = palettes;
  const iconSource = { name: records.company.display_name, icon: records.project.icon, colors: initial };
  const icons = await createIcons(await readIconSource(client, iconSource, log), initial.background, publicFolder);
  await createNode('EngravingFonts', 'all', await createEngravingFonts(publicFolder));
  const images = await createPageImages(gatsby, client, records, log);
  const productImages = await createProductImages(gatsby, client, records, log);

  const createLanguage = async (locale: Locale) => {
    const shell = toShell(records, locale, translate, log);
    await createNode('SiteShell', locale, { ...shell, logo, icon: icons.head });
    await writeManifest(publicFolder, {
      language: locale,
      houseName: shell.houseName,
      description: shell.siteDescription,
      background: initial.background,
      icons: icons.manifest,
    });
    await createNode('CompanyImprint', locale, { language: locale, ...toImprint(records, locale, translate, log) });
    await createNode('AppointmentOffer', locale, {
      language: locale,
      ...toAppointmentOffer(records, locale, translate),
    });
    const offers = toTeaserOffers(records.products, locale, translate);
    for (const [order, product] of records.teaserProducts.entries()) {
      const image = productImages.get(product.id);
      if (!image) continue;
      const teaser = toProductTeaser(
        product,
        locale,
        translate,
        hasProductPages(records),
        offers.get(product.id) ?? null,
      );
      await createNode('ProductTeaser', `${locale} ${product.id}`, { ...teaser, language: locale, order, image });
    }
    for (const page of toPages(records.pages, locale, translate, log)) {
      await createNode('PageContent', `${locale} ${page.key}`, {
        ...page,
        image: images.get(page.key) ?? null,
        departmentOrder: toDepartmentOrder(page.key),
        lastModified: toPageModified(records, page.key),
      });
    }
  };
  for (const locale of locales) await createLanguage(locale);
  await createSections({ gatsby, client, records, translate, log, createNode });
  await createProductNodes({ gatsby, client, records, translate, log, createNode, siteUrl });
};

/** Ids of the pages' header pictures, by page key. */
const createPageImages = async (
  gatsby: GatsbyApi,
  client: BackendClient,
  records: SiteRecords,
  log: Log,
): Promise<Map<string, string>> => {
  const entries = await Promise.all(
    records.pages.map(async ({ key, header_image }) => {
      const node = header_image ? await createFileNode(gatsby, client, header_image, log) : undefined;
      return node ? ([[key, node.id]] as const) : [];
    }),
  );
  return new Map(entries.flat());
};

/** Ids of the first picture of each piece of the home page, by the piece's id. */
const createProductImages = async (
  gatsby: GatsbyApi,
  client: BackendClient,
  records: SiteRecords,
  log: Log,
): Promise<Map<string, string>> => {
  const entries = await Promise.all(
    records.teaserProducts.map(async ({ id, images: [picture] }) => {
      const node = picture && (await createFileNode(gatsby, client, picture.directus_files_id, log));
      return node ? ([[id, node.id]] as const) : [];
    }),
  );
  return new Map(entries.flat());
};

// Creates the planned pages with templates and share images, then the sitemap and robots.txt.
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { defaultLocale, type Locale, locales } from '../../../contract/locale.ts';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { toColorModePalettes } from '../../../domain/palette.ts';
import { type ThemeSettings, toButtonCssProperties, toPaletteCssProperties } from '../../theme/theme-css.ts';
import { writeRobotsAndSitemap } from '../seo/write-seo-files.ts';
import { createShareImages } from '../share-images/create-share-images.ts';
import {
  planShareImages,
  type ShareImageQueryResult,
  shareImagesGraphqlQuery,
} from '../share-images/plan-share-images.ts';
import { type CreatePlannedPage, createProductListAndProductPages } from './create-product-list-and-product-pages.ts';
import {
  type PageKind,
  type PlannedPage,
  planBrandPages,
  planOfflineFallbackPages,
  planContentPages,
  planNonCmsPages,
  planStyleGuidePages,
} from './plan-pages.ts';

const templates: Record<PageKind, string> = {
  appointment: 'AppointmentPage',
  brand: 'BrandPage',
  department: 'DepartmentPage',
  events: 'EventsPage',
  product: 'ProductPage',
  products: 'ProductsPage',
  legal: 'LegalPage',
  newsletter: 'NewsletterPage',
  thanks: 'ThanksPage',
  home: 'HomePage',
  contact: 'ContactPage',
  imprint: 'ImprintPage',
  privacy: 'PrivacyPage',
  cart: 'CartPage',
  checkout: 'CheckoutPage',
  text: 'TextPage',
  notFound: 'NotFoundPage',
  offline: 'OfflinePage',
  orderStatus: 'OrderStatusPage',
  specimens: 'StyleGuidePage',
  withdrawalForm: 'WithdrawalFormPage',
  withdrawalModel: 'WithdrawalModelPage',
  wishList: 'WishListPage',
};

const plannedQuery = /* GraphQL */ `
  {
    allPageContent {
      nodes {
        key
        language
        path
        hasProductList
        lastModified
        data
      }
    }
    allBrandContent {
      nodes {
        brandType
        language
        path
        slug
        lastModified
        data
      }
    }
  }
`;

/** Data of a page for the sitemap, in addition to its URL. */
interface SitemapDetails {
  path: string;
  lastModified: string | null;
  data: { image: ContentImageData | null };
}

interface PlannedContent {
  allPageContent: { nodes: (SitemapDetails & { key: string; language: Locale; hasProductList: boolean })[] };
  allBrandContent: { nodes: (SitemapDetails & { brandType: string; language: Locale; slug: string })[] };
}

/** @throws through the reporter if the pages cannot be queried. */
export const createSitePages = async (
  gatsby: Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>,
  { siteUrl, hasOffline, hasStyleGuide }: { siteUrl: string | undefined; hasOffline: boolean; hasStyleGuide: boolean },
): Promise<void> => {
  const { actions, reporter } = gatsby;
  const shareImages = new Map<string, string>();
  /** A page without an image uses the project's share image. */
  const createPage: CreatePlannedPage = (plan, ownImage, more = {}) => {
    const { language } = plan.context;
    const path = ownImage ?? shareImages.get(localizedSiteRouteTable.home[language]);
    const shareImage = siteUrl && path ? new URL(path, siteUrl).href : null;
    actions.createPage({
      path: plan.path,
      component: resolve(`src/templates/${templates[plan.kind]}.tsx`),
      context: {
        ...plan.context,
        shareImage,
        ...more,
        // gatsby-plugin-react-i18next skips pages whose context already has a language.
        i18n: {
          language,
          languages: locales,
          defaultLanguage: defaultLocale,
          generateDefaultLanguagePage: false,
          routed: language !== defaultLocale,
          originalPath: plan.path,
          path: plan.path,
        },
      },
    });
  };
  const result = await gatsby.graphql<PlannedContent>(plannedQuery);
  if (!result.data) {
    reporter.panic('The pages of the site cannot be queried.', new Error(JSON.stringify(result.errors)));
    return;
  }
  const { allPageContent, allBrandContent } = result.data;
  const plans = withDetails(
    [...planContentPages(allPageContent.nodes, siteUrl), ...planBrandPages(allBrandContent.nodes, siteUrl)],
    [...allPageContent.nodes, ...allBrandContent.nodes],
  );
  const publicFolder = resolve('public');
  const drawn = siteUrl ? await drawShareImages(gatsby, plans, publicFolder) : [];
  for (const [path, image] of drawn) shareImages.set(path, image);
  for (const plan of plans.filter(({ kind }) => kind !== 'products')) {
    createPage(plan, shareImages.get(plan.path) ?? null, plan.kind === 'brand' ? { brandPath: plan.path } : {});
  }
  const shopPlans = await createProductListAndProductPages({ gatsby, createPage, plans, shareImages, siteUrl });
  for (const plan of planNonCmsPages(plans)) createPage(plan, null);
  if (hasOffline) for (const plan of planOfflineFallbackPages()) createPage(plan, null);
  if (hasStyleGuide) for (const plan of planStyleGuidePages()) createPage(plan, null, { themes: toStyleGuideThemes() });
  await writeRobotsAndSitemap(publicFolder, [...plans, ...shopPlans], siteUrl);
};

const withDetails = (plans: readonly PlannedPage[], nodes: readonly SitemapDetails[]): PlannedPage[] => {
  const byPath = new Map(nodes.map((node) => [node.path, node]));
  return plans.map((plan) => {
    const node = byPath.get(plan.path);
    const source = node?.data.image?.files.images.fallback.src;
    return { ...plan, lastModified: node?.lastModified ?? null, imagePaths: source ? [source] : [] };
  });
};

/** Social networks require absolute URLs, so without a site URL there are no share images. */
const drawShareImages = async (
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  plans: readonly PlannedPage[],
  publicFolder: string,
): Promise<Map<string, string>> => {
  const startedAt = Date.now();
  const result = await graphql<ShareImageQueryResult>(shareImagesGraphqlQuery);
  const { data } = result;
  if (!data) throw new Error(`The content of the share images cannot be queried: ${JSON.stringify(result.errors)}`);
  const { paths, drawnCount } = await createShareImages(
    planShareImages(data, plans),
    data.siteShell.sharing,
    publicFolder,
  );
  reporter.info(
    `share images: ${drawnCount} of ${paths.size} drawn, ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`,
  );
  return paths;
};

const settings: Record<string, ThemeSettings> = {
  'Bottle green on ivory': { brandColor: '#1f3d2e', baseColor: '#faf9f6' },
  Bordeaux: { brandColor: '#6b1a2f', baseColor: '#fdfbf9', buttonBorderRadius: '2px' },
  'Champagne on night blue': { brandColor: '#c9a96a', baseColor: '#12161c' },
  'Yellow, the hardest to read': { brandColor: '#f2c200', baseColor: '#ffffff' },
  'Steel blue, round': { brandColor: '#4f7cac', baseColor: '#f3f5f7', buttonBorderRadius: '24px' },
};

/** Ten example themes: name and CSS declarations. */
const toStyleGuideThemes = (): { name: string; declarations: string }[] =>
  Object.entries(settings).flatMap(([name, theme]) => {
    const palettes = toColorModePalettes(theme);
    return (['light', 'dark'] as const).map((mode) => ({
      name: `${name}, ${mode}`,
      declarations: `${toPaletteCssProperties(palettes[mode], mode)};${toButtonCssProperties(theme)}`,
    }));
  });

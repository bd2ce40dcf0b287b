// Creates the planned pages with their templates. Called by gatsby-node.ts.
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { defaultLocale, locales } from '../../../contract/locale.ts';
import type { BrandContent } from '../../domain/brand.ts';
import type { PageContent } from '../../domain/page.ts';
import { type PageKind, type PagePlan, planBrands, planOffline, planPages, planSpecimens } from './plan-pages.ts';
import { toSpecimenThemes } from './specimen-themes.ts';

const templates: Record<PageKind, string> = {
  appointment: 'AppointmentPage',
  brand: 'BrandPage',
  events: 'EventsPage',
  legal: 'LegalPage',
  thanks: 'ThanksPage',
  home: 'HomePage',
  contact: 'ContactPage',
  imprint: 'ImprintPage',
  privacy: 'PrivacyPage',
  cart: 'CartPage',
  text: 'TextPage',
  notFound: 'NotFoundPage',
  offline: 'OfflinePage',
  specimens: 'SpecimensPage',
};

interface PlannedContent {
  allPageContent: { nodes: Pick<PageContent, 'key' | 'language' | 'path'>[] };
  allBrandContent: { nodes: Pick<BrandContent, 'brandType' | 'language' | 'path' | 'slug'>[] };
}

/** @throws through the reporter when the pages cannot be queried. */
export const createSitePages = async (
  gatsby: Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>,
  { siteUrl, hasOffline, hasSpecimens }: { siteUrl: string | undefined; hasOffline: boolean; hasSpecimens: boolean },
): Promise<void> => {
  const { actions, reporter } = gatsby;
  const createPage = (plan: PagePlan, more: object = {}) => {
    const { language } = plan.context;
    actions.createPage({
      path: plan.path,
      component: resolve(`src/templates/${templates[plan.kind]}.tsx`),
      context: {
        ...plan.context,
        ...more,
        // gatsby-plugin-react-i18next leaves a page alone whose context already says its language.
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
  const result = await gatsby.graphql<PlannedContent>(
    '{ allPageContent { nodes { key language path } } allBrandContent { nodes { brandType language path slug } } }',
  );
  if (!result.data) {
    reporter.panic('The pages of the site cannot be queried.', new Error(JSON.stringify(result.errors)));
    return;
  }
  for (const plan of planPages(result.data.allPageContent.nodes, siteUrl)) createPage(plan);
  for (const plan of planBrands(result.data.allBrandContent.nodes, siteUrl)) {
    createPage(plan, { brandPath: plan.path });
  }
  if (hasOffline) for (const plan of planOffline()) createPage(plan);
  if (hasSpecimens) createPage(planSpecimens(), { themes: toSpecimenThemes() });
};

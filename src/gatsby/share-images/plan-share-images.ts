// Decides what the share image of every page shows: its heading, and its header image or the first one further down.
// Pure.
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import type { PlannedPage } from '../pages/plan-pages.ts';
import type { BrandPageContent } from '../mapping/to-brand-content.ts';
import type { PageContent } from '../mapping/to-localized-page-contents.ts';
import type { PageSectionData } from '../mapping/to-page-section.ts';
import type { ShareImagePage, ShareImageBranding } from './create-share-images.ts';

/** Result of {@link shareImagesGraphqlQuery}. */
export interface ShareImageQueryResult {
  siteShell: { sharing: ShareImageBranding };
  allPageContent: {
    nodes: { key: string; language: string; data: Pick<PageContent, 'heading' | 'image'> }[];
  };
  allBrandContent: { nodes: { path: string; data: Pick<BrandPageContent, 'name' | 'image'> }[] };
  allPageSection: {
    nodes: { language: string; pageKey: string; data: Pick<PageSectionData, 'image' | 'images'> }[];
  };
}

export const shareImagesGraphqlQuery = /* GraphQL */ `
  {
    siteShell {
      sharing
    }
    allPageContent {
      nodes {
        key
        language
        data
      }
    }
    allBrandContent {
      nodes {
        path
        data
      }
    }
    allPageSection(sort: { order: ASC }) {
      nodes {
        language
        pageKey
        data
      }
    }
  }
`;

/** The pages that search engines may index. */
export const planShareImages = (content: ShareImageQueryResult, plans: readonly PlannedPage[]): ShareImagePage[] =>
  plans
    .filter(({ context }) => !context.isHidden)
    .flatMap((plan) => (plan.kind === 'brand' ? toBrandShareImage(content, plan) : toPageShareImage(content, plan)));

const toBrandShareImage = ({ allBrandContent }: ShareImageQueryResult, { path }: PlannedPage): ShareImagePage[] => {
  const brand = allBrandContent.nodes.find((node) => node.path === path);
  return brand ? [{ path, title: brand.data.name, image: toFirstImage([brand.data.image]) }] : [];
};

const toPageShareImage = (
  { allPageContent, allPageSection }: ShareImageQueryResult,
  { path, context }: PlannedPage,
): ShareImagePage[] => {
  const { language, pageKey } = context;
  const page = allPageContent.nodes.find((node) => node.key === pageKey && node.language === language);
  if (!page) return [];
  const further = allPageSection.nodes
    .filter((section) => section.pageKey === pageKey && section.language === language)
    .flatMap(({ data }) => [data.image, ...data.images]);
  return [{ path, title: page.data.heading, image: toFirstImage([page.data.image, ...further]) }];
};

const toFirstImage = (images: readonly (ContentImageData | null)[]): ShareImagePage['image'] => {
  const image = images.find((found) => found !== null);
  return image ? { src: image.files.images.fallback.src, focalPoint: image.focalPoint } : null;
};

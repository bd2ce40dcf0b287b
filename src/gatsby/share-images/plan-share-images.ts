// Decides what the share picture of every page shows: its heading, and its header picture or the first one further down.
// Pure; called by create-site-pages.ts.
import type { BrandContent } from '../../../domain/brand.ts';
import type { FocalPoint, PageContent } from '../../../domain/page.ts';
import type { PagePlan } from '../pages/plan-pages.ts';
import type { SharedPage, SharingHouse } from './create-share-images.ts';
import type { ShareColors } from './to-share-svg.ts';

interface FileNode {
  absolutePath: string;
  internal: { contentDigest: string };
  /** `null` for files that are no photographs. */
  childImageSharp: object | null;
}

interface PictureNode {
  image: FileNode | null;
  focalPoint: FocalPoint;
}

/** What {@link shareQuery} gives. */
export interface ShareContent {
  siteShell: { houseName: string; theme: ShareColors; logo: { file: Omit<FileNode, 'childImageSharp'> } | null };
  allPageContent: { nodes: (PictureNode & Pick<PageContent, 'heading' | 'key' | 'language' | 'path'>)[] };
  allBrandContent: { nodes: (PictureNode & Pick<BrandContent, 'name' | 'path'>)[] };
  allPageSection: {
    nodes: { language: string; pageKey: string; picture: PictureNode | null; pictures: PictureNode[] }[];
  };
}

const file = 'absolutePath internal { contentDigest }';
const picture = `image { ${file} childImageSharp { id } } focalPoint { x y }`;

export const shareQuery = /* GraphQL */ `
  {
    siteShell {
      houseName
      theme { background surface control text }
      logo { file { ${file} } }
    }
    allPageContent { nodes { heading key language path ${picture} } }
    allBrandContent { nodes { name path ${picture} } }
    allPageSection(sort: { order: ASC }) {
      nodes { language pageKey picture { ${picture} } pictures { ${picture} } }
    }
  }
`;

export const toSharingHouse = ({ siteShell: { houseName, theme, logo } }: ShareContent): SharingHouse => ({
  name: houseName,
  colors: theme,
  logo: logo && { path: logo.file.absolutePath, digest: logo.file.internal.contentDigest },
});

/** The pages that people share: those which search engines may list. */
export const planShareImages = (content: ShareContent, plans: readonly PagePlan[]): SharedPage[] =>
  plans
    .filter(({ context }) => !context.isHidden)
    .flatMap((plan) => (plan.kind === 'brand' ? toSharedBrand(content, plan) : toSharedPage(content, plan)));

const toSharedBrand = ({ allBrandContent }: ShareContent, { path }: PagePlan): SharedPage[] => {
  const brand = allBrandContent.nodes.find((node) => node.path === path);
  return brand ? [{ path, title: brand.name, picture: toFirstPicture([brand]) }] : [];
};

const toSharedPage = ({ allPageContent, allPageSection }: ShareContent, { path, context }: PagePlan): SharedPage[] => {
  const { language, pageKey } = context;
  const page = allPageContent.nodes.find((node) => node.key === pageKey && node.language === language);
  if (!page) return [];
  const further = allPageSection.nodes
    .filter((section) => section.pageKey === pageKey && section.language === language)
    .flatMap((section) => [section.picture, ...section.pictures]);
  return [{ path, title: page.heading, picture: toFirstPicture([page, ...further]) }];
};

const toFirstPicture = (nodes: readonly (PictureNode | null)[]): SharedPage['picture'] => {
  for (const node of nodes) {
    if (!node?.image?.childImageSharp) continue;
    const { absolutePath, internal } = node.image;
    return { path: absolutePath, digest: internal.contentDigest, focalPoint: node.focalPoint };
  }
  return null;
};

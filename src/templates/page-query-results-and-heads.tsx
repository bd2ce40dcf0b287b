// Query result types shared by templates: nodes with the JSON that the build derived from records. Also the page heads
// they share.
import type { HeadProps } from 'gatsby';
import type { PageContent, PageTeaser } from '../gatsby/mapping/to-localized-page-contents.ts';
import type { PageSectionData } from '../gatsby/mapping/to-page-section.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { BuildTimeShopSettingsAndTexts } from '../../domain/shop-settings.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { PageHead } from '../app/PageHead.tsx';

/** A node's data, as templates query it. */
export interface GatsbyDataNode<Content> {
  data: Content;
}

export interface GatsbyDataNodesQueryResult<Content> {
  nodes: GatsbyDataNode<Content>[];
}

export interface SiteShellQueryResult {
  shell: GatsbyDataNode<SiteLayoutData>;
}

export interface PageSectionNode extends GatsbyDataNode<PageSectionData> {
  id: string;
}

export interface ContentPageQueryResult extends SiteShellQueryResult {
  page: GatsbyDataNode<PageContent>;
  sections: { nodes: PageSectionNode[] };
}

/** Teasers of the departments, in the order of the home page. */
export interface DepartmentsQueryResult {
  departments: { nodes: { teaser: PageTeaser }[] };
}

/** `null` for a project without a shop. */
export interface ShopSettingsQueryResult {
  shop: GatsbyDataNode<BuildTimeShopSettingsAndTexts> | null;
}

/** Unwraps the nodes of a page with a CMS record. */
export const unwrapShellAndPageData = ({ shell, page }: Omit<ContentPageQueryResult, 'sections'>) => ({
  shell: shell.data,
  page: page.data,
});

/** The head of a page with a CMS record. */
export const ContentPageHead = ({
  data: { shell, page },
  pageContext,
}: HeadProps<ContentPageQueryResult, SitePageContext>) => (
  <PageHead shell={shell.data} page={page.data} context={pageContext} />
);

type MessagesHeadProps = HeadProps<
  SiteShellQueryResult & { locales: { edges: { node: { ns: string; data: string } }[] } },
  SitePageContext
>;

/**
 * The head of a page without a CMS record. It renders outside the i18n provider, so it reads the title from the page's
 * messages.
 */
export const createPageHeadFromMessages =
  (namespace: string) =>
  ({ data: { shell, locales }, pageContext }: MessagesHeadProps) => {
    const messages = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}';
    const { heading = '' } = JSON.parse(messages) as { heading?: string };
    return <PageHead shell={shell.data} page={{ title: heading }} context={pageContext} />;
  };

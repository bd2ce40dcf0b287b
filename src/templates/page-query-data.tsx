// Query result types shared by templates: nodes with the JSON that the build derived from records. Also the page heads
// they share.
import type { HeadProps } from 'gatsby';
import type { PageContent } from '../gatsby/shape/to-page.ts';
import type { PageSection } from '../gatsby/shape/to-section.ts';
import type { SitePageContext } from '../../domain/page.ts';
import type { BuildTimeShopContent } from '../../domain/shop-settings.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { PageHead } from '../app/PageHead.tsx';

/** A node's data, as templates query it. */
export interface QueriedDataNode<Content> {
  data: Content;
}

export interface QueriedDataNodes<Content> {
  nodes: QueriedDataNode<Content>[];
}

export interface ShellData {
  shell: QueriedDataNode<SiteLayoutData>;
}

export interface ContentPageData extends ShellData {
  page: QueriedDataNode<PageContent>;
}

export interface SectionNode extends QueriedDataNode<PageSection> {
  id: string;
}

export interface PageSectionsData {
  sections: { nodes: SectionNode[] };
}

/** `null` for a project without a shop. */
export interface BuildTimeShopContentData {
  shop: QueriedDataNode<BuildTimeShopContent> | null;
}

/** Unwraps the nodes of a page with a CMS record. */
export const unwrapShellAndPageData = ({ shell, page }: ContentPageData) => ({ shell: shell.data, page: page.data });

/** The head of a page with a CMS record. */
export const ContentPageHead = ({
  data: { shell, page },
  pageContext,
}: HeadProps<ContentPageData, SitePageContext>) => (
  <PageHead shell={shell.data} page={page.data} context={pageContext} />
);

type MessagesHeadProps = HeadProps<
  ShellData & { locales: { edges: { node: { ns: string; data: string } }[] } },
  SitePageContext
>;

/**
 * The head of a page without a CMS record. It renders outside the i18n provider, so it reads the title from the page's
 * messages.
 */
export const createMessagesHead =
  (namespace: string) =>
  ({ data: { shell, locales }, pageContext }: MessagesHeadProps) => {
    const messages = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}';
    const { heading = '' } = JSON.parse(messages) as { heading?: string };
    return <PageHead shell={shell.data} page={{ title: heading }} context={pageContext} />;
  };

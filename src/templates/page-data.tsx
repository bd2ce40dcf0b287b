// What the queries of several templates give: nodes, each with the JSON that the build has made of records; and the heads that
// are the same for many of them.
import type { HeadProps } from 'gatsby';
import type { PageContent } from '../gatsby/shape/to-page.ts';
import type { PageSection } from '../gatsby/shape/to-section.ts';
import type { PageContext } from '../../domain/page.ts';
import type { ShopDefaults } from '../../domain/shop-settings.ts';
import type { Shell } from '../../domain/site.ts';
import { PageHead } from '../app/PageHead.tsx';

/** What a template takes from a node. */
export interface DataNode<Content> {
  data: Content;
}

export interface DataNodes<Content> {
  nodes: DataNode<Content>[];
}

export interface ShellData {
  shell: DataNode<Shell>;
}

export interface ContentPageData extends ShellData {
  page: DataNode<PageContent>;
}

export interface SectionNode extends DataNode<PageSection> {
  id: string;
}

export interface PageSectionsData {
  sections: { nodes: SectionNode[] };
}

/** `null` for a project without a shop. */
export interface ShopDefaultsData {
  shop: DataNode<ShopDefaults> | null;
}

/** What stands in the nodes that every page of the editors has. */
export const toShellAndPage = ({ shell, page }: ContentPageData) => ({ shell: shell.data, page: page.data });

/** The head of a page of the editors. */
export const ContentPageHead = ({ data: { shell, page }, pageContext }: HeadProps<ContentPageData, PageContext>) => (
  <PageHead shell={shell.data} page={page.data} context={pageContext} />
);

type MessagesHeadProps = HeadProps<
  ShellData & { locales: { edges: { node: { ns: string; data: string } }[] } },
  PageContext
>;

/**
 * The head of a page without a record of the editors. It stands outside the message provider, so the title is taken from the
 * page's messages.
 */
export const createMessagesHead =
  (namespace: string) =>
  ({ data: { shell, locales }, pageContext }: MessagesHeadProps) => {
    const messages = locales.edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}';
    const { heading = '' } = JSON.parse(messages) as { heading?: string };
    return <PageHead shell={shell.data} page={{ title: heading }} context={pageContext} />;
  };

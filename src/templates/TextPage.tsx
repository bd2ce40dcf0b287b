// A text page: intro, image, formatted text and the editors' sections. Used for about, services and departments without a
// product list.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { TextPageBody } from './TextPageBody.tsx';

const TextPage = ({ data }: PageProps<ContentPageQueryResult, SitePageContext>) => {
  const { page } = unwrapShellAndPageData(data);
  const { sections } = data;
  return <TextPageBody page={page} sections={sections.nodes} />;
};

export default TextPage;

export const Head = ContentPageHead;

export const query = graphql`
  query TextPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
  }
`;

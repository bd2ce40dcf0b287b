// A legal text beside its table of contents: privacy, terms, withdrawal, shipping, accessibility.
import { graphql, type PageProps } from 'gatsby';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { LegalTextWithTableOfContents } from '../features/legal-text/LegalTextWithTableOfContents.tsx';
import { WithdrawalFormLinks } from '../features/model-withdrawal-form/WithdrawalFormLinks.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

const LegalPage = ({ data }: PageProps<ContentPageQueryResult, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections } = data;
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image} />
      {page.body && <LegalTextWithTableOfContents html={page.body} />}
      {page.key === 'withdrawal' && shell.withdrawalPath && (
        <WithdrawalFormLinks withdrawalPath={shell.withdrawalPath} language={shell.language} />
      )}
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default LegalPage;

export const Head = ContentPageHead;

export const query = graphql`
  query LegalPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
  }
`;

// The model withdrawal form to print (law row L11). It has no CMS record: its text is the statute's, its address the
// project's.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { ModelWithdrawalForm } from '../features/model-withdrawal-form/ModelWithdrawalForm.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import { type SiteShellQueryResult, createPageHeadFromMessages } from './page-query-results-and-heads.tsx';

const WithdrawalModelPage = ({ data }: PageProps<SiteShellQueryResult, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { t } = useTranslation('withdrawalModel');
  return (
    <>
      <PageIntro heading={t('heading')} lead={null} image={null} />
      <ContainerWidthSection>
        <ModelWithdrawalForm contact={shell.contact} withdrawalPath={shell.withdrawalPath} />
      </ContainerWidthSection>
    </>
  );
};

export default WithdrawalModelPage;

export const Head = createPageHeadFromMessages('withdrawalModel');

export const query = graphql`
  query WithdrawalModelPage($language: String!, $namespaces: [String!]!) {
    ...SitePage
  }
`;

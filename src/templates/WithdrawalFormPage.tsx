// Withdrawal from a contract (law row L8): the online form, which also works without scripts, the printable form and
// the editors' text.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { WithdrawalForm } from '../features/withdrawal/WithdrawalForm.tsx';
import { nonCmsPagePaths } from '../../contract/site-page-paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichTextSection } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';
import * as styles from './WithdrawalFormPage.module.css';

const WithdrawalFormPage = ({ data }: PageProps<ContentPageQueryResult, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections } = data;
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image} />
      <ContainerWidthSection className={styles.parts}>
        <WithdrawalForm language={shell.language} />
        <section className={styles.paper}>
          <h2>{t('paper.title')}</h2>
          <p>{t('paper.text')}</p>
          <p>
            <ButtonLink href={nonCmsPagePaths.withdrawal_model[shell.language]} variant="ghost">
              {t('paper.link')}
              <Icon name="arrow" />
            </ButtonLink>
          </p>
        </section>
      </ContainerWidthSection>
      <RichTextSection html={page.body} />
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default WithdrawalFormPage;

export const Head = ContentPageHead;

export const query = graphql`
  query WithdrawalFormPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
  }
`;

// The service worker's response when the device is offline and the page is not cached. It appears at that page's
// address without Gatsby's runtime (src/gatsby/patches), so it must work as plain HTML.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { offlineRetryScript } from '../app/page-inline-scripts.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { Button } from '../ui/Button.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './OfflinePage.module.css';
import { PhoneAndOpeningHours } from './PhoneAndOpeningHours.tsx';
import { type SiteShellQueryResult, createPageHeadFromMessages } from './page-query-results-and-heads.tsx';

const OfflinePage = ({ data }: PageProps<SiteShellQueryResult, SitePageContext>) => {
  const { data: shell } = data.shell;
  const { t } = useTranslation('offline');
  return (
    <>
      <PageIntro heading={t('heading')} lead={t('text')} image={null} />
      <ContainerWidthSection className={styles.ways}>
        <p data-try-again="">
          <Button>{t('again')}</Button>
        </p>
        {/* The service worker fills it with the pages that can be read (service-worker-additions.js). */}
        <nav className={styles.pages} aria-labelledby="readable-pages" hidden data-readable-pages="">
          <h2 id="readable-pages">{t('pages')}</h2>
          <ul />
        </nav>
        <PhoneAndOpeningHours shell={shell} />
      </ContainerWidthSection>
      <script dangerouslySetInnerHTML={{ __html: offlineRetryScript }} />
    </>
  );
};

export default OfflinePage;

export const Head = createPageHeadFromMessages('offline');

export const query = graphql`
  query OfflinePage($language: String!, $namespaces: [String!]!) {
    ...SitePage
  }
`;

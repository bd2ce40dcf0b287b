// The appointment page: the booking form and the editors' sections. Only for projects with calendar booking.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { AppointmentBookingOptions } from '../../domain/appointment-topics-and-links.ts';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { MainBranchOpeningHoursOverview } from '../features/opening-hours/MainBranchOpeningHoursOverview.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { createLazyPageIsland } from '../ui/createLazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichTextSection } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './AppointmentPage.module.css';
import {
  type GatsbyDataNode,
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

const Appointment = createLazyPageIsland(
  () =>
    import(/* webpackChunkName: "appointment-page-preload" */ '../features/appointment/appointment-form-island.tsx'),
  {
    namespace: 'appointment',
    size: { minHeight: '40rem' },
  },
);

interface AppointmentData extends ContentPageQueryResult {
  offer: GatsbyDataNode<AppointmentBookingOptions> | null;
}

const AppointmentPage = ({ data, pageContext }: PageProps<AppointmentData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections } = data;
  const offer = data.offer?.data;
  const { t } = useTranslation(['appointment', 'shell']);
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image} />
      <ContainerWidthSection className={styles.columns}>
        {offer && offer.topics.length > 0 && (
          <Appointment
            offer={offer}
            path={pageContext.paths[shell.language]}
            privacyPath={localizedSiteRouteTable.privacy[shell.language]}
            language={shell.language}
          />
        )}
        <div className={styles.parts}>
          <div>
            <h2 className={styles.title}>{t('appointment:ways')}</h2>
            <ContactInfo contact={shell.contact} />
          </div>
          <div>
            <h2 className={styles.title}>{t('shell:openingHours')}</h2>
            <MainBranchOpeningHoursOverview shell={shell} />
          </div>
        </div>
      </ContainerWidthSection>
      <RichTextSection html={page.body} />
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default AppointmentPage;

export const Head = ContentPageHead;

export const query = graphql`
  query AppointmentPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    offer: appointmentOffer(language: { eq: $language }) {
      data
    }
  }
`;

// Arranging an appointment: the booking, where the house says what for, and the ways to it. Only where the project has calendar
// booking.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { AppointmentOffer } from '../../domain/appointment.ts';
import type { PageContext } from '../../domain/page.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { HouseHours } from '../features/opening-hours/HouseHours.tsx';
import { routeTable } from '../i18n/paths.ts';
import { lazyPageIsland } from '../ui/lazyIsland.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './ContactPage.module.css';
import { type PageData, toPicture } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

const Appointment = lazyPageIsland(() => import('../features/appointment/island.tsx'), {
  namespace: 'appointment',
  size: { minHeight: '40rem' },
});

interface AppointmentData extends PageData, SectionsData {
  offer: AppointmentOffer | null;
}

const AppointmentPage = ({ data, pageContext }: PageProps<AppointmentData, PageContext>) => {
  const { shell, page, sections, offer } = data;
  const { t } = useTranslation(['appointment', 'shell']);
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <PageIntro heading={page.heading} lead={page.lead} picture={toPicture(page)} />
      {offer && offer.topics.length > 0 && (
        <Section>
          <Appointment
            offer={offer}
            path={pageContext.paths[shell.language]}
            privacyPath={routeTable.privacy[shell.language]}
            language={shell.language}
          />
        </Section>
      )}
      <Section className={styles.parts}>
        <div>
          <h2 className={styles.title}>{t('appointment:ways')}</h2>
          <ContactInfo contact={shell.contact} />
        </div>
        <div>
          <h2 className={styles.title}>{t('shell:openingHours')}</h2>
          <HouseHours house={shell} />
        </div>
      </Section>
      {page.body && (
        <Section>
          <RichText html={page.body} />
        </Section>
      )}
      <PageSections sections={sections.nodes} />
    </Layout>
  );
};

export default AppointmentPage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<AppointmentData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query AppointmentPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    offer: appointmentOffer(language: { eq: $language }) {
      topics {
        id
        name
        description
        durationMinutes
        branchId
      }
      branches {
        id
        name
        address
      }
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        ...SectionFields
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

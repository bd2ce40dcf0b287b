// The contact page: contact details and opening hours of the project, those of its other branches, and the contact form.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { StreetZipCodeAndCity, StoreBranch, SiteLayoutData } from '../../domain/site-content.ts';
import { LazyContactForm, contactFormId } from '../features/contact/LazyContactForm.tsx';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { BranchOpeningHours } from '../features/opening-hours/BranchOpeningHours.tsx';
import { MainBranchOpeningHoursOverview } from '../features/opening-hours/MainBranchOpeningHoursOverview.tsx';
import { localizedSiteRouteTable } from '../i18n/site-paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Link, PhoneLink } from '../ui/Link.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './ContactPage.module.css';
import {
  type ContentPageQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';
import { TextChapters } from './TextPageBody.tsx';

interface ContactData extends ContentPageQueryResult {
  /** Thanks page after a message; `null` for a project that publishes none. */
  thanks: { path: string } | null;
}

const ContactPage = ({ data }: PageProps<ContactData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, thanks } = data;
  const { t } = useTranslation(['contact', 'shell']);
  const { phone, directionsUrl, address } = shell.contact;
  // The address of the project is usually that of a branch.
  const otherBranches = shell.branches.filter((branch) => !isSameAddress(branch.address, address));
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image}>
        <p className={styles.actions}>
          {phone?.href && (
            <ButtonLink href={phone.href} variant="secondary">
              {t('contact:call')}
            </ButtonLink>
          )}
          <ButtonLink href={`#${contactFormId}`} variant="secondary">
            {t('contact:write')}
          </ButtonLink>
          {directionsUrl && (
            <ButtonLink href={directionsUrl} variant="secondary">
              {t('shell:directions')}
            </ButtonLink>
          )}
        </p>
      </PageIntro>
      <ContainerWidthSection className={styles.parts}>
        <div>
          <h2 className={styles.title}>{t('contact:house')}</h2>
          <ContactInfo contact={shell.contact} />
          {shell.appointmentPath && (
            <p className={styles.apart}>
              <ButtonLink href={shell.appointmentPath}>{t('shell:appointment')}</ButtonLink>
            </p>
          )}
        </div>
        <div>
          <h2 className={styles.title}>{t('shell:openingHours')}</h2>
          <MainBranchOpeningHoursOverview shell={shell} />
        </div>
      </ContainerWidthSection>
      {otherBranches.length > 0 && (
        <ContainerWidthSection>
          <ul className={styles.branches}>
            {otherBranches.map((branch) => (
              <li key={branch.id} className={styles.parts}>
                <BranchDetails branch={branch} shell={shell} />
              </li>
            ))}
          </ul>
        </ContainerWidthSection>
      )}
      <ContainerWidthSection>
        <LazyContactForm
          language={shell.language}
          branches={shell.branches.map(({ id, name }) => ({ id, name }))}
          privacyPath={localizedSiteRouteTable.privacy[shell.language]}
          thanksPath={thanks?.path ?? null}
        />
      </ContainerWidthSection>
      {page.body && <TextChapters html={page.body} />}
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default ContactPage;

const isSameAddress = (left: StreetZipCodeAndCity, right: StreetZipCodeAndCity | null) =>
  left.street === right?.street && left.zipCode === right.zipCode;

const BranchDetails = ({ branch, shell }: { branch: StoreBranch; shell: SiteLayoutData }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <h2>{branch.name}</h2>
      <address className={styles.address}>
        <p>
          {branch.address.street}
          <br />
          {branch.address.zipCode} {branch.address.city}
        </p>
        <p>
          <Link href={branch.directionsUrl}>{t('directions')}</Link>
        </p>
        {branch.phone && (
          <p>
            <PhoneLink title={t('phone')} phone={branch.phone} />
          </p>
        )}
      </address>
      {branch.periods.length > 0 && (
        <div>
          <BranchOpeningHours branch={branch} shell={shell} />
        </div>
      )}
    </>
  );
};

export const Head = ContentPageHead;

export const query = graphql`
  query ContactPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    thanks: pageContent(key: { eq: "thanks" }, language: { eq: $language }) {
      path
    }
  }
`;

// The home page: hero, departments, product teasers, about section, the editors' sections and directions.
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { PageTeaser } from '../gatsby/mapping/to-localized-page-contents.ts';
import type { ProductTeaserData } from '../gatsby/mapping/to-build-time-product.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { DepartmentsSection, HomeAboutSection, HomeHero } from '../features/home/HomeSections.tsx';
import { ProductTeaserRow } from '../features/home/ProductTeaserRow.tsx';
import {
  OpenNowStatusLine,
  MainBranchOpeningHoursOverview,
  toBranchOpeningScheduleWithHolidays,
} from '../features/opening-hours/MainBranchOpeningHoursOverview.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import * as styles from './HomePage.module.css';
import {
  type GatsbyDataNodesQueryResult,
  type ContentPageQueryResult,
  type DepartmentsQueryResult,
  ContentPageHead,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';

interface HomeData extends ContentPageQueryResult, DepartmentsQueryResult {
  products: GatsbyDataNodesQueryResult<ProductTeaserData>;
  about: { teaser: PageTeaser } | null;
  contact: { teaser: PageTeaser } | null;
}

const HomePage = ({ data }: PageProps<HomeData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { sections, departments, products, about, contact } = data;
  const { t } = useTranslation(['home', 'shell']);
  // A single department needs no navigation.
  const hasDepartments = departments.nodes.length > 1;
  const contactImage = contact?.teaser.image;
  // The footer follows directly.
  const hasHoursInFooter = shell.widgets.some(({ name, position }) => name === 'openingHours' && position === 'footer');
  return (
    <>
      <HomeHero
        heading={page.heading}
        lead={page.lead}
        image={page.image}
        actions={
          <>
            {shell.productsPath && <ButtonLink href={shell.productsPath}>{t('seeAll')}</ButtonLink>}
            <ButtonLink href={shell.contactPath} variant={shell.productsPath ? 'secondary' : 'primary'}>
              {t('contactUs')}
            </ButtonLink>
            {hasDepartments && (
              <ButtonLink href="#departments" variant="ghost">
                {t('departments')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.parts}>
        {hasDepartments && (
          <DepartmentsSection
            id="departments"
            title={t('departments')}
            departments={departments.nodes.map(({ teaser }) => teaser)}
          />
        )}
        <ProductTeaserRow
          title={t('products')}
          locale={shell.language}
          products={products.nodes.map((product) => product.data)}
          action={
            <ButtonLink href={shell.productsPath ?? shell.contactPath} variant="ghost">
              {t(shell.productsPath ? 'seeAll' : 'seeInShop')}
              <Icon name="arrow" />
            </ButtonLink>
          }
        />
      </div>
      {page.body && (
        <HomeAboutSection
          html={page.body}
          image={about?.teaser.image ?? null}
          action={
            about && (
              <ButtonLink href={about.teaser.path} variant="ghost">
                {t('moreAbout')}
                <Icon name="arrow" />
              </ButtonLink>
            )
          }
        />
      )}
      <PageSections sections={sections.nodes} />
      <ContainerWidthSection isNamed className={styles.visit}>
        <h2>{t('visit')}</h2>
        {contactImage && <ResponsiveImage {...contactImage} sizes="100vw" className={styles.place} />}
        <div className={styles.visitParts}>
          <ContactInfo contact={shell.contact} />
          <div>
            {hasHoursInFooter ? (
              <OpenNowStatusLine times={toBranchOpeningScheduleWithHolidays(shell.branches[0], shell)} />
            ) : (
              <>
                <h3 className={styles.hours}>{t('shell:openingHours')}</h3>
                <MainBranchOpeningHoursOverview shell={shell} />
              </>
            )}
            {shell.appointmentPath && (
              <p className={styles.appointment}>
                <ButtonLink href={shell.appointmentPath} variant="secondary">
                  {t('shell:appointment')}
                </ButtonLink>
              </p>
            )}
          </div>
        </div>
      </ContainerWidthSection>
    </>
  );
};

export default HomePage;

export const Head = ContentPageHead;

export const query = graphql`
  query HomePage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    ...Departments
    about: pageContent(key: { eq: "about" }, language: { eq: $language }) {
      teaser
    }
    contact: pageContent(key: { eq: "contact" }, language: { eq: $language }) {
      teaser
    }
    products: allProductTeaser(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        data
      }
    }
  }
`;

// The home page: an opening with the house's picture, its departments, some pieces, its story, the editors' sections, and
// where to find it.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import type { ProductTeaser } from '../../domain/product-teaser.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { Departments } from '../features/home/Departments.tsx';
import { HouseStory } from '../features/home/HouseStory.tsx';
import { Opening } from '../features/home/Opening.tsx';
import { ProductTeasers } from '../features/home/ProductTeasers.tsx';
import { HouseHours } from '../features/opening-hours/HouseHours.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './HomePage.module.css';
import { type ImageSource, type PageData, type PageWithImage, toImageData, toPicture } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

type Neighbour = Pick<PageWithImage, 'focalPoint' | 'heading' | 'image' | 'imageAlt' | 'path'>;

interface HomeData extends PageData, SectionsData {
  departments: { nodes: (Pick<PageWithImage, 'key'> & Neighbour)[] };
  products: { nodes: (ImageSource & ProductTeaser)[] };
  about: Neighbour | null;
  contact: Neighbour | null;
}

const HomePage = ({ data, pageContext }: PageProps<HomeData, PageContext>) => {
  const { shell, page, sections, departments, products, about, contact } = data;
  const { t } = useTranslation(['home', 'shell']);
  // One alone is no choice.
  const hasDepartments = departments.nodes.length > 1;
  const aboutPicture = about && toPicture(about);
  const contactPicture = contact && toPicture(contact);
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <Opening
        heading={page.heading}
        lead={page.lead}
        picture={toPicture(page)}
        actions={
          <>
            <ButtonLink href={shell.contactPath}>{t('contactUs')}</ButtonLink>
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
          <Departments
            id="departments"
            title={t('departments')}
            departments={departments.nodes.map((node) => ({ ...node, image: toImageData(node) }))}
          />
        )}
        <ProductTeasers
          title={t('products')}
          locale={shell.language}
          products={products.nodes.map((node) => ({ ...node, image: toImageData(node) }))}
          action={
            <ButtonLink href={shell.productsPath ?? shell.contactPath} variant="ghost">
              {t(shell.productsPath ? 'seeAll' : 'seeInShop')}
              <Icon name="arrow" />
            </ButtonLink>
          }
        />
      </div>
      {page.body && (
        <HouseStory
          html={page.body}
          picture={aboutPicture}
          action={
            about && (
              <ButtonLink href={about.path} variant="ghost">
                {t('moreAbout')}
                <Icon name="arrow" />
              </ButtonLink>
            )
          }
        />
      )}
      <PageSections sections={sections.nodes} />
      <Section isNamed className={styles.visit}>
        <h2>{t('visit')}</h2>
        {contactPicture && <Picture {...contactPicture} sizes="100vw" className={styles.place} />}
        <div className={styles.visitParts}>
          <ContactInfo contact={shell.contact} />
          <div>
            <h3 className={styles.hours}>{t('shell:openingHours')}</h3>
            <HouseHours house={shell} />
          </div>
        </div>
      </Section>
    </Layout>
  );
};

export default HomePage;

export const Head = ({ data: { shell, page }, pageContext }: HeadProps<HomeData, PageContext>) => (
  <PageHead shell={shell} page={page} context={pageContext} />
);

export const query = graphql`
  query HomePage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    departments: allPageContent(
      filter: { language: { eq: $language }, departmentOrder: { ne: null } }
      sort: { departmentOrder: ASC }
    ) {
      nodes {
        key
        ...NeighbourFields
      }
    }
    about: pageContent(key: { eq: "about" }, language: { eq: $language }) {
      ...NeighbourFields
    }
    contact: pageContent(key: { eq: "contact" }, language: { eq: $language }) {
      ...NeighbourFields
    }
    products: allProductTeaser(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        slug
        path
        name
        manufacturer
        offer
        imageAlt
        focalPoint {
          x
          y
        }
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [320, 480, 750])
          }
        }
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
  fragment NeighbourFields on PageContent {
    path
    heading
    imageAlt
    focalPoint {
      x
      y
    }
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [480, 750, 1080, 1366])
      }
    }
  }
`;

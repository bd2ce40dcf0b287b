// The home page: an opening with the house's picture, its departments, its story, and where and when to find it.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../domain/page.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { OpeningHoursList } from '../features/opening-hours/OpeningHoursList.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './HomePage.module.css';
import { type PageData, type PageWithImage, toImageData } from './page-data.ts';

type Department = Pick<PageWithImage, 'focalPoint' | 'heading' | 'image' | 'key' | 'path'>;

interface HomeData extends PageData {
  departments: { nodes: Department[] };
}

const HomePage = ({ data: { shell, page, departments }, pageContext }: PageProps<HomeData, PageContext>) => {
  const { t } = useTranslation('home');
  return (
    <Layout shell={shell} paths={pageContext.paths}>
      <Opening page={page} />
      <Departments title={t('departments')} departments={departments.nodes} />
      {page.body && (
        <Section className={styles.story}>
          <RichText html={page.body} />
        </Section>
      )}
      <Section>
        <h2>{t('visit')}</h2>
        <div className={styles.visitParts}>
          <ContactInfo contact={shell.contact} parts={['address']} />
          <OpeningHoursList hours={shell.openingHours} />
          <p>
            <Link href={shell.contactPath} className={styles.action}>
              {t('contactUs')}
            </Link>
          </p>
        </div>
      </Section>
    </Layout>
  );
};

export default HomePage;

const Opening = ({ page }: { page: PageWithImage }) => {
  const image = toImageData(page);
  return (
    <div className={image ? styles.opening : styles.quietOpening}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{page.heading}</h1>
        {page.lead && <p className={styles.lead}>{page.lead}</p>}
      </div>
      {image && (
        <Picture
          data={image}
          alt={page.imageAlt}
          focalPoint={page.focalPoint}
          sizes="(min-width: 62em) 62vw, 100vw"
          className={styles.picture}
          isFirstInView
        />
      )}
    </div>
  );
};

const Departments = ({ title, departments }: { title: string; departments: readonly Department[] }) =>
  departments.length < 2 ? null : (
    <Section className={styles.departments}>
      <h2>{title}</h2>
      <PicturedDepartments departments={departments} />
      <ul className={styles.index}>
        {departments.map((department) => (
          <li key={department.key}>
            <Link href={department.path} className={styles.indexLink}>
              {department.heading}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );

/** The departments that have a picture, as large links above the index. */
const PicturedDepartments = ({ departments }: { departments: readonly Department[] }) => {
  const pictured = departments.flatMap((department) => {
    const image = toImageData(department);
    return image ? [{ department, image }] : [];
  });
  if (pictured.length < 2) return null;
  return (
    <div className={styles.pictured}>
      {pictured.slice(0, 3).map(({ department, image }) => (
        <Link key={department.key} href={department.path} className={styles.card}>
          <Picture
            data={image}
            alt=""
            focalPoint={department.focalPoint}
            sizes="(min-width: 48em) 33vw, 100vw"
            className={styles.cardPicture}
          />
          <span className={styles.cardName}>{department.heading}</span>
        </Link>
      ))}
    </div>
  );
};

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
        path
        heading
        focalPoint {
          x
          y
        }
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [480, 750, 1080])
          }
        }
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

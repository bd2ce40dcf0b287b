// The events of the house: those to come, then what the editors say about them.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout } from '../app/Layout.tsx';
import { PageHead } from '../app/PageHead.tsx';
import type { PageContext } from '../../domain/page.ts';
import type { EventContent } from '../../domain/event.ts';
import { toEventData } from '../../domain/event-data.ts';
import { EventList } from '../features/events/EventList.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import { type ImageSource, type PageData, toImageData, toPicture } from './page-data.ts';
import { PageSections } from './PageSections.tsx';
import type { SectionsData } from './section-data.ts';

type EventNode = EventContent<ImageSource['image']>;

interface EventsData extends PageData, SectionsData {
  events: { nodes: EventNode[] };
}

const EventsPage = ({ data: { shell, page, sections, events }, pageContext }: PageProps<EventsData, PageContext>) => (
  <Layout shell={shell} paths={pageContext.paths}>
    <PageIntro heading={page.heading} lead={page.lead} picture={toPicture(page)} />
    <Section>
      <EventList events={events.nodes.map((node) => ({ ...node, picture: toPicture(node) }))} />
    </Section>
    {page.body && (
      <Section>
        <RichText html={page.body} />
      </Section>
    )}
    <PageSections sections={sections.nodes} />
  </Layout>
);

export default EventsPage;

export const Head = ({ data: { shell, page, events }, pageContext }: HeadProps<EventsData, PageContext>) => {
  const { canonicalUrl: url, paths } = pageContext;
  const siteUrl = url?.slice(0, url.length - paths[shell.language].length) ?? '';
  const organizer = shell.contact.companyName;
  return (
    <PageHead
      shell={shell}
      page={page}
      context={pageContext}
      structuredData={
        url
          ? events.nodes.map((event) => {
              const path = toImageData(event)?.images.fallback?.src ?? pageContext.shareImage;
              const imageUrl = path ? new URL(path, url).href : null;
              return toEventData(event, { url, siteUrl, organizer, imageUrl });
            })
          : []
      }
    />
  );
};

export const query = graphql`
  query EventsPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    shell: siteShell(language: { eq: $language }) {
      ...ShellFields
    }
    page: pageContent(key: { eq: $pageKey }, language: { eq: $language }) {
      ...PageFields
    }
    sections: allPageSection(filter: { language: { eq: $language }, pageKey: { eq: $pageKey } }, sort: { order: ASC }) {
      nodes {
        ...SectionFields
      }
    }
    events: allSiteEvent(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        anchor
        title
        html
        when
        startsAt
        endsAt
        endsAtMs
        place
        address {
          street
          zipCode
          city
        }
        state
        registrationHref
        imageAlt
        focalPoint {
          x
          y
        }
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, placeholder: DOMINANT_COLOR, breakpoints: [480, 750, 1080, 1366, 1980])
          }
        }
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      ...LocaleFields
    }
  }
`;

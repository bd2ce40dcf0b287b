// The events page: upcoming events, then the editors' text.
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/PageHead.tsx';
import type { SitePageContext } from '../../domain/page-metadata.ts';
import type { LocalizedEvent } from '../gatsby/mapping/to-localized-event.ts';
import { toSchemaOrgEvent } from '../../domain/event-structured-data.ts';
import { EventList } from '../features/events/EventList.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import {
  type GatsbyDataNodesQueryResult,
  type ContentPageQueryResult,
  unwrapShellAndPageData,
} from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';
import * as textStyles from './TextPageBody.module.css';

interface EventsData extends ContentPageQueryResult {
  events: GatsbyDataNodesQueryResult<LocalizedEvent>;
}

const EventsPage = ({ data }: PageProps<EventsData, SitePageContext>) => {
  const { page } = unwrapShellAndPageData(data);
  const { sections, events } = data;
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image} />
      <ContainerWidthSection>
        <EventList events={events.nodes.map((event) => event.data)} />
      </ContainerWidthSection>
      {page.body && (
        <ContainerWidthSection className={textStyles.chapters}>
          <RichText html={page.body} />
        </ContainerWidthSection>
      )}
      <PageSections sections={sections.nodes} />
    </>
  );
};

export default EventsPage;

export const Head = ({ data, pageContext }: HeadProps<EventsData, SitePageContext>) => {
  const { shell, page } = unwrapShellAndPageData(data);
  const { events } = data;
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
          ? events.nodes.map(({ data: event }) => {
              const path = event.image?.files.images.fallback.src ?? pageContext.shareImage;
              const imageUrl = path ? new URL(path, url).href : null;
              return toSchemaOrgEvent(event, { url, siteUrl, organizer, imageUrl });
            })
          : []
      }
    />
  );
};

export const query = graphql`
  query EventsPage($language: String!, $pageKey: String!, $namespaces: [String!]!) {
    ...ContentPage
    events: allSiteEvent(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        data
      }
    }
  }
`;

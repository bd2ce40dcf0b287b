// Puts the layout around every page. It stays mounted during client-side navigation, so that a browser renders and lays
// out only what differs.
import type { GatsbyBrowser } from 'gatsby';
import type { PageUrlMetadata } from '../../domain/page-metadata.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { Layout } from './Layout.tsx';

interface SitePageProps {
  /** Undefined for the app shell of the offline plug-in. */
  data?: { shell?: { data: SiteLayoutData } };
  pageContext: PageUrlMetadata;
}

export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { data, pageContext } = props as unknown as SitePageProps;
  if (!data?.shell) return element;
  return (
    <Layout shell={data.shell.data} paths={pageContext.paths}>
      {element}
    </Layout>
  );
};

// The content of a text page: intro, image, formatted text and the editors' sections. Used by the templates of text pages
// and departments.
import type { ReactNode } from 'react';
import type { PageContent } from '../gatsby/mapping/to-localized-page-contents.ts';
import { PageIntro } from '../ui/PageIntro.tsx';
import { RichText } from '../ui/RichText.tsx';
import { ContainerWidthSection } from '../ui/ContainerWidthSection.tsx';
import type { PageSectionNode } from './page-query-results-and-heads.tsx';
import { PageSections } from './PageSections.tsx';
import * as styles from './TextPageBody.module.css';

export interface TextPageBodyProps<Node extends PageSectionNode> {
  page: PageContent;
  sections: readonly Node[];
  /** Shows a section that is a product list. */
  renderList?: ((section: Node) => ReactNode) | undefined;
}

export const TextPageBody = <Node extends PageSectionNode>({ page, sections, renderList }: TextPageBodyProps<Node>) => {
  // What an editor puts first comes above the text, if it is a hotspot image or products.
  const firstBelow = sections.findIndex(({ data }) => data.type !== 'window' && data.type !== 'products');
  const leading = firstBelow === -1 ? sections.length : firstBelow;
  return (
    <>
      <PageIntro heading={page.heading} lead={page.lead} image={page.image} />
      <PageSections sections={sections.slice(0, leading)} isIntro renderList={renderList} />
      {page.body && (
        <div className={leading > 0 ? styles.behind : undefined}>
          <TextChapters html={page.body} />
        </div>
      )}
      <PageSections sections={sections.slice(leading)} renderList={renderList} />
    </>
  );
};

/** Formatted text in which each heading of the second level has a column of its own. */
export const TextChapters = ({ html }: { html: string }) => (
  <ContainerWidthSection className={styles.chapters}>
    <RichText html={html} />
  </ContainerWidthSection>
);

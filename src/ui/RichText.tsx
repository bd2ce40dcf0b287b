// Rich text of the CMS, sanitized at build time (src/gatsby/html/safe-html.ts).
import { ContainerWidthSection } from './ContainerWidthSection.tsx';
import * as styles from './RichText.module.css';

export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);

/** A page's rich text as a section; renders nothing without text. */
export const RichTextSection = ({ html }: { html: string | null }) =>
  html && (
    <ContainerWidthSection>
      <RichText html={html} />
    </ContainerWidthSection>
  );

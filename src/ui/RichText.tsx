// Rich text of the CMS, sanitized at build time (src/gatsby/html/safe-html.ts).
import { Section } from './Section.tsx';
import * as styles from './RichText.module.css';

export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);

/** A page's rich text as a section; renders nothing without text. */
export const RichTextSection = ({ html }: { html: string | null }) =>
  html && (
    <Section>
      <RichText html={html} />
    </Section>
  );

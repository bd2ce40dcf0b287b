// Formatted text of the backend, made safe by the build (src/gatsby/html/safe-html.ts).
import { Section } from './Section.tsx';
import * as styles from './RichText.module.css';

export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);

/** The text of a page as a block of it; nothing where it has none. */
export const RichTextSection = ({ html }: { html: string | null }) =>
  html && (
    <Section>
      <RichText html={html} />
    </Section>
  );

// A sentence worth standing alone. The quotation marks are those of the page's language.
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Quote.module.css';

export interface QuoteProps {
  /** Safe HTML, without quotation marks. */
  html: string;
  attribution: string | null;
}

export const Quote = ({ html, attribution }: QuoteProps) => (
  <Section>
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <RichText html={html} />
      </blockquote>
      {attribution && <figcaption className={styles.by}>{attribution}</figcaption>}
    </figure>
  </Section>
);

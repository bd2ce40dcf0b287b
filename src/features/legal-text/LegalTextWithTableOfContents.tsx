// A long legal text beside its table of contents.
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../ui/RichText.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './LegalTextWithTableOfContents.module.css';

/** A text with fewer headings needs no table of contents. */
const minHeadings = 3;

interface LegalTextWithTableOfContentsProps {
  html: string;
  /** What follows the text, in its column. */
  children?: ReactNode;
}

export const LegalTextWithTableOfContents = ({ html, children }: LegalTextWithTableOfContentsProps) => {
  const { t } = useTranslation('legal');
  const id = useId();
  const contents = toTableOfContents(html);
  if (contents.length < minHeadings) {
    return (
      <ContainerWidthSection>
        <RichText html={html} />
        {children}
      </ContainerWidthSection>
    );
  }
  return (
    <ContainerWidthSection className={styles.columns}>
      <nav className={styles.contents} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {t('contents')}
        </h2>
        <ol>
          {contents.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.html }} />
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <RichText html={html} />
        {children}
      </div>
    </ContainerWidthSection>
  );
};

interface ContentsEntry {
  id: string;
  /** Sanitized HTML without elements: text and entities. */
  html: string;
}

/**
 * The headings of a text.
 * @param html sanitized HTML in which every heading has an id (src/gatsby/html/safe-html.ts)
 */
export const toTableOfContents = (html: string): ContentsEntry[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', words = '']) => ({
    id,
    html: words.replaceAll(/<[^>]*>/g, ''),
  }));

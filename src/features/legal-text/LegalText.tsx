// A long text that is looked up rather than read: its contents stand beside it.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './LegalText.module.css';

/** Fewer headings are seen at a glance. */
const minHeadings = 3;

export const LegalText = ({ html }: { html: string }) => {
  const { t } = useTranslation('legal');
  const id = useId();
  const contents = toTableOfContents(html);
  if (contents.length < minHeadings) {
    return (
      <Section>
        <RichText html={html} />
      </Section>
    );
  }
  return (
    <Section className={styles.columns}>
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
      <RichText html={html} />
    </Section>
  );
};

interface ContentsEntry {
  id: string;
  /** Safe HTML without elements: words and entities. */
  html: string;
}

/** The headings of a text. @param html safe HTML, in which every heading has an id (src/gatsby/html/safe-html.ts) */
export const toTableOfContents = (html: string): ContentsEntry[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', words = '']) => ({
    id,
    html: words.replaceAll(/<[^>]*>/g, ''),
  }));

// Formatted text of the backend, made safe by the build (src/gatsby/html/safe-html.ts).
import * as styles from './RichText.module.css';

export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);

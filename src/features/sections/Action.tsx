// What to do next: a heading, a sentence, one button.
import { ButtonLink } from '../../ui/Button.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Action.module.css';

export interface ActionProps {
  heading: string | null;
  /** Safe HTML. */
  html: string | null;
  link: { label: string; href: string };
}

export const Action = ({ heading, html, link }: ActionProps) => (
  <Section>
    <div className={styles.parts}>
      <div className={styles.words}>
        {heading && <h2>{heading}</h2>}
        {html && <RichText html={html} />}
      </div>
      <p className={styles.button}>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </p>
    </div>
  </Section>
);

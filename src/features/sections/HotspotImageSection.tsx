// An image with numbered hotspots and the same entries as a list. A hotspot links to its page, or else to its entry in
// the list.
import { useId } from 'react';
import type { PageSection } from '../../gatsby/mapping/to-page-section.ts';
import { Link } from '../../ui/Link.tsx';
import { ResponsiveImage, type ResponsiveImageData } from '../../ui/ResponsiveImage.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './HotspotImageSection.module.css';

export interface HotspotImageSectionProps {
  heading: string | null;
  /** Sanitized HTML. */
  html: string | null;
  image: ResponsiveImageData;
  hotspots: PageSection['hotspots'];
}

export const HotspotImageSection = ({ heading, html, image, hotspots }: HotspotImageSectionProps) => {
  const id = useId();
  const entries = hotspots.map((hotspot, index) => ({ ...hotspot, number: index + 1, id: `${id}${index + 1}` }));
  return (
    <Section isNamed={Boolean(heading)}>
      {heading && <h2>{heading}</h2>}
      {html && (
        <div className={styles.intro}>
          <RichText html={html} />
        </div>
      )}
      <div className={styles.frame}>
        <ResponsiveImage {...image} sizes="(min-width: 100em) 1510px, 100vw" className={styles.image} />
        <ul className={styles.marks}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <HotspotMarker {...entry} />
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} id={entry.id} className={styles.entry}>
            <span className={styles.number} aria-hidden="true">
              {entry.number}
            </span>
            <div>
              <p className={styles.label}>{entry.href ? <Link href={entry.href}>{entry.label}</Link> : entry.label}</p>
              {entry.description && <p className={styles.description}>{entry.description}</p>}
            </div>
            {entry.image && <ResponsiveImage {...entry.image} alt="" sizes="5rem" className={styles.thumbnail} />}
          </li>
        ))}
      </ol>
    </Section>
  );
};

const HotspotMarker = ({ x, y, label, href, id, number }: HotspotMarkerProps) => (
  <span className={styles.place} style={{ left: `${x}%`, top: `${y}%` }}>
    <Link href={href ?? `#${id}`} className={styles.mark}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.name} data-side={x > 50 ? 'right' : 'left'}>
        {label}
      </span>
    </Link>
  </span>
);

interface HotspotMarkerProps {
  x: number;
  y: number;
  label: string;
  href: string | null;
  id: string;
  number: number;
}

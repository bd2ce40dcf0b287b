// An image with numbered hotspots and the same entries as a list. A hotspot opens a card with what it marks: a native
// popover, which needs no scripts.
import { useId } from 'react';
import type { PageSectionData } from '../../gatsby/mapping/to-page-section.ts';
import { Link } from '../../ui/Link.tsx';
import { ResponsiveImage, type ResponsiveImageData } from '../../ui/ResponsiveImage.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ContainerWidthSection } from '../../ui/ContainerWidthSection.tsx';
import * as styles from './HotspotImageSection.module.css';

export interface HotspotImageSectionProps {
  heading: string | null;
  /** Sanitized HTML. */
  html: string | null;
  image: ResponsiveImageData;
  hotspots: PageSectionData['hotspots'];
}

export const HotspotImageSection = ({ heading, html, image, hotspots }: HotspotImageSectionProps) => {
  const id = useId();
  const entries = hotspots.map((hotspot, index) => ({ ...hotspot, number: index + 1, id: `${id}${index + 1}` }));
  return (
    <ContainerWidthSection isNamed={Boolean(heading)}>
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
              <div id={entry.id} className={styles.card} popover="auto">
                <HotspotEntry {...entry} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <span className={styles.number} aria-hidden="true">
              {entry.number}
            </span>
            <HotspotEntry {...entry} />
          </li>
        ))}
      </ol>
    </ContainerWidthSection>
  );
};

type Hotspot = PageSectionData['hotspots'][number];

const HotspotEntry = ({ label, href, description, image }: Hotspot) => (
  <>
    <div>
      <p className={styles.label}>{href ? <Link href={href}>{label}</Link> : label}</p>
      {description && <p className={styles.description}>{description}</p>}
    </div>
    {image && <ResponsiveImage {...image} alt="" sizes="5rem" className={styles.thumbnail} />}
  </>
);

const HotspotMarker = ({ x, y, label, id, number }: Pick<Hotspot, 'label' | 'x' | 'y'> & HotspotMarkerId) => (
  <span className={styles.place} style={{ left: `${x}%`, top: `${y}%` }}>
    <button type="button" className={styles.mark} popoverTarget={id}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.name} data-side={x > 50 ? 'right' : 'left'}>
        {label}
      </span>
    </button>
  </span>
);

interface HotspotMarkerId {
  /** Of the card. */
  id: string;
  number: number;
}

// A row of pieces, on the home page and in sections. Without prices: a built page cannot promise them, the shop shows them at runtime.
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { ProductTeaser } from '../../domain/product-teaser.ts';
import { PictureCard } from '../../ui/PictureCard.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './ProductTeasers.module.css';

export interface ProductTeasersProps {
  title: string | null;
  products: readonly (ProductTeaser & { image: IGatsbyImageData | null })[];
  /** Where to see them. */
  action: ReactNode;
}

export const ProductTeasers = ({ title, products, action }: ProductTeasersProps) =>
  products.length < 2 ? null : (
    <Section>
      <div className={styles.head}>
        {title && <h2>{title}</h2>}
        {action}
      </div>
      <ul className={styles.row} data-count={Math.min(products.length, 4)}>
        {products.map(({ path, slug, name, manufacturer, image, imageAlt, focalPoint }) => (
          <li key={slug}>
            {image && (
              <PictureCard
                name={name}
                {...(path === null ? {} : { href: path })}
                note={manufacturer}
                picture={{ data: image, alt: imageAlt, focalPoint, sizes: '(min-width: 62em) 25vw, 50vw' }}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );

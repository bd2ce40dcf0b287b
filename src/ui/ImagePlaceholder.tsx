// Stands in for a missing image of a product: the facets of a brilliant as a fine line drawing. Decorative.
import * as styles from './ImagePlaceholder.module.css';

const facets =
  'M48 0A48 48 0 1 1 48-1M25 25H-25V-25H25zM35 0 0 35-35 0 0-35z' +
  'M35 0 44 18 25 25 18 44 0 35-18 44-25 25-44 18-35 0-44-18-25-25-18-44 0-35 18-44 25-25 44-18z' +
  'M35 0h13M-35 0h-13M0 35v13M0-35v-13M25 25l9 9M-25-25l-9-9M25-25l9-9M-25 25l-9 9';

export const ImagePlaceholder = () => (
  <span className={styles.ground}>
    <svg viewBox="-50 -50 100 100" fill="none" strokeWidth="0.75" aria-hidden="true">
      <path d={facets} vectorEffect="non-scaling-stroke" />
    </svg>
  </span>
);

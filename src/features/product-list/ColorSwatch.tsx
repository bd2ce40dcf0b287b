// The color of a filter value beside its name, which says the same to those who cannot see or tell it.
import * as styles from './ColorSwatch.module.css';

export interface ColorSwatchProps {
  /** Such as `#d4af5f`; `undefined` keeps the room, so that the names of a group stay in line. */
  color: string | undefined;
}

export const ColorSwatch = ({ color }: ColorSwatchProps) => (
  <span
    className={styles.swatch}
    style={color === undefined ? { visibility: 'hidden' } : { backgroundColor: color }}
    aria-hidden="true"
  />
);

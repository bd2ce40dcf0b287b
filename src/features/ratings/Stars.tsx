// Five stars, filled as far as a rating goes, parts of stars included. A picture only: the text beside says the figure.
import { starPath } from './star-path.ts';
import * as styles from './Stars.module.css';

const starSize = 24;
const places = [0, 1, 2, 3, 4].map((index) => index * starSize);
const width = places.length * starSize;

const StarRow = () => places.map((x) => <path key={x} d={starPath} transform={`translate(${x})`} />);

export const Stars = ({ value }: { value: number }) => (
  <svg className={styles.stars} viewBox={`0 0 ${width} ${starSize}`} aria-hidden="true" focusable="false">
    <g className={styles.outline}>
      <StarRow />
    </g>
    {/* What does not fit into it is cut off. */}
    <svg className={styles.filled} width={value * starSize} height={starSize}>
      <StarRow />
    </svg>
  </svg>
);

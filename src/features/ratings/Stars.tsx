// Five stars, filled as far as a rating goes, parts of stars included. A picture only: the text beside says the figure.
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

const points = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 10 : 4.4;
  const angle = (index * Math.PI) / 5;
  // The middle lies a little low, so that the star looks centred.
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12.8 - radius * Math.cos(angle)).toFixed(2)}`;
});

export const starPath = `M${points.join('L')}Z`;

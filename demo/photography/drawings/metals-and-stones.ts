// Colours of drawn metals and stones, and the cuts of stones seen from above. Pure.

/** From the deepest reflection to the brightest highlight. */
const metalTones = {
  yellow: ['#7a5518', '#a97c2b', '#cfa84e', '#e8cf8c', '#fdf4d8'],
  rose: ['#7d4a37', '#b07358', '#d3a189', '#ebcab8', '#fff2e9'],
  white: ['#5f6062', '#929395', '#bcbdbf', '#dddee0', '#ffffff'],
  silver: ['#6c6d6e', '#9fa0a1', '#c8c9ca', '#e5e6e6', '#ffffff'],
} as const;
export type DemoDrawingMetalColor = keyof typeof metalTones;

const stoneTones = {
  diamond: ['#7c858d', '#aab3ba', '#d0d7dc', '#eef2f4', '#ffffff'],
  sapphire: ['#0e1f5c', '#1c3a96', '#3159c4', '#6f95ee', '#c4d5ff'],
  emerald: ['#0b3a29', '#15603f', '#2d8560', '#68b893', '#c9ead9'],
  amethyst: ['#41286b', '#65458f', '#8d6bb8', '#b99ddb', '#e8dcf6'],
} as const;
export type StoneColor = keyof typeof stoneTones;

/** How the surface of a bent band mirrors a room lit from the left: position and tone. */
const bandStops = [
  [0, 0],
  [0.05, 1],
  [0.15, 2],
  [0.29, 4],
  [0.38, 3],
  [0.56, 2],
  [0.74, 1],
  [0.88, 3],
  [0.95, 1],
  [1, 0],
] as const;

const rimStops = [
  [0, 3],
  [0.2, 4],
  [0.42, 2],
  [0.6, 3],
  [0.8, 1],
  [1, 2],
] as const;

/** Gradients `band-<metal>` for a band seen from above and `rim-<metal>` for its narrow side. */
export const renderDemoDrawingMetalGradients = (): string =>
  Object.entries(metalTones)
    .map(
      ([name, tones]) =>
        `<linearGradient id="band-${name}">${toStops(bandStops, tones)}</linearGradient>` +
        `<linearGradient id="rim-${name}" x2="1" y2="1">${toStops(rimStops, tones)}</linearGradient>` +
        `<radialGradient id="bead-${name}" cx=".38" cy=".34" r=".72">${toStops(beadStops, tones)}</radialGradient>`,
    )
    .join('');

const beadStops = [
  [0, 4],
  [0.4, 3],
  [0.75, 2],
  [1, 0],
] as const;

const toStops = (stops: readonly (readonly [number, number])[], tones: readonly string[]): string =>
  stops.map(([offset, tone]) => `<stop offset="${offset}" stop-color="${tones[tone] ?? ''}"/>`).join('');

export const getDarkMetalTone = (metal: DemoDrawingMetalColor): string => metalTones[metal][0];

export type StoneCut = 'brilliant' | 'step' | 'drop';
type Point = readonly [x: number, y: number];
interface OutlinedStone {
  cut: StoneCut;
  color: StoneColor;
  width: number;
  length: number;
}

const eighth = Math.PI / 4;
/** Radii of the table and of the points where stars and bezel facets meet, as shares of the stone's. */
const [tableRadius, starRadius] = [0.56, 0.76];
/** Half the uncut side of a step-cut stone, as a share, and the sizes of its steps. */
const stepSide = 0.66;
const steps = [1, 0.82, 0.64, 0.46];

/** All facets as SVG, the stone's middle at the origin. */
export const toStoneFromAboveSvg = (stone: OutlinedStone): string => {
  const { cut, color, width, length } = stone;
  const at = (radius: number, angle: number): Point => {
    const [x, y] = toStoneOutlinePoint(cut, angle);
    return [(radius * x * width) / 2, (radius * y * length) / 2];
  };
  const tones = stoneTones[color];
  // Light comes from the upper left; neighbouring facets differ, as they mirror other parts of the room.
  const facet = (points: readonly Point[], angle: number, contrast: number) => {
    const tone = Math.round(2 + 1.4 * Math.cos(angle + eighth) + contrast);
    return `<path d="${toPath(points)}" fill="${tones[Math.max(0, Math.min(tones.length - 1, tone))] ?? ''}"/>`;
  };
  const mains = Array.from({ length: 8 }, (_, index) => index * eighth);
  const facets = mains.map((main, index) => {
    const [before, after, next] = [main - eighth / 2, main + eighth / 2, main + eighth];
    if (cut === 'step') {
      return steps
        .map((size, step) => {
          const inner = steps[step + 1] ?? 0;
          const corners = [at(size, main), at(size, next), at(inner, next), at(inner, main)];
          return facet(corners, after + (step % 2 ? Math.PI : 0), step === 3 ? 0.8 : 0);
        })
        .join('');
    }
    return [
      facet([at(tableRadius, main), at(starRadius, before), at(1, main), at(starRadius, after)], main, 0.2),
      facet([at(tableRadius, main), at(tableRadius, next), at(starRadius, after)], after + Math.PI, 0.6),
      facet([at(1, main), at(starRadius, after), at(1, after)], main, -1),
      facet([at(1, after), at(starRadius, after), at(1, next)], after, 0.9),
      facet([at(tableRadius, main), at(tableRadius, next), [0, 0]], after, 1.1),
      facet([at(0.5, main), at(0.22, before), [0, 0], at(0.22, after)], main + Math.PI, index % 2 ? -1.6 : -0.6),
    ].join('');
  });
  const outlineAngles = cut === 'step' ? mains : Array.from({ length: 96 }, (_, index) => (index / 48) * Math.PI);
  const outline = toPath(outlineAngles.map((angle) => at(1, angle)));
  const table = toPath(mains.map((main) => at(cut === 'step' ? 0.46 : tableRadius, main)));
  return (
    `<path d="${outline}" fill="${tones[2]}"/>${facets.join('')}` +
    `<path d="${table}" fill="#fff" fill-opacity=".18" stroke="#fff" stroke-opacity=".5" stroke-width=".05"/>` +
    `<path d="${outline}" fill="none" stroke="${tones[0]}" stroke-width=".09"/>`
  );
};

/** A point of the outline, in shares of the half width and half length; the angle is clockwise from the fingertip. */
export const toStoneOutlinePoint = (cut: StoneCut, angle: number): Point => {
  if (cut === 'step') {
    const index = ((Math.round(angle / eighth) % 8) + 8) % 8;
    return octagon[index] ?? [0, 0];
  }
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  // The point of a drop is at the right.
  return cut === 'drop' ? [x, y * 1.13 * Math.sin(Math.acos(x) / 2) ** 0.75] : [x, y];
};

const octagon: readonly Point[] = [
  [-stepSide, -1],
  [stepSide, -1],
  [1, -stepSide],
  [1, stepSide],
  [stepSide, 1],
  [-stepSide, 1],
  [-1, stepSide],
  [-1, -stepSide],
];

/** Seen from the side: crown, girdle and pavilion, the girdle's middle at the origin. */
export const toStoneFromSideSvg = ({ color, width }: OutlinedStone, depth: number): string => {
  const tones = stoneTones[color];
  const half = width / 2;
  const crown = depth * 0.28;
  const table = half * 0.56;
  const edges = [-half, -table, -table * 0.1, table, half];
  const crownFacets = edges.slice(0, -1).map((left, index) => {
    const right = edges[index + 1] ?? half;
    return `<path d="M${left} 0L${clamp(left, table)} ${-crown}L${clamp(right, table)} ${-crown}L${right} 0Z" fill="${tones[[3, 4, 2, 3][index] ?? 2] ?? ''}"/>`;
  });
  const low = depth * 0.72;
  const lines = [-1, -0.62, -0.2, 0.2, 0.62, 1].map((share) => share * half);
  const pavilion = lines.slice(0, -1).map((left, index) => {
    const right = lines[index + 1] ?? half;
    return `<path d="M${left} .12L${right} .12L0 ${low}Z" fill="${tones[[1, 3, 4, 2, 1][index] ?? 2] ?? ''}"/>`;
  });
  const outline = `M${-half} 0L${-table} ${-crown}H${table}L${half} 0V.12L0 ${low}L${-half} .12Z`;
  return `${pavilion.join('')}${crownFacets.join('')}<path d="${outline}" fill="none" stroke="${tones[0]}" stroke-width=".09"/>`;
};

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

const toPath = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

const round = (value: number) => Number(value.toFixed(3));

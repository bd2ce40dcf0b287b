// How large letters may be on a surface. Pure; used by the scenes beside.
import type { Lettering } from './lettering.ts';

/** The largest size at which the lines are no wider than their room and capitals no higher than they may be. */
export const fitSize = (
  lines: readonly { lettering: Lettering; width: number }[],
  { maxCapHeight }: { maxCapHeight: number },
): number =>
  Math.min(
    ...lines.flatMap(({ lettering, width }) => [
      maxCapHeight / lettering.capHeight,
      lettering.width > 0 ? width / lettering.width : Infinity,
    ]),
  );

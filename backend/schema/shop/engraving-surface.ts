// The surfaces an engraving preview can draw, with their names in the studio. Used by product.ts.
import { type EngravingSurface, engravingSurfaces } from '../../../contract/shop/engraving.ts';
import type { Label } from '../definition.ts';
import { label } from '../fields.ts';

const labels: Record<EngravingSurface, Label> = {
  none: label('keine', 'none'),
  ring: label('Ring (innen)', 'Ring (inside)'),
  ring_pair: label('Ringpaar (innen)', 'Pair of rings (inside)'),
  case_back: label('Gehäuseboden einer Uhr', 'Case back of a watch'),
  disc: label('Anhänger, rund', 'Pendant, round'),
  plate: label('Siegelfläche oder Plättchen', 'Signet face or plate'),
};

export const engravingSurfaceChoices = engravingSurfaces.map((value) => ({ value, label: labels[value] }));

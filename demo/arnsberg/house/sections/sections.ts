// All sections of the pages of "Arnsberg & Tochter". Read by demo/content.ts, after what they refer to.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { sectionSet } from '../../../section-items.ts';
import { courtyardSections } from './courtyard.ts';
import { homeSections } from './home.ts';
import { houseSections } from './house.ts';
import { jewelrySections } from './jewelry.ts';
import { ringSections } from './rings.ts';
import { watchSections } from './watches.ts';
import { windowSections } from './window.ts';

export const arnsbergSectionSet: SeedSet = sectionSet('arnsberg', {
  ...watchSections,
  ...ringSections,
  ...jewelrySections,
  ...courtyardSections,
  ...homeSections,
  ...houseSections,
  ...windowSections,
});

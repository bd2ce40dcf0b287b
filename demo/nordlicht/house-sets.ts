// Everything of "Uhrenatelier Nordlicht" but its project, parents first. It has no shop. Read by
// demo/content.ts.
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { retentionSet } from '../retention.ts';
import { nordlichtBrandSet } from './brands.ts';
import { nordlichtCompanySets } from './company.ts';
import { nordlichtLegalTextSet } from './legal-texts.ts';
import { nordlichtNavigationSets } from './menu.ts';
import { nordlichtPageSet } from './pages.ts';

export const nordlichtHouseSets: SeedSet[] = [
  ...nordlichtCompanySets,
  retentionSet('nordlicht'),
  ...nordlichtNavigationSets,
  nordlichtPageSet,
  nordlichtLegalTextSet,
  nordlichtBrandSet,
];

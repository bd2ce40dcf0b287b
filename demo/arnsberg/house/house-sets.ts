// Everything of "Arnsberg & Tochter" but its shop and what refers to it, parents first. Read by demo/content.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { appointmentTopicSet } from './appointment-topics.ts';
import { retentionSet } from '../../retention.ts';
import { arnsbergBranchSets } from './branches.ts';
import { companySet } from './company.ts';
import { arnsbergConsentSet } from './consents.ts';
import { arnsbergEventSet } from './events.ts';
import { arnsbergLegalTextSet } from './legal-texts.ts';
import { arnsbergMenuSets } from './menu.ts';
import { arnsbergPageSet } from './pages.ts';
import { widgetSet } from './widgets.ts';

export const arnsbergHouseSets: SeedSet[] = [
  companySet,
  retentionSet('arnsberg'),
  ...arnsbergBranchSets,
  appointmentTopicSet,
  ...arnsbergMenuSets,
  widgetSet,
  arnsbergPageSet,
  arnsbergLegalTextSet,
  arnsbergConsentSet,
  arnsbergEventSet,
];

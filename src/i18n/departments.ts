// Which pages are departments of the house (specification §1), in the order in which home shows them.
import type { SitePageKey } from './routes.ts';

export const departmentKeys = [
  'engagement_rings',
  'wedding_rings',
  'jewelry',
  'watches',
  'beads',
  'accessories',
  'optics',
  'for_kids',
  'home_fabrics',
  'decoratives',
  'floral_workshop',
  'room_fragrances',
  'bicycles',
] as const satisfies readonly SitePageKey[];

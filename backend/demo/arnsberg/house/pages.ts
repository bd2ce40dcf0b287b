// All pages of "Arnsberg & Tochter" in the order of the studio's list. Joined in house-sets.ts.
import type { DemoSet } from '../../demo-content.ts';
import { pageItems } from '../../page-item.ts';
import { contact, thanks } from './pages/contact.ts';
import { home } from './pages/home.ts';
import { imprint } from './pages/imprint.ts';

export const arnsbergPageSet: DemoSet = {
  collection: 'page',
  items: pageItems('arnsberg', [home, contact, thanks, imprint]),
};

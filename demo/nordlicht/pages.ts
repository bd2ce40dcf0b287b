// All pages of "Uhrenatelier Nordlicht" in the order of the studio's list. Joined in house-sets.ts.
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { pageItems } from '../page-item.ts';
import { photographs } from '../photographs.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { contact, thanks } from './pages/contact.ts';
import { events } from './pages/events.ts';
import { home } from './pages/home.ts';
import { imprint } from './pages/imprint.ts';
import { privacy } from './pages/privacy.ts';
import { service } from './pages/service.ts';
import { watches } from './pages/watches.ts';

export const nordlichtPageSet: SeedSet = {
  collection: 'page',
  items: pageItems(
    'nordlicht',
    [home, contact, thanks, watches, service, about, events, imprint, privacy, accessibility],
    photographs,
  ),
};

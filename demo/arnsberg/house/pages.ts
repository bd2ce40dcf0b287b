// All pages of "Arnsberg & Tochter" in the order of the studio's list. Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { pageItems } from '../../page-item.ts';
import { photographs } from '../../photographs.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { accessories } from './pages/accessories.ts';
import { appointment } from './pages/appointment.ts';
import { beads } from './pages/beads.ts';
import { bicycles } from './pages/bicycles.ts';
import { cart } from './pages/cart.ts';
import { checkout } from './pages/checkout.ts';
import { contact, thanks } from './pages/contact.ts';
import { decoratives } from './pages/decoratives.ts';
import { engagementRings } from './pages/engagement-rings.ts';
import { events } from './pages/events.ts';
import { floralWorkshop } from './pages/floral-workshop.ts';
import { forKids } from './pages/for-kids.ts';
import { home } from './pages/home.ts';
import { homeFabrics } from './pages/home-fabrics.ts';
import { imprint } from './pages/imprint.ts';
import { info } from './pages/info.ts';
import { jewelry } from './pages/jewelry.ts';
import { optics } from './pages/optics.ts';
import { privacy } from './pages/privacy/privacy.ts';
import { products } from './pages/products.ts';
import { roomFragrances } from './pages/room-fragrances.ts';
import { service } from './pages/service.ts';
import { agb, shipping, withdrawal } from './pages/shop-legal.ts';
import { socialMediaPrivacy } from './pages/social-media-privacy.ts';
import { watches } from './pages/watches.ts';
import { weddingRings } from './pages/wedding-rings.ts';
import { withdrawalForm } from './pages/withdrawal-form.ts';
import { shopWindow } from './pages/window.ts';

export const arnsbergPageSet: SeedSet = {
  collection: 'page',
  items: pageItems(
    'arnsberg',
    [
      home,
      contact,
      thanks,
      watches,
      jewelry,
      accessories,
      weddingRings,
      beads,
      engagementRings,
      optics,
      forKids,
      events,
      homeFabrics,
      decoratives,
      floralWorkshop,
      roomFragrances,
      bicycles,
      shopWindow,
      about,
      service,
      info,
      appointment,
      imprint,
      privacy,
      socialMediaPrivacy,
      accessibility,
      products,
      cart,
      checkout,
      agb,
      withdrawal,
      withdrawalForm,
      shipping,
    ],
    photographs,
  ),
};

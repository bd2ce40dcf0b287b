// Names of the site's pages in the studio; the keys are those of the route table (src/i18n/site-paths.ts).
import type { fixedSitePagePaths } from '../../../contract/site-page-paths.ts';
import type { StudioLabel } from '../content-model-types.ts';
import { createStudioLabel } from '../define-fields.ts';

type EditedPageKey = keyof typeof fixedSitePagePaths | 'cart' | 'checkout' | 'products';

const pageNames: Record<EditedPageKey, StudioLabel> = {
  home: createStudioLabel('Startseite', 'Home page'),
  contact: createStudioLabel('Kontakt', 'Contact'),
  thanks: createStudioLabel('Danke nach der Bestellung', 'Thanks after an order'),
  imprint: createStudioLabel('Impressum', 'Imprint'),
  privacy: createStudioLabel('Datenschutz', 'Privacy policy'),
  watches: createStudioLabel('Uhren', 'Watches'),
  jewelry: createStudioLabel('Schmuck', 'Jewellery'),
  accessories: createStudioLabel('Accessoires', 'Accessories'),
  wedding_rings: createStudioLabel('Trauringe', 'Wedding rings'),
  beads: createStudioLabel('Perlen und Beads', 'Pearls and beads'),
  engagement_rings: createStudioLabel('Verlobungsringe', 'Engagement rings'),
  optics: createStudioLabel('Optik', 'Optics'),
  for_kids: createStudioLabel('Für Kinder', 'For children'),
  events: createStudioLabel('Veranstaltungen', 'Events'),
  home_fabrics: createStudioLabel('Heimtextilien', 'Home textiles'),
  decoratives: createStudioLabel('Dekoration', 'Decoration'),
  floral_workshop: createStudioLabel('Florale Werkstatt', 'Floral workshop'),
  room_fragrances: createStudioLabel('Raumdüfte', 'Room fragrances'),
  bicycles: createStudioLabel('Fahrräder', 'Bicycles'),
  window: createStudioLabel('Digitales Schaufenster', 'Digital shop window'),
  about: createStudioLabel('Über uns', 'About us'),
  service: createStudioLabel('Leistungen', 'Services'),
  info: createStudioLabel('Wissenswertes', 'Information'),
  appointment: createStudioLabel('Termin vereinbaren', 'Book an appointment'),
  accessibility: createStudioLabel('Barrierefreiheit', 'Accessibility'),
  social_media_privacy: createStudioLabel('Datenschutz in sozialen Netzwerken', 'Privacy on social media'),
  agb: createStudioLabel('AGB', 'Terms and conditions'),
  withdrawal: createStudioLabel('Widerruf', 'Right of withdrawal'),
  withdrawal_form: createStudioLabel('Widerrufsformular', 'Withdrawal form'),
  shipping: createStudioLabel('Versand und Zahlung', 'Shipping and payment'),
  cart: createStudioLabel('Warenkorb', 'Cart'),
  checkout: createStudioLabel('Kasse', 'Checkout'),
  products: createStudioLabel('Alle Produkte', 'All products'),
};

/** Choices of a page's key. */
export const pageKeyChoices = Object.entries(pageNames).map(([value, label]) => ({ value, label }));

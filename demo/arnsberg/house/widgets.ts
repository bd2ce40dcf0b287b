// The footer of "Arnsberg & Tochter". Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { demoId } from '../../demo-id.ts';
import { projectId } from '../../page-item.ts';
import { translationsOf } from '../../translation-entries.ts';

const widgets = [
  { name: 'address', props: { showLogo: true }, header: { de: 'Anschrift', en: 'Address', fr: 'Adresse' } },
  { name: 'contact', header: { de: 'Kontakt', en: 'Contact', fr: 'Contact' } },
  { name: 'openingHours', header: { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Horaires' } },
  { name: 'navigation', header: { de: 'Rechtliches', en: 'Legal', fr: 'Informations légales' } },
  { name: 'social', header: { de: 'Folgen Sie uns', en: 'Follow us', fr: 'Suivez-nous' } },
];

export const widgetSet: SeedSet = {
  collection: 'widget',
  items: widgets.map(({ name, props, header }, index) => ({
    id: demoId(`arnsberg/widget/${name}`),
    project: projectId('arnsberg'),
    widget_name: name,
    position: 'footer',
    sort: index + 1,
    ...(props ? { props } : {}),
    translations: translationsOf('header', header),
  })),
};

// The sections of the pages of "Uhrenatelier Nordlicht". Read by demo/content.ts, after what they refer to.
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { sectionSet } from '../section-items.ts';

export const nordlichtSectionSet: SeedSet = sectionSet('nordlicht', {
  watches: [
    {
      type: 'text',
      layout: 'left',
      picture: 'home-hero',
      de: {
        heading: 'Ein Blatt zu jeder Uhr',
        content: `<p>Darauf steht, was wir gefunden haben: Baujahr, Kaliber, Lagen, jede Narbe am Gehäuse. Es ist ein Blatt,
          kein Urteil. Das Urteil ist Ihres.</p>`,
        picture_alt: 'Stählerne Armbanduhr mit dunkelblauem Zifferblatt auf schwarzem Schiefer',
      },
      en: {
        heading: 'A sheet with every watch',
        content: `<p>It records what we found: year, calibre, positions, every scar on the case. It is a sheet, not a
          verdict. The verdict is yours.</p>`,
        picture_alt: 'Steel wristwatch with a dark blue dial on black slate',
      },
      fr: {
        heading: 'Une fiche par montre',
        content: `<p>Elle consigne ce que nous avons trouvé : l’année, le calibre, les positions, chaque cicatrice du
          boîtier. C’est une fiche, pas un verdict. Le verdict vous appartient.</p>`,
        picture_alt: 'Montre en acier à cadran bleu nuit sur une ardoise noire',
      },
    },
    {
      type: 'brands',
      brandType: 'watches',
      anchor: 'marken',
      de: { heading: 'Neu bei uns' },
      en: { heading: 'New watches' },
      fr: { heading: 'Montres neuves' },
    },
    {
      type: 'quote',
      de: { content: '<p>Wasser sieht man nicht. Man sieht, was es getan hat.</p>', attribution: 'Jonte Harmsen' },
      en: { content: '<p>You never see the water. You see what it has done.</p>', attribution: 'Jonte Harmsen' },
      fr: { content: '<p>L’eau ne se voit pas. On voit ce qu’elle a fait.</p>', attribution: 'Jonte Harmsen' },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Anlegen und warten',
        content: '<p>Dienstags bis freitags ab elf. Der Hund gehört zum Haus.</p>',
        link_label: 'Weg zum Atelier',
      },
      en: {
        heading: 'Try one on, and linger',
        content: '<p>Tuesday to Friday from eleven. The dog is part of the house.</p>',
        link_label: 'How to find us',
      },
      fr: {
        heading: 'Essayer, prendre son temps',
        content: '<p>Du mardi au vendredi, dès onze heures. Le chien est de la maison.</p>',
        link_label: 'Venir à l’atelier',
      },
    },
  ],
  contact: [
    {
      type: 'quote',
      de: { content: '<p>Der Hund meldet Sie an. Wir kommen gleich.</p>', attribution: 'Jonte Harmsen' },
      en: { content: '<p>The dog will announce you. We will not be long.</p>', attribution: 'Jonte Harmsen' },
      fr: { content: '<p>Le chien vous annonce. Nous arrivons.</p>', attribution: 'Jonte Harmsen' },
    },
  ],
  service: [
    {
      type: 'quote',
      de: { content: '<p>Öl altert, auch wenn die Uhr liegt. Dann besonders.</p>', attribution: 'Jonte Harmsen' },
      en: {
        content: '<p>Oil ages, even when the watch is lying still. Especially then.</p>',
        attribution: 'Jonte Harmsen',
      },
      fr: {
        content: '<p>L’huile vieillit, même quand la montre se repose. Surtout alors.</p>',
        attribution: 'Jonte Harmsen',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Kostenvoranschlag',
        content: '<p>Er ist umsonst und gilt vier Wochen. Danach liegt ein anderes Werk auf der Bank.</p>',
        link_label: 'Uhr ankündigen',
      },
      en: {
        heading: 'An estimate',
        content: '<p>It is free and valid for four weeks. After that, another movement will be on the bench.</p>',
        link_label: 'Tell us about your watch',
      },
      fr: {
        heading: 'Un devis',
        content: '<p>Il est gratuit et valable quatre semaines. Ensuite, un autre mouvement occupera l’établi.</p>',
        link_label: 'Nous annoncer votre montre',
      },
    },
  ],
});

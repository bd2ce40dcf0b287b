// The digital shop window: one picture of the shop and what lies in it. Joined in sections.ts.
import { demoId } from '../../../demo-id.ts';
import type { SectionsOfPages } from '../../../section-items.ts';
import { productId } from '../../shop/products/product.ts';

export const windowSections: SectionsOfPages = {
  window: [
    {
      type: 'window',
      picture: 'contact',
      hotspots: [
        {
          key: 'case',
          x: 66,
          y: 56,
          product: productId('solitaerring-aurora'),
          text: {
            de: { description: 'In der Vitrine auf dem Tresen, ganz vorn.' },
            en: { description: 'In the glass case on the counter, right at the front.' },
            fr: { description: 'Dans la vitrine du comptoir, tout devant.' },
          },
        },
        {
          key: 'boxes',
          x: 60,
          y: 29,
          product: productId('schmucketui-reise'),
          text: {
            de: { description: 'Oben im Regal. Die Farbe innen ist heller als außen.' },
            en: { description: 'On the top shelf. It is paler inside than out.' },
            fr: { description: 'Sur l’étagère du haut. L’intérieur est plus clair que l’extérieur.' },
          },
        },
        {
          key: 'pearls',
          x: 78,
          y: 41,
          brand: demoId('arnsberg/brand/kazehara'),
          text: {
            de: { description: 'Zuchtperlen, auf Büsten aus Gips gelegt.' },
            en: { description: 'Cultured pearls, displayed on plaster busts.' },
            fr: { description: 'Des perles de culture, présentées sur des bustes en plâtre.' },
          },
        },
        {
          key: 'flowers',
          x: 90,
          y: 46,
          link: '/florale-werkstatt',
          text: {
            de: { label: 'Zweige aus der Floralen Werkstatt', description: 'Sie wechseln jeden Dienstag.' },
            en: { label: 'Branches from the floral workshop', description: 'They change every Tuesday.' },
            fr: { label: 'Branches de l’atelier floral', description: 'Elles changent chaque mardi.' },
          },
        },
      ],
      de: {
        heading: 'Diese Woche auf dem Tresen',
        content: '<p>Wählen Sie eine Zahl im Bild oder eine Zeile darunter.</p>',
        picture_alt: 'Der Laden: ein Tresen mit Glasvitrine, dahinter ein Regal mit Büsten und Etuis, rechts eine Vase',
      },
      en: {
        heading: 'This week on the counter',
        content: '<p>Choose a number in the picture, or a line below it.</p>',
        picture_alt: 'The shop: a counter with a glass case, a shelf of busts and boxes behind it, a vase on the right',
      },
      fr: {
        heading: 'Cette semaine sur le comptoir',
        content: '<p>Choisissez un numéro sur l’image ou une ligne en dessous.</p>',
        picture_alt:
          'La boutique : un comptoir à vitrine, derrière lui une étagère avec bustes et écrins, un vase à droite',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Drei Tage zurückgelegt',
        content: '<p>Ein Anruf genügt. Wer zuerst anruft, schaut zuerst.</p>',
        link_label: 'Stück zurücklegen lassen',
      },
      en: {
        heading: 'Put aside for three days',
        content: '<p>One call is all it takes. Whoever calls first sees it first.</p>',
        link_label: 'Have a piece put aside',
      },
      fr: {
        heading: 'Réservée trois jours pour vous',
        content: '<p>Un appel suffit. Qui appelle le premier la voit le premier.</p>',
        link_label: 'Faire mettre une pièce de côté',
      },
    },
  ],
};

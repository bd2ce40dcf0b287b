// The sections of the departments of jewellery and pearls. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';
import { productId } from '../../shop/products/product.ts';
import { categoryId } from '../../shop/taxonomy/categories.ts';

export const jewelrySections: SectionsOfPages = {
  jewelry: [
    {
      type: 'text',
      layout: 'left',
      picture: 'products/memoirering-halbmond/front',
      link: '/verlobungsringe',
      de: {
        heading: 'Gezeichnet, gesägt, gefeilt',
        content: `<p>Zwischen Zeichnung und Stück liegen bei uns sechs Wochen und ein Modell aus Messing. Es zeigt, ob eine
          Kante drückt, bevor sie in Gold steht.</p><p>Der Stichel setzt zum Schluss das Zeichen der Werkstatt. Man
          findet es nur, wenn man es sucht.</p>`,
        link_label: 'Zu den Verlobungsringen',
        picture_alt: 'Memoirering mit einer halben Reihe Diamanten, von vorn',
      },
      en: {
        heading: 'Drawn, sawn, filed',
        content: `<p>Between drawing and piece lie six weeks and a model in brass. It shows whether an edge pinches before
          it is made in gold.</p><p>Last of all the graver sets the mark of the workshop. You will find it only if you
          look for it.</p>`,
        link_label: 'To the engagement rings',
        picture_alt: 'Half eternity ring with a row of diamonds, from the front',
      },
      fr: {
        heading: 'Dessiné, scié, limé',
        content: `<p>Entre le dessin et la pièce, il y a six semaines et une maquette en laiton. Elle montre si une arête
          blesse avant qu’elle soit en or.</p><p>À la fin, le burin pose la marque de l’atelier. On la trouve à
          condition de la chercher.</p>`,
        link_label: 'Vers les bagues de fiançailles',
        picture_alt: 'Demi-alliance sertie d’un rang de diamants, de face',
      },
    },
    {
      type: 'brands',
      brandType: 'jewelry',
      anchor: 'marken',
      de: { heading: 'Aus wessen Hand' },
      en: { heading: 'From whose hands' },
      fr: { heading: 'De quelles mains' },
    },
    {
      type: 'products',
      products: [
        productId('solitaerring-aurora'),
        productId('memoirering-halbmond'),
        productId('vorsteckring-saum'),
        productId('solitaerring-lenz'),
      ],
      link: '/kontakt',
      de: { heading: 'Vier, die wir gern zeigen', link_label: 'Im Laden ansehen' },
      en: { heading: 'Four we like to show', link_label: 'See them in the shop' },
      fr: { heading: 'Quatre que nous aimons montrer', link_label: 'Les voir à la boutique' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Weglassen ist Arbeit. Am meisten Zeit kostet, was man am Ende nicht sieht.</p>',
        attribution: 'Clara Arnsberg, am Zeichentisch',
      },
      en: {
        content: '<p>Leaving out is work. What takes longest is what nobody sees in the end.</p>',
        attribution: 'Clara Arnsberg, at the drawing table',
      },
      fr: {
        content: '<p>Retrancher est un travail. Le plus long est ce que l’on ne verra pas.</p>',
        attribution: 'Clara Arnsberg, à la table à dessin',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Bringen Sie mit, was im Schrank liegt',
        content: '<p>Aus einer Brosche wird ein Anhänger, aus zwei Ringen einer. Den Preis nennen wir vorher.</p>',
        link_label: 'Mit uns besprechen',
      },
      en: {
        heading: 'Bring what lies in the drawer',
        content: '<p>A brooch becomes a pendant, two rings become one. We name the price beforehand.</p>',
        link_label: 'Talk it over with us',
      },
      fr: {
        heading: 'Apportez ce qui dort au tiroir',
        content: '<p>Une broche devient un pendentif, deux bagues n’en font qu’une. Le prix est dit d’avance.</p>',
        link_label: 'En parler avec nous',
      },
    },
  ],
  beads: [
    {
      type: 'text',
      de: {
        heading: 'Morgens aussuchen',
        content: `<p>Perlen sehen um elf Uhr anders aus als um fünf. Kommen Sie am Vormittag, wenn das Licht aus der Gasse
          kühl ist, und legen Sie drei Stränge nebeneinander. Der Unterschied, den man nicht beschreiben kann, ist dann
          zu sehen.</p>`,
      },
      en: {
        heading: 'Choose in the morning',
        content: `<p>Pearls look different at eleven than at five. Come before noon, when the light from the lane is cool,
          and lay three strands side by side. The difference that cannot be described can then be seen.</p>`,
      },
      fr: {
        heading: 'Choisir le matin',
        content: `<p>À onze heures, les perles ne sont pas les mêmes qu’à cinq heures. Venez avant midi, quand la lumière
          de la ruelle est froide, et posez trois rangs côte à côte. La différence ne se décrit pas, mais elle se
          voit.</p>`,
      },
    },
    {
      type: 'products',
      category: categoryId('pearls'),
      link: '/kontakt',
      de: { heading: 'Auf dem grauen Tuch', link_label: 'Im Laden ansehen' },
      en: { heading: 'On the grey cloth', link_label: 'See them in the shop' },
      fr: { heading: 'Sur le drap gris', link_label: 'Les voir à la boutique' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Eine Kette, die im Etui liegt, wird stumpf. Perlen wollen getragen werden.</p>',
        attribution: 'Helene Arnsberg, beim Knoten',
      },
      en: {
        content: '<p>A necklace left in its case turns dull. Pearls want to be worn.</p>',
        attribution: 'Helene Arnsberg, while knotting',
      },
      fr: {
        content: '<p>Un collier oublié dans son écrin se ternit. Les perles veulent être portées.</p>',
        attribution: 'Helene Arnsberg, en nouant',
      },
    },
    {
      type: 'action',
      link: '/events',
      de: {
        heading: 'Selbst knoten lernen',
        content: '<p>Zweimal im Jahr zeigen wir es an einem Samstagvormittag, in einer Runde von sechs.</p>',
        link_label: 'Zu den Veranstaltungen',
      },
      en: {
        heading: 'Learn to knot',
        content: '<p>Twice a year we show how, on a Saturday morning, to a group of six.</p>',
        link_label: 'To the events',
      },
      fr: {
        heading: 'Apprendre à nouer',
        content: '<p>Deux fois par an, un samedi matin, nous montrons comment, à six personnes.</p>',
        link_label: 'Vers les événements',
      },
    },
  ],
};

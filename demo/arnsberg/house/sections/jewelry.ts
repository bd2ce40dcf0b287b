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
        content: `<p>Six weeks and a brass model lie between the drawing and the finished piece. The model tells us
          whether an edge digs in before it is made in gold.</p><p>Last of all, the graver adds the workshop’s mark. You
          will find it only if you look for it.</p>`,
        link_label: 'See the engagement rings',
        picture_alt: 'Half eternity ring with a row of diamonds, from the front',
      },
      fr: {
        heading: 'Dessiné, scié, limé',
        content: `<p>Du dessin à la pièce, il faut six semaines et une maquette en laiton. Elle révèle si une arête
          gêne, avant que celle-ci ne soit en or.</p><p>En tout dernier lieu, le burin appose la marque de l’atelier. On
          ne la trouve que si on la cherche.</p>`,
        link_label: 'Voir les bagues de fiançailles',
        picture_alt: 'Demi-alliance sertie d’un rang de diamants, de face',
      },
    },
    {
      type: 'brands',
      brandType: 'jewelry',
      anchor: 'marken',
      de: { heading: 'Aus wessen Hand' },
      en: { heading: 'Whose hands made them' },
      fr: { heading: 'Les mains qui les ont faits' },
    },
    {
      type: 'products',
      products: [
        productId('solitaerring-aurora'),
        productId('memoirering-halbmond'),
        productId('vorsteckring-saum'),
        productId('solitaerring-lenz'),
      ],
      category: categoryId('jewellery'),
      de: { heading: 'Vier, die wir gern zeigen', link_label: 'Allen Schmuck ansehen' },
      en: { heading: 'Four we like to show', link_label: 'See all jewellery' },
      fr: { heading: 'Quatre que nous aimons montrer', link_label: 'Voir tous les bijoux' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Weglassen ist Arbeit. Am meisten Zeit kostet, was man am Ende nicht sieht.</p>',
        attribution: 'Clara Arnsberg, am Zeichentisch',
      },
      en: {
        content: '<p>Leaving things out is hard work. What takes longest is what nobody sees in the end.</p>',
        attribution: 'Clara Arnsberg, at the drawing table',
      },
      fr: {
        content: '<p>Retrancher, c’est du travail. Le plus long, c’est ce que l’on ne verra pas.</p>',
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
        heading: 'Bring us what is lying in the drawer',
        content: '<p>A brooch becomes a pendant, two rings become one. We tell you the price beforehand.</p>',
        link_label: 'Talk it over with us',
      },
      fr: {
        heading: 'Apportez-nous ce qui dort dans un tiroir',
        content:
          '<p>Une broche devient un pendentif, deux bagues n’en font plus qu’une. Vous connaissez le prix d’avance.</p>',
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
        content: `<p>Pearls look different at eleven and at five. Come in the morning, when the light from the lane is
          cool, and lay three strands side by side. What cannot be described can then be seen.</p>`,
      },
      fr: {
        heading: 'Choisir le matin',
        content: `<p>À onze heures, les perles ne sont pas les mêmes qu’à dix-sept heures. Venez le matin, quand la
          lumière de la ruelle est froide, et posez trois rangs côte à côte. La différence ne se décrit pas : elle se
          voit.</p>`,
      },
    },
    {
      type: 'products',
      category: categoryId('pearls'),
      de: { heading: 'Auf dem grauen Tuch', link_label: 'Alle Perlen ansehen' },
      en: { heading: 'On the grey cloth', link_label: 'See all pearls' },
      fr: { heading: 'Sur le drap gris', link_label: 'Voir toutes les perles' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Eine Kette, die im Etui liegt, wird stumpf. Perlen wollen getragen werden.</p>',
        attribution: 'Helene Arnsberg, beim Knoten',
      },
      en: {
        content: '<p>A necklace left in its case goes dull. Pearls are made to be worn.</p>',
        attribution: 'Helene Arnsberg, while knotting',
      },
      fr: {
        content: '<p>Un collier oublié dans son écrin se ternit. Les perles sont faites pour être portées.</p>',
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
        heading: 'Learn to knot pearls',
        content: '<p>Twice a year, on a Saturday morning, we teach a group of six.</p>',
        link_label: 'See our events',
      },
      fr: {
        heading: 'Apprendre à nouer les perles',
        content: '<p>Deux fois par an, un samedi matin, nous l’enseignons à un petit groupe de six.</p>',
        link_label: 'Voir les événements',
      },
    },
  ],
};

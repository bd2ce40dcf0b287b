// The sections of the departments of things for the home. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';
import { productId } from '../../shop/products/product.ts';

export const homeSections: SectionsOfPages = {
  home_fabrics: [
    {
      type: 'text',
      de: {
        heading: 'Maß nehmen',
        content: `<p>Messen Sie die Tischplatte und geben Sie auf jeder Seite zwanzig Zentimeter zu; für ein Fest dreißig.
          Bei runden Tischen genügt der Durchmesser. Säumen dauert eine Woche.</p>`,
      },
      en: {
        heading: 'Measuring your table',
        content: `<p>Measure the table top and add twenty centimetres on every side, thirty for a special occasion. For
          a round table, the diameter is enough. Hemming takes a week.</p>`,
      },
      fr: {
        heading: 'Prendre les mesures',
        content: `<p>Mesurez le plateau et ajoutez vingt centimètres de chaque côté, trente pour une grande occasion.
          Pour une table ronde, le diamètre suffit. Comptez une semaine pour l’ourlet.</p>`,
      },
    },
    {
      type: 'products',
      products: [productId('leinenplaid-lavoir'), productId('kerzenleuchter-steg')],
      link: '/dekoration',
      de: { heading: 'Für den Tisch', link_label: 'Mehr Dekoration' },
      en: { heading: 'For the table', link_label: 'More decoration' },
      fr: { heading: 'Pour la table', link_label: 'Voir la décoration' },
    },
    {
      type: 'quote',
      de: { content: '<p>Leinen darf Falten haben. Wir auch.</p>', attribution: 'Aus dem Werkhof' },
      en: { content: '<p>Linen is allowed its creases. So are we.</p>', attribution: 'From the Werkhof' },
      fr: { content: '<p>Le lin a le droit de se froisser. Nous aussi.</p>', attribution: 'Au Werkhof' },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Ein Muster mitnehmen',
        content: '<p>Drei Tage lang, ohne Pfand. Sehen Sie es morgens und abends an.</p>',
        link_label: 'Weg zum Werkhof',
      },
      en: {
        heading: 'Take a sample home',
        content: '<p>Keep it for three days, no deposit needed. Look at it in the morning, then again at night.</p>',
        link_label: 'How to find the Werkhof',
      },
      fr: {
        heading: 'Emporter un échantillon',
        content: '<p>Gardez-le trois jours, sans caution. Regardez-le le matin, puis le soir.</p>',
        link_label: 'Venir au Werkhof',
      },
    },
  ],
  decoratives: [
    {
      type: 'text',
      de: {
        heading: 'Silber benutzen',
        content: `<p>Silber läuft an, wenn es im Schrank steht, und bleibt hell, wenn man es benutzt. Legen Sie das Besteck
          jeden Tag auf. Kratzer, die alle haben, nennt man Patina.</p>`,
      },
      en: {
        heading: 'Silver is for using',
        content: `<p>Silver tarnishes in the cupboard and stays bright in use. Lay the table with it every day. When
          every piece has its scratches, we call it patina.</p>`,
      },
      fr: {
        heading: 'Se servir de l’argenterie',
        content: `<p>L’argent noircit au placard et garde son éclat si l’on s’en sert. Sortez vos couverts tous les
          jours. Quand chaque pièce a ses rayures, cela s’appelle une patine.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Drei Vasen sind Dekoration. Eine Vase mit drei Zweigen ist ein Zimmer.</p>',
        attribution: 'Unsere Floristin, im Vorbeigehen',
      },
      en: {
        content: '<p>Three vases are decoration. One vase with three branches is a room.</p>',
        attribution: 'Our florist, in passing',
      },
      fr: {
        content: '<p>Trois vases, c’est un décor. Un vase et trois branches, c’est une pièce à vivre.</p>',
        attribution: 'Notre fleuriste, en passant',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Eine Wunschliste anlegen',
        content: '<p>Eine halbe Stunde im Laden, danach führen wir sie weiter. Ihre Gäste fragen uns.</p>',
        link_label: 'Liste beginnen',
      },
      en: {
        heading: 'Start a gift list',
        content:
          '<p>Half an hour in the shop is all it takes; we look after the list from then on, and your guests simply ask us.</p>',
        link_label: 'Start your list',
      },
      fr: {
        heading: 'Ouvrir une liste de cadeaux',
        content:
          '<p>Une demi-heure à la boutique suffit ; ensuite, nous tenons la liste à jour et vos invités s’adressent à nous.</p>',
        link_label: 'Ouvrir votre liste',
      },
    },
  ],
  room_fragrances: [
    {
      type: 'text',
      de: {
        heading: 'Drei reichen',
        content: `<p>Nach drei Düften riecht die Nase nichts mehr, auch unsere nicht. Wir stellen Ihnen drei hin, dazwischen
          frische Luft im Hof. Wenn es keiner ist, kommen Sie ein andermal wieder.</p>`,
      },
      en: {
        heading: 'Three are enough',
        content: `<p>After three scents the nose gives up, and ours is no better. We set out three for you, with fresh
          air in the courtyard in between. If none of them is right, come back another day.</p>`,
      },
      fr: {
        heading: 'Trois suffisent',
        content: `<p>Au bout de trois parfums, le nez ne sent plus rien, le nôtre non plus. Nous vous en faisons
          découvrir trois, avec une bouffée d’air dans la cour entre deux essais. Si aucun ne vous convient, revenez un
          autre jour.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Der beste Duft ist der, den der Besuch nicht erwähnt.</p>',
        attribution: 'Aus dem Werkhof',
      },
      en: {
        content: '<p>The best scent is the one no guest ever mentions.</p>',
        attribution: 'From the Werkhof',
      },
      fr: {
        content: '<p>Le meilleur parfum est celui dont les invités ne disent rien.</p>',
        attribution: 'Au Werkhof',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Eine Probe für zu Hause',
        content: '<p>Wir füllen sie Ihnen ab. Sie reicht für einen Abend, und einer genügt meistens.</p>',
        link_label: 'Weg zum Werkhof',
      },
      en: {
        heading: 'A sample to take home',
        content: '<p>We will fill one for you. It lasts an evening, and one evening is usually enough.</p>',
        link_label: 'How to find the Werkhof',
      },
      fr: {
        heading: 'Un échantillon à emporter',
        content:
          '<p>Nous vous le préparons sur place. Il dure une soirée, et une soirée suffit en général pour choisir.</p>',
        link_label: 'Venir au Werkhof',
      },
    },
  ],
};

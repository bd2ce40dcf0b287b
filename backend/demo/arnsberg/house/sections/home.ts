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
        heading: 'Taking measure',
        content: `<p>Measure the table top and add twenty centimetres on each side; for a feast thirty. For round tables the
          diameter is enough. Hemming takes a week.</p>`,
      },
      fr: {
        heading: 'Prendre les mesures',
        content: `<p>Mesurez le plateau et ajoutez vingt centimètres de chaque côté ; trente pour une fête. Pour une table
          ronde, le diamètre suffit. L’ourlet demande une semaine.</p>`,
      },
    },
    {
      type: 'products',
      products: [productId('leinenplaid-lavoir'), productId('kerzenleuchter-steg')],
      link: '/dekoration',
      de: { heading: 'Für den Tisch', link_label: 'Mehr Dekoration' },
      en: { heading: 'For the table', link_label: 'More decoration' },
      fr: { heading: 'Pour la table', link_label: 'Plus de décoration' },
    },
    {
      type: 'quote',
      de: { content: '<p>Leinen darf Falten haben. Wir auch.</p>', attribution: 'Aus dem Werkhof' },
      en: { content: '<p>Linen may have creases. So may we.</p>', attribution: 'From the Werkhof' },
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
        content: '<p>For three days, without a deposit. Look at it in the morning and at night.</p>',
        link_label: 'The way to the Werkhof',
      },
      fr: {
        heading: 'Emporter un échantillon',
        content: '<p>Trois jours, sans caution. Regardez-le le matin et le soir.</p>',
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
        heading: 'Using silver',
        content: `<p>Silver tarnishes in the cupboard and stays bright in use. Lay the cutlery every day. Scratches that
          every piece has are called patina.</p>`,
      },
      fr: {
        heading: 'Se servir de l’argenterie',
        content: `<p>L’argent noircit au placard et reste clair si l’on s’en sert. Mettez les couverts tous les jours. Les
          rayures que tous partagent s’appellent patine.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Drei Vasen sind Dekoration. Eine Vase mit drei Zweigen ist ein Zimmer.</p>',
        attribution: 'Unsere Floristin, im Vorbeigehen',
      },
      en: {
        content: '<p>Three vases are decoration. One vase with three twigs is a room.</p>',
        attribution: 'Our florist, in passing',
      },
      fr: {
        content: '<p>Trois vases font un décor. Un vase et trois branches font une pièce.</p>',
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
        heading: 'Starting a gift list',
        content: '<p>Half an hour in the shop, then we keep it for you. Your guests ask us.</p>',
        link_label: 'Begin a list',
      },
      fr: {
        heading: 'Ouvrir une liste',
        content: '<p>Une demi-heure à la boutique, puis nous la tenons pour vous. Vos invités nous demandent.</p>',
        link_label: 'Commencer une liste',
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
        content: `<p>After three scents the nose gives up, and so does ours. We put three before you, with fresh air in the
          courtyard between. If it is none of them, come again another day.</p>`,
      },
      fr: {
        heading: 'Trois suffisent',
        content: `<p>Après trois parfums, le nez ne sent plus rien, le nôtre non plus. Nous vous en proposons trois, avec
          l’air de la cour entre deux. Si ce n’est aucun, revenez une autre fois.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Der beste Duft ist der, den der Besuch nicht erwähnt.</p>',
        attribution: 'Aus dem Werkhof',
      },
      en: {
        content: '<p>The best scent is the one your guests do not mention.</p>',
        attribution: 'From the Werkhof',
      },
      fr: {
        content: '<p>Le meilleur parfum est celui dont les invités ne parlent pas.</p>',
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
        content: '<p>We fill it for you. It lasts for an evening, and one is usually enough.</p>',
        link_label: 'The way to the Werkhof',
      },
      fr: {
        heading: 'Un échantillon à emporter',
        content: '<p>Nous le préparons sur place. Il dure une soirée, et une soirée suffit en général.</p>',
        link_label: 'Venir au Werkhof',
      },
    },
  ],
};

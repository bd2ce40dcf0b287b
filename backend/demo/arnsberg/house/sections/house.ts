// The sections of the pages about the house and its service. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';

export const houseSections: SectionsOfPages = {
  about: [
    {
      type: 'quote',
      de: {
        content: '<p>Ich wollte nie ein Geschäft. Ich wollte eine Werkbank mit Fenster.</p>',
        attribution: 'Helene Arnsberg',
      },
      en: {
        content: '<p>I never wanted a shop. I wanted a bench by a window.</p>',
        attribution: 'Helene Arnsberg',
      },
      fr: {
        content: '<p>Je n’ai jamais voulu de boutique. Je voulais un établi près d’une fenêtre.</p>',
        attribution: 'Helene Arnsberg',
      },
    },
    {
      type: 'picture',
      picture: 'wedding-rings',
      de: {
        content: '<p>Zwei Ringe aus einem Stück Gold, geschmiedet in der Rosenwirtgasse.</p>',
        picture_alt: 'Zwei Trauringe aus Gelbgold auf hellem Stein',
      },
      en: {
        content: '<p>Two rings from one piece of gold, forged in Rosenwirtgasse.</p>',
        picture_alt: 'Two yellow gold wedding rings on pale stone',
      },
      fr: {
        content: '<p>Deux anneaux tirés d’un même morceau d’or, forgés dans la Rosenwirtgasse.</p>',
        picture_alt: 'Deux alliances en or jaune sur une pierre claire',
      },
    },
    {
      type: 'action',
      link: '/events',
      de: {
        heading: 'Zusehen ist erlaubt',
        content: '<p>Einige Male im Jahr bleibt die Werkstatt abends offen.</p>',
        link_label: 'Zu den Veranstaltungen',
      },
      en: {
        heading: 'You may watch',
        content: '<p>A few times a year the workshop stays open in the evening.</p>',
        link_label: 'To the events',
      },
      fr: {
        heading: 'On peut regarder',
        content: '<p>Quelques fois par an, l’atelier reste ouvert le soir.</p>',
        link_label: 'Vers les événements',
      },
    },
  ],
  service: [
    {
      type: 'text',
      anchor: 'bevor-sie-kommen',
      de: {
        heading: 'Bevor Sie kommen',
        content: `<p>Ein Foto hilft wenig, das Stück selbst hilft viel. Bringen Sie alles mit, was dazugehört: das
          abgebrochene Glied, die alte Rechnung, das Etui. Und nehmen Sie den Ring vorher nicht mit der Zange ab.</p>`,
      },
      en: {
        heading: 'Before you come',
        content: `<p>A photograph helps little, the piece itself helps a great deal. Bring everything that belongs to it: the
          broken link, the old invoice, the case. And please do not take the ring off with pliers first.</p>`,
      },
      fr: {
        heading: 'Avant de venir',
        content: `<p>Une photo aide peu, la pièce elle-même beaucoup. Apportez tout ce qui va avec : le maillon cassé,
          l’ancienne facture, l’écrin. Et n’ôtez pas l’anneau à la pince.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Reparieren heißt, etwas ernst zu nehmen, das schon einmal jemand ernst genommen hat.</p>',
        attribution: 'Helene Arnsberg',
      },
      en: {
        content: '<p>To repair is to take seriously what someone has taken seriously before.</p>',
        attribution: 'Helene Arnsberg',
      },
      fr: {
        content: '<p>Réparer, c’est prendre au sérieux ce que quelqu’un a déjà pris au sérieux.</p>',
        attribution: 'Helene Arnsberg',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Abgeben und abholen',
        content: '<p>Beide Häuser nehmen an. Der Kostenvoranschlag ist kostenlos und kommt vor der Arbeit.</p>',
        link_label: 'Adressen und Zeiten',
      },
      en: {
        heading: 'Leave it with us',
        content: '<p>Both houses accept repairs. The estimate is free, and it comes before the work.</p>',
        link_label: 'Addresses and hours',
      },
      fr: {
        heading: 'Déposer et retirer',
        content: '<p>Les deux maisons reçoivent vos pièces. Le devis est gratuit et précède le travail.</p>',
        link_label: 'Adresses et horaires',
      },
    },
  ],
};

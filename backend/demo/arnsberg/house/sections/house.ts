// The sections of the pages about the house, its service, and the ways to reach it. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';

export const houseSections: SectionsOfPages = {
  home: [
    {
      type: 'quote',
      de: {
        content: '<p>Ich zeichne, bis meine Mutter nichts mehr sagt. Dann ist es fertig.</p>',
        attribution: 'Clara Arnsberg',
      },
      en: {
        content: '<p>I draw until my mother has nothing left to say. Then it is finished.</p>',
        attribution: 'Clara Arnsberg',
      },
      fr: {
        content: '<p>Je dessine jusqu’à ce que ma mère ne dise plus rien. Alors, c’est fini.</p>',
        attribution: 'Clara Arnsberg',
      },
    },
  ],
  contact: [
    {
      type: 'text',
      picture: 'about',
      de: {
        heading: 'Wo man uns findet, wenn vorn niemand steht',
        content: `<p>Dann sitzen wir an der Werkbank, drei Schritte hinter der Glasscheibe. Die Klingel liegt auf dem Tresen.
          Sie stören nicht, das Polieren kann warten.</p>`,
        picture_alt: 'Gehämmerter Goldring und Goldspäne auf dem Feilnagel einer Werkbank',
      },
      en: {
        heading: 'Where we are when nobody is at the counter',
        content: `<p>Then we are at the bench, three steps behind the pane of glass. The bell is on the counter. You are not
          disturbing us; the polishing can wait.</p>`,
        picture_alt: 'Hammered gold ring and gold filings on a goldsmith’s bench pin',
      },
      fr: {
        heading: 'Où nous trouver quand le comptoir est vide',
        content: `<p>Nous sommes à l’établi, trois pas derrière la vitre. La sonnette est sur le comptoir. Vous ne dérangez
          pas : le polissage peut attendre.</p>`,
        picture_alt: 'Anneau d’or martelé et limaille sur la cheville d’un établi d’orfèvre',
      },
    },
  ],
  thanks: [
    {
      type: 'text',
      link: '/digitales-schaufenster',
      de: {
        heading: 'Bis dahin',
        content: '<p>Das digitale Schaufenster zeigt, was diese Woche auf dem Tresen liegt.</p>',
        link_label: 'Zum Schaufenster',
      },
      en: {
        heading: 'Until then',
        content: '<p>The digital shop window shows what lies on the counter this week.</p>',
        link_label: 'To the shop window',
      },
      fr: {
        heading: 'En attendant',
        content: '<p>La vitrine digitale montre ce qui se trouve cette semaine sur le comptoir.</p>',
        link_label: 'Voir la vitrine',
      },
    },
  ],
  privacy: [
    {
      type: 'action',
      link: 'mailto:datenschutz@arnsberg-tochter.example',
      de: {
        heading: 'Lieber fragen als lesen',
        content: '<p>Dr. Sabine Torwald beantwortet jede Frage zu Ihren Daten. Auch die kurzen.</p>',
        link_label: 'An Dr. Torwald schreiben',
      },
      en: {
        heading: 'If you would rather ask than read',
        content: '<p>Dr Sabine Torwald answers every question about your data. The short ones, too.</p>',
        link_label: 'Write to Dr Torwald',
      },
      fr: {
        heading: 'Demander plutôt que lire',
        content: '<p>Dr. Sabine Torwald répond à toute question sur vos données. Même brève.</p>',
        link_label: 'Écrire à Dr. Torwald',
      },
    },
  ],
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

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
        content: '<p>I keep drawing until my mother has nothing left to say. Then it is finished.</p>',
        attribution: 'Clara Arnsberg',
      },
      fr: {
        content: '<p>Je dessine jusqu’à ce que ma mère n’ait plus rien à dire. Alors, c’est fini.</p>',
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
        heading: 'Where to find us when nobody is at the counter',
        content: `<p>We are at the bench, three steps behind the glass. The bell is on the counter. You are not
          disturbing us; the polishing can wait.</p>`,
        picture_alt: 'Hammered gold ring and gold filings on a goldsmith’s bench pin',
      },
      fr: {
        heading: 'Où nous trouver quand le comptoir est vide',
        content: `<p>Nous sommes à l’établi, trois pas derrière la vitre. La sonnette est sur le comptoir. Vous ne nous
          dérangez pas : le polissage peut attendre.</p>`,
        picture_alt: 'Anneau d’or martelé et limaille sur la cheville d’un établi de joaillier',
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
        heading: 'In the meantime',
        content: '<p>Our digital shop window shows what is on the counter this week.</p>',
        link_label: 'See the shop window',
      },
      fr: {
        heading: 'En attendant',
        content: '<p>Notre vitrine digitale vous montre ce qui est sur le comptoir cette semaine.</p>',
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
        heading: 'Rather ask than read?',
        content: '<p>Dr Sabine Torwald will answer any question about your data, even the short ones.</p>',
        link_label: 'Write to Dr Torwald',
      },
      fr: {
        heading: 'Plutôt demander que lire ?',
        content:
          '<p>Dr Sabine Torwald, notre déléguée à la protection des données, répond à toutes vos questions, même les plus brèves.</p>',
        link_label: 'Écrire à notre déléguée',
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
        content: '<p>I never wanted a shop. I wanted a workbench with a window.</p>',
        attribution: 'Helene Arnsberg',
      },
      fr: {
        content: '<p>Je n’ai jamais voulu de boutique. Je voulais un établi avec une fenêtre.</p>',
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
        content: '<p>Two rings from a single piece of gold, forged in Rosenwirtgasse.</p>',
        picture_alt: 'Two yellow gold wedding rings on pale stone',
      },
      fr: {
        content: '<p>Deux anneaux d’un même morceau d’or, forgés Rosenwirtgasse.</p>',
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
        heading: 'Watching is welcome',
        content: '<p>A few times a year the workshop stays open in the evening.</p>',
        link_label: 'See our events',
      },
      fr: {
        heading: 'Venez nous regarder travailler',
        content: '<p>Plusieurs fois par an, l’atelier reste ouvert le soir.</p>',
        link_label: 'Voir les événements',
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
        content: `<p>A photograph tells us little; the piece itself tells us a great deal. Bring everything that goes
          with it: the broken link, the old invoice, the case. And please do not try to take a ring off with pliers
          first.</p>`,
      },
      fr: {
        heading: 'Avant de venir',
        content: `<p>Une photo nous apprend peu, la pièce elle-même beaucoup. Apportez tout ce qui va avec : le maillon
          cassé, l’ancienne facture, l’écrin. Et, de grâce, n’ôtez pas la bague à la pince.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Reparieren heißt, etwas ernst zu nehmen, das schon einmal jemand ernst genommen hat.</p>',
        attribution: 'Helene Arnsberg',
      },
      en: {
        content: '<p>Repairing something means taking seriously what someone took seriously before you.</p>',
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
        heading: 'Drop-off and collection',
        content:
          '<p>We take in repairs at both addresses. The estimate is free, and you have it before the work begins.</p>',
        link_label: 'Addresses and opening hours',
      },
      fr: {
        heading: 'Dépôt et retrait',
        content:
          '<p>Nous prenons vos réparations aux deux adresses. Le devis est gratuit et vous parvient avant tout travail.</p>',
        link_label: 'Adresses et horaires',
      },
    },
  ],
};

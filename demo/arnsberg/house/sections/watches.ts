// The sections of the departments of watches, accessories and optics. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';
import { categoryId } from '../../shop/taxonomy/categories.ts';

export const watchSections: SectionsOfPages = {
  watches: [
    {
      type: 'brands',
      brandType: 'watches',
      anchor: 'marken',
      de: {
        heading: 'Marken',
        content:
          '<p>Zwei führen wir, zwei kommen zu uns in die Werkstatt. Bei allen wissen wir, wie sie innen aussehen.</p>',
      },
      en: {
        heading: 'Brands',
        content: '<p>We sell two of them; the other two visit our workshop. We know all four from the inside.</p>',
      },
      fr: {
        heading: 'Marques',
        content:
          '<p>Nous en vendons deux ; les deux autres passent par notre atelier. Toutes, nous les connaissons de l’intérieur.</p>',
      },
    },
    {
      type: 'products',
      category: categoryId('watches'),
      de: { heading: 'Zum Anlegen bereit', link_label: 'Alle Uhren ansehen' },
      en: { heading: 'Ready to try on', link_label: 'See all watches and clocks' },
      fr: { heading: 'Prêtes à essayer', link_label: 'Voir toutes les montres' },
    },
    {
      type: 'text',
      link: '/service',
      de: {
        heading: 'Was bei einer Revision geschieht',
        content: `<p>Das Werk wird bis zur letzten Schraube zerlegt, im Bad gereinigt, geprüft und an einigen Dutzend Stellen
          neu geölt. Danach läuft es eine Woche in sechs Lagen. Erst wenn der Gang stimmt, kommt es zurück ins
          Gehäuse.</p><p>Sie bekommen das Protokoll und die Teile, die wir ersetzt haben, in einem kleinen Beutel.</p>`,
        link_label: 'Mehr über die Werkstatt',
      },
      en: {
        heading: 'What happens during a service',
        content: `<p>The movement is taken apart down to the last screw, cleaned in a bath, checked and re-oiled at
          several dozen points. It then runs for a week in six positions. Only when it keeps time does it go back into
          its case.</p><p>You receive the report and, in a small bag, the parts we have replaced.</p>`,
        link_label: 'More about the workshop',
      },
      fr: {
        heading: 'Ce qui se passe lors d’une révision',
        content: `<p>Le mouvement est démonté jusqu’à la dernière vis, nettoyé en bain, contrôlé et huilé en plusieurs
          dizaines de points. Il tourne ensuite une semaine dans six positions. Ce n’est que lorsque sa marche est juste
          qu’il retrouve son boîtier.</p><p>Nous vous remettons le relevé de marche et, dans un sachet, les pièces
          remplacées.</p>`,
        link_label: 'En savoir plus sur l’atelier',
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Man hört einer Uhr an, ob sie zufrieden ist. Beweisen kann ich das nicht.</p>',
        attribution: 'Einer unserer Uhrmacher, bei der Arbeit',
      },
      en: {
        content: '<p>You can hear when a watch is content. I cannot prove it.</p>',
        attribution: 'One of our watchmakers, at work',
      },
      fr: {
        content: '<p>On entend si une montre est heureuse. Je ne peux pas le prouver.</p>',
        attribution: 'L’un de nos horlogers, au travail',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Ihre Uhr geht vor?',
        content: '<p>Bringen Sie sie vorbei. Der Blick auf die Zeitwaage dauert fünf Minuten und kostet nichts.</p>',
        link_label: 'So erreichen Sie uns',
      },
      en: {
        heading: 'Is your watch running fast?',
        content: '<p>Bring it in. A check on the timing machine takes five minutes and costs nothing.</p>',
        link_label: 'How to reach us',
      },
      fr: {
        heading: 'Votre montre avance ?',
        content: '<p>Apportez-la. Un passage au chronocomparateur prend cinq minutes et ne coûte rien.</p>',
        link_label: 'Comment nous joindre',
      },
    },
  ],
  accessories: [
    {
      type: 'brands',
      brandType: 'accessories',
      anchor: 'marken',
      de: { heading: 'Aus Sheffield' },
      en: { heading: 'From Sheffield' },
      fr: { heading: 'De Sheffield' },
    },
    {
      type: 'products',
      category: categoryId('accessories'),
      de: { heading: 'Kleine Dinge', link_label: 'Alle Accessoires ansehen' },
      en: { heading: 'Small things', link_label: 'See all accessories' },
      fr: { heading: 'De petites choses', link_label: 'Voir tous les accessoires' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Messing ist ehrlich. Es merkt sich, wo man es anfasst.</p>',
        attribution: 'Aus der Goldschmiede',
      },
      en: {
        content: '<p>Brass is honest. It remembers where you touch it.</p>',
        attribution: 'From the goldsmith’s workshop',
      },
      fr: {
        content: '<p>Le laiton est honnête. Il garde la mémoire de nos doigts.</p>',
        attribution: 'À l’atelier de joaillerie',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Ein Geschenk mit Namen',
        content:
          '<p>Für eine Gravur brauchen wir einige Tage. Vor Weihnachten sagen Sie uns bitte bis zum 10. Dezember Bescheid.</p>',
        link_label: 'Gravur besprechen',
      },
      en: {
        heading: 'A gift that bears a name',
        content: '<p>Engraving takes us a few days. For Christmas, please let us know by 10 December.</p>',
        link_label: 'Talk to us about engraving',
      },
      fr: {
        heading: 'Un cadeau gravé à son nom',
        content:
          '<p>Une gravure demande quelques jours. Pour Noël, merci de nous prévenir au plus tard le 10 décembre.</p>',
        link_label: 'Nous parler de votre gravure',
      },
    },
  ],
  optics: [
    {
      type: 'brands',
      brandType: 'optics',
      anchor: 'marken',
      de: { heading: 'Fassungen aus Passau' },
      en: { heading: 'Frames from Passau' },
      fr: { heading: 'Des montures de Passau' },
    },
    {
      type: 'text',
      de: {
        heading: 'Nach zwei Wochen noch einmal',
        content: `<p>Eine neue Brille setzt sich. Kommen Sie nach zwei Wochen wieder, dann richten wir die Bügel nach und
          prüfen, ob die Gläser noch dort sitzen, wo wir sie gemessen haben. Das gehört dazu.</p>`,
      },
      en: {
        heading: 'A second look after two weeks',
        content: `<p>New glasses take time to settle. Come back after two weeks: we will adjust the temples and check
          that the lenses still sit where we measured them. It is all part of the service.</p>`,
      },
      fr: {
        heading: 'Un dernier réglage après deux semaines',
        content: `<p>Des lunettes neuves prennent leur place peu à peu. Revenez au bout de deux semaines : nous
          reprendrons les branches et vérifierons que les verres sont toujours là où nous les avions centrés. Cela fait
          partie du service.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Wer die Brille vergisst, trägt die richtige.</p>',
        attribution: 'Unsere Optikerin',
      },
      en: {
        content: '<p>If you forget you are wearing glasses, they are the right ones.</p>',
        attribution: 'Our optician',
      },
      fr: {
        content: '<p>Les bonnes lunettes sont celles que l’on oublie.</p>',
        attribution: 'Notre opticienne',
      },
    },
    {
      type: 'action',
      link: '/terminvereinbarung',
      de: {
        heading: 'Sehtest im Werkhof',
        content:
          '<p>Eine Dreiviertelstunde, nach Vereinbarung. Bringen Sie Ihre alte Brille mit, auch die zerbrochene.</p>',
        link_label: 'Termin vereinbaren',
      },
      en: {
        heading: 'Eye test in the Werkhof',
        content: '<p>Three quarters of an hour, by appointment. Bring your old glasses, even a broken pair.</p>',
        link_label: 'Make an appointment',
      },
      fr: {
        heading: 'Examen de vue au Werkhof',
        content: '<p>Trois quarts d’heure, sur rendez-vous. Apportez vos anciennes lunettes, même cassées.</p>',
        link_label: 'Prendre rendez-vous',
      },
    },
  ],
};

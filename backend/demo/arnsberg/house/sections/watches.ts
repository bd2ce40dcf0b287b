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
        heading: 'Makers',
        content: '<p>Two we sell, two come to our workshop. Of all four we know what they look like inside.</p>',
      },
      fr: {
        heading: 'Marques',
        content:
          '<p>Nous en vendons deux, deux autres passent à l’atelier. Des quatre, nous connaissons l’intérieur.</p>',
      },
    },
    {
      type: 'products',
      category: categoryId('watches'),
      link: '/kontakt',
      de: { heading: 'Zum Anlegen bereit', link_label: 'Im Laden ansehen' },
      en: { heading: 'Ready to try on', link_label: 'See them in the shop' },
      fr: { heading: 'Prêtes à l’essai', link_label: 'Les voir à la boutique' },
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
        heading: 'What happens in a service',
        content: `<p>The movement is taken apart to the last screw, cleaned, checked and freshly oiled in a few dozen
          places. Then it runs for a week in six positions. Only when the rate is right does it go back into the
          case.</p><p>You receive the record, and the parts we replaced in a small bag.</p>`,
        link_label: 'More about the workshop',
      },
      fr: {
        heading: 'Ce qui se passe lors d’une révision',
        content: `<p>Le mouvement est démonté jusqu’à la dernière vis, nettoyé, contrôlé et huilé en quelques dizaines de
          points. Il tourne ensuite une semaine dans six positions. Il ne retrouve son boîtier que si la marche est
          bonne.</p><p>Vous recevez le relevé et, dans un sachet, les pièces remplacées.</p>`,
        link_label: 'Plus sur l’atelier',
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Man hört einer Uhr an, ob sie zufrieden ist. Beweisen kann ich das nicht.</p>',
        attribution: 'Einer unserer Uhrmacher, bei der Arbeit',
      },
      en: {
        content: '<p>You can hear whether a watch is content. I cannot prove it.</p>',
        attribution: 'One of our watchmakers, at work',
      },
      fr: {
        content: '<p>On entend si une montre est contente. Je ne peux pas le prouver.</p>',
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
        content: '<p>Bring it in. A look at the timing machine takes five minutes and costs nothing.</p>',
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
      link: '/kontakt',
      de: { heading: 'Kleine Dinge', link_label: 'Im Laden ansehen' },
      en: { heading: 'Small things', link_label: 'See them in the shop' },
      fr: { heading: 'De petites choses', link_label: 'Les voir à la boutique' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Messing ist ehrlich. Es merkt sich, wo man es anfasst.</p>',
        attribution: 'Aus der Goldschmiede',
      },
      en: {
        content: '<p>Brass is honest. It remembers where you hold it.</p>',
        attribution: 'From the goldsmiths’ workshop',
      },
      fr: {
        content: '<p>Le laiton est honnête. Il se souvient de l’endroit où on le tient.</p>',
        attribution: 'À l’atelier d’orfèvrerie',
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
        heading: 'A present with a name',
        content: '<p>An engraving takes us a few days. Before Christmas, please tell us by 10 December.</p>',
        link_label: 'Discuss an engraving',
      },
      fr: {
        heading: 'Un cadeau à un nom',
        content: '<p>Une gravure demande quelques jours. Avant Noël, merci de nous prévenir jusqu’au 10 décembre.</p>',
        link_label: 'Parler d’une gravure',
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
        heading: 'Once more after two weeks',
        content: `<p>New glasses settle. Come back after two weeks: we adjust the temples and check that the lenses still
          sit where we measured them. That is included.</p>`,
      },
      fr: {
        heading: 'Une fois encore après deux semaines',
        content: `<p>Des lunettes neuves se placent. Revenez après deux semaines : nous reprenons les branches et vérifions
          que les verres sont restés là où nous les avons mesurés. C’est compris.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Wer die Brille vergisst, trägt die richtige.</p>',
        attribution: 'Unsere Optikerin',
      },
      en: {
        content: '<p>When you forget your glasses, they are the right ones.</p>',
        attribution: 'Our optician',
      },
      fr: {
        content: '<p>De bonnes lunettes, on les oublie.</p>',
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
        content: '<p>Three quarters of an hour, by appointment. Bring your old glasses, the broken pair as well.</p>',
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

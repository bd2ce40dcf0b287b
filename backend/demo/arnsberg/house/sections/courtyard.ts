// The sections of the workshops in the Werkhof and of the department for children. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';

export const courtyardSections: SectionsOfPages = {
  for_kids: [
    {
      type: 'text',
      link: '/accessories',
      de: {
        heading: 'Was man eingraviert',
        content: `<p>Der Name genügt. Wer mehr möchte, nimmt die Stunde der Geburt, das Gewicht oder einen Satz, den nur die
          Familie versteht. Wir zeichnen es vor, und Sie schlafen eine Nacht darüber.</p>`,
        link_label: 'Mehr zur Gravur',
      },
      en: {
        heading: 'What to engrave',
        content: `<p>The name is enough. If you want more, take the hour of birth, the weight, or a sentence that only the
          family understands. We draw it first, and you sleep on it.</p>`,
        link_label: 'More about engraving',
      },
      fr: {
        heading: 'Que faire graver',
        content: `<p>Le prénom suffit. Pour aller plus loin : l’heure de la naissance, le poids ou une phrase que seule la
          famille comprend. Nous dessinons d’abord, et vous laissez passer une nuit.</p>`,
        link_label: 'Plus sur la gravure',
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Kinder fragen, ob es echt ist. Erwachsene fragen, was es kostet.</p>',
        attribution: 'Clara Arnsberg',
      },
      en: {
        content: '<p>Children ask whether it is real. Grown-ups ask what it costs.</p>',
        attribution: 'Clara Arnsberg',
      },
      fr: {
        content: '<p>Les enfants demandent si c’est du vrai. Les adultes demandent le prix.</p>',
        attribution: 'Clara Arnsberg',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Die Taufe ist am Sonntag?',
        content: '<p>Rufen Sie an. Ein Löffel mit Namen geht manchmal in zwei Tagen; versprechen können wir drei.</p>',
        link_label: 'Telefon und Adresse',
      },
      en: {
        heading: 'Is the christening on Sunday?',
        content: '<p>Call us. A spoon with a name is sometimes done in two days; what we can promise is three.</p>',
        link_label: 'Telephone and address',
      },
      fr: {
        heading: 'Le baptême est dimanche ?',
        content: '<p>Appelez. Une cuillère gravée se fait parfois en deux jours ; nous en promettons trois.</p>',
        link_label: 'Téléphone et adresse',
      },
    },
  ],
  floral_workshop: [
    {
      type: 'text',
      link: '/trauringe',
      de: {
        heading: 'Strauß und Ring an einem Tag',
        content: `<p>Um zwei bei den Ringen, um vier bei den Blumen, dazwischen liegt ein Spaziergang an der Isar. Die
          Floristin fragt nach dem Kleid, die Goldschmiedin nach der Hand. Danach wissen beide genug.</p>`,
        link_label: 'Zu den Trauringen',
      },
      en: {
        heading: 'Bouquet and ring in a day',
        content: `<p>Rings at two, flowers at four, a walk along the Isar between. The florist asks about the dress, the
          goldsmith about the hand. After that both know enough.</p>`,
        link_label: 'To the wedding rings',
      },
      fr: {
        heading: 'Bouquet et alliances en un jour',
        content: `<p>Les anneaux à deux heures, les fleurs à quatre, une promenade au bord de l’Isar entre les deux. La
          fleuriste demande la robe, l’orfèvre demande la main. Ensuite, elles en savent assez.</p>`,
        link_label: 'Vers les alliances',
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Ich binde, was da ist. Im Februar ist das wenig, und das reicht.</p>',
        attribution: 'Unsere Floristin',
      },
      en: {
        content: '<p>I tie what there is. In February that is little, and it is enough.</p>',
        attribution: 'Our florist',
      },
      fr: {
        content: '<p>Je lie ce qu’il y a. En février, c’est peu, et cela suffit.</p>',
        attribution: 'Notre fleuriste',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Bis morgen um zehn',
        content: '<p>Wer am Vortag anruft, holt ab zehn Uhr ab. Samstags schließen wir um vier.</p>',
        link_label: 'Strauß bestellen',
      },
      en: {
        heading: 'By ten tomorrow',
        content: '<p>Call the day before and collect from ten. On Saturdays we close at four.</p>',
        link_label: 'Order a bouquet',
      },
      fr: {
        heading: 'Pour demain dix heures',
        content: '<p>Appelez la veille, venez à partir de dix heures. Le samedi, nous fermons à seize heures.</p>',
        link_label: 'Commander un bouquet',
      },
    },
  ],
  bicycles: [
    {
      type: 'text',
      de: {
        heading: 'Vom Rohr zum Rahmen',
        content: `<p>Acht Rohre, vierzehn Nähte, Silberlot. Die Nähte feilt derselbe Mensch, der sie gelötet hat; man sieht
          ihnen an, ob er Eile hatte. Lackiert wird im Nachbarort, verchromt nur auf Wunsch.</p>`,
      },
      en: {
        heading: 'From tube to frame',
        content: `<p>Eight tubes, fourteen joints, silver solder. The joints are filed by the person who brazed them; they
          show whether he was in a hurry. Painting is done in the next town, chrome only on request.</p>`,
      },
      fr: {
        heading: 'Du tube au cadre',
        content: `<p>Huit tubes, quatorze joints, de la brasure à l’argent. Les joints sont limés par celui qui les a brasés ;
          on y voit s’il était pressé. La peinture se fait au village voisin, le chrome sur demande.</p>`,
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Ein Rad ist eine Uhr, auf der man sitzt.</p>',
        attribution: 'Unser Rahmenbauer, früher Uhrmacher',
      },
      en: {
        content: '<p>A bicycle is a watch you sit on.</p>',
        attribution: 'Our frame builder, formerly a watchmaker',
      },
      fr: {
        content: '<p>Un vélo est une montre sur laquelle on s’assied.</p>',
        attribution: 'Notre cadreur, autrefois horloger',
      },
    },
    {
      type: 'action',
      link: '/kontakt',
      de: {
        heading: 'Probe fahren',
        content: '<p>Eine halbe Stunde, nach Absprache, bei trockenem Wetter. Ein Helm hängt bereit.</p>',
        link_label: 'Zeit absprechen',
      },
      en: {
        heading: 'A trial ride',
        content: '<p>Half an hour, by arrangement, in dry weather. A helmet is waiting.</p>',
        link_label: 'Arrange a time',
      },
      fr: {
        heading: 'Faire un essai',
        content: '<p>Une demi-heure, sur rendez-vous, par temps sec. Un casque vous attend.</p>',
        link_label: 'Convenir d’une heure',
      },
    },
  ],
};

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
        heading: 'What to have engraved',
        content: `<p>A name is enough. If you would like more, add the hour of birth, the weight, or a line that only
          the family understands. We draw it first, so that you can sleep on it.</p>`,
        link_label: 'More about engraving',
      },
      fr: {
        heading: 'Que faire graver',
        content: `<p>Un prénom suffit. Si vous souhaitez davantage, ajoutez l’heure de naissance, le poids ou une phrase
          que seule la famille comprend. Nous la dessinons d’abord, et vous laissons la nuit pour y réfléchir.</p>`,
        link_label: 'En savoir plus sur la gravure',
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
        content: '<p>Les enfants demandent si c’est du vrai. Les adultes demandent combien ça coûte.</p>',
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
        content:
          '<p>Call us. A spoon can sometimes be engraved with a name in two days; what we can promise is three.</p>',
        link_label: 'Telephone and address',
      },
      fr: {
        heading: 'Le baptême est dimanche ?',
        content:
          '<p>Appelez-nous. Il nous arrive de graver une cuillère en deux jours ; nous vous en promettons trois.</p>',
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
        heading: 'Bouquet and rings in one day',
        content: `<p>Rings at two, flowers at four, and a walk along the Isar in between. The florist asks about the
          dress, the goldsmith about your hand. After that, both know all they need to know.</p>`,
        link_label: 'See the wedding rings',
      },
      fr: {
        heading: 'Bouquet et alliances en un jour',
        content: `<p>Les alliances à deux heures, les fleurs à quatre, et entre les deux une promenade au bord de
          l’Isar. La fleuriste vous interroge sur la robe, la joaillière observe vos mains. Elles en savent alors
          assez.</p>`,
        link_label: 'Voir les alliances',
      },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Ich binde, was da ist. Im Februar ist das wenig, und das reicht.</p>',
        attribution: 'Unsere Floristin',
      },
      en: {
        content: '<p>I work with what is there. In February that is not much, and it is enough.</p>',
        attribution: 'Our florist',
      },
      fr: {
        content: '<p>Je compose avec ce qu’il y a. En février, c’est peu, et c’est assez.</p>',
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
        heading: 'Ready by ten tomorrow',
        content: '<p>Call us the day before and collect from ten. On Saturdays we close at four.</p>',
        link_label: 'Order a bouquet',
      },
      fr: {
        heading: 'Prêt demain à dix heures',
        content:
          '<p>Appelez la veille et venez chercher votre bouquet à partir de dix heures. Le samedi, nous fermons à seize heures.</p>',
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
        content: `<p>Eight tubes, fourteen joints, silver solder. Whoever brazes a joint also files it, and it shows if
          he was in a hurry. The paint is applied in the next town; chrome plating only on request.</p>`,
      },
      fr: {
        heading: 'Du tube au cadre',
        content: `<p>Huit tubes, quatorze raccords, une brasure à l’argent. Chaque raccord est limé par celui qui l’a
          brasé ; on y lit s’il était pressé. La peinture se fait dans la commune voisine, le chromage seulement sur
          demande.</p>`,
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
        content: '<p>Un vélo, c’est une montre sur laquelle on s’assied.</p>',
        attribution: 'Notre artisan cadreur, autrefois horloger',
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
        heading: 'Take a test ride',
        content: '<p>Half an hour, by appointment, in dry weather. There is a helmet waiting for you.</p>',
        link_label: 'Arrange a time',
      },
      fr: {
        heading: 'Faire un essai',
        content: '<p>Une demi-heure, sur rendez-vous, par temps sec. Un casque est à votre disposition.</p>',
        link_label: 'Prendre rendez-vous',
      },
    },
  ],
};

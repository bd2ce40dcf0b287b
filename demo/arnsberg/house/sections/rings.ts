// The sections of the departments of rings. Joined in sections.ts.
import type { SectionsOfPages } from '../../../section-items.ts';
import { categoryId } from '../../shop/taxonomy/categories.ts';

export const ringSections: SectionsOfPages = {
  engagement_rings: [
    {
      type: 'text',
      layout: 'left',
      picture: 'home-hero',
      link: '/kontakt',
      de: {
        heading: 'Ein Stein bei Tageslicht',
        content: `<p>Im Laden liegen die Steine auf weißem Papier am Fenster, nicht unter Strahlern. Was dort schön ist,
          ist es auch am Küchentisch.</p><p>Gewicht und Maße schreiben wir Ihnen auf; den Rest
          sehen Sie selbst, wenn zwei Steine nebeneinanderliegen.</p>`,
        link_label: 'Eine Stunde vereinbaren',
        picture_alt: 'Solitärring aus Gelbgold, aufrecht auf hellem Stein',
      },
      en: {
        heading: 'A stone in daylight',
        content: `<p>In our shop the stones lie on white paper by the window, not under spotlights. What is beautiful
          there will be just as beautiful at the kitchen table.</p><p>We write down weight and measurements for you; the
          rest you will see for yourself, once two stones lie side by side.</p>`,
        link_label: 'Arrange an hour with us',
        picture_alt: 'Yellow gold solitaire ring, standing upright on pale stone',
      },
      fr: {
        heading: 'Une pierre à la lumière du jour',
        content: `<p>Chez nous, les pierres reposent sur du papier blanc, près de la fenêtre, et non sous des
          projecteurs. Ce qui est beau ici le sera aussi à la table de la cuisine.</p><p>Nous notons pour vous le poids
          et les mesures ; le reste, vous le verrez vous-même, dès que deux pierres seront côte à côte.</p>`,
        link_label: 'Convenir d’un rendez-vous',
        picture_alt: 'Solitaire en or jaune, debout sur une pierre claire',
      },
    },
    {
      type: 'products',
      category: categoryId('engagement'),
      de: { heading: 'Zurzeit in der Vitrine', link_label: 'Alle Verlobungsringe ansehen' },
      en: { heading: 'In our cabinet now', link_label: 'See all engagement rings' },
      fr: { heading: 'En vitrine en ce moment', link_label: 'Voir toutes les bagues de fiançailles' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Die meisten flüstern, wenn sie hereinkommen. Nach zehn Minuten nicht mehr.</p>',
        attribution: 'Clara Arnsberg, über Verlobungsringe',
      },
      en: {
        content: '<p>Most people whisper when they come in. Ten minutes later they have stopped.</p>',
        attribution: 'Clara Arnsberg on engagement rings',
      },
      fr: {
        content: '<p>Presque tous chuchotent en entrant. Dix minutes plus tard, plus personne.</p>',
        attribution: 'Clara Arnsberg, à propos des fiançailles',
      },
    },
    {
      type: 'gallery',
      pictures: [
        {
          name: 'engagement-rings',
          alt: {
            de: 'Verlobungsring aus Weißgold, liegend, mit rundem Brillanten',
            en: 'White gold engagement ring lying flat, set with a round brilliant',
            fr: 'Bague de fiançailles en or blanc posée à plat, brillant rond',
          },
        },
        {
          name: 'products/memoirering-halbmond/front',
          alt: {
            de: 'Memoirering mit einer halben Reihe Diamanten, von vorn',
            en: 'Half eternity ring with a row of diamonds, from the front',
            fr: 'Demi-alliance sertie d’un rang de diamants, de face',
          },
        },
      ],
      de: { heading: 'Eine Fassung, zwei Haltungen' },
      en: { heading: 'Two ways to hold a stone' },
      fr: { heading: 'Deux façons de tenir une pierre' },
    },
    {
      type: 'action',
      link: '/terminvereinbarung',
      de: {
        heading: 'Kommen Sie zu zweit oder allein',
        content: '<p>Ein Termin kostet nichts und verpflichtet zu nichts. Schlafen Sie eine Nacht darüber.</p>',
        link_label: 'Termin vereinbaren',
      },
      en: {
        heading: 'Come on your own or together',
        content: '<p>An appointment costs nothing and commits you to nothing. Sleep on it.</p>',
        link_label: 'Make an appointment',
      },
      fr: {
        heading: 'Venez seul ou à deux',
        content: '<p>Un rendez-vous ne coûte rien et n’engage à rien. La nuit porte conseil.</p>',
        link_label: 'Prendre rendez-vous',
      },
    },
  ],
  wedding_rings: [
    {
      type: 'text',
      picture: 'wedding-rings',
      de: {
        heading: 'Eine Stunde am runden Tisch',
        content: `<p>Sie probieren, wir notieren: Weite am Morgen und am Abend, Breite, Profil, Oberfläche. Am Ende liegen
          drei Paare auf dem Tuch, und meistens ist schon klar, welches.</p><p>Wenn nicht, leihen wir Ihnen zwei
          Probestücke aus Messing. Tragen Sie sie eine Woche lang, auch beim Abwasch.</p>`,
        picture_alt: 'Zwei Trauringe aus Gelbgold, der polierte lehnt am mattierten',
      },
      en: {
        heading: 'An hour at the round table',
        content: `<p>You try on, we take notes: your size in the morning and at night, width, profile, finish. By the
          end, three pairs are left on the cloth, and it is usually clear which.</p><p>If it is not, we will lend you
          two trial rings in brass. Wear them for a week, washing-up included.</p>`,
        picture_alt: 'Two yellow gold wedding rings, the polished one leaning against the satin one',
      },
      fr: {
        heading: 'Une heure à la table ronde',
        content: `<p>Vous essayez, nous notons : la taille du matin et celle du soir, la largeur, le profil, la
          finition. À la fin, trois paires restent sur le drap, et l’on sait en général laquelle sera la vôtre.</p><p>Si
          vous hésitez, nous vous prêtons deux anneaux d’essai en laiton. Portez-les une semaine, vaisselle
          comprise.</p>`,
        picture_alt: 'Deux alliances en or jaune, la polie appuyée contre la satinée',
      },
    },
    {
      type: 'brands',
      brandType: 'wedding_rings',
      anchor: 'marken',
      de: { heading: 'Wer sie mit uns schmiedet' },
      en: { heading: 'Our partners at the anvil' },
      fr: { heading: 'Ils les forgent avec nous' },
    },
    {
      type: 'products',
      category: categoryId('wedding'),
      de: { heading: 'Ringe zum Anprobieren', link_label: 'Alle Trauringe ansehen' },
      en: { heading: 'Rings to try on', link_label: 'See all wedding rings' },
      fr: { heading: 'Des anneaux à essayer', link_label: 'Voir toutes les alliances' },
    },
    {
      type: 'quote',
      de: {
        content: '<p>Ein Trauring ist fertig, wenn man ihn nicht mehr spürt. Das dauert etwa drei Tage.</p>',
        attribution: 'Helene Arnsberg',
      },
      en: {
        content: '<p>A wedding ring is finished once you no longer feel it. That takes about three days.</p>',
        attribution: 'Helene Arnsberg',
      },
      fr: {
        content: '<p>Une alliance est finie quand on ne la sent plus. Il faut compter trois jours.</p>',
        attribution: 'Helene Arnsberg',
      },
    },
    {
      type: 'action',
      link: '/terminvereinbarung',
      de: {
        heading: 'Samstage sind früh vergeben',
        content:
          '<p>Rufen Sie drei Wochen vorher an, im Mai und Juni besser sechs. Unter der Woche geht es schneller.</p>',
        link_label: 'Zeit aussuchen',
      },
      en: {
        heading: 'Saturdays are taken early',
        content: '<p>Call three weeks ahead, or six in May and June. Weekdays are easier.</p>',
        link_label: 'Choose a time',
      },
      fr: {
        heading: 'Les samedis sont vite complets',
        content:
          '<p>Appelez trois semaines à l’avance, voire six en mai et en juin. En semaine, c’est plus rapide.</p>',
        link_label: 'Choisir un créneau',
      },
    },
  ],
};

// The home page of "Arnsberg & Tochter": the story of the house. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const home: PageContent = {
  key: 'home',
  de: {
    title: 'Arnsberg & Tochter – Juwelier in München',
    description:
      'Uhren, Schmuck, Trauringe und Verlobungsringe aus einem Haus mit eigener Goldschmiede und Uhrmacherwerkstatt in der Münchner Altstadt.',
    keywords: 'Juwelier München, Goldschmiede, Uhrmacher, Trauringe, Verlobungsringe',
    heading: 'Gemacht, um getragen zu werden',
    lead: 'Seit 1974 arbeiten wir in der Rosenwirtgasse mit Gold und Steinen, seit 1985 auch an Uhren. Laden und Werkbank trennt nur eine Glasscheibe.',
    body: `
      <h2>Ein Haus, zwei Generationen</h2>
      <p>Helene Arnsberg war sechsundzwanzig, als sie im Hinterhof einer Lederhandlung ihre erste Werkbank aufstellte.
        Drei Jahre später kam vorn der Laden dazu, dann die Uhrmacherei. Heute führt sie das Haus mit ihrer Tochter
        Clara: Die eine kennt jeden Stein im Tresor, die andere zeichnet die neuen Stücke.</p>
      <p>Vier Goldschmiedinnen und ein Fasser fertigen an, ändern Weiten und fassen Steine neu. Was wir verkaufen,
        können wir auch reparieren; danach kaufen wir ein. Einen Verlobungsring kauft man nicht im Vorbeigehen: Nehmen
        Sie Platz, probieren Sie an, schlafen Sie eine Nacht darüber.</p>
    `,
  },
  en: {
    title: 'Arnsberg & Tochter – Jeweller in Munich',
    description:
      'Watches, jewellery, wedding and engagement rings from a house with its own goldsmiths and watchmakers in the old town of Munich.',
    keywords: 'jeweller Munich, goldsmith, watchmaker, wedding rings, engagement rings',
    heading: 'Made to be worn',
    lead: 'In Rosenwirtgasse we have worked with gold and stones since 1974, on watches since 1985. Only a pane of glass stands between shop and bench.',
    body: `
      <h2>One house, two generations</h2>
      <p>Helene Arnsberg was twenty-six when she set up her first bench in the back yard of a leather merchant. Three
        years later came the shop at the front, then the watchmakers. Today she runs the house with her daughter Clara:
        one knows every stone in the safe, the other draws the new pieces.</p>
      <p>Four goldsmiths and a setter make to order, alter sizes and reset stones. What we sell, we can also repair, and
        we buy accordingly. An engagement ring is not chosen in passing: take a seat, try it on, sleep on it.</p>
    `,
  },
  fr: {
    title: 'Arnsberg & Tochter – Joaillier à Munich',
    description:
      'Montres, bijoux, alliances et bagues de fiançailles dans une maison dotée de ses propres ateliers, au cœur de la vieille ville de Munich.',
    keywords: 'joaillier Munich, orfèvre, horloger, alliances, bagues de fiançailles',
    heading: 'Faits pour être portés',
    lead: 'Dans la Rosenwirtgasse, nous travaillons l’or et les pierres depuis 1974, l’horlogerie depuis 1985. Entre la boutique et l’établi, une simple vitre.',
    body: `
      <h2>Une maison, deux générations</h2>
      <p>Helene Arnsberg avait vingt-six ans lorsqu’elle installa son premier établi dans l’arrière-cour d’un marchand
        de cuir. La boutique sur rue suivit trois ans plus tard, puis l’horlogerie. Aujourd’hui, elle dirige la maison
        avec sa fille Clara : l’une connaît chaque pierre du coffre, l’autre dessine les nouvelles pièces.</p>
      <p>Quatre orfèvres et un sertisseur fabriquent sur commande, mettent à taille et ressertissent. Ce que nous
        vendons, nous savons le réparer ; nous choisissons nos pièces en conséquence. Une bague de fiançailles ne
        s’achète pas en passant : prenez place, essayez, laissez passer une nuit.</p>
    `,
  },
};

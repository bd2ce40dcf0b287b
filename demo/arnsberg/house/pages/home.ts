// The home page of "Arnsberg & Tochter": the story of the house. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const home: PageContent = {
  key: 'home',
  de: {
    title: 'Arnsberg & Tochter – Juwelier in München',
    description:
      'Entdecken Sie Uhren, Schmuck, Trau- und Verlobungsringe in einem Haus mit eigener Goldschmiede und Uhrmacherei in der Münchner Altstadt.',
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
      'Discover watches, jewellery, wedding and engagement rings at a house in Munich’s old town with its own goldsmiths and watchmakers.',
    keywords: 'jeweller Munich, goldsmith, watchmaker, wedding rings, engagement rings',
    heading: 'Made to be worn',
    lead: 'We have worked gold and set stones in Rosenwirtgasse since 1974, and looked after watches since 1985. Only a pane of glass separates shop from workbench.',
    body: `
      <h2>One house, two generations</h2>
      <p>Helene Arnsberg was twenty-six when she set up her first workbench in the yard behind a leather merchant’s. The
        shop at the front followed three years later, and then the watchmaking workshop. Today she runs the house with
        her daughter Clara: one knows every stone in the safe, the other designs the new pieces.</p>
      <p>Our four goldsmiths and stone setter make pieces to order, resize rings and reset stones. Whatever we sell, we
        can also repair, and we choose what we buy accordingly. An engagement ring is not something to buy in passing:
        take a seat, try one on, sleep on it.</p>
    `,
  },
  fr: {
    title: 'Arnsberg & Tochter – Joaillier à Munich',
    description:
      'Découvrez montres, bijoux, alliances et bagues de fiançailles dans une maison qui a ses propres ateliers, au cœur de la vieille ville de Munich.',
    keywords: 'joaillier Munich, atelier de joaillerie, horloger, alliances, bagues de fiançailles',
    heading: 'Faits pour être portés',
    lead: 'Rosenwirtgasse, nous travaillons l’or et les pierres depuis 1974 ; l’horlogerie nous a rejoints en 1985. De la boutique à l’établi, il n’y a qu’une vitre.',
    body: `
      <h2>Une maison, deux générations</h2>
      <p>Helene Arnsberg avait vingt-six ans lorsqu’elle a installé son premier établi dans l’arrière-cour d’un marchand
        de cuir. Trois ans plus tard s’ouvrait la boutique sur rue, puis l’atelier d’horlogerie. Elle dirige aujourd’hui
        la maison avec sa fille Clara : l’une connaît chacune des pierres du coffre, l’autre dessine les nouvelles
        créations.</p>
      <p>Quatre joaillières et un sertisseur créent sur commande, mettent les bagues à taille et ressertissent les
        pierres. Tout ce que nous vendons, nous savons le réparer : c’est ainsi que nous choisissons nos pièces. Une
        bague de fiançailles ne s’achète pas en passant : prenez place, essayez, et accordez-vous une nuit de
        réflexion.</p>
    `,
  },
};

// The home page of "Arnsberg & Tochter": the story of the house. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const home: PageContent = {
  key: 'home',
  de: {
    title: 'Arnsberg & Tochter – Juwelier in München',
    description:
      'Uhren, Schmuck, Trauringe und Verlobungsringe aus einem Haus mit eigener Goldschmiede und Uhrmacherwerkstatt in der Münchner Altstadt.',
    keywords: 'Juwelier München, Goldschmiede, Uhrmacher, Trauringe, Verlobungsringe',
    heading: 'Was bleibt, ist von Hand gemacht.',
    lead: 'Seit 1974 arbeiten wir in der Rosenwirtgasse an Ringen, Uhren und Erinnerungsstücken. Verkauf und Werkbank liegen unter einem Dach, nur durch eine Glasscheibe getrennt.',
    body: `
      <h2>Ein Haus, zwei Generationen</h2>
      <p>Helene Arnsberg war sechsundzwanzig, als sie im Hinterhof einer Lederhandlung ihre erste Werkbank aufstellte.
        Drei Jahre später kam das Ladenlokal dazu, dann die Uhrmacherei. Heute führt ihre Tochter Clara das Haus mit ihr
        gemeinsam: Die eine kennt jeden Stein im Tresor, die andere zeichnet die neuen Stücke.</p>
      <h2>Schmuck, der eine Werkstatt hat</h2>
      <p>Vier Goldschmiedinnen und ein Fasser arbeiten bei uns. Sie fertigen an, ändern Weiten, fassen Steine neu und
        bringen alten Schmuck in eine Form, die wieder getragen wird. Was wir verkaufen, können wir auch reparieren. Das
        ist der Maßstab, nach dem wir einkaufen. Mehr darüber lesen Sie unter <a href="/schmuck">Schmuck</a> und <a
        href="/service">Service</a>.</p>
      <h2>Zeit, sich zu entscheiden</h2>
      <p>Einen <a href="/verlobungsringe">Verlobungsring</a> kauft man nicht im Vorbeigehen, <a
        href="/trauringe">Trauringe</a> erst recht nicht. Nehmen Sie Platz, probieren Sie an, schlafen Sie eine Nacht
        darüber. Unter <a href="/kontakt">Kontakt</a> finden Sie den Weg zu uns und die Nummer, unter der jemand aus dem
        Haus abhebt.</p>
    `,
  },
  en: {
    title: 'Arnsberg & Tochter – Jeweller in Munich',
    description:
      'Watches, jewellery, wedding and engagement rings from a house with its own goldsmiths and watchmakers in the old town of Munich.',
    keywords: 'jeweller Munich, goldsmith, watchmaker, wedding rings, engagement rings',
    heading: 'Made by hand, made to stay.',
    lead: 'Since 1974 we have worked on rings, watches and keepsakes in Rosenwirtgasse. Showroom and bench share one roof, with only a pane of glass between them.',
    body: `
      <h2>One house, two generations</h2>
      <p>Helene Arnsberg was twenty-six when she set up her first bench in the back yard of a leather merchant. Three
        years later came the shop, then the watchmakers. Today she runs the house together with her daughter Clara: one
        knows every stone in the safe, the other draws the new pieces.</p>
      <h2>Jewellery with a workshop behind it</h2>
      <p>Four goldsmiths and a setter work with us. They make to order, alter sizes, reset stones and give old jewellery
        a form in which it will be worn again. What we sell, we can also repair. That is the measure by which we buy.
        Read more under <a href="/en/jewelry">jewellery</a> and <a href="/en/service">service</a>.</p>
      <h2>Time to decide</h2>
      <p>An <a href="/en/engagement-rings">engagement ring</a> is not bought in passing, and <a
        href="/en/wedding-rings">wedding rings</a> even less so. Take a seat, try them on, sleep on it. Under <a
        href="/en/contact">contact</a> you will find the way to us and a number that someone in the house answers.</p>
    `,
  },
  fr: {
    title: 'Arnsberg & Tochter – Joaillier à Munich',
    description:
      'Montres, bijoux, alliances et bagues de fiançailles dans une maison dotée de ses propres ateliers, au cœur de la vieille ville de Munich.',
    keywords: 'joaillier Munich, orfèvre, horloger, alliances, bagues de fiançailles',
    heading: 'Fait main, fait pour durer.',
    lead: 'Depuis 1974, nous travaillons dans la Rosenwirtgasse sur des bagues, des montres et des souvenirs de famille. La boutique et l’établi partagent le même toit, séparés par une simple vitre.',
    body: `
      <h2>Une maison, deux générations</h2>
      <p>Helene Arnsberg avait vingt-six ans lorsqu’elle installa son premier établi dans l’arrière-cour d’un marchand
        de cuir. La boutique suivit trois ans plus tard, puis l’horlogerie. Aujourd’hui, elle dirige la maison avec sa
        fille Clara : l’une connaît chaque pierre du coffre, l’autre dessine les nouvelles pièces.</p>
      <h2>Des bijoux qui ont leur atelier</h2>
      <p>Quatre orfèvres et un sertisseur travaillent chez nous. Ils fabriquent sur commande, ajustent les tailles,
        ressertissent les pierres et redonnent aux bijoux anciens une forme que l’on porte. Ce que nous vendons, nous
        savons le réparer : c’est ainsi que nous choisissons. Découvrez-en davantage aux pages <a
        href="/fr/bijoux">Bijoux</a> et <a href="/fr/service">Service</a>.</p>
      <h2>Le temps de choisir</h2>
      <p>Une <a href="/fr/bagues-de-fiancailles">bague de fiançailles</a> ne s’achète pas en passant, des <a
        href="/fr/alliances">alliances</a> encore moins. Prenez place, essayez, laissez passer une nuit. La page <a
        href="/fr/contact">Contact</a> vous indique le chemin et un numéro auquel quelqu’un de la maison répond.</p>
    `,
  },
};

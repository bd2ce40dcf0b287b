// The "about us" page of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const about: PageContent = {
  key: 'about',
  de: {
    title: 'Über uns',
    description:
      'Helene und Clara Arnsberg führen seit 1974 und in zweiter Generation ein Juweliergeschäft mit Werkstätten in München.',
    keywords: 'Über uns, Helene Arnsberg, Clara Arnsberg, Goldschmiede München',
    heading: 'Über uns',
    lead: 'Mutter und Tochter, zwölf Menschen in der Rosenwirtgasse, neun am Kranichplatz. So viele sind wir, und mehr sollen es nicht werden.',
    body: `
      <h2>1974 bis heute</h2>
      <p>Helene Arnsberg lernte in Pforzheim und ging mit ihrem ersten eigenen Werkzeug nach München. Im Hinterhof der
        Rosenwirtgasse 12 stand eine Werkbank leer; aus drei Monaten Untermiete wurden fünf Jahrzehnte. Sie arbeitete
        für andere Juweliere, bis 1977 vorn der Laden frei wurde. 1985 kam der erste Uhrmacher ins Haus.</p>
      <p>Clara Arnsberg wollte zunächst alles andere. Sie studierte Architektur, baute zwei Jahre lang Modelle und
        merkte, dass ihr die Modelle lieber waren als die Häuser. 2003 begann sie die Lehre, bei einer Kollegin in
        Kopenhagen, nicht bei der Mutter. Seit 2009 führen die beiden das Haus gemeinsam.</p>
      <h2>Der Werkhof</h2>
      <p>2018 übernahmen wir am Kranichplatz eine ehemalige Druckerei. Im Hof haben sich Gewerke gefunden, die ähnlich
        denken: eine Optikerin, eine Floristin, ein Fahrradbauer. Sie gehören zum Haus, aber jede Werkstatt hat ihren
        eigenen Kopf.</p>
      <h2>Wie wir arbeiten</h2>
      <p>Wir verkaufen, was wir selbst instand halten können. Wir nennen einen Preis, bevor wir anfangen. Und wenn sich
        eine Reparatur nicht lohnt, sagen wir auch das.</p>
    `,
  },
  en: {
    title: 'About us',
    description:
      'Since 1974 and in the second generation, Helene and Clara Arnsberg have run a jeweller’s house with workshops in Munich.',
    keywords: 'about us, Helene Arnsberg, Clara Arnsberg, goldsmiths Munich',
    heading: 'About us',
    lead: 'Mother and daughter, twelve people in Rosenwirtgasse, nine on Kranichplatz. That is how many we are, and how many we mean to stay.',
    body: `
      <h2>From 1974 to today</h2>
      <p>Helene Arnsberg trained in Pforzheim and came to Munich with the first tools of her own. In the back yard of
        Rosenwirtgasse 12 a bench stood empty; three months of subletting became five decades. She worked for other
        jewellers until, in 1977, the shop at the front fell vacant. In 1985 the first watchmaker joined the house.</p>
      <p>Clara Arnsberg at first wanted anything but this. She studied architecture, built models for two years and
        found that she preferred the models to the houses. In 2003 she began her apprenticeship, with a colleague in
        Copenhagen rather than with her mother. Since 2009 the two have run the house together.</p>
      <h2>The Werkhof</h2>
      <p>In 2018 we took over a former printing works on Kranichplatz. Trades that think alike have gathered in its
        courtyard: an optician, a florist, a bicycle maker. They belong to the house, but every workshop has a mind of
        its own.</p>
      <h2>How we work</h2>
      <p>We sell what we can maintain ourselves. We name a price before we begin. And if a repair is not worth its cost,
        we say that too.</p>
    `,
  },
  fr: {
    title: 'À propos',
    description:
      'Depuis 1974, Helene Arnsberg puis sa fille Clara dirigent à Munich une maison de joaillerie avec ses propres ateliers.',
    keywords: 'à propos, Helene Arnsberg, Clara Arnsberg, orfèvres Munich',
    heading: 'À propos',
    lead: 'Une mère et sa fille, douze personnes dans la Rosenwirtgasse, neuf sur la Kranichplatz. Nous ne sommes pas plus nombreux, et c’est très bien ainsi.',
    body: `
      <h2>De 1974 à aujourd’hui</h2>
      <p>Helene Arnsberg apprit le métier à Pforzheim et vint à Munich avec ses premiers outils. Dans l’arrière-cour de
        la Rosenwirtgasse 12, un établi était libre ; trois mois de sous-location sont devenus cinq décennies. Elle
        travailla pour d’autres joailliers jusqu’à ce qu’en 1977 la boutique sur rue se libère. En 1985, le premier
        horloger rejoignit la maison.</p>
      <p>Clara Arnsberg voulut d’abord tout autre chose. Elle étudia l’architecture, construisit des maquettes pendant
        deux ans et découvrit qu’elle les préférait aux maisons. En 2003, elle commença son apprentissage, chez une
        consœur de Copenhague et non chez sa mère. Depuis 2009, elles dirigent la maison ensemble.</p>
      <h2>Le Werkhof</h2>
      <p>En 2018, nous avons repris une ancienne imprimerie sur la Kranichplatz. Des métiers de même esprit s’y sont
        retrouvés : une opticienne, une fleuriste, un constructeur de cycles. Ils font partie de la maison, mais chaque
        atelier a son caractère.</p>
      <h2>Notre façon de travailler</h2>
      <p>Nous vendons ce que nous savons entretenir. Nous annonçons un prix avant de commencer. Et si une réparation
        n’en vaut pas la peine, nous le disons aussi.</p>
    `,
  },
};

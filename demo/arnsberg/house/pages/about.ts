// The "about us" page of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const about: PageContent = {
  key: 'about',
  de: {
    title: 'Über uns',
    description:
      'Helene Arnsberg gründete das Münchner Juweliergeschäft 1974; heute führt sie es mit ihrer Tochter Clara und eigenen Werkstätten.',
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
      'Helene Arnsberg founded her jeweller’s house in Munich in 1974; today she runs it, workshops and all, with her daughter Clara.',
    keywords: 'about us, Helene Arnsberg, Clara Arnsberg, goldsmiths Munich',
    heading: 'About us',
    lead: 'A mother and daughter, twelve people in Rosenwirtgasse and nine on Kranichplatz. That is all of us, and we do not mean to grow.',
    body: `
      <h2>From 1974 to today</h2>
      <p>Helene Arnsberg trained in Pforzheim and came to Munich with the first tools she could call her own. A
        workbench stood empty in the back yard of Rosenwirtgasse 12; three months as a subtenant turned into five
        decades. She worked for other jewellers until the shop at the front became free in 1977. The first watchmaker
        joined the house in 1985.</p>
      <p>Clara Arnsberg had quite different plans at first. She studied architecture, spent two years building models
        and found that she liked the models better than the houses. In 2003 she began her apprenticeship, with a fellow
        goldsmith in Copenhagen rather than with her mother. The two have run the house together since 2009.</p>
      <h2>The Werkhof</h2>
      <p>In 2018 we took over a former printing works on Kranichplatz. Like-minded trades have settled around its
        courtyard: an optician, a florist, a bicycle maker. They belong to the house, yet each workshop has a mind of
        its own.</p>
      <h2>How we work</h2>
      <p>We sell only what we can look after ourselves. We quote a price before we begin. And if a repair is not worth
        the money, we tell you that, too.</p>
    `,
  },
  fr: {
    title: 'À propos',
    description:
      'Helene Arnsberg a fondé sa maison de joaillerie à Munich en 1974 ; elle la dirige aujourd’hui, ateliers compris, avec sa fille Clara.',
    keywords: 'à propos, Helene Arnsberg, Clara Arnsberg, atelier de joaillerie Munich',
    heading: 'À propos',
    lead: 'Une mère et sa fille, douze personnes Rosenwirtgasse, neuf Kranichplatz. Nous ne sommes pas plus nombreux, et c’est très bien ainsi.',
    body: `
      <h2>De 1974 à aujourd’hui</h2>
      <p>Helene Arnsberg s’est formée à Pforzheim avant de venir à Munich avec ses premiers outils. Dans l’arrière-cour
        du 12, Rosenwirtgasse, un établi était libre ; trois mois de sous-location sont devenus cinq décennies. Elle a
        travaillé pour d’autres joailliers jusqu’à ce que la boutique sur rue se libère, en 1977. Le premier horloger a
        rejoint la maison en 1985.</p>
      <p>Clara Arnsberg pensait d’abord à tout autre chose. Étudiante en architecture, elle a construit des maquettes
        pendant deux ans, pour découvrir qu’elle les préférait aux maisons. En 2003, elle est entrée en apprentissage
        chez une consœur de Copenhague, et non chez sa mère. Elles dirigent la maison ensemble depuis 2009.</p>
      <h2>Le Werkhof</h2>
      <p>En 2018, nous avons repris une ancienne imprimerie, Kranichplatz. Autour de sa cour se sont réunis des métiers
        animés du même esprit : une opticienne, une fleuriste, un artisan du cycle. Ils font partie de la maison, mais
        chaque atelier garde son caractère.</p>
      <h2>Notre façon de travailler</h2>
      <p>Nous ne vendons que ce que nous savons entretenir. Nous annonçons le prix avant de commencer. Et si une
        réparation n’en vaut pas la peine, nous vous le disons aussi.</p>
    `,
  },
};

// The watches department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const watches: PageContent = {
  key: 'watches',
  de: {
    title: 'Uhren',
    description:
      'Unsere Uhrmacher in der Münchner Rosenwirtgasse suchen mechanische Uhren und Quarzuhren aus und warten sie selbst.',
    keywords: 'Uhren München, mechanische Uhren, Automatikuhren, Uhrmacher, Revision',
    heading: 'Uhren',
    lead: 'Eine gute Uhr fällt selten auf und geht doch jeden Tag mit. Wir führen wenige Marken, und jede davon kennt unsere Werkstatt von innen.',
    body: `
      <h2>Was in der Vitrine liegt</h2>
      <p>Marenholt aus Flensburg baut schlichte Uhren mit gut lesbarem Blatt, als Automatik, mit Quarz oder Solarwerk.
        Von Ormeval aus Le Locle kommen Uhren mit Handaufzug und Automatik, klassisch und flach. Dazu kommen einzelne
        ältere Stücke, die wir angekauft, zerlegt und überholt haben. Zu jeder dieser Uhren gehört ein Blatt, auf dem
        steht, was daran gemacht wurde.</p>
      <h2>Vor dem Kauf</h2>
      <p>Legen Sie die Uhr an und behalten Sie sie eine Weile am Arm. Achten Sie darauf, wie die Krone sich greift, ob
        das Gehäuse beim Schreiben stört und ob Sie die Zeit auch ohne Brille ablesen. Wir kürzen das Band, während Sie
        einen Kaffee trinken, und stellen Datum und Gang ein.</p>
      <h2>Danach</h2>
      <p>Mechanische Werke laufen mit Öl, und Öl altert. Alle fünf bis sieben Jahre sollte eine Uhr geöffnet, gereinigt
        und neu eingestellt werden, Dichtungen prüfen wir jährlich, wenn Sie damit schwimmen. Vor der Arbeit nennen wir
        Ihnen einen festen Preis. Verbrauchte Batterien nehmen wir kostenlos zurück. Mehr über die Werkstatt steht unter
        <a href="/service">Service</a>.</p>
    `,
  },
  en: {
    title: 'Watches',
    description:
      'Our watchmakers in Rosenwirtgasse, Munich, choose and service every mechanical and quartz wristwatch we sell.',
    keywords: 'watches Munich, mechanical watches, automatic watches, watchmaker, service',
    heading: 'Watches',
    lead: 'A good watch seldom draws attention, yet it is with you every day. We carry few brands, and our workshop knows every one of them inside out.',
    body: `
      <h2>In the cabinet</h2>
      <p>Marenholt of Flensburg makes plain, legible watches: automatic, quartz or solar. From Ormeval in Le Locle come
        classic, slim watches, hand-wound or automatic. Alongside them are a few older pieces that we have bought, taken
        apart and overhauled. With each of these comes a sheet recording what was done to it.</p>
      <h2>Before you buy</h2>
      <p>Put the watch on and wear it for a while. Notice how the crown feels between your fingers, whether the case
        gets in the way when you write, and whether you can read the time without your glasses. While you have a coffee,
        we shorten the strap, set the date and regulate the movement.</p>
      <h2>Afterwards</h2>
      <p>Mechanical movements run on oil, and oil ages. Every five to seven years a watch should be opened, cleaned and
        adjusted; if you swim with yours, we check the gaskets once a year. We quote a fixed price before we begin. We
        take back used batteries free of charge. For more about the workshop, see <a href="/en/service">service</a>.</p>
    `,
  },
  fr: {
    title: 'Montres',
    description:
      'Nos horlogers de la Rosenwirtgasse, à Munich, choisissent et entretiennent eux-mêmes nos montres mécaniques et à quartz.',
    keywords: 'montres Munich, montres mécaniques, montres automatiques, horloger, révision',
    heading: 'Montres',
    lead: 'Une bonne montre se fait oublier, et vous accompagne pourtant chaque jour. Nous avons choisi peu de marques ; notre atelier connaît chacune d’elles de l’intérieur.',
    body: `
      <h2>Dans la vitrine</h2>
      <p>Marenholt, à Flensbourg, construit des montres sobres au cadran bien lisible, automatiques, à quartz ou
        solaires. Du Locle, Ormeval nous envoie des montres classiques et plates, à remontage manuel ou automatique. S’y
        ajoutent quelques pièces anciennes que nous avons acquises, démontées et révisées ; une fiche accompagne chacune
        d’elles et dit ce qui a été fait.</p>
      <h2>Avant l’achat</h2>
      <p>Mettez la montre au poignet et gardez-la un moment. Essayez la couronne, voyez si le boîtier vous gêne pour
        écrire et si vous lisez l’heure sans lunettes. Le temps d’un café, nous raccourcissons le bracelet, réglons la
        date et la marche.</p>
      <h2>Ensuite</h2>
      <p>Un mouvement mécanique vit grâce à l’huile, et l’huile vieillit. Tous les cinq à sept ans, une montre devrait
        être ouverte, nettoyée et réglée ; si vous nagez avec la vôtre, nous contrôlons les joints chaque année. Nous
        vous annonçons un prix ferme avant de commencer. Nous reprenons gratuitement les piles usagées. Pour en savoir
        plus sur l’atelier, voyez la page <a href="/fr/service">Service</a>.</p>
    `,
  },
};

// The watches department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const watches: PageContent = {
  key: 'watches',
  de: {
    title: 'Uhren',
    description:
      'Armbanduhren mit mechanischem Werk und Quarz, ausgesucht und gewartet von den Uhrmachern in der Rosenwirtgasse in München.',
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
      'Mechanical and quartz wristwatches, chosen and serviced by the watchmakers in Rosenwirtgasse in Munich.',
    keywords: 'watches Munich, mechanical watches, automatic watches, watchmaker, service',
    heading: 'Watches',
    lead: 'A good watch seldom draws attention, yet it is there every day. We carry few makers, and our workshop knows each of them from the inside.',
    body: `
      <h2>In the cabinet</h2>
      <p>Marenholt of Flensburg builds plain watches with a dial that is easy to read, automatic, quartz or solar. From
        Ormeval of Le Locle come hand-wound and automatic watches, classic and slim. Beside them lie a few older pieces
        that we have bought in, taken apart and overhauled. Each comes with a sheet that says what was done.</p>
      <h2>Before you buy</h2>
      <p>Put the watch on and keep it on for a while. Notice how the crown feels, whether the case is in the way when
        you write, and whether you can read the time without your glasses. We shorten the strap while you have a coffee,
        then set the date and regulate the rate.</p>
      <h2>Afterwards</h2>
      <p>Mechanical movements run on oil, and oil ages. Every five to seven years a watch should be opened, cleaned and
        adjusted; if you swim with it, we check the gaskets once a year. You receive a fixed price before we begin. We
        take back used batteries free of charge. Read more about the workshop under <a
        href="/en/service">service</a>.</p>
    `,
  },
  fr: {
    title: 'Montres',
    description:
      'Montres mécaniques et à quartz, choisies et entretenues par les horlogers de la Rosenwirtgasse à Munich.',
    keywords: 'montres Munich, montres mécaniques, montres automatiques, horloger, révision',
    heading: 'Montres',
    lead: 'Une bonne montre se remarque peu et vous accompagne chaque jour. Nous proposons peu de marques ; notre atelier les connaît toutes de l’intérieur.',
    body: `
      <h2>Dans la vitrine</h2>
      <p>Marenholt, à Flensburg, construit des montres sobres et bien lisibles, automatiques, à quartz ou solaires.
        D’Ormeval, au Locle, viennent des montres classiques et plates, à remontage manuel ou automatique. S’y ajoutent
        quelques pièces anciennes que nous avons achetées, démontées et révisées. Une fiche indique pour chacune ce qui
        a été fait.</p>
      <h2>Avant l’achat</h2>
      <p>Mettez la montre au poignet et gardez-la un moment. Essayez la couronne, voyez si le boîtier vous gêne pour
        écrire et si vous lisez l’heure sans lunettes. Nous raccourcissons le bracelet le temps d’un café et réglons la
        date et la marche.</p>
      <h2>Ensuite</h2>
      <p>Un mouvement mécanique fonctionne avec de l’huile, et l’huile vieillit. Tous les cinq à sept ans, une montre
        doit être ouverte, nettoyée et réglée ; si vous nagez avec elle, nous contrôlons les joints chaque année. Nous
        vous donnons un prix ferme avant de commencer. Nous reprenons gratuitement les piles usagées. La page <a
        href="/fr/service">Service</a> présente l’atelier.</p>
    `,
  },
};

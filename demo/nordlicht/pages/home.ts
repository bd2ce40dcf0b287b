// The home page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const home: PageContent = {
  key: 'home',
  de: {
    title: 'Uhrenatelier Nordlicht – Uhrmacher in Hamburg',
    description:
      'An zwei Werkbänken am Seilerfleet in Hamburg revidieren und reparieren wir mechanische Uhren; einige verkaufen wir auch.',
    keywords: 'Uhrmacher Hamburg, Uhrenreparatur, Revision, mechanische Uhren',
    heading: 'Das Licht kommt von Norden',
    lead: 'Uhrmacher arbeiten am Nordfenster, weil das Licht dort den ganzen Tag gleich bleibt. Unseres geht auf das Seilerfleet hinaus.',
    body: `
      <h2>Zwei Werkbänke am Fleet</h2>
      <p>Jonte Harmsen hat das Atelier 2011 auf einem früheren Segelmacherboden eröffnet. Auf vierzig Quadratmetern
        stehen zwei Werkbänke, eine Drehbank von 1958 und ein Tisch für Besuch. Mehr braucht es nicht.</p>
      <p>Wir zerlegen, reinigen und regulieren mechanische Uhren, vom Erbstück bis zur Armbanduhr, die seit dem Winter
        nachgeht; wie das vor sich geht, steht unter <a href="/service">Werkstatt</a>. In der Vitrine liegen selten mehr
        als zwanzig Stück: neue von kleinen Herstellern und ältere, die wir selbst überholt haben.</p>
    `,
  },
  en: {
    title: 'Uhrenatelier Nordlicht – Watchmaker in Hamburg',
    description:
      'At two benches on the Seilerfleet in Hamburg we service and repair mechanical watches, and sell a small selection.',
    keywords: 'watchmaker Hamburg, watch repair, servicing, mechanical watches',
    heading: 'The light comes from the north',
    lead: 'Watchmakers work at a north-facing window because the light there stays the same all day. Ours looks out over the Seilerfleet canal.',
    body: `
      <h2>Two benches by the canal</h2>
      <p>Jonte Harmsen opened the workshop in 2011 in a former sailmaker’s loft. Its forty square metres hold two
        benches, a lathe from 1958 and a table for visitors. Nothing more is needed.</p>
      <p>We take apart, clean and regulate mechanical watches, from the heirloom to the wristwatch that has been losing
        time since winter; the <a href="/en/service">workshop</a> page explains how. The cabinet rarely holds more than
        twenty pieces: new ones from small makers, and older ones that we have overhauled ourselves.</p>
    `,
  },
  fr: {
    title: 'Uhrenatelier Nordlicht – Horloger à Hambourg',
    description:
      'Sur deux établis au bord du Seilerfleet, à Hambourg, nous révisons et réparons des montres mécaniques, et en vendons quelques-unes.',
    keywords: 'horloger Hambourg, réparation de montres, révision, montres mécaniques',
    heading: 'La lumière vient du nord',
    lead: 'Les horlogers travaillent près d’une fenêtre au nord, car la lumière y reste égale tout le jour. La nôtre donne sur le canal du Seilerfleet.',
    body: `
      <h2>Deux établis au bord de l’eau</h2>
      <p>Jonte Harmsen a ouvert l’atelier en 2011 dans l’ancien grenier d’un maître voilier. Quarante mètres carrés
        abritent deux établis, un tour de 1958 et une table pour les visiteurs. Il n’en faut pas plus.</p>
      <p>Nous démontons, nettoyons et réglons les montres mécaniques, de la montre de famille à celle qui retarde depuis
        l’hiver ; la page <a href="/fr/service">Atelier</a> vous explique comment. La vitrine compte rarement plus de
        vingt pièces : des neuves, issues de petites maisons, et des anciennes que nous avons révisées nous-mêmes.</p>
    `,
  },
};

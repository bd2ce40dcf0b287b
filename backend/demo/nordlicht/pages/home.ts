// The home page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const home: PageContent = {
  key: 'home',
  de: {
    title: 'Uhrenatelier Nordlicht – Uhrmacher in Hamburg',
    description:
      'Eine Werkbank, ein Uhrmacher, mechanische Uhren: Revision, Reparatur und ausgewählte Uhren am Seilerfleet in Hamburg.',
    keywords: 'Uhrmacher Hamburg, Uhrenreparatur, Revision, mechanische Uhren',
    heading: 'Das Licht kommt von Norden',
    lead: 'Uhrmacher arbeiten am Nordfenster, weil das Licht dort den ganzen Tag gleich bleibt. Unseres geht auf das Seilerfleet hinaus.',
    body: `
      <h2>Eine Werkbank am Fleet</h2>
      <p>Jonte Harmsen hat das Atelier 2011 in einem früheren Segelmacherboden eröffnet. Auf vierzig Quadratmetern
        stehen zwei Werkbänke, eine Drehbank von 1958 und ein Tisch für Besuch. Mehr braucht es nicht.</p>
      <h2>Was wir tun</h2>
      <p>Wir zerlegen, reinigen, prüfen und regulieren mechanische Uhren, vom Familienerbstück bis zur Armbanduhr, die
        seit dem Winter nachgeht. Wie eine Revision abläuft, steht unter <a href="/service">Werkstatt</a>.</p>
      <h2>Wenige Uhren, gut ausgesucht</h2>
      <p>In der Vitrine liegen selten mehr als zwanzig Stück: neue Uhren kleiner Hersteller und ältere, die wir selbst
        überholt haben. Einen Eindruck gibt die Seite <a href="/uhren">Uhren</a>.</p>
    `,
  },
  en: {
    title: 'Uhrenatelier Nordlicht – Watchmaker in Hamburg',
    description:
      'One bench, one watchmaker, mechanical watches: servicing, repair and a small selection on the Seilerfleet in Hamburg.',
    keywords: 'watchmaker Hamburg, watch repair, servicing, mechanical watches',
    heading: 'The light comes from the north',
    lead: 'Watchmakers work at a north window because the light there stays the same all day. Ours looks out on the Seilerfleet canal.',
    body: `
      <h2>A bench by the canal</h2>
      <p>Jonte Harmsen opened the workshop in 2011 in a former sailmaker’s loft. Forty square metres hold two benches, a
        lathe from 1958 and a table for visitors. Nothing more is needed.</p>
      <h2>What we do</h2>
      <p>We take apart, clean, check and regulate mechanical watches, from the family heirloom to the wristwatch that
        has been running slow since winter. How a service proceeds is described under <a
        href="/en/service">workshop</a>.</p>
      <h2>Few watches, well chosen</h2>
      <p>The cabinet rarely holds more than twenty pieces: new watches by small makers and older ones that we have
        overhauled ourselves. The page <a href="/en/watches">watches</a> gives an impression.</p>
    `,
  },
  fr: {
    title: 'Uhrenatelier Nordlicht – Horloger à Hambourg',
    description:
      'Un établi, un horloger, des montres mécaniques : révision, réparation et petite sélection au bord du Seilerfleet à Hambourg.',
    keywords: 'horloger Hambourg, réparation de montres, révision, montres mécaniques',
    heading: 'La lumière vient du nord',
    lead: 'Les horlogers travaillent à la fenêtre nord, car la lumière y reste égale toute la journée. La nôtre donne sur le canal du Seilerfleet.',
    body: `
      <h2>Un établi au bord de l’eau</h2>
      <p>Jonte Harmsen a ouvert l’atelier en 2011 dans l’ancien grenier d’un voilier. Quarante mètres carrés abritent
        deux établis, un tour de 1958 et une table pour les visiteurs. Il n’en faut pas plus.</p>
      <h2>Notre travail</h2>
      <p>Nous démontons, nettoyons, contrôlons et réglons les montres mécaniques, de l’héritage familial à la
        montre-bracelet qui retarde depuis l’hiver. La page <a href="/fr/service">Atelier</a> décrit le déroulement
        d’une révision.</p>
      <h2>Peu de montres, bien choisies</h2>
      <p>La vitrine compte rarement plus de vingt pièces : des montres neuves de petits fabricants et d’autres, plus
        anciennes, que nous avons révisées nous-mêmes. La page <a href="/fr/montres">Montres</a> en donne un aperçu.</p>
    `,
  },
};

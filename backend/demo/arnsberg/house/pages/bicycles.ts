// The bicycle workshop of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const bicycles: PageContent = {
  key: 'bicycles',
  de: {
    title: 'Fahrräder',
    description:
      'Stahlrahmen, von Hand gelötet: Stadträder nach Maß und eine kleine Werkstatt im Werkhof am Kranichplatz in München.',
    keywords: 'Fahrräder München, Stahlrahmen, Maßrahmen, Fahrradwerkstatt',
    heading: 'Fahrräder',
    lead: 'Löten können wir. Dass daraus auch Fahrräder werden, liegt an einem Uhrmacher, der keine passende Rahmengröße fand.',
    body: `
      <h2>Rahmen nach Maß</h2>
      <p>In der hintersten Werkstatt des Hofs entstehen etwa zwanzig Räder im Jahr. Wir messen Beinlänge, Arme und
        Schultern, fragen nach den Wegen, die Sie fahren, und löten danach einen Rahmen aus Stahl. Farbe und Anbauteile
        suchen Sie aus, das Steuerkopfschild graviert die Goldschmiede. Bis zur ersten Fahrt vergehen drei bis vier
        Monate.</p>
      <h2>Räder, die schon stehen</h2>
      <p>Zwei bis drei fertige Stadträder stehen zur Probefahrt bereit, dazu ältere Rennräder, die wir neu aufgebaut
        haben. Nehmen Sie sich eine halbe Stunde und fahren Sie bis zum Englischen Garten und zurück.</p>
      <h2>Werkstatt</h2>
      <p>Bremsen, Lager, Laufräder: Wir reparieren, was sich reparieren lässt, und sagen es, wenn es sich nicht lohnt.
        Einen Kostenvoranschlag bekommen Sie, bevor wir anfangen. An Elektroräder mit fest verbautem Antrieb wagen wir
        uns nicht; damit sind Sie beim Hersteller besser aufgehoben.</p>
    `,
  },
  en: {
    title: 'Bicycles',
    description:
      'Steel frames, brazed by hand: city bicycles made to measure and a small workshop in the Werkhof on Kranichplatz in Munich.',
    keywords: 'bicycles Munich, steel frames, custom frames, bicycle workshop',
    heading: 'Bicycles',
    lead: 'Brazing we know. That it led to bicycles we owe to a watchmaker who could not find a frame in his size.',
    body: `
      <h2>Frames made to measure</h2>
      <p>The last workshop in the courtyard makes some twenty bicycles a year. We measure legs, arms and shoulders, ask
        about the roads you ride, and braze a steel frame accordingly. You choose colour and parts, our goldsmiths
        engrave the head badge. From there to the first ride takes three to four months.</p>
      <h2>Bicycles that are ready</h2>
      <p>Two or three finished city bicycles stand ready for a test ride, beside older racing bicycles that we have
        rebuilt. Take half an hour and ride to the Englischer Garten and back.</p>
      <h2>Workshop</h2>
      <p>Brakes, bearings, wheels: we repair what can be repaired, and say so when it is not worth it. You receive an
        estimate before we start. Electric bicycles with a built-in motor are beyond us; their makers will serve you
        better.</p>
    `,
  },
  fr: {
    title: 'Vélos',
    description:
      'Cadres en acier brasés à la main : vélos de ville sur mesure et petit atelier au Werkhof, Kranichplatz, à Munich.',
    keywords: 'vélos Munich, cadres en acier, cadre sur mesure, atelier vélo',
    heading: 'Vélos',
    lead: 'Braser, nous savons. Que cela donne aussi des vélos, nous le devons à un horloger qui ne trouvait pas de cadre à sa taille.',
    body: `
      <h2>Cadres sur mesure</h2>
      <p>Dans le dernier atelier de la cour naissent une vingtaine de vélos par an. Nous mesurons jambes, bras et
        épaules, vous demandons quelles routes vous prenez, puis brasons un cadre en acier. Vous choisissez la couleur
        et les équipements, nos orfèvres gravent la plaque de direction. Il faut trois à quatre mois jusqu’au premier
        tour de roue.</p>
      <h2>Vélos disponibles</h2>
      <p>Deux ou trois vélos de ville attendent un essai, à côté d’anciens vélos de course que nous avons remontés.
        Prenez une demi-heure et allez jusqu’à l’Englischer Garten et retour.</p>
      <h2>Atelier</h2>
      <p>Freins, roulements, roues : nous réparons ce qui peut l’être et disons quand cela n’en vaut pas la peine. Vous
        recevez un devis avant le début. Les vélos électriques à moteur intégré ne sont pas de notre ressort : leur
        fabricant vous servira mieux.</p>
    `,
  },
};

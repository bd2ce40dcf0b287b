// The bicycle workshop of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const bicycles: PageContent = {
  key: 'bicycles',
  de: {
    title: 'Fahrräder',
    description:
      'Wir bauen Stadträder nach Maß mit von Hand gelöteten Stahlrahmen und reparieren Fahrräder im Werkhof am Kranichplatz in München.',
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
      'We build made-to-measure city bicycles on hand-brazed steel frames and repair bicycles in the Werkhof on Kranichplatz in Munich.',
    keywords: 'bicycles Munich, steel frames, custom frames, bicycle workshop',
    heading: 'Bicycles',
    lead: 'We know how to braze. That it led to bicycles is the doing of a watchmaker who could not find a frame in his size.',
    body: `
      <h2>Frames made to measure</h2>
      <p>Some twenty bicycles a year leave the workshop at the far end of the courtyard. We measure your legs, arms and
        shoulders, ask about the roads you ride and braze a steel frame to match. You choose the colour and components;
        our goldsmiths engrave the head badge. Allow three to four months until your first ride.</p>
      <h2>Ready to ride</h2>
      <p>Two or three finished city bicycles are always ready for a test ride, alongside older racing bicycles that we
        have rebuilt. Take half an hour and ride out to the Englischer Garten and back.</p>
      <h2>Workshop</h2>
      <p>Brakes, bearings, wheels: we repair what can be repaired, and tell you when it is not worth it. You will have
        an estimate before we start. Electric bicycles with a built-in motor are beyond us; you are in better hands with
        the manufacturer.</p>
    `,
  },
  fr: {
    title: 'Vélos',
    description:
      'Nous construisons des vélos de ville sur mesure, aux cadres d’acier brasés à la main, et réparons les vélos au Werkhof, à Munich.',
    keywords: 'vélos Munich, cadres en acier, cadre sur mesure, atelier vélo',
    heading: 'Vélos',
    lead: 'Braser, nous savons faire. Si des vélos en sont nés, c’est grâce à un horloger qui ne trouvait pas de cadre à sa taille.',
    body: `
      <h2>Cadres sur mesure</h2>
      <p>Une vingtaine de vélos par an sortent de l’atelier du fond de la cour. Nous mesurons jambes, bras et épaules,
        vous interrogeons sur vos trajets, puis brasons un cadre en acier en conséquence. Vous choisissez la couleur et
        les équipements ; nos joaillières gravent la plaque de direction. Comptez trois à quatre mois avant le premier
        tour de roue.</p>
      <h2>Prêts à rouler</h2>
      <p>Deux ou trois vélos de ville vous attendent pour un essai, à côté d’anciens vélos de course que nous avons
        remontés. Prenez une demi-heure pour un aller-retour jusqu’à l’Englischer Garten.</p>
      <h2>Atelier</h2>
      <p>Freins, roulements, roues : nous réparons tout ce qui peut l’être et vous disons quand cela n’en vaut pas la
        peine. Vous recevez un devis avant que nous ne commencions. Les vélos électriques à moteur intégré ne sont pas
        de notre ressort : mieux vaut les confier à leur fabricant.</p>
    `,
  },
};

// The room fragrances department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const roomFragrances: PageContent = {
  key: 'room_fragrances',
  de: {
    title: 'Raumdüfte',
    description:
      'Duftkerzen, Diffuser und Raumsprays von Maison Aubelune aus Grasse, zu riechen im Werkhof am Kranichplatz in München.',
    keywords: 'Raumdüfte, Duftkerzen, Diffuser, Raumspray, München',
    heading: 'Raumdüfte',
    lead: 'Ein Duft soll den Raum nicht füllen, nur begleiten. Wir führen zwölf, und keiner drängt sich vor.',
    body: `
      <h2>Von Grasse an die Isar</h2>
      <p>Maison Aubelune mischt in kleinen Mengen: Feige und Zedernholz, nasser Stein, Orangenblüte, kalter Tee. Die
        Kerzen brennen rund fünfundvierzig Stunden, die Diffuser halten je nach Raum zwei bis drei Monate. Zum Riechen
        liegen Streifen bereit, für zu Hause füllen wir Ihnen eine Probe ab.</p>
      <h2>Welcher Duft wohin</h2>
      <p>Im Flur darf es frisch sein, im Wohnraum wärmer, im Schlafzimmer leise. Beginnen Sie mit wenig: Zwei Stäbchen
        weniger im Diffuser ändern mehr, als man denkt. Wer empfindlich ist, nimmt ein Spray und lüftet danach.</p>
      <h2>Sicher anzünden</h2>
      <p>Kürzen Sie den Docht auf fünf Millimeter und lassen Sie die Kerze beim ersten Mal brennen, bis das Wachs bis
        zum Rand flüssig ist. Lassen Sie sie nie allein und halten Sie sie von Kindern und Tieren fern. Hinweise zu
        Inhaltsstoffen stehen auf jeder Packung.</p>
    `,
  },
  en: {
    title: 'Room fragrances',
    description:
      'Scented candles, diffusers and room sprays by Maison Aubelune of Grasse, to be tried at the Werkhof on Kranichplatz in Munich.',
    keywords: 'room fragrances, scented candles, diffuser, room spray, Munich',
    heading: 'Room fragrances',
    lead: 'A scent should not fill a room, only keep it company. We have twelve, and none pushes itself forward.',
    body: `
      <h2>From Grasse to the Isar</h2>
      <p>Maison Aubelune blends in small batches: fig and cedar, wet stone, orange blossom, cold tea. The candles burn
        for about forty-five hours, the diffusers last two to three months depending on the room. Paper strips lie
        ready, and we fill a sample for you to take home.</p>
      <h2>Which scent for which room</h2>
      <p>A hall may be fresh, a living room warmer, a bedroom hushed. Begin with little: two sticks fewer in the
        diffuser make more of a difference than you would think. If you are sensitive, take a spray and air the room
        afterwards.</p>
      <h2>Lighting safely</h2>
      <p>Trim the wick to five millimetres and let the candle burn the first time until the wax is liquid to the edge.
        Never leave it alone, and keep it away from children and animals. Notes on the ingredients are on every box.</p>
    `,
  },
  fr: {
    title: 'Parfums d’intérieur',
    description:
      'Bougies parfumées, diffuseurs et brumes de Maison Aubelune, à Grasse, à découvrir au Werkhof, Kranichplatz, à Munich.',
    keywords: 'parfums d’intérieur, bougies parfumées, diffuseur, brume, Munich',
    heading: 'Parfums d’intérieur',
    lead: 'Un parfum ne doit pas remplir une pièce, seulement l’accompagner. Nous en avons douze, et aucun ne s’impose.',
    body: `
      <h2>De Grasse à l’Isar</h2>
      <p>Maison Aubelune compose en petites quantités : figue et cèdre, pierre mouillée, fleur d’oranger, thé froid. Les
        bougies brûlent environ quarante-cinq heures, les diffuseurs durent deux à trois mois selon la pièce. Des
        mouillettes vous attendent et nous vous préparons un échantillon à emporter.</p>
      <h2>Quel parfum pour quelle pièce</h2>
      <p>L’entrée peut être fraîche, le salon plus chaud, la chambre discrète. Commencez par peu : deux tiges de moins
        dans le diffuseur changent plus qu’on ne croit. Si vous êtes sensible, prenez une brume et aérez ensuite.</p>
      <h2>Allumer sans risque</h2>
      <p>Coupez la mèche à cinq millimètres et laissez brûler la première fois jusqu’à ce que la cire soit liquide au
        bord. Ne laissez jamais une bougie seule, gardez-la loin des enfants et des animaux. Chaque boîte indique les
        composants.</p>
    `,
  },
};

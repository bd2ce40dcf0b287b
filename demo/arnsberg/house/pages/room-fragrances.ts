// The room fragrances department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const roomFragrances: PageContent = {
  key: 'room_fragrances',
  de: {
    title: 'Raumdüfte',
    description:
      'Im Werkhof am Kranichplatz in München können Sie Duftkerzen, Diffuser und Raumsprays von Maison Aubelune aus Grasse probieren.',
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
      'Try scented candles, diffusers and room sprays by Maison Aubelune of Grasse in the Werkhof on Kranichplatz in Munich.',
    keywords: 'room fragrances, scented candles, diffuser, room spray, Munich',
    heading: 'Room fragrances',
    lead: 'A scent should keep a room company, never fill it. We have twelve, and none of them demands attention.',
    body: `
      <h2>From Grasse to the Isar</h2>
      <p>Maison Aubelune blends in small batches: fig and cedarwood, wet stone, orange blossom, cold tea. The candles
        burn for around forty-five hours; the diffusers last two to three months, depending on the room. Scent strips
        are ready for you to try, and we will fill a sample for you to take home.</p>
      <h2>Which scent for which room</h2>
      <p>A hall can be fresh, a living room warmer, a bedroom softer. Start with little: two reeds fewer in the diffuser
        make more difference than you would think. If you are sensitive to scent, choose a spray and air the room
        afterwards.</p>
      <h2>Burning candles safely</h2>
      <p>Trim the wick to five millimetres and let the candle burn, the first time, until the wax has melted right to
        the edge. Never leave it unattended, and keep it away from children and animals. You will find the ingredients
        on every box.</p>
    `,
  },
  fr: {
    title: 'Parfums d’intérieur',
    description:
      'Découvrez au Werkhof, Kranichplatz, à Munich, les bougies parfumées, diffuseurs et brumes de Maison Aubelune, venus de Grasse.',
    keywords: 'parfums d’intérieur, bougies parfumées, diffuseur, brume, Munich',
    heading: 'Parfums d’intérieur',
    lead: 'Un parfum accompagne une pièce, il ne la remplit pas. Nous en avons douze, et aucun ne s’impose.',
    body: `
      <h2>De Grasse à l’Isar</h2>
      <p>Maison Aubelune compose en petites quantités : figue et bois de cèdre, pierre mouillée, fleur d’oranger, thé
        froid. Les bougies brûlent environ quarante-cinq heures, les diffuseurs durent deux à trois mois selon la pièce.
        Des mouillettes vous attendent sur place, et nous vous préparons volontiers un échantillon à emporter.</p>
      <h2>Quel parfum pour quelle pièce</h2>
      <p>Dans l’entrée, osez la fraîcheur ; au salon, plus de chaleur ; dans la chambre, un murmure. Commencez par peu :
        deux tiges de moins dans le diffuseur changent plus qu’on ne le croit. Si vous êtes sensible, choisissez une
        brume et aérez ensuite.</p>
      <h2>Allumer sans risque</h2>
      <p>Coupez la mèche à cinq millimètres et, la première fois, laissez brûler la bougie jusqu’à ce que la cire soit
        liquide jusqu’au bord. Ne la laissez jamais sans surveillance et tenez-la hors de portée des enfants et des
        animaux. La composition figure sur chaque boîte.</p>
    `,
  },
};

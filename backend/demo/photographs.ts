// The photographs of the demo houses: what each shows and which pages it heads. Read by files.ts and by the pages.
import type { Photograph } from './page-item.ts';

export const photographs: Photograph[] = [
  {
    house: 'arnsberg',
    name: 'home-hero',
    title: 'Solitärring auf hellem Stein',
    focalPoint: { x: 0.84, y: 0.48 },
    pages: ['home'],
    alt: {
      de: 'Ring aus Gelbgold mit einem Diamanten in sechs Krappen, aufrecht auf hellem Stein im Streiflicht',
      en: 'Yellow gold ring with a diamond in six claws, standing upright on pale stone in raking light',
      fr: 'Bague en or jaune, diamant serti à six griffes, debout sur une pierre claire en lumière rasante',
    },
  },
  {
    house: 'nordlicht',
    name: 'home-hero',
    title: 'Armbanduhr auf Schiefer',
    focalPoint: { x: 0.69, y: 0.44 },
    pages: ['home'],
    alt: {
      de: 'Stählerne Armbanduhr mit dunkelblauem Zifferblatt und kleiner Sekunde auf schwarzem Schiefer',
      en: 'Steel wristwatch with a dark blue dial and small seconds on black slate',
      fr: 'Montre-bracelet en acier à cadran bleu nuit et petite seconde, posée sur une ardoise noire',
    },
  },
];

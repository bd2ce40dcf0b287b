// The photographs of "Uhrenatelier Nordlicht": what each shows and which pages it heads. Joined in backend/demo/photographs.ts.
import type { Photograph } from '../page-item.ts';

export const nordlichtPhotographs: Photograph[] = [
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

// The photographs of "Uhrenatelier Nordlicht": what each shows and which pages it heads. Joined in demo/photographs.ts.
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
  {
    house: 'nordlicht',
    name: 'watches',
    title: 'Zwei Armbanduhren auf Schiefer',
    focalPoint: { x: 0.5, y: 0.5 },
    pages: ['watches'],
    alt: {
      de: 'Stählerne Armbanduhr mit weißem Zifferblatt am braunen Lederband, daneben eine Taucheruhr am Gliederband',
      en: 'Steel wristwatch with a white dial on a brown strap, a diver’s watch on a steel bracelet beside it',
      fr: 'Montre en acier à cadran blanc sur cuir brun, à côté une montre de plongée sur bracelet d’acier',
    },
  },
  {
    house: 'nordlicht',
    name: 'service',
    title: 'Werk unter dem Glas',
    focalPoint: { x: 0.74, y: 0.45 },
    pages: ['service'],
    alt: {
      de: 'Stählerne Armbanduhr mit sichtbarem Werk auf einer Unterlage aus Leder, daneben Pinzette und Schrauben',
      en: 'Steel wristwatch with its movement showing on a leather mat, tweezers and screws beside it',
      fr: 'Montre en acier, mouvement visible, sur un sous-main de cuir, pinces et vis à côté',
    },
  },
  {
    house: 'nordlicht',
    name: 'about',
    title: 'Lupe auf der Werkbank',
    focalPoint: { x: 0.72, y: 0.5 },
    pages: ['about'],
    alt: {
      de: 'Uhrmacherlupe auf einer Unterlage aus Leder, davor Zahnräder, Schrauben und ein geöffnetes Taschenuhrwerk',
      en: 'Watchmaker’s loupe on a leather mat, wheels, screws and an open pocket watch movement in front',
      fr: 'Loupe d’horloger sur un sous-main de cuir, devant elle roues, vis et un mouvement de montre de poche ouvert',
    },
  },
  {
    house: 'nordlicht',
    name: 'contact',
    title: 'Wanduhr',
    focalPoint: { x: 0.76, y: 0.45 },
    pages: ['contact'],
    alt: {
      de: 'Runde Wanduhr mit weißem Zifferblatt und Rand aus Nussbaum an einer blaugrauen Wand',
      en: 'Round wall clock with a white dial and a walnut rim on a blue-grey wall',
      fr: 'Horloge murale ronde à cadran blanc cerclé de noyer, sur un mur gris-bleu',
    },
  },
];

// The photographs of "Arnsberg & Tochter": what each shows and which pages it heads. Joined in backend/demo/photographs.ts.
import type { Photograph } from '../page-item.ts';

export const arnsbergPhotographs: Photograph[] = [
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
    house: 'arnsberg',
    name: 'wedding-rings',
    title: 'Zwei Trauringe auf hellem Stein',
    focalPoint: { x: 0.25, y: 0.55 },
    pages: ['wedding_rings'],
    alt: {
      de: 'Zwei Trauringe aus Gelbgold auf hellem Stein, der polierte lehnt am mattierten',
      en: 'Two yellow gold wedding rings on pale stone, the polished one leaning against the satin one',
      fr: 'Deux alliances en or jaune sur une pierre claire, la polie appuyée contre la satinée',
    },
  },
  {
    house: 'arnsberg',
    name: 'engagement-rings',
    title: 'Verlobungsring in Weißgold',
    focalPoint: { x: 0.28, y: 0.6 },
    pages: ['engagement_rings'],
    alt: {
      de: 'Liegender Verlobungsring aus Weißgold, ein runder Brillant in sechs Krappen, im Streiflicht',
      en: 'White gold engagement ring lying down, a round brilliant in six claws, in raking light',
      fr: 'Bague de fiançailles en or blanc posée à plat, brillant rond serti à six griffes, en lumière rasante',
    },
  },
  {
    house: 'arnsberg',
    name: 'jewelry',
    title: 'Creolen, Medaillon und Kette',
    focalPoint: { x: 0.67, y: 0.5 },
    pages: ['jewelry'],
    alt: {
      de: 'Zwei Creolen, ein ovales Medaillon und eine Kette aus Gelbgold auf hellem Stein, im Licht eines Fensters',
      en: 'Two hoop earrings, an oval locket and a chain in yellow gold on pale stone, lit by a window',
      fr: 'Deux créoles, un médaillon ovale et une chaîne en or jaune sur une pierre claire, à la lumière d’une fenêtre',
    },
  },
  {
    house: 'arnsberg',
    name: 'watches',
    title: 'Zwei Armbanduhren auf hellem Stein',
    focalPoint: { x: 0.65, y: 0.5 },
    pages: ['watches'],
    alt: {
      de: 'Goldene Armbanduhr mit weißem Zifferblatt und römischen Ziffern am cognacfarbenen Band, daneben angeschnitten eine zweite Uhr',
      en: 'Gold wristwatch with a white dial and Roman numerals on a cognac strap, a second watch just in view beside it',
      fr: 'Montre en or à cadran blanc et chiffres romains sur cuir cognac ; une seconde montre apparaît à côté',
    },
  },
  {
    house: 'arnsberg',
    name: 'optics',
    title: 'Brille auf hellem Stein',
    focalPoint: { x: 0.8, y: 0.66 },
    pages: ['optics'],
    alt: {
      de: 'Runde Brille aus havannabraunem Acetat, aufgeklappt auf hellem Stein',
      en: 'Round spectacles in Havana acetate lying open on pale stone',
      fr: 'Lunettes rondes en acétate havane, ouvertes sur une pierre claire',
    },
  },
  {
    house: 'arnsberg',
    name: 'about',
    title: 'Ring am Feilnagel',
    focalPoint: { x: 0.7, y: 0.45 },
    pages: ['about'],
    alt: {
      de: 'Gehämmerter Goldring und Goldspäne auf dem Feilnagel einer Werkbank, daneben Kornzange und Feile im Abendlicht',
      en: 'Hammered gold ring and gold filings on a goldsmith’s bench pin, tweezers and file beside it in evening light',
      fr: 'Anneau d’or martelé et limaille sur la cheville d’un établi d’orfèvre, brucelles et lime dans la lumière du soir',
    },
  },
  {
    house: 'arnsberg',
    name: 'contact',
    title: 'Der Laden in der Rosenwirtgasse',
    focalPoint: { x: 0.72, y: 0.45 },
    pages: ['contact'],
    alt: {
      de: 'Laden mit einem Tresen aus Eichenleisten, Glasvitrine, Wandregal mit Schmuckbüsten und Messinglampen, Morgenlicht an der Wand',
      en: 'Shop with a counter of oak slats, a glass showcase, necklace busts on a wall shelf and brass lamps, morning light on the wall',
      fr: 'Boutique au comptoir de lattes de chêne, vitrine de verre, bustes sur une étagère et lampes de laiton, lumière du matin sur le mur',
    },
  },
];

// What becomes of a battery, in the mail about an order that holds one (law row L18: BattDG, Regulation (EU) 2023/1542 Art. 74).
// The same words as on the product's page (locales, `battery`).
import type { Locale } from '../../../../../contract/locale.ts';

export interface BatteryTexts {
  heading: string;
  /** Of which lines it is said. */
  intro: (names: string) => string;
  text: string;
  weee: (number: string) => string;
}

export const batteryTexts: Record<Locale, BatteryTexts> = {
  de: {
    heading: 'Batterie',
    intro: (names) => `Mit Batterie: ${names}.`,
    text: 'Batterien gehören nicht in den Hausmüll; Sie sind verpflichtet, sie zurückzugeben. Wir nehmen gebrauchte Batterien im Geschäft und per Post unentgeltlich zurück. Die durchgestrichene Mülltonne bedeutet: nicht in den Hausmüll. Steht Hg, Cd oder Pb darunter, enthält die Batterie Quecksilber, Cadmium oder Blei.',
    weee: (number) => `WEEE-Reg.-Nr. ${number}`,
  },
  en: {
    heading: 'Battery',
    intro: (names) => `With a battery: ${names}.`,
    text: 'Batteries must not be disposed of with household waste; you are legally required to return them. We take back used batteries free of charge, in our boutique or by post. The crossed-out wheeled bin means: do not dispose of with household waste. If Hg, Cd or Pb appears below it, the battery contains mercury, cadmium or lead.',
    weee: (number) => `WEEE registration no. ${number}`,
  },
  fr: {
    heading: 'Pile',
    intro: (names) => `Avec pile : ${names}.`,
    text: 'Les piles ne doivent pas être jetées avec les ordures ménagères ; la loi vous oblige à les rapporter. Nous reprenons gratuitement les piles usagées, en boutique ou par la poste. La poubelle barrée signifie : ne pas jeter avec les ordures ménagères. La mention Hg, Cd ou Pb indique que la pile contient du mercure, du cadmium ou du plomb.',
    weee: (number) => `N° d’enregistrement DEEE (WEEE) ${number}`,
  },
};

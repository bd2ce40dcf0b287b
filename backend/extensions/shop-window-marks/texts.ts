// What the interface says, in the studio's two languages.

export interface Texts {
  noPicture: string;
  hint: string;
  add: string;
  failed: string;
  alt: string;
  mark: (number: number, name: string | null, place: string) => string;
  place: (x: number, y: number) => string;
}

const german: Texts = {
  noPicture: 'Wählen Sie oben zuerst ein Bild. Danach setzen Sie die Punkte hier darin.',
  hint: 'Ein Klick ins Bild setzt einen Punkt, Ziehen verschiebt ihn. Mit der Tastatur: Pfeiltasten um 1 %, mit Umschalt um 5 %. Was ein Punkt zeigt, bestimmen Sie in der Liste darunter.',
  add: 'Punkt in der Mitte setzen',
  failed:
    'Die Punkte dieses Bildes ließen sich nicht laden. Laden Sie die Seite neu; die Liste darunter zeigt, was da ist.',
  alt: 'Bild des Schaufensters',
  mark: (number, name, place) => `Punkt ${number}${name ? `, ${name}` : ''}: ${place}`,
  place: (x, y) => `${x} % von links, ${y} % von oben`,
};

const english: Texts = {
  noPicture: 'Choose a picture above first. Then set the marks in it here.',
  hint: 'A click into the picture sets a mark, dragging moves it. By keyboard: arrow keys by 1 %, with Shift by 5 %. What a mark shows is chosen in the list below.',
  add: 'Set a mark in the middle',
  failed: 'The marks of this picture could not be loaded. Reload the page; the list below shows what there is.',
  alt: 'Picture of the shop window',
  mark: (number, name, place) => `Mark ${number}${name ? `, ${name}` : ''}: ${place}`,
  place: (x, y) => `${x} % from the left, ${y} % from the top`,
};

/** @param language code of the studio's language, such as `de-DE` */
export const toTexts = (language: string): Texts => (language.startsWith('de') ? german : english);

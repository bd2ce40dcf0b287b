// What the staff reads of figures that cannot be right. The house reads German.
export const unusableFiguresTexts = {
  subject: (house: string) => `Bitte korrigieren: unmögliche Zahlen im Shop (${house})`,
  heading: 'Unmögliche Zahlen im Shop',
  whatHappens:
    'Bei diesen Einträgen steht eine Zahl, die nicht stimmen kann. Der Shop lässt sie aus, bis sie korrigiert sind; alles andere wird wie gewohnt verkauft.',
  figure: (field: string, value: string) => `: ${field} ist ${value}`,
  whatToDo: 'Bitte den Eintrag im Studio öffnen, die Zahl korrigieren und speichern. Das gilt sofort.',
};

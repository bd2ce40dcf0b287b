// What the staff reads of figures and time zones that cannot be right. The house reads German.
export const unusableFiguresTexts = {
  subject: (house: string) => `Bitte korrigieren: unmögliche Angaben (${house})`,
  heading: 'Unmögliche Angaben',
  whatHappens:
    'Bei diesen Einträgen steht etwas, das nicht stimmen kann. Der Shop lässt sie aus, bis sie korrigiert sind; alles andere wird wie gewohnt verkauft. Steht hier eine Zeitzone, so gelten bis dahin die Zeiten in Europe/Berlin.',
  figure: (field: string, value: string) => `: ${field} ist ${value}`,
  whatToDo: 'Bitte den Eintrag im Studio öffnen, die Angabe korrigieren und speichern. Das gilt sofort.',
};

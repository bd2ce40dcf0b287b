// The page for arranging an appointment with "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const appointment: PageContent = {
  key: 'appointment',
  de: {
    title: 'Terminvereinbarung',
    description:
      'Einen Termin bei Arnsberg & Tochter in München vereinbaren: Trauringe, Verlobungsringe, Anfertigung, Sehtest.',
    keywords: 'Termin, Beratung, Juwelier München, Trauringe',
    heading: 'Einen Termin vereinbaren',
    lead: 'Rufen Sie an oder schreiben Sie uns. Sagen Sie dazu, worum es geht, dann ist der richtige Tisch frei.',
    body: `
      <h2>Was wie lange dauert</h2>
      <ul>
        <li>Trauringe und Verlobungsringe: eine Stunde</li>
        <li>Anfertigung und Umarbeitung: eine Stunde, beim ersten Mal</li>
        <li>Sehtest im Werkhof: eine Dreiviertelstunde</li>
        <li>Nachlässe und Ankauf: nach Menge, auf Wunsch bei Ihnen</li>
      </ul>
      <p>Für Batterien, Bänder und Reparaturen brauchen Sie keinen Termin.</p>
    `,
  },
  en: {
    title: 'Appointment',
    description:
      'Arrange an appointment with Arnsberg & Tochter in Munich: wedding and engagement rings, commissions, eye tests.',
    keywords: 'appointment, advice, jeweller Munich, wedding rings',
    heading: 'Arrange an appointment',
    lead: 'Call or write to us. Tell us what it is about, and the right table will be free.',
    body: `
      <h2>How long things take</h2>
      <ul>
        <li>Wedding and engagement rings: an hour</li>
        <li>Commissions and alterations: an hour the first time</li>
        <li>Eye test in the Werkhof: three quarters of an hour</li>
        <li>Estates and purchases: depending on how much there is, at your home if you wish</li>
      </ul>
      <p>For batteries, straps and repairs you need no appointment.</p>
    `,
  },
  fr: {
    title: 'Rendez-vous',
    description:
      'Prendre rendez-vous chez Arnsberg & Tochter à Munich : alliances, fiançailles, créations, examen de vue.',
    keywords: 'rendez-vous, conseil, joaillier Munich, alliances',
    heading: 'Prendre rendez-vous',
    lead: 'Appelez ou écrivez-nous. Dites-nous de quoi il s’agit, et la bonne table sera libre.',
    body: `
      <h2>Combien de temps prévoir</h2>
      <ul>
        <li>Alliances et bagues de fiançailles : une heure</li>
        <li>Création et transformation : une heure la première fois</li>
        <li>Examen de vue au Werkhof : trois quarts d’heure</li>
        <li>Successions et rachat : selon la quantité, chez vous si vous le souhaitez</li>
      </ul>
      <p>Pour une pile, un bracelet ou une réparation, venez sans rendez-vous.</p>
    `,
  },
};

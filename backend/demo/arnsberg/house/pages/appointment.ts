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
    lead: 'Suchen Sie sich aus, worum es geht und wann Sie Zeit haben. Wir bestätigen den Termin, meist noch am selben Tag.',
    body: `
      <h2>Gut zu wissen</h2>
      <ul>
        <li>Für Batterien, Bänder und Reparaturen brauchen Sie keinen Termin.</li>
        <li>Montags sind wir nach Vereinbarung da: rufen Sie an, wenn Ihnen der Montag besser passt.</li>
        <li>Nachlässe sehen wir auf Wunsch bei Ihnen zu Hause durch; auch das besprechen wir am Telefon.</li>
      </ul>
    `,
  },
  en: {
    title: 'Appointment',
    description:
      'Arrange an appointment with Arnsberg & Tochter in Munich: wedding and engagement rings, commissions, eye tests.',
    keywords: 'appointment, advice, jeweller Munich, wedding rings',
    heading: 'Arrange an appointment',
    lead: 'Choose what it is about and when you have time. We confirm the appointment, mostly on the same day.',
    body: `
      <h2>Good to know</h2>
      <ul>
        <li>For batteries, straps and repairs you need no appointment.</li>
        <li>On Mondays we are there by arrangement: call us if a Monday suits you better.</li>
        <li>Estates we go through at your home if you wish; that, too, is best discussed by telephone.</li>
      </ul>
    `,
  },
  fr: {
    title: 'Rendez-vous',
    description:
      'Prendre rendez-vous chez Arnsberg & Tochter à Munich : alliances, fiançailles, créations, examen de vue.',
    keywords: 'rendez-vous, conseil, joaillier Munich, alliances',
    heading: 'Prendre rendez-vous',
    lead: 'Choisissez l’objet de votre visite et le moment qui vous convient. Nous confirmons le rendez-vous, le plus souvent le jour même.',
    body: `
      <h2>Bon à savoir</h2>
      <ul>
        <li>Pour une pile, un bracelet ou une réparation, venez sans rendez-vous.</li>
        <li>Le lundi, nous sommes là sur rendez-vous : appelez-nous si ce jour vous convient mieux.</li>
        <li>Les successions, nous les examinons aussi chez vous ; parlons-en au téléphone.</li>
      </ul>
    `,
  },
};

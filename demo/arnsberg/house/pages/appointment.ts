// The page for arranging an appointment with "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const appointment: PageContent = {
  key: 'appointment',
  de: {
    title: 'Terminvereinbarung',
    description:
      'Vereinbaren Sie einen Termin bei Arnsberg & Tochter in München: für Trauringe, Verlobungsringe, eine Anfertigung oder einen Sehtest.',
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
      'Book an appointment with Arnsberg & Tochter in Munich for wedding or engagement rings, a commission or an eye test.',
    keywords: 'appointment, advice, jeweller Munich, wedding rings',
    heading: 'Make an appointment',
    lead: 'Choose what you would like to see us about and when it suits you. We will confirm your appointment, usually the same day.',
    body: `
      <h2>Good to know</h2>
      <ul>
        <li>You do not need an appointment for batteries, straps or repairs.</li>
        <li>On Mondays we open by appointment: call us if a Monday would suit you better.</li>
        <li>If you wish, we will look through an estate at your home; this, too, is best arranged by telephone.</li>
      </ul>
    `,
  },
  fr: {
    title: 'Rendez-vous',
    description:
      'Prenez rendez-vous chez Arnsberg & Tochter à Munich pour des alliances, une bague de fiançailles, une création ou un examen de vue.',
    keywords: 'rendez-vous, conseil, joaillier Munich, alliances',
    heading: 'Prendre rendez-vous',
    lead: 'Choisissez l’objet de votre visite et le moment qui vous convient. Nous vous confirmons le rendez-vous, le plus souvent le jour même.',
    body: `
      <h2>Bon à savoir</h2>
      <ul>
        <li>Pour une pile, un bracelet ou une réparation, nul besoin de rendez-vous.</li>
        <li>Le lundi, nous ouvrons sur rendez-vous : appelez-nous si ce jour vous convient mieux.</li>
        <li>S’il s’agit d’une succession, nous pouvons nous déplacer chez vous ; là encore, un appel suffit pour en
          convenir.</li>
      </ul>
    `,
  },
};

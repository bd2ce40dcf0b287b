// What the mails about appointments say, in every language alike. The house's are in German.
import type { Locale } from '../../../../../contract/locale.ts';
import type { AppointmentNotice } from '../../appointments/told.ts';

interface Opening {
  subject: (house: string) => string;
  heading: string;
  text: string;
}

export interface AppointmentTexts {
  notices: Record<AppointmentNotice, Opening>;
  cancelledByVisitor: Opening;
  /** What becomes of one that was moved, by whether it is fixed. */
  movedState: Record<'confirmed' | 'requested', string>;
  before: (when: string) => string;
  when: (day: string, from: string, to: string) => string;
  labels: Record<'piece' | 'place' | 'topic', string>;
  cancel: { text: string; link: string };
  again: string;
  /** That a file for the calendar comes along. */
  calendar: string;
  fileName: string;
  /** Title of the entry in a calendar. */
  entry: (house: string, topic: string | null) => string;
}

const of = (topic: string | null): string => (topic === null ? '' : `: ${topic}`);

export const appointmentTexts: Record<Locale, AppointmentTexts> = {
  de: {
    notices: {
      received: {
        subject: (house) => `Ihre Terminanfrage bei ${house}`,
        heading: 'Ihre Terminanfrage ist eingegangen',
        text: 'wir haben diesen Termin für Sie vorgemerkt. Fest ist er, sobald wir ihn bestätigen; dann schreiben wir Ihnen noch einmal.',
      },
      confirmed: {
        subject: (house) => `Ihr Termin bei ${house} ist bestätigt`,
        heading: 'Ihr Termin ist bestätigt',
        text: 'wir haben uns die Zeit für Sie genommen und freuen uns auf Ihren Besuch.',
      },
      moved: {
        subject: (house) => `Ihr Termin bei ${house} ist verlegt`,
        heading: 'Ihr Termin ist verlegt',
        text: 'wir haben Ihren Termin verlegt. Passt es Ihnen so nicht, antworten Sie einfach auf diese Nachricht.',
      },
      cancelled: {
        subject: (house) => `Ihr Termin bei ${house} ist abgesagt`,
        heading: 'Ihr Termin ist abgesagt',
        text: 'diesen Termin können wir leider nicht halten. Wir bitten um Entschuldigung.',
      },
    },
    cancelledByVisitor: {
      subject: (house) => `Sie haben Ihren Termin bei ${house} abgesagt`,
      heading: 'Ihr Termin ist abgesagt',
      text: 'danke, dass Sie uns Bescheid geben. Dieser Termin ist aufgehoben.',
    },
    movedState: {
      confirmed: 'Er ist damit bestätigt.',
      requested: 'Fest ist er, sobald wir ihn bestätigen; dann schreiben wir Ihnen noch einmal.',
    },
    before: (when) => `Bisher: ${when}`,
    when: (day, from, to) => `${day}, ${from} bis ${to} Uhr`,
    labels: {
      topic: 'Worum es geht',
      place: 'Wo',
      piece: 'Stück',
    },
    cancel: { text: 'Sie können nicht kommen? Hier sagen Sie ab:', link: 'Termin absagen' },
    again: 'Einen anderen Termin vereinbaren',
    calendar: 'Der Eintrag für Ihren Kalender liegt dieser Nachricht bei.',
    fileName: 'Termin.ics',
    entry: (house, topic) => `Termin bei ${house}${of(topic)}`,
  },
  en: {
    notices: {
      received: {
        subject: (house) => `Your request for an appointment at ${house}`,
        heading: 'We have received your request for an appointment',
        text: 'we have pencilled this appointment in for you. It is fixed once we confirm it; we will write to you again then.',
      },
      confirmed: {
        subject: (house) => `Your appointment at ${house} is confirmed`,
        heading: 'Your appointment is confirmed',
        text: 'we have kept the time for you and look forward to your visit.',
      },
      moved: {
        subject: (house) => `Your appointment at ${house} has been moved`,
        heading: 'Your appointment has been moved',
        text: 'we have moved your appointment. If that does not suit you, simply reply to this message.',
      },
      cancelled: {
        subject: (house) => `Your appointment at ${house} is cancelled`,
        heading: 'Your appointment is cancelled',
        text: 'we are sorry that we cannot keep this appointment.',
      },
    },
    cancelledByVisitor: {
      subject: (house) => `You have cancelled your appointment at ${house}`,
      heading: 'Your appointment is cancelled',
      text: 'thank you for letting us know. This appointment is cancelled.',
    },
    movedState: {
      confirmed: 'It is confirmed as it stands now.',
      requested: 'It is fixed once we confirm it; we will write to you again then.',
    },
    before: (when) => `Before: ${when}`,
    when: (day, from, to) => `${day}, ${from} to ${to}`,
    labels: {
      topic: 'What it is about',
      place: 'Where',
      piece: 'Piece',
    },
    cancel: { text: 'You cannot come? Cancel here:', link: 'Cancel the appointment' },
    again: 'Make another appointment',
    calendar: 'The entry for your calendar is attached to this message.',
    fileName: 'Appointment.ics',
    entry: (house, topic) => `Appointment at ${house}${of(topic)}`,
  },
  fr: {
    notices: {
      received: {
        subject: (house) => `Votre demande de rendez-vous chez ${house}`,
        heading: 'Votre demande de rendez-vous nous est parvenue',
        text: 'nous avons noté ce rendez-vous pour vous. Il est ferme dès que nous le confirmons ; nous vous écrirons alors à nouveau.',
      },
      confirmed: {
        subject: (house) => `Votre rendez-vous chez ${house} est confirmé`,
        heading: 'Votre rendez-vous est confirmé',
        text: 'nous vous avons réservé ce moment et nous réjouissons de votre visite.',
      },
      moved: {
        subject: (house) => `Votre rendez-vous chez ${house} est déplacé`,
        heading: 'Votre rendez-vous est déplacé',
        text: 'nous avons déplacé votre rendez-vous. Si cela ne vous convient pas, répondez simplement à ce message.',
      },
      cancelled: {
        subject: (house) => `Votre rendez-vous chez ${house} est annulé`,
        heading: 'Votre rendez-vous est annulé',
        text: 'nous ne pouvons malheureusement pas maintenir ce rendez-vous et vous prions de nous en excuser.',
      },
    },
    cancelledByVisitor: {
      subject: (house) => `Vous avez annulé votre rendez-vous chez ${house}`,
      heading: 'Votre rendez-vous est annulé',
      text: 'merci de nous avoir prévenus. Ce rendez-vous est annulé.',
    },
    movedState: {
      confirmed: 'Il est ainsi confirmé.',
      requested: 'Il est ferme dès que nous le confirmons ; nous vous écrirons alors à nouveau.',
    },
    before: (when) => `Jusqu’ici : ${when}`,
    when: (day, from, to) => `${day}, de ${from} à ${to}`,
    labels: {
      topic: 'Objet',
      place: 'Où',
      piece: 'Pièce',
    },
    cancel: { text: 'Vous ne pouvez pas venir ? Annulez ici :', link: 'Annuler le rendez-vous' },
    again: 'Prendre un autre rendez-vous',
    calendar: 'L’entrée pour votre agenda est jointe à ce message.',
    fileName: 'Rendez-vous.ics',
    entry: (house, topic) => `Rendez-vous chez ${house}${topic === null ? '' : ` : ${topic}`}`,
  },
};

export const houseAppointmentTexts: Record<
  'cancelled' | 'requested',
  { subject: (when: string, house: string) => string; heading: string; text: string }
> = {
  requested: {
    subject: (when, house) => `Neue Terminanfrage: ${when} (${house})`,
    heading: 'Neue Terminanfrage',
    text: 'Bestätigt, verlegt oder abgesagt wird der Termin im Studio unter „Termin“. Bis dahin ist die Zeit vorgemerkt.',
  },
  cancelled: {
    subject: (when, house) => `Termin abgesagt: ${when} (${house})`,
    heading: 'Ein Termin wurde abgesagt',
    text: 'Die Zeit ist wieder frei.',
  },
};

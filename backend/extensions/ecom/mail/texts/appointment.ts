// What the mails about appointments say, in every language alike. The house's are in German.
import type { Locale } from '../../../../../contract/locale.ts';

/** The mails to a visitor. */
export type AppointmentNotice = 'cancelled' | 'confirmed' | 'moved' | 'received';

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
        text: 'wir haben diesen Termin für Sie vorgemerkt. Verbindlich ist er, sobald wir ihn bestätigt haben; dann schreiben wir Ihnen noch einmal.',
      },
      confirmed: {
        subject: (house) => `Ihr Termin bei ${house} ist bestätigt`,
        heading: 'Ihr Termin ist bestätigt',
        text: 'wir haben uns die Zeit für Sie reserviert und freuen uns auf Ihren Besuch.',
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
      requested: 'Verbindlich ist er, sobald wir ihn bestätigt haben; dann schreiben wir Ihnen noch einmal.',
    },
    before: (when) => `Bisher: ${when}`,
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
        text: 'Thank you for your request. We have reserved this time for you; your appointment is final once we have confirmed it, and we will write to you again.',
      },
      confirmed: {
        subject: (house) => `Your appointment at ${house} is confirmed`,
        heading: 'Your appointment is confirmed',
        text: 'Your appointment is confirmed. We look forward to welcoming you.',
      },
      moved: {
        subject: (house) => `Your appointment at ${house} has been moved`,
        heading: 'Your appointment has been moved',
        text: 'We have had to move your appointment. If the new time does not suit you, simply reply to this message.',
      },
      cancelled: {
        subject: (house) => `Your appointment at ${house} has been cancelled`,
        heading: 'Your appointment has been cancelled',
        text: 'Unfortunately we are unable to keep this appointment. Please accept our apologies.',
      },
    },
    cancelledByVisitor: {
      subject: (house) => `You have cancelled your appointment at ${house}`,
      heading: 'Your appointment has been cancelled',
      text: 'Thank you for letting us know. Your appointment has been cancelled.',
    },
    movedState: {
      confirmed: 'The new time is confirmed.',
      requested: 'It is final once we have confirmed it, and we will write to you again.',
    },
    before: (when) => `Previously: ${when}`,
    labels: {
      topic: 'Reason for your visit',
      place: 'Boutique',
      piece: 'Piece',
    },
    cancel: { text: 'If you are unable to come, you can cancel here:', link: 'Cancel your appointment' },
    again: 'Request another appointment',
    calendar: 'A calendar entry is attached to this message.',
    fileName: 'Appointment.ics',
    entry: (house, topic) => `Appointment at ${house}${of(topic)}`,
  },
  fr: {
    notices: {
      received: {
        subject: (house) => `Votre demande de rendez-vous chez ${house}`,
        heading: 'Votre demande de rendez-vous nous est parvenue',
        text: 'Nous vous remercions de votre demande et vous réservons ce créneau. Votre rendez-vous sera définitif après notre confirmation, que vous recevrez par e-mail.',
      },
      confirmed: {
        subject: (house) => `Votre rendez-vous chez ${house} est confirmé`,
        heading: 'Votre rendez-vous est confirmé',
        text: 'Votre rendez-vous est confirmé. Nous nous réjouissons de vous accueillir.',
      },
      moved: {
        subject: (house) => `Votre rendez-vous chez ${house} est déplacé`,
        heading: 'Votre rendez-vous est déplacé',
        text: 'Nous avons dû déplacer votre rendez-vous. Si la nouvelle date ne vous convient pas, il vous suffit de répondre à ce message.',
      },
      cancelled: {
        subject: (house) => `Votre rendez-vous chez ${house} est annulé`,
        heading: 'Votre rendez-vous est annulé',
        text: 'Nous ne pouvons malheureusement pas maintenir ce rendez-vous et vous prions de bien vouloir nous en excuser.',
      },
    },
    cancelledByVisitor: {
      subject: (house) => `Vous avez annulé votre rendez-vous chez ${house}`,
      heading: 'Votre rendez-vous est annulé',
      text: 'Merci de nous avoir prévenus. Votre rendez-vous est annulé.',
    },
    movedState: {
      confirmed: 'La nouvelle date est confirmée.',
      requested: 'Il sera définitif après notre confirmation, que vous recevrez par e-mail.',
    },
    before: (when) => `Date précédente : ${when}`,
    labels: {
      topic: 'Objet de la visite',
      place: 'Boutique',
      piece: 'Pièce',
    },
    cancel: { text: 'En cas d’empêchement, vous pouvez annuler ici :', link: 'Annuler votre rendez-vous' },
    again: 'Demander un autre rendez-vous',
    calendar: 'Un événement pour votre agenda est joint à ce message.',
    fileName: 'Rendez-vous.ics',
    entry: (house, topic) => `Rendez-vous chez ${house}${topic === null ? '' : ` : ${topic}`}`,
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

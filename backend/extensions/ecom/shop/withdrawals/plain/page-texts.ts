// What the pages for browsers without scripts say (law row L8: the words of the statute), in every language.
import type { Locale } from '../../../../../../contract/locale.ts';

export type FormField = 'contract' | 'email' | 'name' | 'part';

export interface PageTexts {
  back: (house: string) => string;
  form: {
    title: string;
    text: string;
    problem: string;
    /** Of a field that is empty, malformed or too long. */
    errors: Record<FormField, string>;
    labels: Record<FormField, string>;
    partHint: string;
    submit: string;
  };
  review: {
    title: string;
    text: string;
    sentence: string;
    scope: string;
    whole: string;
    confirm: string;
    change: string;
  };
  receipt: {
    title: string;
    text: (time: string, email: string) => string;
    notAccepted: string;
    receivedAt: string;
    time: (time: string) => string;
    keep: string;
  };
  tooMany: string;
  unknown: { title: string; text: string };
}

export const pageTexts: Record<Locale, PageTexts> = {
  de: {
    back: (house) => `Zurück zu ${house}`,
    form: {
      title: 'Vertrag widerrufen',
      text: 'Drei Angaben genügen; einen Grund müssen Sie nicht nennen.',
      problem: 'Bitte prüfen Sie diese Angaben:',
      errors: {
        name: 'Bitte nennen Sie uns Ihren Namen (höchstens 160 Zeichen).',
        contract: 'Bitte nennen Sie uns den Vertrag, um den es geht (höchstens 500 Zeichen).',
        email: 'Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@beispiel.de',
        part: 'Bitte kürzen Sie den Text auf 2.000 Zeichen.',
      },
      labels: {
        name: 'Ihr Name',
        contract: 'Bestellnummer oder eine andere Bezeichnung des Vertrags',
        email: 'E-Mail für die Eingangsbestätigung',
        part: 'Nur ein Teil der Bestellung (freiwillig)',
      },
      partHint: 'Bleibt das Feld leer, widerrufen Sie den ganzen Vertrag.',
      submit: 'Weiter',
    },
    review: {
      title: 'Bitte prüfen Sie Ihre Angaben',
      text: 'Noch ist nichts abgeschickt.',
      sentence: 'Hiermit widerrufe ich den folgenden Vertrag.',
      scope: 'Umfang',
      whole: 'der ganze Vertrag',
      confirm: 'Widerruf bestätigen',
      change: 'Angaben ändern',
    },
    receipt: {
      title: 'Ihr Widerruf ist eingegangen',
      text: (time, email) =>
        `Ihre Widerrufserklärung ist am ${time} bei uns eingegangen. Die Eingangsbestätigung mit allem, was Sie erklärt haben, geht an ${email}.`,
      notAccepted:
        'Damit ist der Eingang bestätigt, noch nicht die Anerkennung. Wir sehen uns Ihren Widerruf an und schreiben Ihnen.',
      receivedAt: 'Eingegangen am',
      time: (time) => time,
      keep: 'Sie können diese Seite drucken oder speichern.',
    },
    tooMany:
      'Von Ihrem Anschluss sind in kurzer Zeit ungewöhnlich viele Anfragen eingegangen. Ihre Angaben bleiben erhalten; bitte senden Sie sie in zehn Minuten noch einmal.',
    unknown: {
      title: 'Hier fehlt etwas',
      text: 'Die Angaben aus dem Formular sind nicht angekommen. Bitte gehen Sie zurück und senden Sie es noch einmal.',
    },
  },
  en: {
    back: (house) => `Back to ${house}`,
    form: {
      title: 'Withdraw from contract here',
      text: 'Three details are all we need. You need not give a reason.',
      problem: 'Please check the following details:',
      errors: {
        name: 'Please enter your name (160 characters at most).',
        contract: 'Please tell us which contract this concerns (500 characters at most).',
        email: 'Please check your email address. It should look like name@example.org.',
        part: 'Please shorten the text to 2,000 characters.',
      },
      labels: {
        name: 'Your name',
        contract: 'Order number or another means of identifying the contract',
        email: 'Email address for the acknowledgement of receipt',
        part: 'Part of the order only (optional)',
      },
      partHint: 'If you leave this empty, you withdraw from the entire contract.',
      submit: 'Continue',
    },
    review: {
      title: 'Please check your details',
      text: 'Nothing has been sent yet.',
      sentence: 'I hereby give notice that I withdraw from the following contract.',
      scope: 'Scope',
      whole: 'the entire contract',
      confirm: 'Confirm withdrawal',
      change: 'Edit details',
    },
    receipt: {
      title: 'We have received your withdrawal',
      text: (time, email) =>
        `We received your declaration of withdrawal on ${time} (our local time). An acknowledgement of receipt with the full text of your declaration is on its way to ${email}.`,
      notAccepted:
        'This acknowledges receipt of your withdrawal, not its acceptance. We will examine it and write to you.',
      receivedAt: 'Received on',
      time: (time) => `${time} (our local time)`,
      keep: 'You may print or save this page.',
    },
    tooMany:
      'We have received an unusual number of requests from your connection. Your details have been kept; please send them again in ten minutes.',
    unknown: {
      title: 'Your details did not arrive',
      text: 'The details from the form did not reach us. Please go back and send it again.',
    },
  },
  fr: {
    back: (house) => `Retour à ${house}`,
    form: {
      title: 'Renoncer au contrat ici',
      text: 'Trois informations suffisent. Vous n’avez pas à indiquer de motif.',
      problem: 'Veuillez vérifier les champs suivants :',
      errors: {
        name: 'Veuillez indiquer votre nom (160 caractères au plus).',
        contract: 'Veuillez préciser le contrat concerné (500 caractères au plus).',
        email: 'Veuillez vérifier votre adresse e-mail (exemple : nom@exemple.fr).',
        part: 'Veuillez limiter le texte à 2 000 caractères.',
      },
      labels: {
        name: 'Votre nom',
        contract: 'Numéro de commande ou autre moyen d’identifier le contrat',
        email: 'Adresse e-mail pour l’accusé de réception',
        part: 'Une partie de la commande seulement (facultatif)',
      },
      partHint: 'Sans précision de votre part, la rétractation porte sur l’ensemble du contrat.',
      submit: 'Continuer',
    },
    review: {
      title: 'Veuillez vérifier vos informations',
      text: 'Rien n’a encore été envoyé.',
      sentence: 'Je vous notifie par la présente ma rétractation du contrat suivant.',
      scope: 'Portée',
      whole: 'l’ensemble du contrat',
      confirm: 'Confirmer la rétractation',
      change: 'Modifier les informations',
    },
    receipt: {
      title: 'Votre rétractation nous est bien parvenue',
      text: (time, email) =>
        `Votre déclaration de rétractation nous est parvenue le ${time} (heure locale). Un accusé de réception reprenant l’intégralité de votre déclaration est envoyé à ${email}.`,
      notAccepted:
        'Ceci accuse réception de votre rétractation et ne vaut pas acceptation. Nous allons l’examiner et vous écrire.',
      receivedAt: 'Reçue le',
      time: (time) => `${time} (heure locale)`,
      keep: 'Vous pouvez imprimer ou enregistrer cette page.',
    },
    tooMany:
      'Nous avons reçu un nombre inhabituel de demandes depuis votre connexion. Vos informations sont conservées ; veuillez les renvoyer dans dix minutes.',
    unknown: {
      title: 'Vos informations ne nous sont pas parvenues',
      text: 'Le formulaire ne nous est pas parvenu. Veuillez revenir à la page précédente et l’envoyer de nouveau.',
    },
  },
};

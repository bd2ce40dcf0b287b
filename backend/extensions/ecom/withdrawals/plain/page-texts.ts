// What the pages for browsers without scripts say (law row L8: the words of the statute), in every language.
import type { Locale } from '../../../../../contract/locale.ts';

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
      text: 'Drei Angaben genügen, Gründe brauchen wir keine.',
      problem: 'Bitte sehen Sie diese Angaben noch einmal an:',
      errors: {
        name: 'Nennen Sie uns Ihren Namen, mit höchstens 160 Zeichen.',
        contract: 'Sagen Sie uns, um welchen Vertrag es geht, mit höchstens 500 Zeichen.',
        email: 'Prüfen Sie die E-Mail-Adresse; sie sieht aus wie name@beispiel.de.',
        part: 'Kürzen Sie den Text auf 2.000 Zeichen.',
      },
      labels: {
        name: 'Ihr Name',
        contract: 'Bestellnummer, oder was den Vertrag sonst bezeichnet',
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
        `Ihre Widerrufserklärung ist am ${time} Uhr bei uns eingegangen. Die Eingangsbestätigung mit allem, was Sie erklärt haben, geht an ${email}.`,
      notAccepted:
        'Damit ist der Eingang bestätigt, noch nicht die Anerkennung. Wir sehen uns Ihren Widerruf an und schreiben Ihnen.',
      receivedAt: 'Eingegangen am',
      time: (time) => `${time} Uhr`,
      keep: 'Sie können diese Seite drucken oder speichern.',
    },
    tooMany:
      'Von Ihrem Anschluss kam in kurzer Zeit sehr viel. Ihre Angaben stehen noch hier; bitte senden Sie sie in zehn Minuten noch einmal.',
    unknown: {
      title: 'Hier fehlt etwas',
      text: 'Diese Seite gehört zu einem Formular, das nicht mitgekommen ist. Bitte gehen Sie zurück und senden Sie es noch einmal.',
    },
  },
  en: {
    back: (house) => `Back to ${house}`,
    form: {
      title: 'Withdraw from contract here',
      text: 'Three entries are enough; we need no reasons.',
      problem: 'Please look at these entries again:',
      errors: {
        name: 'Tell us your name, in at most 160 characters.',
        contract: 'Tell us which contract it is about, in at most 500 characters.',
        email: 'Check the e-mail address; it looks like name@example.com.',
        part: 'Shorten the text to 2,000 characters.',
      },
      labels: {
        name: 'Your name',
        contract: 'Order number, or what else identifies the contract',
        email: 'E-mail for the acknowledgement of receipt',
        part: 'Only a part of the order (optional)',
      },
      partHint: 'If the field stays empty, you withdraw from the whole contract.',
      submit: 'Continue',
    },
    review: {
      title: 'Please check your entries',
      text: 'Nothing has been sent yet.',
      sentence: 'I hereby give notice that I withdraw from the following contract.',
      scope: 'Extent',
      whole: 'the whole contract',
      confirm: 'Confirm withdrawal',
      change: 'Change the entries',
    },
    receipt: {
      title: 'Your withdrawal has been received',
      text: (time, email) =>
        `We received your declaration of withdrawal on ${time} (time in Germany). The acknowledgement of receipt with all that you declared goes to ${email}.`,
      notAccepted:
        'This acknowledges the receipt; it does not accept the withdrawal yet. We will look at it and write to you.',
      receivedAt: 'Received on',
      time: (time) => `${time} (time in Germany)`,
      keep: 'You can print or save this page.',
    },
    tooMany:
      'A great deal came from your connection in a short time. Your entries are still here; please send them again in ten minutes.',
    unknown: {
      title: 'Something is missing here',
      text: 'This page belongs to a form that did not come along. Please go back and send it once more.',
    },
  },
  fr: {
    back: (house) => `Retour à ${house}`,
    form: {
      title: 'Renoncer au contrat ici',
      text: 'Trois indications suffisent, sans motif.',
      problem: 'Veuillez revoir ces indications :',
      errors: {
        name: 'Indiquez votre nom, en 160 caractères au plus.',
        contract: 'Dites-nous de quel contrat il s’agit, en 500 caractères au plus.',
        email: 'Vérifiez l’adresse e-mail ; elle ressemble à nom@exemple.fr.',
        part: 'Abrégez le texte à 2 000 caractères.',
      },
      labels: {
        name: 'Votre nom',
        contract: 'Numéro de commande, ou ce qui désigne autrement le contrat',
        email: 'E-mail pour l’accusé de réception',
        part: 'Une partie de la commande seulement (facultatif)',
      },
      partHint: 'Si le champ reste vide, vous renoncez au contrat entier.',
      submit: 'Continuer',
    },
    review: {
      title: 'Veuillez vérifier vos indications',
      text: 'Rien n’est encore envoyé.',
      sentence: 'Je vous notifie par la présente ma rétractation du contrat suivant.',
      scope: 'Étendue',
      whole: 'le contrat entier',
      confirm: 'Confirmer la rétractation',
      change: 'Modifier les indications',
    },
    receipt: {
      title: 'Votre rétractation nous est parvenue',
      text: (time, email) =>
        `Votre déclaration de rétractation nous est parvenue le ${time} (heure d’Allemagne). L’accusé de réception, avec tout ce que vous avez déclaré, part à ${email}.`,
      notAccepted:
        'La réception est ainsi confirmée, pas encore l’acceptation. Nous examinons votre rétractation et vous écrivons.',
      receivedAt: 'Reçue le',
      time: (time) => `${time} (heure d’Allemagne)`,
      keep: 'Vous pouvez imprimer ou enregistrer cette page.',
    },
    tooMany:
      'Votre connexion a envoyé beaucoup de messages en peu de temps. Vos indications sont encore ici ; veuillez les renvoyer dans dix minutes.',
    unknown: {
      title: 'Il manque quelque chose',
      text: 'Cette page appartient à un formulaire qui n’est pas arrivé. Veuillez revenir en arrière et l’envoyer de nouveau.',
    },
  },
};

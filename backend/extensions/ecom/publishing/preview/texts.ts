// What an editor reads instead of a preview, in the languages of the site.
import type { Locale } from '../../../../../contract/locale.ts';

export type PreviewRefusal = 'not_signed_in' | 'not_readable' | 'no_preview';

interface Words {
  title: string;
  paragraphs: string[];
}

export const refusalTexts: Record<Locale, Record<PreviewRefusal, Words>> = {
  de: {
    not_signed_in: {
      title: 'Bitte zuerst anmelden',
      paragraphs: [
        'Die Vorschau sieht nur, wer im Studio angemeldet ist. Melden Sie sich dort an und öffnen Sie sie noch einmal.',
      ],
    },
    not_readable: {
      title: 'Diesen Eintrag können Sie nicht ansehen',
      paragraphs: ['Er ist gelöscht, noch nicht gespeichert oder gehört zu einem anderen Haus.'],
    },
    no_preview: {
      title: 'Hier gibt es keine Vorschau',
      paragraphs: [
        'Für diese Website ist keine eingerichtet. Wer sie betreibt, gibt mit PREVIEW_URL die Adresse des Vorschau-Servers an.',
      ],
    },
  },
  en: {
    not_signed_in: {
      title: 'Please sign in first',
      paragraphs: [
        'Previews are visible only to people signed in to the studio. Sign in there, then open the preview again.',
      ],
    },
    not_readable: {
      title: 'You cannot view this item',
      paragraphs: ['It has been deleted, has not been saved yet or belongs to another house.'],
    },
    no_preview: {
      title: 'No preview available',
      paragraphs: [
        'No preview is set up for this site. Its operator gives the address of the preview server with PREVIEW_URL.',
      ],
    },
  },
  fr: {
    not_signed_in: {
      title: 'Veuillez d’abord vous connecter',
      paragraphs: [
        'L’aperçu n’est visible que pour les personnes connectées au studio. Connectez-vous, puis ouvrez-le de nouveau.',
      ],
    },
    not_readable: {
      title: 'Vous ne pouvez pas consulter cet élément',
      paragraphs: ['Il a été supprimé, n’est pas encore enregistré ou appartient à une autre maison.'],
    },
    no_preview: {
      title: 'Aperçu indisponible',
      paragraphs: [
        'Aucun aperçu n’est configuré pour ce site. Son exploitant indique l’adresse du serveur d’aperçu avec PREVIEW_URL.',
      ],
    },
  },
};

// What the preview host itself says, in the languages of the site.
import type { Locale } from '../../contract/locale.ts';

interface Words {
  title: string;
  paragraphs: string[];
}

/** Why somebody sees no preview. */
export type HostRefusal = 'invalid' | 'too_old' | 'other_project' | 'no_visit';

interface Texts {
  banner: string;
  bannerName: string;
  queued: Words;
  building: Words;
  /** The reason follows. */
  failed: Words;
  refusals: Record<HostRefusal, Words>;
}

const again = {
  de: 'Öffnen Sie die Vorschau im Studio noch einmal, neben dem Formular des Eintrags.',
  en: 'Open the preview in the studio once more, beside the form of the item.',
  fr: 'Ouvrez de nouveau l’aperçu dans le studio, à côté du formulaire de l’élément.',
};

export const texts: Record<Locale, Texts> = {
  de: {
    banner: 'Vorschau, nicht veröffentlicht. Bestellen und Absenden ist hier ausgeschaltet.',
    bannerName: 'Vorschau',
    queued: {
      title: 'Die Vorschau wartet kurz',
      paragraphs: [
        'Gerade wird die Website gebaut; gleich danach ist sie an der Reihe. Diese Seite geht von selbst weiter.',
      ],
    },
    building: {
      title: 'Die Vorschau wird gebaut',
      paragraphs: ['Das dauert meist unter einer Minute. Diese Seite geht von selbst weiter.'],
    },
    failed: { title: 'Die Vorschau ließ sich nicht bauen', paragraphs: ['Die Website selbst bleibt, wie sie ist.'] },
    refusals: {
      invalid: { title: 'Dieser Link gilt nicht', paragraphs: ['Er ist unvollständig oder verändert.', again.de] },
      too_old: { title: 'Dieser Link ist abgelaufen', paragraphs: ['Er galt zehn Minuten.', again.de] },
      other_project: { title: 'Dieser Link gehört zu einer anderen Website', paragraphs: [again.de] },
      no_visit: {
        title: 'Das ist eine Vorschau für die Redaktion',
        paragraphs: [
          'Man kommt nur aus dem Studio hierher, und nach einer Stunde ist Schluss.',
          again.de,
          'Kommen Sie gerade von dort? Dann nimmt der Browser hier keine Cookies an: Öffnen Sie die Vorschau in einem eigenen Fenster.',
        ],
      },
    },
  },
  en: {
    banner: 'Preview, not published. Ordering and sending are switched off here.',
    bannerName: 'Preview',
    queued: {
      title: 'The preview waits for a moment',
      paragraphs: ['The site is being built; the preview is next. This page goes on by itself.'],
    },
    building: {
      title: 'The preview is being built',
      paragraphs: ['That mostly takes less than a minute. This page goes on by itself.'],
    },
    failed: { title: 'The preview could not be built', paragraphs: ['The site itself stays as it is.'] },
    refusals: {
      invalid: { title: 'This link is not valid', paragraphs: ['It is incomplete or was changed.', again.en] },
      too_old: { title: 'This link has expired', paragraphs: ['It was valid for ten minutes.', again.en] },
      other_project: { title: 'This link belongs to another site', paragraphs: [again.en] },
      no_visit: {
        title: 'This is a preview for editors',
        paragraphs: [
          'The only way here is from the studio, and it ends after an hour.',
          again.en,
          'Did you just come from there? Then the browser takes no cookies here: open the preview in a window of its own.',
        ],
      },
    },
  },
  fr: {
    banner: 'Aperçu, non publié. Les commandes et les envois sont désactivés ici.',
    bannerName: 'Aperçu',
    queued: {
      title: 'L’aperçu attend un instant',
      paragraphs: ['Le site est en cours de construction ; l’aperçu suit. Cette page continue d’elle-même.'],
    },
    building: {
      title: 'L’aperçu est en préparation',
      paragraphs: ['Cela prend en général moins d’une minute. Cette page continue d’elle-même.'],
    },
    failed: { title: 'L’aperçu n’a pas pu être préparé', paragraphs: ['Le site lui-même reste tel quel.'] },
    refusals: {
      invalid: { title: 'Ce lien n’est pas valable', paragraphs: ['Il est incomplet ou a été modifié.', again.fr] },
      too_old: { title: 'Ce lien a expiré', paragraphs: ['Il était valable dix minutes.', again.fr] },
      other_project: { title: 'Ce lien appartient à un autre site', paragraphs: [again.fr] },
      no_visit: {
        title: 'Ceci est un aperçu pour la rédaction',
        paragraphs: [
          'On n’y accède que depuis le studio, et il se ferme au bout d’une heure.',
          again.fr,
          'Vous en venez à l’instant ? Alors le navigateur n’accepte pas de cookies ici : ouvrez l’aperçu dans sa propre fenêtre.',
        ],
      },
    },
  },
};

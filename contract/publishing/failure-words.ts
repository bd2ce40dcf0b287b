// Why a build of a site failed, in words for an editor: what is wrong and the way out. Shown by the studio's panel, by mails,
// by the preview host and in the terminal. No library here: the panel is a part of the studio.
import type { Locale } from '../locale.ts';

type Words = Readonly<Record<Locale, string>>;

/** By cause. What it is about (records and fields, pages and links) follows as details, which need no language. */
export const failureWords = {
  content: {
    de: 'Ein Eintrag lässt sich so nicht darstellen. Bitte korrigieren Sie, was hier genannt ist, und speichern Sie.',
    en: 'An item cannot be shown as it is. Please correct what is named here, and save.',
    fr: 'Un élément ne peut pas être affiché tel quel. Corrigez ce qui est indiqué ici, puis enregistrez.',
  },
  record_missing: {
    de: 'Es fehlt etwas, ohne das die Website nicht auskommt. Legen Sie es an, oder veröffentlichen Sie es.',
    en: 'Something is missing that the site cannot do without. Create it, or publish it.',
    fr: 'Il manque un élément indispensable au site. Créez-le ou publiez-le.',
  },
  project_unknown: {
    de: 'Zu der Domain dieser Website gehört noch kein Projekt. Legen Sie es im Studio mit dieser Domain an; soll es eine andere sein, korrigiert die Betreuung Ihrer Website PROJECT_DOMAIN.',
    en: 'There is no project with the domain of this site yet. Create it in the studio with this domain; if it is to be another one, those who look after the site correct PROJECT_DOMAIN.',
    fr: 'Aucun projet ne correspond encore au domaine de ce site. Créez-le dans le studio avec ce domaine ; s’il doit être un autre, la personne qui s’occupe du site corrige PROJECT_DOMAIN.',
  },
  backend_away: {
    de: 'Die Inhalte ließen sich gerade nicht lesen. Veröffentlichen Sie gleich noch einmal.',
    en: 'The content could not be read just now. Publish again in a moment.',
    fr: 'Les contenus n’ont pas pu être lus à l’instant. Publiez à nouveau dans un moment.',
  },
  backend_refused: {
    de: 'Die Inhalte ließen sich nicht lesen. Geben Sie das an die Betreuung des Studios weiter.',
    en: 'The content could not be read. Tell those who look after the studio.',
    fr: 'Les contenus n’ont pas pu être lus. Transmettez-le à la personne qui s’occupe du studio.',
  },
  pages_missing: {
    de: 'Seiten fehlen. Veröffentlichen Sie noch einmal; bleibt es dabei, geben Sie es an die Betreuung Ihrer Website weiter.',
    en: 'Pages are missing. Publish again; if it stays so, tell those who look after the site.',
    fr: 'Des pages manquent. Publiez à nouveau ; si cela persiste, prévenez la personne qui s’occupe du site.',
  },
  pages_faulty: {
    de: 'Seiten sind fehlerhaft. Sehen Sie in ihren Texten nach eingefügtem HTML; ist da keines, geben Sie es an die Betreuung Ihrer Website weiter.',
    en: 'Pages are faulty. Look at their texts for HTML that was pasted in; where there is none, tell those who look after the site.',
    fr: 'Des pages sont défectueuses. Cherchez dans leurs textes du HTML collé ; s’il n’y en a pas, prévenez la personne qui s’occupe du site.',
  },
  broken_links: {
    de: 'Links führen ins Leere. Korrigieren Sie sie, oder veröffentlichen Sie, wohin sie führen.',
    en: 'Links lead nowhere. Correct them, or publish what they lead to.',
    fr: 'Des liens ne mènent nulle part. Corrigez-les, ou publiez ce vers quoi ils mènent.',
  },
  odd_sizes: {
    de: 'Die neue Website ist auffällig anders groß als die bisherige. Ist das gewollt, lässt die Betreuung Ihrer Website sie durch: npm run build -- --accept-size',
    en: 'The new site differs too much in size from the one before. If that is meant, those who look after the site let it through: npm run build -- --accept-size',
    fr: 'La taille du nouveau site diffère trop de celle de l’ancien. Si c’est voulu, la personne qui s’occupe du site le laisse passer : npm run build -- --accept-size',
  },
  taken_back: {
    de: 'Während gebaut wurde, ist die Website auf einen früheren Stand zurückgesetzt worden; dabei bleibt es. Veröffentlichen Sie wieder, wenn es weitergehen soll.',
    en: 'The site was taken back to an earlier release while this build ran; it stays so. Publish again when it may go on.',
    fr: 'Le site a été ramené à une version antérieure pendant cette construction ; il y reste. Publiez à nouveau quand il pourra continuer.',
  },
  host_stopped: {
    de: 'Der Server der Website wurde angehalten, während gebaut wurde.',
    en: 'The host of the site was stopped while it was being built.',
    fr: 'Le serveur du site a été arrêté pendant la construction.',
  },
  too_long: {
    de: 'Der Bau hat zu lange gedauert und wurde beendet. Veröffentlichen Sie noch einmal; bleibt es dabei, geben Sie es an die Betreuung Ihrer Website weiter.',
    en: 'The build took too long and was ended. Publish again; if it stays so, tell those who look after the site.',
    fr: 'La construction a duré trop longtemps et a été arrêtée. Publiez à nouveau ; si cela persiste, prévenez la personne qui s’occupe du site.',
  },
  killed: {
    de: 'Der Bau wurde von außen beendet, vielleicht weil der Speicher nicht reichte. Veröffentlichen Sie noch einmal; bleibt es dabei, geben Sie es an die Betreuung Ihrer Website weiter.',
    en: 'The build was killed from outside, perhaps for want of memory. Publish again; if it stays so, tell those who look after the site.',
    fr: 'La construction a été interrompue de l’extérieur, peut-être par manque de mémoire. Publiez à nouveau ; si cela persiste, prévenez la personne qui s’occupe du site.',
  },
  lost: {
    de: 'Der Server der Website hat den Auftrag angenommen und kennt ihn nicht mehr. Veröffentlichen Sie noch einmal.',
    en: 'The host of the site took the call and does not know of it any more. Publish again.',
    fr: 'Le serveur du site a accepté la demande et ne la connaît plus. Publiez à nouveau.',
  },
  unknown: {
    de: 'Im Studio ist keine Ursache dafür bekannt. Geben Sie es an die Betreuung Ihrer Website weiter; das Protokoll des Servers sagt mehr.',
    en: 'Nothing in the studio is known to be the cause. Tell those who look after the site; the log of the host tells more.',
    fr: 'Rien dans le studio ne semble en être la cause. Prévenez la personne qui s’occupe du site ; le journal du serveur en dit plus.',
  },
  preview_left_out: {
    de: 'Diese Website zeigt die Seite nicht: Eine Einstellung des Projekts lässt sie weg, oder zu ihrem Schlüssel gehört keine Adresse.',
    en: 'This site does not show the page: a setting of the project leaves it out, or there is no address for its key.',
    fr: 'Ce site n’affiche pas la page : un réglage du projet l’exclut, ou sa clé ne correspond à aucune adresse.',
  },
  preview_of_other_project: {
    de: 'Dieser Eintrag gehört nicht zu dieser Website.',
    en: 'This item is not one of this site.',
    fr: 'Cet élément n’appartient pas à ce site.',
  },
  preview_without_page: {
    de: 'Der Eintrag wird auf einer Seite gezeigt, die nicht veröffentlicht ist. Veröffentlichen Sie zuerst diese Seite.',
    en: 'The item is shown on a page that is not published. Publish that page first.',
    fr: 'L’élément s’affiche sur une page qui n’est pas publiée. Publiez d’abord cette page.',
  },
  preview_over: {
    de: 'Die Veranstaltung ist vorbei, und die Website zeigt nur kommende.',
    en: 'The event is over, and the site shows only those to come.',
    fr: 'L’événement est passé, et le site ne montre que ceux à venir.',
  },
  preview_without_shop: {
    de: 'Diese Website hat keinen Shop und damit keine Seite für das Produkt.',
    en: 'The site has no shop, and so no page for the product.',
    fr: 'Ce site n’a pas de boutique, et donc pas de page pour le produit.',
  },
} as const satisfies Record<string, Words>;

export type FailureCause = keyof typeof failureWords;

export const failureCauses = Object.keys(failureWords) as [FailureCause, ...FailureCause[]];

/** What went wrong: `details` are lines such as `/kontakt → /gibt-es-nicht` or `page 7, "slug": …`. */
export interface FailureReason {
  cause: FailureCause;
  details: readonly string[];
}

/** The words of the cause and a line for each detail. */
export const toReasonText = ({ cause, details }: FailureReason, locale: Locale): string =>
  [failureWords[cause][locale], ...details].join('\n');

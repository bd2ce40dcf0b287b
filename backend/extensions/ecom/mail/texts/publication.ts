// What the mails to editors about the site's publication say, in every language.
import type { Locale } from '../../../../../contract/locale.ts';

interface PublicationTexts {
  failed: {
    subject: (domain: string) => string;
    heading: string;
    text: (domain: string) => string;
    reason: string;
    record: string;
    next: string;
  };
  recovered: {
    subject: (domain: string) => string;
    heading: string;
    text: (domain: string) => string;
  };
  /** The link to the panel of the studio. */
  panel: string;
}

export const publicationTexts: Record<Locale, PublicationTexts> = {
  de: {
    failed: {
      subject: (domain) => `Änderung noch nicht veröffentlicht: ${domain}`,
      heading: 'Ihre Änderung ist noch nicht auf der Website',
      text: (domain) =>
        `Sie ist gespeichert, aber ${domain} ließ sich damit nicht neu bauen. Für Besucher hat sich nichts geändert.`,
      reason: 'Woran es lag',
      record: 'Hier sehen Sie nach:',
      next: 'Sobald Sie dort etwas ändern und speichern, wird von selbst neu veröffentlicht. Liegt es nicht an Ihren Inhalten, geben Sie diese E-Mail an die Betreuung Ihrer Website weiter.',
    },
    recovered: {
      subject: (domain) => `Jetzt veröffentlicht: ${domain}`,
      heading: 'Ihre Änderung ist jetzt auf der Website',
      text: (domain) => `Was vorhin nicht gelang, ist nachgeholt: ${domain} zeigt auch Ihre Änderung.`,
    },
    panel: 'Stand der Website im Studio',
  },
  en: {
    failed: {
      subject: (domain) => `Change not published yet: ${domain}`,
      heading: 'Your change is not on the site yet',
      text: (domain) => `It is saved, but ${domain} could not be built with it. Nothing has changed for visitors.`,
      reason: 'What went wrong',
      record: 'Where to look:',
      next: 'As soon as you correct it and save, the site is published again automatically. If your content is not the cause, please forward this email to whoever looks after your site.',
    },
    recovered: {
      subject: (domain) => `Published now: ${domain}`,
      heading: 'Your change is on the site now',
      text: (domain) => `The earlier failure has been resolved: ${domain} now shows your change.`,
    },
    panel: 'Site status in the studio',
  },
  fr: {
    failed: {
      subject: (domain) => `Modification pas encore publiée : ${domain}`,
      heading: 'Votre modification n’est pas encore en ligne',
      text: (domain) =>
        `Elle est enregistrée, mais ${domain} n’a pas pu être reconstruit. Rien n’a changé pour les visiteurs.`,
      reason: 'La cause',
      record: 'À vérifier ici :',
      next: 'Dès que vous aurez corrigé et enregistré, le site sera de nouveau publié automatiquement. Si vos contenus ne sont pas en cause, transmettez ce message à la personne qui s’occupe de votre site.',
    },
    recovered: {
      subject: (domain) => `Publié maintenant : ${domain}`,
      heading: 'Votre modification est en ligne',
      text: (domain) => `Le problème est résolu : ${domain} présente désormais votre modification.`,
    },
    panel: 'État du site dans le studio',
  },
};
